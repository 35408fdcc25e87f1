import Foundation
import HealthKit

enum ArchivedAnchor: Idiom {
    static func run() async throws -> Any? {
        let anchor = HKQueryAnchor(fromValue: Int(HKAnchoredObjectQueryNoAnchor))
        let data = try NSKeyedArchiver.archivedData(withRootObject: anchor, requiringSecureCoding: true)
        let restored = try NSKeyedUnarchiver.unarchivedObject(ofClass: HKQueryAnchor.self, from: data)
        return restored == anchor
    }
}
