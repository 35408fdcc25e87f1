import Combine
import Foundation

enum PublishedTimer: Idiom {
    private final class Ticks {
        var cancellables = Set<AnyCancellable>()
        var dates: [Date] = []
    }

    static func run() async throws -> Any? {
        let ticks = Ticks()
        let start = Date()
        return await withCheckedContinuation { continuation in
            nonisolated(unsafe) let ticks = ticks
            Timer.publish(every: 2, on: .main, in: .common).autoconnect().sink { date in
                ticks.dates.append(date)
                guard ticks.dates.count == 2 else { return }
                ticks.cancellables = []
                continuation.resume(returning: ticks.dates.map { $0.timeIntervalSince(start) })
            }.store(in: &ticks.cancellables)
        }
    }
}
