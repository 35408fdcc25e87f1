import Foundation
import HealthModel

/// What the app of an observer query was told, and what it is still to be told.
struct Observation: Hashable, Sendable {
    /// A call of the handler whose completion handler has not been called yet (OBS-03).
    struct Delivery: Hashable, Sendable {
        let number: Int
        let types: Set<ObjectType>
        /// When it counts as missed, and is made again.
        let deadline: Date
    }

    /// After so many missed deliveries there are no more (OBS-03).
    static let allowedMisses = 3
    /// The time to complete a first delivery; it doubles with each that was missed (project decision).
    static let patience: TimeInterval = 60
    /// The largest number of open deliveries. Beyond it the oldest counts as completed.
    static let largestCount = 100

    /// Whether the first update, which needs no change, is still to come (OBS-02).
    var isNew = true
    /// The types that have changed since the app was last told of them.
    var changed: Set<ObjectType> = []
    /// In the order in which they were made.
    private(set) var open: [Delivery] = []
    /// How many deliveries in a row were missed.
    private(set) var misses = 0

    /// Whether too many deliveries were missed.
    var isSilent: Bool { misses >= Self.allowedMisses }

    /// When deliveries count as missed.
    var deadlines: [Date] { open.map(\.deadline) }

    /// Whether there may be something to say at that time.
    func hasWork(at now: Date) -> Bool {
        isNew || !changed.isEmpty || open.contains { $0.deadline <= now }
    }

    /// Takes out the deliveries that were missed by now. Returns those of their types that still have background delivery,
    /// which are to be delivered again.
    mutating func takeMissed(at now: Date, of registered: some Collection<ObjectType>) -> Set<ObjectType> {
        var types: Set<ObjectType> = []
        for delivery in open where delivery.deadline <= now {
            types.formUnion(delivery.types)
        }
        open.removeAll { $0.deadline <= now }
        types.formIntersection(registered)
        if !types.isEmpty {
            misses += 1
        }
        return types
    }

    /// Expects the completion of a delivery.
    mutating func expectCompletion(of number: Int, _ types: Set<ObjectType>, from now: Date) {
        if open.count >= Self.largestCount {
            open.removeFirst()
        }
        let patience = Self.patience * Double(1 << misses)
        open.append(Delivery(number: number, types: types, deadline: now.adding(patience)))
    }

    /// The completion handler of a delivery.
    mutating func complete(_ number: Int) {
        guard let index = open.firstIndex(where: { $0.number == number }) else { return }
        open.remove(at: index)
        misses = 0
    }

    /// Forgets what was missed.
    mutating func beginAnew() {
        open = []
        misses = 0
    }
}
