import HealthKit

/// A value of a library that the sample plugin uses.
public struct StepGoal {
    /// The number of steps.
    public let count: HKQuantity

    /// A goal of a number of steps.
    public init(_ count: Double) {
        self.count = HKQuantity(unit: .count(), doubleValue: count)
    }
}
