import BridgeCore
import HealthJSON
import JSON

/// A channel that the code of the app has registered. The names of its methods are not known: the code judges them itself.
struct HostedChannel: Channel {
    let name: String
    let caller = Caller.plugin
    let usualAuditAction: AuditAction? = .read
    let isHosted = true

    var methods: [Method] { [] }

    /// A method of the channel. Its body gets the params as they were received.
    func entry(
        _ name: String, _ body: @escaping @Sendable (Call, JSONValue?) throws -> Reply
    ) -> ChannelRegistry.Entry {
        let method = Method(
            name, "A method of the hosted app.", result: ResultDescription("result", [:])
        ) { call in try body(call, call.params) }
        return ChannelRegistry.Entry(method, in: self)
    }
}
