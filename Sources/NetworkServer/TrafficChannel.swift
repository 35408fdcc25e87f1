import BridgeCore
import HealthJSON
import JSON

/// The methods with which the device owner watches the messages of apps. They exist on connections of the device owner alone.
struct TrafficChannel: Channel {
    let name = "control"
    let role = ChannelRole.control
    var methods: [Method] { [Self.watchTraffic, Self.unwatchTraffic] }

    /// The names of the methods.
    static let names: Set<String> = ["control/watchTraffic", "control/unwatchTraffic"]

    private static let watchTraffic = Method(
        "watchTraffic",
        "Sends `control/traffic` for each message between the server and an app of a phone, from now on.",
        .optional("phone", .string, "The name of the phone. Default: that of the connection."),
        result: .nothing,
        example: Example()
    ) { call, phone in
        (call.connection.owner as? Owner)?.watchTraffic(of: phone)
        return JSONNull()
    }

    private static let unwatchTraffic = Method(
        "unwatchTraffic", "Ends `control/traffic` on this connection, for all phones.", result: .nothing, example: Example()
    ) { call in
        (call.connection.owner as? Owner)?.unwatchTraffic()
        return JSONNull()
    }
}
