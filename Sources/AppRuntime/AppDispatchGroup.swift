public import Dispatch
public import Foundation

/// A dispatch group of work on the ``AppLoop``.
public final class AppDispatchGroup: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0
    private var notifications: [(queue: AppDispatchQueue, work: () -> Void)] = []

    public override init() {}

    public func enter() { lock.withLock { count += 1 } }

    public func leave() {
        let due: [(queue: AppDispatchQueue, work: () -> Void)] = lock.withLock {
            count -= 1
            guard count == 0 else { return [] }
            defer { notifications = [] }
            return notifications
        }
        for (queue, work) in due { queue.enqueue(work) }
    }

    public func notify(
        qos: DispatchQoS = .unspecified,
        flags: DispatchWorkItemFlags = [],
        queue: AppDispatchQueue,
        execute work: @escaping @Sendable () -> Void
    ) {
        addNotification(queue, work)
    }

    public func notify(queue: AppDispatchQueue, work: AppDispatchWorkItem) { addNotification(queue, work.perform) }

    private func addNotification(_ queue: AppDispatchQueue, _ work: @escaping () -> Void) {
        let isEmpty = lock.withLock {
            if count > 0 { notifications.append((queue, work)) }
            return count == 0
        }
        if isEmpty { queue.enqueue(work) }
    }

    /// Runs other work until the group is empty.
    public func wait() { _ = AppLoop.shared.wait { isEmpty } }

    /// Runs other work until the group is empty. Times out if nothing is left that could empty it.
    public func wait(timeout: AppDispatchTime) -> DispatchTimeoutResult {
        AppLoop.shared.wait(for: timeout) { isEmpty } ? .success : .timedOut
    }

    private var isEmpty: Bool { lock.withLock { count <= 0 } }
}

/// A counting semaphore for work on the ``AppLoop``.
public final class AppDispatchSemaphore: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var value: Int

    public init(value: Int) { self.value = value }

    @discardableResult
    public func signal() -> Int {
        lock.withLock {
            value += 1
            return 0
        }
    }

    /// Decrements the value. Where a device would block, it runs other work until the value is positive.
    public func wait() {
        if AppLoop.shared.wait(until: { isPositive }) { decrement() }
    }

    /// Decrements the value. Times out if nothing is left that could make it positive.
    public func wait(timeout: AppDispatchTime) -> DispatchTimeoutResult {
        guard AppLoop.shared.wait(for: timeout, until: { isPositive }) else { return .timedOut }
        decrement()
        return .success
    }

    public func wait(wallTimeout: AppDispatchTime) -> DispatchTimeoutResult { wait(timeout: wallTimeout) }

    private var isPositive: Bool { lock.withLock { value > 0 } }
    private func decrement() { lock.withLock { value -= 1 } }
}

extension AppLoop {
    /// Waits for a condition with a time-out. Further input counts as time that passes only if there is no time-out.
    func wait(for time: AppDispatchTime, until condition: () -> Bool) -> Bool {
        guard !time.isNever else { return wait(until: condition) }
        while !condition() {
            if !runOne() { return false }
        }
        return true
    }
}

public final class AppDispatchWorkItem: NSObject, @unchecked Sendable {
    private let body: () -> Void
    private let group = AppDispatchGroup()
    private var isFinished = false
    public private(set) var isCancelled = false

    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping @Sendable () -> Void) {
        body = block
        group.enter()
    }

    public func perform() {
        if !isCancelled { body() }
        guard !isFinished else { return }
        isFinished = true
        group.leave()
    }

    public func cancel() { isCancelled = true }

    /// Runs other work until this work has run.
    public func wait() { group.wait() }

    /// Runs other work until this work has run.
    public func wait(timeout: AppDispatchTime) -> DispatchTimeoutResult { group.wait(timeout: timeout) }

    public func notify(queue: AppDispatchQueue, execute work: @escaping @Sendable () -> Void) {
        group.notify(queue: queue, execute: work)
    }
}
