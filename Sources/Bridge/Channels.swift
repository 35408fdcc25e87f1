package import BridgeCore
import ControlChannel
import HealthKitPermissionsChannel
import StoreChannel

/// The channels that the bridge serves.
package enum Channels {
    /// All of them. A further channel is one line here.
    package static let all: [any Channel] = [
        HealthKitPermissionsChannel(),
        StoreChannel(),
        ControlChannel(),
    ]

    /// Their methods.
    package static let registry = ChannelRegistry(all)
}
