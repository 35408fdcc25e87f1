import Foundation
import HealthKit

/// The order and the bytes are the same in each run with the same seed.
enum OrderOfSets: Idiom {
    static func run() async throws -> Any? {
        let names = Set((1...20).map { "name \($0)" })
        let types = Set([HKQuantityTypeIdentifier.stepCount, .heartRate, .bodyMass, .height].map { HKQuantityType($0) })
        let counts = Dictionary(uniqueKeysWithValues: names.map { ($0, $0.count) })
        let archive = try NSKeyedArchiver.archivedData(withRootObject: counts as NSDictionary, requiringSecureCoding: false)
        let anchor = HKQueryAnchor(fromValue: 7)
        let data = try NSKeyedArchiver.archivedData(withRootObject: anchor, requiringSecureCoding: true)
        return [Array(names), types.map(\.identifier), Array(counts.keys), archive, data] as [Any]
    }
}
