import Foundation

/// A running bridge.
///
/// ```swift
/// let bridge = try await Bridge.start(["consent": "deny", "osVersion": "17.0"])
/// try await bridge.call("store/requestAuthorization", ["read": ["HKQuantityTypeIdentifierStepCount"]])
/// await bridge.close()
/// ```
///
/// Calls can be made concurrently from any task. The bridge performs them in the order of the calls. A bridge closes
/// when its last reference is released.
public final class Bridge: Sendable {
    private let connection: Connection
    private let timeout: Duration

    /// Checks the version of the bridge, and closes the connection if it does not fit.
    private init(checking connection: Connection, timeout: Duration) async throws {
        self.connection = connection
        self.timeout = timeout
        do {
            try await connection.checkVersion(timeout: timeout)
        } catch {
            await connection.close()
            throw error
        }
    }

    deinit {
        connection.finish()
    }

    /// Starts a bridge and asks for its version.
    ///
    /// - Parameters:
    ///   - options: The options of `serve` in camel case. `consent` may also be a rule or a list of rules. `mode` is `strict` unless it
    ///     is given.
    ///   - executable: The executable, or its name on the `PATH`; by default that of `HEALTHKIT_BRIDGE` in the
    ///     environment, else a phone of its own on the server of `HEALTHKIT_BRIDGE_URL`, else `healthkit-bridge`.
    ///   - timeout: The default time limit of a call.
    /// - Returns: The bridge.
    /// - Throws: A ``ConnectionFailure``.
    public static func start(
        _ options: [String: JSONValue] = [:], executable: String? = nil, timeout: Duration = .seconds(30)
    ) async throws -> Bridge {
        if executable == nil, let url = ServeCommand.server(in: ProcessInfo.processInfo.environment) {
            return try await start(options, on: url, timeout: timeout)
        }
        let command = try ServeCommand(executable, options: ["mode": "strict"].merging(options) { $1 })
        let connection = try Connection(executable: command.executable, arguments: command.arguments)
        // Keep the command's files until the bridge has read them.
        defer { withExtendedLifetime(command) {} }
        return try await Bridge(checking: connection, timeout: timeout)
    }

    /// Starts a phone of its own on a server, unless the URL names one.
    static func start(_ options: [String: JSONValue], on url: String, timeout: Duration) async throws -> Bridge {
        let isNamed = URLComponents(string: url)?.queryItems?.contains { $0.name == "phone" } ?? false
        let bridge = try await connect(url, isNamed ? [:] : ["phone": UUID().uuidString], timeout: timeout)
        do {
            if !options.isEmpty { try await bridge.call("control/reset", .object(options)) }
            return bridge
        } catch {
            await bridge.close()
            throw error
        }
    }

    /// Connects to a server, `healthkit-bridge serve --listen`, as a process of an app of its own, and asks for its
    /// version.
    ///
    /// - Parameters:
    ///   - url: The URL that the server prints, with its token.
    ///   - identity: Who speaks: `bundleId`, `name`, `version`, `phone` and `role`, as in the query of the server.
    ///   - timeout: The default time limit of a call.
    /// - Returns: The bridge.
    /// - Throws: A ``ConnectionFailure``.
    public static func connect(
        _ url: String, _ identity: KeyValuePairs<String, String> = [:], timeout: Duration = .seconds(30)
    ) async throws -> Bridge {
        guard var components = URLComponents(string: url), ["http", "ws"].contains(components.scheme) else {
            throw ConnectionFailure(.missing, "The URL is not the http or ws URL of a server.")
        }
        components.queryItems =
            (components.queryItems ?? []) + identity.map { URLQueryItem(name: $0.key, value: $0.value) }
        return try await Bridge(checking: Connection(components), timeout: timeout)
    }

    /// Calls a method. Cancelling the task cancels a request that waits for the user or is long-running.
    ///
    /// ```swift
    /// try await bridge.call("store/authorizationStatus", ["type": "HKQuantityTypeIdentifierStepCount"])
    /// ```
    ///
    /// - Parameters:
    ///   - method: The method, such as `store/save`.
    ///   - params: The params.
    ///   - timeout: The time limit of the call; by default that of the bridge.
    /// - Returns: The result. ``JSONValue/decoded(as:)`` decodes it.
    /// - Throws: A ``ResponseError`` if the response is an error, or a ``ConnectionFailure``.
    @discardableResult
    public func call(_ method: String, _ params: JSONValue? = nil, timeout: Duration? = nil) async throws -> JSONValue {
        try await connection.request(method, params, timeout: timeout ?? self.timeout)
    }

    /// What has happened since the start or the last reset, for a test that failed: calls, decisions, an open sheet, the phone, rules. It has
    /// types and counts, and no health value.
    public func explain() async -> String {
        do {
            return try await call("control/explain").decoded(as: [String].self).joined(separator: "\n")
        } catch {
            return "The bridge has ended, or has no channel control: its calls are not known."
        }
    }

    /// A sentence about each fault that `control/failNext` has ordered, and that no call has used.
    public func unusedFaults() async throws -> [String] {
        try await call("control/listFaults")["unused"]?.decoded(as: [String].self) ?? []
    }

    /// The notifications of the bridge in order, including those that arrived before this call.
    ///
    /// - Parameters:
    ///   - method: The method of the notifications, such as `store/observerQuery.update`.
    ///   - timeout: The time limit for each notification; nil for none.
    /// - Returns: The params of the notifications. Each is returned once, to one of the iterators.
    public func notifications(_ method: String, within timeout: Duration? = nil) -> Notifications {
        Notifications(connection: connection, bridge: self, method: method, timeout: timeout)
    }

    /// Ends the bridge and waits until its process has ended. Closes its input, terminates it after a second, and kills
    /// it after another second.
    public func close() async {
        await connection.close()
    }

    /// The identifier of the bridge's process; 0 for a server.
    public var processIdentifier: Int32 { connection.processIdentifier }
}

/// Starts a bridge, calls `body` with it, and closes it, even if `body` throws.
///
/// - Parameters:
///   - options: The options, as in ``Bridge/start(_:executable:timeout:)``.
///   - executable: The executable, as there.
///   - timeout: The default time limit of a call.
///   - isolation: The actor that runs `body`: by default that of the caller.
///   - body: The function that uses the bridge.
/// - Returns: The result of `body`.
/// - Throws: A ``ConnectionFailure``, or the error of `body`.
@discardableResult
public func withBridge<Result>(
    _ options: [String: JSONValue] = [:],
    executable: String? = nil,
    timeout: Duration = .seconds(30),
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Bridge) async throws -> Result
) async throws -> Result {
    let bridge = try await Bridge.start(options, executable: executable, timeout: timeout)
    do {
        let result = try await body(bridge)
        await bridge.close()
        return result
    } catch {
        await bridge.close()
        throw error
    }
}
