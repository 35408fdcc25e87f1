public import Dispatch
public import Foundation

/// A dispatch queue whose work runs on the ``AppLoop``.
public final class AppDispatchQueue: NSObject, @unchecked Sendable {
    /// The attributes of a queue, which have no effect here.
    public typealias Attributes = DispatchQueue.Attributes
    /// The autorelease behavior of a queue, which has no effect here.
    public typealias AutoreleaseFrequency = DispatchQueue.AutoreleaseFrequency
    /// The priority of a global queue, which has no effect here.
    public typealias GlobalQueuePriority = DispatchQueue.GlobalQueuePriority

    public static let main = AppDispatchQueue(label: "com.apple.main-thread")
    private static let globalQueue = AppDispatchQueue(label: "com.apple.root.default-qos")

    public let label: String
    /// The quality of service, which has no effect here.
    public let qos: DispatchQoS
    private var values: [ObjectIdentifier: Any] = [:]
    private var suspensions = 0
    private var held: [() -> Void] = []

    public init(
        label: String,
        qos: DispatchQoS = .unspecified,
        attributes: Attributes = [],
        autoreleaseFrequency: AutoreleaseFrequency = .inherit,
        target: AppDispatchQueue? = nil
    ) {
        self.label = label
        self.qos = qos
    }

    public static func global(qos: DispatchQoS.QoSClass = .default) -> AppDispatchQueue { globalQueue }

    // MARK: Work

    public func async(
        group: AppDispatchGroup? = nil,
        qos: DispatchQoS = .unspecified,
        flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable () -> Void
    ) {
        group?.enter()
        enqueue {
            work()
            group?.leave()
        }
    }

    public func async(execute work: AppDispatchWorkItem) { enqueue(work.perform) }

    public func async(group: AppDispatchGroup, execute work: AppDispatchWorkItem) {
        group.enter()
        enqueue {
            work.perform()
            group.leave()
        }
    }

    /// Runs the work that the queue still has, then the given work.
    public func sync<Value>(flags: DispatchWorkItemFlags = [], execute work: () throws -> Value) rethrows -> Value {
        AppLoop.shared.run(self)
        return try perform(work)
    }

    /// Runs the work that the queue still has, then a work item.
    public func sync(execute work: AppDispatchWorkItem) {
        AppLoop.shared.run(self)
        perform(work.perform)
    }

    /// Runs work after an instant of the emulated clock.
    public func asyncAfter(
        deadline: AppDispatchTime,
        qos: DispatchQoS = .unspecified,
        flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable () -> Void
    ) {
        AppLoop.shared.append(at: deadline, on: self) { self.perform(work) }
    }

    /// Runs a work item after an instant of the emulated clock.
    public func asyncAfter(deadline: AppDispatchTime, execute work: AppDispatchWorkItem) {
        AppLoop.shared.append(at: deadline, on: self) { self.perform(work.perform) }
    }

    /// Runs work after an instant of the emulated clock.
    public func asyncAfter(
        wallDeadline deadline: AppDispatchTime,
        qos: DispatchQoS = .unspecified,
        flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable () -> Void
    ) {
        asyncAfter(deadline: deadline, execute: work)
    }

    /// Runs work for each number, one after the other.
    public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
        for iteration in 0..<iterations { work(iteration) }
    }

    func enqueue(_ work: @escaping () -> Void) {
        if suspensions > 0 { held.append(work) } else { AppLoop.shared.append(on: self) { self.perform(work) } }
    }

    func perform<Value>(_ work: () throws -> Value) rethrows -> Value {
        let former = AppLoop.shared.currentQueue
        AppLoop.shared.currentQueue = self
        defer { AppLoop.shared.currentQueue = former }
        return try work()
    }

    // MARK: State

    public func suspend() { suspensions += 1 }

    public func resume() {
        suspensions = max(0, suspensions - 1)
        guard suspensions == 0 else { return }
        let work = held
        held = []
        for work in work { enqueue(work) }
    }

    /// Does nothing: a queue is active from the start.
    public func activate() {}

    public func setSpecific<Value>(key: DispatchSpecificKey<Value>, value: Value?) {
        values[ObjectIdentifier(key)] = value
    }

    public func getSpecific<Value>(key: DispatchSpecificKey<Value>) -> Value? {
        values[ObjectIdentifier(key)] as? Value
    }

    public static func getSpecific<Value>(key: DispatchSpecificKey<Value>) -> Value? {
        (AppLoop.shared.currentQueue ?? main).getSpecific(key: key)
    }
}
