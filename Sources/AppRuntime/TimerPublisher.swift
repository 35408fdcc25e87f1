public import Foundation
public import HealthKitCombine

extension AppTimer {
    /// `Timer.publish(every:tolerance:on:in:)`: sends the time of the emulated clock at each interval.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> TimerPublisher {
        TimerPublisher(interval: interval)
    }

    /// `Timer.TimerPublisher`: a timer that runs while it is connected, or after ``autoconnect()`` while it has observers.
    public final class TimerPublisher: Publisher {
        public let interval: TimeInterval
        private let dates = PassthroughSubject<Date, Never>()
        private var timer: AppTimer?
        private var connects = false
        private var observers = 0

        init(interval: TimeInterval) { self.interval = interval }

        public func autoconnect() -> TimerPublisher {
            connects = true
            return self
        }

        public func connect() -> any Cancellable {
            nonisolated(unsafe) let dates = dates
            timer =
                timer
                ?? .scheduledTimer(withTimeInterval: interval, repeats: true) { _ in unsafe dates.send(AppLoop.shared.now()) }
            return AnyCancellable(disconnect)
        }

        private func disconnect() {
            timer?.invalidate()
            timer = nil
        }

        public func sink(
            receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void, receiveValue: @escaping (Date) -> Void
        ) -> AnyCancellable {
            let observer = dates.sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
            observers += 1
            let connection = connects ? connect() : nil
            return AnyCancellable { [self] in
                observer.cancel()
                observers -= 1
                if observers == 0 { connection?.cancel() }
            }
        }
    }
}
