public import Foundation
public import HealthEngine
import HealthModel

/// Saves the steps of walks, and sums them.
public struct StepCounter {
    private let store: HealthStore

    /// Steps on a phone.
    public init(_ phone: Phone) {
        store = phone.launch().healthStore
    }

    /// Asks for access to steps.
    public func requestAuthorization() throws {
        _ = try store.requestAuthorization(toShare: [.stepCount], read: [.stepCount])
    }

    /// Saves the steps of a walk.
    public func save(_ count: Double, from start: Date, to end: Date) throws {
        let quantity = Quantity(unit: .count, value: count)
        try store.save([Sample(type: .stepCount, quantity: quantity, startDate: start, endDate: end)])
    }

    /// The sum of all steps. Nil if there are none.
    public func sum() throws -> Double? {
        try store.execute(StatisticsQuery(.stepCount, .all, .cumulativeSum)).figures.sum?.value
    }
}
