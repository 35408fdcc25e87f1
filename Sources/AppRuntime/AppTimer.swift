public import Foundation

/// A timer of the emulated clock, on the ``AppLoop``.
public final class AppTimer: NSObject, @unchecked Sendable {
    public let timeInterval: TimeInterval
    /// The tolerance, which has no effect here.
    public var tolerance: TimeInterval = 0
    public private(set) var isValid = true
    public private(set) var fireDate: Date
    private let repeats: Bool
    private let block: (AppTimer) -> Void
    private var isScheduled = false

    public init(fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (AppTimer) -> Void) {
        fireDate = date
        // As on a device, an interval of zero is a tenth of a millisecond. The clock has whole milliseconds.
        timeInterval = max(interval, 0.001)
        self.repeats = repeats
        self.block = block
    }

    public convenience init(timeInterval: TimeInterval, repeats: Bool, block: @escaping @Sendable (AppTimer) -> Void) {
        let date = AppLoop.shared.now().addingTimeInterval(timeInterval)
        self.init(fire: date, interval: timeInterval, repeats: repeats, block: block)
    }

    @discardableResult
    public static func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (AppTimer) -> Void
    ) -> AppTimer {
        let timer = AppTimer(timeInterval: interval, repeats: repeats, block: block)
        timer.schedule()
        return timer
    }

    public func fire() {
        guard isValid else { return }
        if !repeats { isValid = false }
        block(self)
    }

    public func invalidate() { isValid = false }

    func schedule() {
        guard !isScheduled else { return }
        isScheduled = true
        AppLoop.shared.append(at: fireDate) { [self] in
            isScheduled = false
            guard isValid else { return }
            fire()
            guard isValid else { return }
            fireDate = AppLoop.shared.date(after: fireDate, every: timeInterval)
            schedule()
        }
    }
}

extension RunLoop {
    public func add(_ timer: AppTimer, forMode mode: RunLoop.Mode) { timer.schedule() }
}
