import Foundation
import HealthKit

enum KeyOfOrder: Idiom {
    static func run() async throws -> Any? {
        let byDate = NSSortDescriptor(key: HKSampleSortIdentifierStartDate, ascending: false)
        return autoreleasepool {
            [byDate.key ?? "none", NSSortDescriptor(keyPath: \HKSample.endDate, ascending: true).key ?? "none"]
        }
    }
}
