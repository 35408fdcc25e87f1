import Foundation
import HealthKitBridgeClient
import Testing

struct ClosingTests {
    @Test func `a bridge that is closed is gone, and says so`() async throws {
        let bridge = try await start()
        #expect(isThere(bridge.processIdentifier))
        await bridge.close()
        #expect(!isThere(bridge.processIdentifier))
        await bridge.close()
        let failure = await #expect(throws: ConnectionFailure.self) { try await bridge.call("isAvailable") }
        #expect(failure?.reason == .ended)
        #expect(failure?.message == "The bridge was closed.")
    }

    @Test func `what was asked before closing is answered`() async throws {
        let bridge = try await start()
        let answers = (0..<100).map { _ in Task { try await bridge.call("isAvailable") } }
        try await bridge.call("isAvailable")
        await bridge.close()
        for answer in answers {
            #expect((try? await answer.value) ?? true == true)
        }
    }

    @Test func `a bridge that nobody holds any more is gone`() async throws {
        var bridge: Bridge? = try await start()
        let process = try #require(bridge).processIdentifier
        #expect(isThere(process))
        bridge = nil
        #expect(try await isGone(process))
    }

    @Test func `a bridge is closed when the body throws`() async throws {
        var process: Int32 = 0
        await #expect(throws: CancellationError.self) {
            try await withBridge(executable: bridgeExecutable) { bridge in
                process = bridge.processIdentifier
                throw CancellationError()
            }
        }
        #expect(process > 0 && !isThere(process))
    }

    @Test func `a bridge that ignores the end of its input is terminated`() async throws {
        let fake = try FakeBridge(afterVersion: "trap 'echo told >$3.note; exit' TERM; while true; do sleep 0.1; done")
        let bridge = try await fake.start()
        await bridge.close()
        #expect(!isThere(bridge.processIdentifier))
        #expect(fake.note == "told\n")
    }

    @Test func `a bridge that ignores that too is killed, with what it has started`() async throws {
        let fake = try FakeBridge(
            afterVersion: "trap '' TERM; sleep 1000 & echo $! >$3.note; while true; do sleep 1; done"
        )
        let bridge = try await fake.start()
        await bridge.close()
        #expect(!isThere(bridge.processIdentifier))
        let child = try #require(Int32(fake.note.dropLast()))
        #expect(try await isGone(child))
    }

    @Test func `bridges do not hold each other's pipes open`() async throws {
        let first = try FakeBridge(afterVersion: "trap '' TERM; cat >/dev/null; echo seen >$3.note")
        let bridge = try await first.start()
        let second = try await start()
        await bridge.close()
        // It was not killed, as it saw the end of its input though the second bridge is there.
        #expect(first.note == "seen\n")
        await second.close()
    }

    @Test func `a bridge ends with a parent that is killed`() async throws {
        let result = await #expect(processExitsWith: .signal(SIGKILL), observing: [\.standardOutputContent]) {
            let bridge = try await start()
            print(bridge.processIdentifier)
            fflush(nil)
            kill(getpid(), SIGKILL)
        }
        let output = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
        let process = try #require(output.split(whereSeparator: \.isNewline).compactMap { Int32($0) }.last)
        #expect(try await isGone(process))
    }
}
