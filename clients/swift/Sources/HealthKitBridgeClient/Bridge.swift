import Foundation

/// A running bridge.
///
/// ```swift
/// let bridge = try await Bridge.start(.init(consent: .deny, osVersion: "17.0"))
/// let success = try await bridge.store.requestAuthorization(read: ["HKQuantityTypeIdentifierStepCount"]).success
/// await bridge.close()
/// ```
///
/// Calls may be made from any task, and many at once; the bridge carries them out in the order in which they were made.
/// A bridge that nobody holds any more is closed.
public final class Bridge: Sendable {
    private let connection: Connection
    private let timeout: Duration

    private init(_ connection: Connection, timeout: Duration) {
        self.connection = connection
        self.timeout = timeout
    }

    deinit {
        connection.finish()
    }

    /// Starts a bridge and asks for its version.
    ///
    /// - Parameters:
    ///   - options: The options of `serve`.
    ///   - executable: The executable, or its name on the `PATH`; by default that of `HEALTHKIT_BRIDGE` in the
    ///     environment, else `healthkit-bridge`.
    ///   - timeout: How long a call may take, unless it says otherwise.
    /// - Returns: The bridge.
    /// - Throws: A ``ConnectionFailure``.
    public static func start(
        _ options: Options = Options(),
        executable: String? = nil,
        timeout: Duration = .seconds(30)
    ) async throws -> Bridge {
        let arguments = try OptionArguments(options)
        let connection = try Connection(executable: try Executable.find(executable), arguments: arguments.arguments)
        do {
            try await connection.checkVersion(timeout: timeout)
        } catch {
            await connection.close()
            throw error
        }
        // The bridge has read the files by now.
        withExtendedLifetime(arguments) {}
        return Bridge(connection, timeout: timeout)
    }

    /// Calls a method. Cancelling the task cancels a request that waits for the user, or takes long.
    ///
    /// ```swift
    /// try await bridge.call("store/authorizationStatus", ["type": "HKQuantityTypeIdentifierStepCount"])
    /// ```
    ///
    /// - Parameters:
    ///   - method: The method, such as `store/save`.
    ///   - params: Its params; ``JSONValue/init(encoding:)`` makes them of types of yours.
    ///   - timeout: How long the call may take; by default what the bridge was started with.
    /// - Returns: The result; ``JSONValue/decoded(as:)`` makes a type of yours of it.
    /// - Throws: A ``ResponseError`` if the bridge answers one, or a ``ConnectionFailure``.
    @discardableResult
    public func call(_ method: String, _ params: JSONValue? = nil, timeout: Duration? = nil) async throws -> JSONValue {
        try await connection.request(method, params, timeout: timeout ?? self.timeout)
    }

    /// What the bridge sends by itself, in order, also what it has sent before anybody asked.
    ///
    /// - Parameters:
    ///   - method: The method of the notifications, such as `store/observerQuery.update`.
    ///   - patience: How long each may take to come; for ever if left out.
    /// - Returns: The params of the notifications. Each is given once, whoever iterates.
    public func notifications(_ method: String, within patience: Duration? = nil) -> Notifications {
        Notifications(connection: connection, bridge: self, method: method, patience: patience)
    }

    /// Ends the bridge and waits until its process is gone: its input is closed, then after a second it is terminated, and
    /// after another killed.
    public func close() async {
        await connection.close()
    }

    /// The identifier of the bridge's process.
    public var processIdentifier: Int32 { connection.processIdentifier }

    /// Calls a method for a typed helper.
    func request<Result: Decodable>(_ method: String, _ params: Members = [:]) async throws -> Result {
        let result = try await perform(method, params)
        do {
            return try result.decoded(as: Result.self)
        } catch {
            throw connection.fail(.garbage, "The bridge answered \(method) with something else than the protocol says.")
        }
    }

    /// Calls a method for a typed helper whose result says nothing.
    @discardableResult
    func perform(_ method: String, _ params: Members = [:]) async throws -> JSONValue {
        try await call(method, params.isEmpty ? nil : JSONValue(encoding: params))
    }
}

/// Starts a bridge, does something with it, and closes it whatever happens.
///
/// - Parameters:
///   - options: The options of `serve`.
///   - executable: The executable, as in ``Bridge/start(_:executable:timeout:)``.
///   - timeout: How long a call may take, unless it says otherwise.
///   - isolation: Where `body` runs: where it is called.
///   - body: What to do with the bridge.
/// - Returns: What `body` returns.
/// - Throws: A ``ConnectionFailure``, or what `body` throws.
@discardableResult
public func withBridge<Result>(
    _ options: Bridge.Options = Bridge.Options(),
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
