import Foundation

enum LaterWork: Idiom {
    static func run() async throws -> Any? {
        await withCheckedContinuation { continuation in
            let cancelled = DispatchWorkItem { continuation.resume(returning: "cancelled work ran") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5, execute: cancelled)
            cancelled.cancel()
            DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(800), qos: .background) {
                continuation.resume(returning: "ran")
            }
        }
    }
}
