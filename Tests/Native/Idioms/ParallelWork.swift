import Foundation

enum ParallelWork: Idiom {
    static func run() async throws -> Any? {
        let lock = NSLock()
        nonisolated(unsafe) var sum = 0
        DispatchQueue.concurrentPerform(iterations: 5) { number in
            lock.lock()
            defer { lock.unlock() }
            sum += number
        }
        return sum
    }
}
