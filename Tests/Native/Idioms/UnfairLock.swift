import os

enum UnfairLock: Idiom {
    private final class Counter: @unchecked Sendable {
        private let lock = UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1)
        private let count = OSAllocatedUnfairLock(initialState: 0)

        init() { lock.initialize(to: os_unfair_lock()) }
        deinit { lock.deallocate() }

        func increment() -> Int {
            os_unfair_lock_lock(lock)
            defer { os_unfair_lock_unlock(lock) }
            return count.withLock { count in
                count += 1
                return count
            }
        }
    }

    static func run() async throws -> Any? { Counter().increment() }
}
