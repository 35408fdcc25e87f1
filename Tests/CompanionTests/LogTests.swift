import Foundation
import OSLog
import Testing
import os.lock
import os.log

@testable import os

struct LogTests {
    @Test func `a message hides private values`() {
        let name = "Ada"
        let message: OSLogMessage =
            "\(name, privacy: .private) took \(900) steps, \(1.256, format: .fixed(precision: 2)) km"
        #expect(message.text == "<private> took 900 steps, 1.26 km")
        let other: OSLogMessage = "\(255, format: .hex) \(name, privacy: .public)"
        #expect(other.text == "ff Ada")
    }

    @Test func `formats have the options of a log`() {
        #expect(formatted("%{public}@ %d%%, %{private}d %.1f", ["steps" as NSString, 5, 6, 1.25]) == "steps 5%, <private> 1.2")
        #expect(formatted("%d %d", [1]) == "%d %d")
    }

    @Test func `a log without debugging has no debug messages`() {
        let log = OSLog(subsystem: "com.example", category: "sync")
        #expect(log.isEnabled(type: .error) && log.isEnabled(type: .default))
        #expect(!log.isEnabled(type: .debug) && !OSLog.disabled.isEnabled(type: .fault))
        Logger(subsystem: "com.example", category: "sync").debug("not written")
        os_log("not written", log: log, type: .debug)
        os_log(.debug, log: log, "not written \(1)")
    }

    @Test func `a lock protects its state`() async {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<100 { group.addTask { lock.withLock { $0 += 1 } } }
        }
        #expect(lock.withLock { $0 } == 100)
        let plain = OSAllocatedUnfairLock()
        #expect(plain.lockIfAvailable())
        #expect(!plain.lockIfAvailable())
        plain.unlock()
        var primitive = unsafe os_unfair_lock()
        unsafe os_unfair_lock_lock(&primitive)
        #expect(unsafe !os_unfair_lock_trylock(&primitive))
        unsafe os_unfair_lock_unlock(&primitive)
    }
}
