package import JSON

/// A channel that the code of a hosted app has registered. The names of its methods are not known: the code judges them itself.
package struct HostedChannel: Channel {
    package let name: String
    package let role = ChannelRole.app
    package let usualAuditAction: AuditAction? = .read

    /// A channel.
    package init(_ name: String) {
        self.name = name
    }

    package var methods: [Method] { [] }

    package func argumentStyle(of method: Method) -> ArgumentStyle { .plugin }
}

extension ChannelRegistry.Entry {
    /// A method of a hosted app. Its body gets the params as they were received.
    package convenience init(
        _ method: String, of channel: HostedChannel, _ body: @escaping @Sendable (Call, JSONValue?) throws -> Reply
    ) {
        let method = Method(
            asking: method, "A method of the hosted app.", result: ResultDescription("result", [:]), example: Example()
        ) { call in try body(call, call.params) }
        self.init(method, in: channel)
    }
}
