import AppleHealthKitChannel
package import BridgeCore
import CapacitorHealthChannel
import CapgoHealthChannel
import ControlChannel
import CordovaHealthChannel
import FlutterHealthChannel
import HealthKitPermissionsChannel
import HealthKitReporterChannel
import PerfoodHealthkitChannel
import StoreChannel

/// The channels that the bridge serves.
package enum Channels {
    /// All channels. A new channel is one line here.
    package static let all: [any Channel] = [
        HealthKitPermissionsChannel(),
        StoreChannel(),
        ControlChannel(),
        HealthKitReporterChannel(),
        FlutterHealthChannel(),
        AppleHealthKitChannel(),
        CordovaHealthChannel(),
        CapgoHealthChannel(),
        CapacitorHealthChannel(),
        PerfoodHealthkitChannel(),
    ]

    /// The methods of all channels.
    package static let registry = ChannelRegistry(all)
}
