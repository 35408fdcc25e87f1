import Foundation
import HealthModel

/// The state of an observer query: reported and pending changes, and deliveries without completion.
struct ObserverDeliveries: Hashable, Sendable {
    /// A call of the handler whose completion handler was not called yet (OBS-03).
    struct Delivery: Hashable, Sendable {
        let number: Int
        let types: Set<ObjectType>
        /// The time when the delivery counts as missed and is repeated.
        let deadline: Date
        /// The time when the system ends the app, if a watch launched it in the background (BG-10).
        var limit: Date?
    }

    /// The number of missed deliveries after which background deliveries stop (OBS-03).
    static let allowedMisses = 3
    /// The time to complete a first delivery. It doubles with each miss (project decision).
    static let completionTimeout: TimeInterval = 60
    /// The time that a watch gives an app for a delivery in the background (BG-10).
    static let backgroundTime: TimeInterval = 15
    /// The largest number of open deliveries. Beyond it, the oldest counts as complete.
    static let largestCount = 100

    /// Whether the first update, which needs no change, is pending (OBS-02).
    var isNew = true
    /// The types that changed since the app's last update for them.
    var changed: Set<ObjectType> = []
    /// The time until which the changes are held back (OBS-07). Nil for none.
    var held: Date?
    /// The deliveries without completion, oldest first.
    private(set) var open: [Delivery] = []
    /// The number of consecutive misses.
    private(set) var misses = 0

    /// Whether background deliveries stopped after too many misses.
    var isStopped: Bool { misses >= Self.allowedMisses }

    /// The times when open deliveries count as missed, or end the app.
    var deadlines: [Date] { open.flatMap { [$0.deadline, $0.limit].compactMap(\.self) } }

    /// Whether an update may be due.
    func hasWork(at now: Date) -> Bool {
        isNew || !changed.isEmpty || open.contains { $0.deadline <= now }
    }

    /// Removes the missed deliveries. Returns their types that still have background delivery, for a repeated delivery.
    /// After too many misses, no delivery is open.
    mutating func takeMissed(at now: Date, of registered: some Collection<ObjectType>) -> Set<ObjectType> {
        var types: Set<ObjectType> = []
        for delivery in open where delivery.deadline <= now {
            types.formUnion(delivery.types)
        }
        open.removeAll { $0.deadline <= now }
        types.formIntersection(registered)
        if !types.isEmpty {
            misses += 1
            if isStopped { open = [] }
        }
        return types
    }

    /// Records a delivery that requires completion. After too many misses, no delivery requires it.
    mutating func expectCompletion(of number: Int, _ types: Set<ObjectType>, from now: Date, isLimited: Bool) {
        guard !isStopped else { return }
        if open.count >= Self.largestCount { open.removeFirst() }
        let timeout = Self.completionTimeout * Double(1 << misses)
        let limit = isLimited ? now.adding(Self.backgroundTime) : nil
        open.append(Delivery(number: number, types: types, deadline: now.adding(timeout), limit: limit))
    }

    /// Whether a delivery in the background has taken too long.
    func isOverLimit(at now: Date) -> Bool { open.contains { $0.limit.map { $0 <= now } ?? false } }

    /// Lifts the limits, because the app is on screen.
    mutating func liftLimits() {
        for index in open.indices { open[index].limit = nil }
    }

    /// The completion handler of a delivery.
    mutating func complete(_ number: Int) {
        guard let index = open.firstIndex(where: { $0.number == number }) else { return }
        open.remove(at: index)
        misses = 0
    }

    /// Discards missed and open deliveries, so that background deliveries resume.
    mutating func resume() {
        open = []
        misses = 0
    }
}
