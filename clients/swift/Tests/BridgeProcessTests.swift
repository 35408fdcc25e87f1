import Foundation
import Testing

@testable import HealthKitBridgeClient

struct BridgeProcessTests {
    @Test func `nothing is left in memory of a process that is gone`() async throws {
        weak var process: BridgeProcess?
        do {
            let started = BridgeProcess(executable: bridgeExecutable, arguments: ["serve"])
            process = started
            try started.start { _ in }
            started.end()
        }
        for _ in 0..<500 where process != nil {
            try await Task.sleep(for: .milliseconds(10))
        }
        #expect(process == nil)
    }
}
