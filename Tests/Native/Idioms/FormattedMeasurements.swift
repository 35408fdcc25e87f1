import Foundation
import HealthKit

enum FormattedMeasurements: Idiom {
    static func run() async throws -> Any? {
        let meters = Measurement(value: 1, unit: UnitLength.kilometers).converted(to: .meters)
        let formatter = MassFormatter()
        formatter.unitStyle = .short
        let isGram = HKUnit(from: MassFormatter.Unit.gram) == .gram()
        return [Int(meters.value), formatter.unitString(fromValue: 2, unit: .kilogram).count, isGram ? 1 : 0]
    }
}
