public import Dispatch
public import Foundation

/// The dispatch sources of an app: timers of the emulated clock. Sources of other kinds are not supported.
public enum AppDispatchSource {
    /// The flags of a timer, which have no effect here.
    public typealias TimerFlags = DispatchSource.TimerFlags

    public static func makeTimerSource(flags: TimerFlags = [], queue: AppDispatchQueue? = nil) -> any AppDispatchSourceTimer {
        DispatchTimer(on: queue ?? .global())
    }
}

/// `DispatchSourceProtocol`
public protocol AppDispatchSourceProtocol: NSObject {
    func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
    func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
    func cancel()
    func resume()
    func suspend()
    func activate()
    var isCancelled: Bool { get }
}

extension AppDispatchSourceProtocol {
    public func setEventHandler(handler: (() -> Void)?) { setEventHandler(qos: .unspecified, flags: [], handler: handler) }
    public func setEventHandler(handler: AppDispatchWorkItem) { setEventHandler(handler: handler.perform) }
    public func setCancelHandler(handler: (() -> Void)?) { setCancelHandler(qos: .unspecified, flags: [], handler: handler) }
    public func setCancelHandler(handler: AppDispatchWorkItem) { setCancelHandler(handler: handler.perform) }
}

/// `DispatchSourceTimer`
public protocol AppDispatchSourceTimer: AppDispatchSourceProtocol {
    /// Sets the time of the first event, and the seconds between two: nil for one event.
    func schedule(at deadline: AppDispatchTime, every interval: TimeInterval?)
}

extension AppDispatchSourceTimer {
    public func schedule(
        deadline: AppDispatchTime, repeating interval: DispatchTimeInterval = .never, leeway: DispatchTimeInterval = .seconds(0)
    ) {
        schedule(at: deadline, every: interval == .never ? nil : Double(interval.nanoseconds) / 1e9)
    }

    public func schedule(
        deadline: AppDispatchTime, repeating interval: Double, leeway: DispatchTimeInterval = .seconds(0)
    ) {
        schedule(at: deadline, every: interval.isFinite ? interval : nil)
    }

    public func schedule(
        wallDeadline: AppDispatchTime, repeating interval: DispatchTimeInterval = .never,
        leeway: DispatchTimeInterval = .seconds(0)
    ) {
        schedule(deadline: wallDeadline, repeating: interval, leeway: leeway)
    }

    public func schedule(
        wallDeadline: AppDispatchTime, repeating interval: Double, leeway: DispatchTimeInterval = .seconds(0)
    ) {
        schedule(deadline: wallDeadline, repeating: interval, leeway: leeway)
    }
}

/// A timer on the ``AppLoop``. It is suspended at first.
private final class DispatchTimer: NSObject, AppDispatchSourceTimer, @unchecked Sendable {
    private let queue: AppDispatchQueue
    private var handler: (() -> Void)?
    private var cancelHandler: (() -> Void)?
    private var suspensions = 1
    private var isActive = false
    /// The instant of the next event. Nil without one.
    private var fireDate: Date?
    private var interval: TimeInterval?
    /// The number of the present schedule. Work of an earlier one has no effect.
    private var number = 0
    private(set) var isCancelled = false

    init(on queue: AppDispatchQueue) { self.queue = queue }

    func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) { self.handler = handler }

    func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) { cancelHandler = handler }

    func schedule(at deadline: AppDispatchTime, every interval: TimeInterval?) {
        // The clock has whole milliseconds.
        self.interval = interval.map { max($0, 0.001) }
        fireDate = deadline.isNever ? nil : deadline.instant
        start()
    }

    func activate() {
        if !isActive { resume() }
    }

    func resume() {
        isActive = true
        suspensions = max(0, suspensions - 1)
        if suspensions == 0 { start() }
    }

    func suspend() { suspensions += 1 }

    func cancel() {
        guard !isCancelled else { return }
        isCancelled = true
        handler = nil
        if let cancelHandler { queue.enqueue(cancelHandler) }
        cancelHandler = nil
    }

    /// Waits for the next event. One whose time has passed while the timer was suspended comes at once.
    private func start() {
        number += 1
        guard suspensions == 0, let fireDate else { return }
        let started = number
        AppLoop.shared.append(at: fireDate, on: queue) { [weak self] in self?.fire(started) }
    }

    private func fire(_ started: Int) {
        guard started == number, suspensions == 0, !isCancelled else { return }
        fireDate = interval.flatMap { interval in fireDate.map { AppLoop.shared.date(after: $0, every: interval) } }
        start()
        if let handler { queue.perform(handler) }
    }
}
