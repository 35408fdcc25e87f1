package import Foundation

/// The executor of an app's code in a host: one thread, and one list of work in the order in which it was asked for.
///
/// It takes the place of dispatch queues, so that the same input has the same output. Nothing runs in parallel, and nothing
/// waits in real time: timers follow the emulated clock.
public final class AppLoop: @unchecked Sendable {
    public static let shared = AppLoop()

    private struct Work {
        let queue: ObjectIdentifier?
        let body: () -> Void
    }

    private struct Deadline {
        let instant: Date
        let number: Int
        let queue: ObjectIdentifier?
        let body: () -> Void
    }

    // Other threads may append work if the app uses real queues.
    private let lock = NSLock()
    private var work: [Work] = []
    private var first = 0
    private var deadlines: [Deadline] = []
    private var deadlineCount = 0
    /// The queue whose work runs. Code that the host calls has none, and belongs to the main queue.
    var currentQueue: AppDispatchQueue?

    /// The emulated time: during an event, that of the event.
    package var now: () -> Date = { Date() }
    /// The time as the app's code reads it. It passes within a call too, unless the clock is fixed.
    package lazy var readTime: () -> Date = { [unowned self] in now() }
    /// The time that has been reached, whatever event is handled late.
    package lazy var reached: () -> Date = { [unowned self] in now() }
    /// Serves further input while the app waits. Returns false at the end of the input.
    package var serve: () -> Bool = { false }
    /// Called when work arrives from another thread.
    package var wake: () -> Void = {}

    // MARK: Work

    /// Appends work. Work without a queue belongs to none.
    package func append(on queue: AnyObject? = nil, _ body: @escaping () -> Void) {
        lock.withLock { work.append(Work(queue: queue.map(ObjectIdentifier.init), body: body)) }
        if !Thread.isMainThread { wake() }
    }

    /// Whether there is nothing to run now.
    package var isIdle: Bool { lock.withLock { first == work.count } }

    /// Runs the oldest work. Returns false without work.
    @discardableResult
    package func runOne() -> Bool {
        let next: Work? = lock.withLock {
            guard first < work.count else { return nil }
            let next = work[first]
            first += 1
            if first == work.count {
                work.removeAll(keepingCapacity: true)
                first = 0
            }
            return next
        }
        next?.body()
        return next != nil
    }

    /// Runs until nothing is left, including work that the work appends.
    package func runUntilIdle() { while runOne() {} }

    /// Runs the work of one queue that is left now, in order.
    func run(_ queue: AnyObject) {
        let mine: [Work] = lock.withLock {
            let waiting = work[first...]
            let mine = waiting.filter { $0.queue == ObjectIdentifier(queue) }
            guard !mine.isEmpty else { return [] }
            work = waiting.filter { $0.queue != ObjectIdentifier(queue) }
            first = 0
            return mine
        }
        for work in mine { work.body() }
    }

    /// Waits for a condition as the app would, and runs other work meanwhile: first what is left, then further input. Returns
    /// false if the condition can no longer become true.
    func wait(until condition: () -> Bool) -> Bool {
        while !condition() {
            if !runOne(), !serve() { return condition() }
        }
        return true
    }

    // MARK: Timers

    /// The instant of the next timer. Nil without timers.
    package var nextDeadline: Date? { lock.withLock { deadlines.first?.instant } }

    /// Runs work after a time of the emulated clock.
    package func append(after seconds: TimeInterval, on queue: AnyObject? = nil, _ body: @escaping () -> Void) {
        // In this order `max` turns NaN into 0.
        append(at: min(now().addingTimeInterval(max(0, seconds)), .distantFuture), on: queue, body)
    }

    /// Runs work at a time of the emulated clock.
    func append(at time: AppDispatchTime, on queue: AnyObject? = nil, _ body: @escaping () -> Void) {
        // A time in the past has come.
        append(at: time.isNever ? .distantFuture : max(time.instant, now()), on: queue, body)
    }

    /// Runs work at an instant of the emulated clock.
    func append(at instant: Date, on queue: AnyObject? = nil, _ body: @escaping () -> Void) {
        // The clock has whole milliseconds. It would stand before an instant that is a fraction later, and never reach it.
        let instant = Date(timeIntervalSince1970: (instant.timeIntervalSince1970 * 1000).rounded() / 1000)
        lock.withLock {
            deadlineCount += 1
            let deadline = Deadline(instant: instant, number: deadlineCount, queue: queue.map(ObjectIdentifier.init), body: body)
            let index = deadlines.firstIndex { ($0.instant, $0.number) > (instant, deadline.number) }
            deadlines.insert(deadline, at: index ?? deadlines.endIndex)
        }
    }

    /// The next date of a timer. Those that passed while other code ran are left out, as on a device.
    func date(after date: Date, every interval: TimeInterval) -> Date {
        let next = date.addingTimeInterval(interval)
        let late = reached().timeIntervalSince(next)
        guard late >= 0 else { return next }
        return next.addingTimeInterval(((late / interval).rounded(.down) + 1) * interval)
    }

    /// Appends the work of the timers that are due, at most up to an instant.
    package func takeDueTimers(until end: Date = .distantFuture) {
        let last = min(now(), end)
        lock.withLock {
            while let next = deadlines.first, next.instant <= last {
                deadlines.removeFirst()
                work.append(Work(queue: next.queue, body: next.body))
            }
        }
    }
}
