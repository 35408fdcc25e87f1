import Foundation
import HealthKitBridgeClient
import Testing

struct ClosingTests {
    @Test func `closing ends the process, and later calls fail`() async throws {
        let bridge = try await start()
        #expect(exists(bridge.processIdentifier))
        await bridge.close()
        #expect(!exists(bridge.processIdentifier))
        await bridge.close()
        let failure = await #expect(throws: ConnectionFailure.self) { try await bridge.call("isAvailable") }
        #expect(failure?.reason == .ended)
        #expect(failure?.message == "The bridge was closed.")
    }

    @Test func `requests before closing get their responses`() async throws {
        let bridge = try await start()
        let calls = (0..<100).map { _ in Task { try await bridge.call("isAvailable") } }
        try await bridge.call("isAvailable")
        await bridge.close()
        for call in calls {
            #expect((try? await call.value) ?? true == true)
        }
    }

    @Test func `releasing a bridge ends its process`() async throws {
        var bridge: Bridge? = try await start()
        let process = try #require(bridge).processIdentifier
        #expect(exists(process))
        bridge = nil
        #expect(try await hasEnded(process))
    }

    @Test func `a bridge is closed when the body throws`() async throws {
        var process: Int32 = 0
        await #expect(throws: CancellationError.self) {
            try await withBridge(executable: bridgeExecutable) { bridge in
                process = bridge.processIdentifier
                throw CancellationError()
            }
        }
        #expect(process > 0 && !exists(process))
    }

    @Test func `a bridge that ignores the end of input is terminated`() async throws {
        let fake = try FakeBridge(afterVersion: "trap 'echo TERM >$3.note; exit' TERM; while true; do sleep 0.1; done")
        let bridge = try await fake.start()
        await bridge.close()
        #expect(!exists(bridge.processIdentifier))
        #expect(fake.note == "TERM\n")
    }

    @Test func `a bridge that ignores SIGTERM is killed with its child processes`() async throws {
        let fake = try FakeBridge(afterVersion: "trap '' TERM; sleep 1000 & echo $! >$3.note; while true; do sleep 1; done")
        let bridge = try await fake.start()
        await bridge.close()
        #expect(!exists(bridge.processIdentifier))
        let child = try #require(Int32(fake.note.dropLast()))
        #expect(try await hasEnded(child))
    }

    @Test func `bridges do not hold each other's pipes open`() async throws {
        let first = try FakeBridge(afterVersion: "trap '' TERM; cat >/dev/null; echo seen >$3.note")
        let bridge = try await first.start()
        let second = try await start()
        await bridge.close()
        // The bridge reached the end of its input although the second bridge was running, so it was not killed.
        #expect(first.note == "seen\n")
        await second.close()
    }

    @Test func `a bridge ends when its parent is killed`() async throws {
        let result = await #expect(processExitsWith: .signal(SIGKILL), observing: [\.standardOutputContent]) {
            let bridge = try await start()
            print(bridge.processIdentifier)
            fflush(nil)
            kill(getpid(), SIGKILL)
        }
        let output = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
        let process = try #require(output.split(whereSeparator: \.isNewline).compactMap { Int32($0) }.last)
        #expect(try await hasEnded(process))
    }
}
