import Foundation

enum LocksOfFoundation: Idiom {
    private final class Counter: @unchecked Sendable {
        private let lock = NSRecursiveLock()
        private var count = 0

        func increment() -> Int {
            lock.withLock {
                lock.lock()
                defer { lock.unlock() }
                count += 1
                return count
            }
        }
    }

    static func run() async throws -> Any? {
        let counter = Counter()
        _ = counter.increment()
        return counter.increment()
    }
}
