import Foundation

enum RunLoopTimer: Idiom {
    static func run() async throws -> Any? {
        await withCheckedContinuation { continuation in
            let timer = Timer(fire: Date() + 1, interval: 0, repeats: false) { timer in
                continuation.resume(returning: timer.timeInterval > 0)
            }
            timer.tolerance = 0.1
            RunLoop.current.add(timer, forMode: .default)
        }
    }
}
