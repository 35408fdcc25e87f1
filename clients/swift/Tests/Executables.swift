import Foundation
@testable import HealthKitBridgeClient

/// The executable for the tests: that of `HEALTHKIT_BRIDGE`, else that beside the tests.
let bridgeExecutable: String =
    ProcessInfo.processInfo.environment["HEALTHKIT_BRIDGE"]
    ?? URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "healthkit-bridge").path

/// The major version of the protocol that the client supports.
let majorVersion = Int(protocolVersion.split(separator: ".")[0]) ?? 0

/// The sample type of the tests.
let stepCount: JSONValue = "HKQuantityTypeIdentifierStepCount"

/// Starts a bridge of this executable.
func start(_ options: [String: JSONValue] = [:]) async throws -> Bridge {
    try await Bridge.start(options, executable: bridgeExecutable)
}

/// A bridge that runs a shell script.
final class FakeBridge {
    /// The response to the first request, for the version.
    static let version = #"{"jsonrpc":"2.0","id":1,"result":{"name":"fake","version":"\#(protocolVersion)"}}"#

    private let script = FileManager.default.temporaryDirectory.appending(path: "fake-bridge-\(UUID()).sh")

    /// A bridge that runs a script.
    init(_ script: String) throws {
        try Data(script.utf8).write(to: self.script)
    }

    /// A bridge that responds with its version and then runs a script.
    convenience init(afterVersion script: String) throws {
        try self.init("read line; echo '\(Self.version)'\n\(script)\n")
    }

    deinit {
        try? FileManager.default.removeItem(at: script)
        try? FileManager.default.removeItem(atPath: script.path + ".note")
    }

    /// The text that the script has written to `$3.note`.
    var note: String { (try? String(contentsOfFile: script.path + ".note", encoding: .utf8)) ?? "" }

    /// Starts the bridge.
    func start(timeout: Duration = .seconds(600)) async throws -> Bridge {
        // A newly written program cannot always be started, because another process may have inherited the open file.
        let executable = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "fake-bridge").path
        // Keep the script until the bridge has started.
        defer { withExtendedLifetime(self) {} }
        return try await Bridge.start(["prelude": .string(script.path)], executable: executable, timeout: timeout)
    }
}

/// Whether a process exists, including a zombie.
func exists(_ process: Int32) -> Bool {
    kill(process, 0) == 0
}

/// Waits until a process has ended; false if it still exists after ten minutes.
func hasEnded(_ process: Int32) async throws -> Bool {
    for _ in 0..<60_000 where exists(process) {
        try await Task.sleep(for: .milliseconds(10))
    }
    return !exists(process)
}
