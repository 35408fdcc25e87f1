import Foundation

enum DispatchTimer: Idiom {
    private final class Poller: @unchecked Sendable {
        private var timer: (any DispatchSourceTimer)?
        private var count = 0

        func start(_ done: @escaping (Int) -> Void) {
            let timer = DispatchSource.makeTimerSource(flags: .strict, queue: DispatchQueue.global(qos: .utility))
            timer.schedule(deadline: .now() + 1, repeating: .seconds(2), leeway: .milliseconds(100))
            timer.setEventHandler { [weak self] in
                guard let self else { return }
                count += 1
                if count == 3 { self.timer?.cancel() }
            }
            timer.setCancelHandler { [weak self] in done(self?.count ?? 0) }
            timer.resume()
            self.timer = timer
        }
    }

    static func run() async throws -> Any? {
        let poller = Poller()
        let start = Date()
        let count = await withCheckedContinuation { continuation in poller.start { continuation.resume(returning: $0) } }
        return [count, Int(Date().timeIntervalSince(start).rounded())]
    }
}
