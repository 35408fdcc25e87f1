import Foundation
import Testing

@testable import HealthKitBridgeClient

struct BridgeProcessTests {
    @Test func `an empty environment variable is ignored`() throws {
        let environment = ["HEALTHKIT_BRIDGE": "", "PATH": "/nowhere"]
        #expect(try ServeCommand.findExecutable("/bin/sh", environment: environment) == "/bin/sh")
        let failure = #expect(throws: ConnectionFailure.self) {
            try ServeCommand.findExecutable(nil, environment: environment)
        }
        #expect(failure?.message.contains("no executable healthkit-bridge:") == true)
    }

    @Test func `the object of an ended process is released`() async throws {
        weak var process: BridgeProcess?
        do {
            let started = BridgeProcess(executable: bridgeExecutable, arguments: ["serve"])
            process = started
            try started.start { _ in }
            started.end()
        }
        for _ in 0..<60_000 where process != nil {
            try await Task.sleep(for: .milliseconds(10))
        }
        #expect(process == nil)
    }
}
