import HealthEngine
import HealthJSON
import HealthModel
import JSON
import JSONRPC

/// The methods about the connection itself. They have no channel prefix: standards define their names.
struct ConnectionChannel: Channel {
    let name = ""
    let caller = Caller.client
    var methods: [Method] { [Self.cancelRequest, Self.shutdown, Self.exit, Self.discover, Self.version] + Self.catalogMethods }
}

extension ConnectionChannel {
    /// As in the Language Server Protocol. A cancelled request that waits for the user fails with -32800, and its sheet closes
    /// without a decision. A long request looks for its cancellation itself (``CancellationSearch``).
    static let cancelRequest = Method(
        "$/cancelRequest",
        "Cancels a request that waits for the user or takes long. Send it as a notification.",
        .cancelledID
    ) { call, id in
        call.afterResponse { call.connection.cancel(id) }
    }

    /// Ignores its params, as in the Language Server Protocol.
    static let shutdown = Method(
        plugin: "shutdown",
        "Cancels the requests that wait for the user, and refuses later ones. Send `exit` next.",
        result: .nothing
    ) { call, _ in
        call.connection.isShutDown = true
        call.afterResponse { call.app.process.failAuthorizations(.error(.errorUserCanceled)) }
        return JSONNull()
    }

    /// Ignores its params, as in the Language Server Protocol.
    static let exit = Method(
        plugin: "exit", "Ends the process, with status 0 after `shutdown`, else 1. Send it as a notification.", result: .nothing
    ) { call, _ in
        call.afterResponse { call.connection.host?.end() }
        return JSONNull()
    }

    /// OpenRPC's service discovery.
    static let discover = Method(
        "rpc/discover",
        "Returns this OpenRPC document.",
        result: ResultDescription(
            "openrpc", ["$ref": "https://raw.githubusercontent.com/open-rpc/meta-schema/master/schema.json"]
        )
    ) { call in
        OpenRPC.document(of: call.connection.registry, hosted: call.connection.hosted?.channelNames)
    }

    /// Lets a client refuse a host with another version of the protocol. It reads neither the clock nor the store.
    static let version = Method(
        "rpc/version",
        "Returns the name of the host and the version of its protocol.",
        result: ResultDescription("version", Schemas.object(["name": .stringSchema, "version": .stringSchema]))
    ) { call in
        identity
    }

    private static let identity: JSONValue = ["name": "healthkit-bridge", "version": .string(OpenRPC.version)]
}

extension Parameter where Value == RequestID {
    /// The id of a request. It must be present. A schema that requires it could not also allow null, which is a valid id.
    fileprivate static let cancelledID = Parameter(
        ParameterDescription("id", "The id of the request to cancel. Null is a valid id.", isRequired: false, schema: [:])
    ) { arguments in
        guard let reader = arguments.member("id"), let id = RequestID(reader.value) else {
            throw JSONReadingError.expected("a string, a number or null", at: "id")
        }
        return id
    }
}
