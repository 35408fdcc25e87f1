import Foundation
import HealthKitBridgeClient

/// The bridge that the tests talk to: `HEALTHKIT_BRIDGE` names it, else it is beside the tests.
let bridgeExecutable: String =
    ProcessInfo.processInfo.environment["HEALTHKIT_BRIDGE"]
    ?? URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "healthkit-bridge").path

/// Starts that bridge.
func start(_ options: Bridge.Options = Bridge.Options()) async throws -> Bridge {
    try await Bridge.start(options, executable: bridgeExecutable)
}

/// A bridge that does what a shell script says.
final class FakeBridge {
    /// What a bridge answers that is asked for its version first.
    static let version = #"{"jsonrpc":"2.0","id":1,"result":{"name":"fake","version":"0.1.0"}}"#

    private let script = FileManager.default.temporaryDirectory.appending(path: "fake-bridge-\(UUID()).sh")

    /// A bridge that runs a script.
    init(_ script: String) throws {
        try Data(script.utf8).write(to: self.script)
    }

    /// A bridge that tells its version, and then runs a script.
    convenience init(afterVersion script: String) throws {
        try self.init("read line; echo '\(Self.version)'\n\(script)\n")
    }

    deinit {
        try? FileManager.default.removeItem(at: script)
        try? FileManager.default.removeItem(atPath: script.path + ".note")
    }

    /// What the script has written to `$3.note`.
    var note: String { (try? String(contentsOfFile: script.path + ".note", encoding: .utf8)) ?? "" }

    /// Starts it.
    func start(timeout: Duration = .seconds(30)) async throws -> Bridge {
        // A program that was just written cannot always be started, as others may have inherited the open file.
        let executable = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "fake-bridge").path
        // The script must be there until then.
        defer { withExtendedLifetime(self) {} }
        return try await Bridge.start(.init(prelude: script.path), executable: executable, timeout: timeout)
    }
}

/// Whether a process is there, be it only as a zombie.
func isThere(_ process: Int32) -> Bool {
    kill(process, 0) == 0
}

/// Waits until a process is gone; false if it is still there after five seconds.
func isGone(_ process: Int32) async throws -> Bool {
    for _ in 0..<500 where isThere(process) {
        try await Task.sleep(for: .milliseconds(10))
    }
    return !isThere(process)
}
