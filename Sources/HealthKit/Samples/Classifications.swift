public import CHealthKit
import Foundation
import HealthModel

// The limits of the classes are not published. Those here are project decisions (CLS-01, CLS-02).

extension HKAppleWalkingSteadinessClassification: @retroactive CaseIterable {
    public static var allCases: [HKAppleWalkingSteadinessClassification] { [.ok, .low, .veryLow] }

    /// `HKAppleWalkingSteadinessClassification.init(for:)`: the class of a percentage. Throws code 3 for another quantity, and for
    /// one below 0 % or above 100 %.
    public init(for appleWalkingSteadiness: HKQuantity) throws {
        let value = try? appleWalkingSteadiness.quantity.doubleValue(for: .percent)
        guard let value, (0...1).contains(value) else { throw HKError(.errorInvalidArgument) }
        self = Self.allCases.first { $0.range.lowerBound <= value } ?? .veryLow
    }

    public var minimum: HKQuantity { HKQuantity(Quantity(unit: .percent, value: range.lowerBound)) }
    public var maximum: HKQuantity { HKQuantity(Quantity(unit: .percent, value: range.upperBound)) }

    /// The values of the class. The ranges adjoin, and a limit belongs to the better class.
    private var range: ClosedRange<Double> {
        switch self {
        case .ok: 0.5...1
        case .low: 0.25...0.5
        default: 0...0.25
        }
    }
}

extension HKAppleSleepingBreathingDisturbancesClassification: @retroactive CaseIterable {
    public static var allCases: [HKAppleSleepingBreathingDisturbancesClassification] { [.notElevated, .elevated] }

    /// `HKAppleSleepingBreathingDisturbancesClassification.init(classifying:)`: the class of a number. Nil for another quantity, and
    /// for a negative one.
    public init?(classifying appleSleepingBreathingDisturbances: HKQuantity) {
        let value = try? appleSleepingBreathingDisturbances.quantity.doubleValue(for: .count)
        guard let value, value >= 0 else { return nil }
        self = value < Self.elevated.least ? .notElevated : .elevated
    }

    public var minimum: HKQuantity { HKQuantity(Quantity(unit: .count, value: least)) }

    private var least: Double { self == .elevated ? 10 : 0 }
}
