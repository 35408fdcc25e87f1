import Foundation

enum ScheduledTimer: Idiom {
    static func run() async throws -> Any? {
        await withCheckedContinuation { continuation in
            nonisolated(unsafe) var count = 0
            Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
                count += 1
                guard count == 3 else { return }
                timer.invalidate()
                continuation.resume(returning: count)
            }
        }
    }
}
