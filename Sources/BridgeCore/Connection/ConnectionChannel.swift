import HealthEngine
import HealthModel
import JSON
import JSONRPC

/// The methods about the connection itself. They are on no channel: their names are as the standards have them.
struct ConnectionChannel: Channel {
    let name = ""
    let role = ChannelRole.connection
    var methods: [Method] { [Self.cancelRequest, Self.shutdown, Self.exit, Self.discover, Self.version] }

    /// `shutdown` and `exit` take whatever comes, as in the Language Server Protocol.
    func argumentStyle(of method: Method) -> ArgumentStyle { method.name.contains("/") ? .strict : .plugin }
}

extension ConnectionChannel {
    /// As in the Language Server Protocol. A request that waits for the user can still be cancelled when this is carried out;
    /// it is answered with -32800, and its sheet goes away undecided. A request that takes long has looked for this by itself
    /// (``CancellationSearch``).
    static let cancelRequest = Method(
        "$/cancelRequest",
        "Cancels a request that waits for the user, or that takes long. Meant as a notification.",
        .cancelledID,
        result: .nothing,
        example: Example(["id": 7])
    ) { (call, id) throws(BridgeError) in
        call.afterResponse { call.connection.cancel(id) }
        return JSONNull()
    }

    static let shutdown = Method(
        "shutdown",
        "Ends the work: requests that wait for the user are cancelled, later ones are refused. Then send exit.",
        result: .nothing,
        example: Example()
    ) { (call) throws(BridgeError) in
        call.connection.isShutDown = true
        call.afterResponse { call.app.process.failAuthorizations(.error(.errorUserCanceled)) }
        return JSONNull()
    }

    static let exit = Method(
        "exit",
        "Ends the process: with status 0 after shutdown, else 1. Meant as a notification.",
        result: .nothing,
        example: Example()
    ) { (call) throws(BridgeError) in
        call.afterResponse { call.connection.exit() }
        return JSONNull()
    }

    /// OpenRPC's service discovery.
    static let discover = Method(
        "rpc/discover",
        "This document.",
        result: ResultDescription(
            "openrpc",
            ["$ref": "https://raw.githubusercontent.com/open-rpc/meta-schema/master/schema.json"]
        ),
        example: Example(result: ["openrpc": .string(OpenRPC.formatVersion)])
    ) { (call) throws(BridgeError) in
        OpenRPC.document(of: call.connection.registry)
    }

    /// By this a client can refuse a host that speaks another version. It reads neither clock nor store.
    static let version = Method(
        "rpc/version",
        "The name of the host, and the version of the protocol that it speaks.",
        result: ResultDescription(
            "version",
            Schemas.object(["name": .stringSchema, "version": .stringSchema])
        ),
        example: Example(result: identity)
    ) { (call) throws(BridgeError) in
        identity
    }

    private static let identity: JSONValue = ["name": "healthkit-bridge", "version": .string(OpenRPC.version)]
}

extension Parameter where Value == RequestID {
    /// The id of a request. It must be there, though the document cannot say so: null is an id.
    fileprivate static let cancelledID = Parameter(
        ParameterDescription("id", "The id of the request; null is one.", isRequired: false, schema: [:])
    ) { (argument, _) throws(BridgeError) in
        let id: RequestID? =
            switch argument {
            case .absent: nil
            case .null: .null
            case .value(let reader): RequestID(reader.value)
            }
        guard let id else { throw .expected("a string, a number or null", at: "id") }
        return id
    }
}
