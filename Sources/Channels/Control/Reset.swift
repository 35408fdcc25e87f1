import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON
import JSONRPC

extension ControlChannel {
    /// Resets the host to its start, then applies options of `serve`. `framing` cannot change, because the connection uses it.
    static let reset = Method(
        "reset",
        """
        Resets everything to the start of the host, applies the given options of `serve`, and runs the prelude again. \
        Requests that wait for the user are cancelled.
        """,
        Parameter(HostOptions.table.map(\.parameter))
    ) { call, arguments in
        var arguments = arguments
        var options = call.connection.initialOptions
        try options.set(&arguments, log: call.phone.environment.log)
        try reset(call, to: options)
    }

    private static func reset(_ call: Call, to options: HostOptions) throws {
        _ = try call.connection.preludeRequests(options.prelude)
        do {
            try call.connection.reset(to: options)
        } catch {
            throw error.naming(options.storePath.map(call.context.files.name))
        }
        call.afterResponse {
            call.app.process.failAuthorizations(.error(.errorUserCanceled))
            // The cancelled requests were made before the reset, so they do not belong in the new journal.
            call.connection.record.restartEntries()
        }
        try call.connection.runPrelude()
    }
}

extension BridgeError {
    /// A failure of a store file with the path in its message; another error unchanged.
    fileprivate func naming(_ path: String?) -> BridgeError {
        guard case .health(.store(let error)) = self, let path else { return self }
        return .fault(
            ErrorObject(
                code: ErrorObject.internalError.code,
                message: "\(path.shortened): \(error.message)",
                data: ["store": .string(error.name)]
            )
        )
    }
}
