import Foundation
import HealthModel

extension Metadata {
    /// The metadata of a dictionary. A value of another class is HealthKit's exception (SAVE-08).
    init(_ dictionary: [String: Any]?) {
        self.init(Dictionary((dictionary ?? [:]).map { ($0.key, MetadataValue($0.value, for: $0.key)) }) { first, _ in first })
    }

    var dictionary: [String: Any]? { dictionary(\.object) }

    /// The metadata of a stored object, whose numbers are doubles (SAVE-44).
    var storedDictionary: [String: Any]? { dictionary(\.storedObject) }

    private func dictionary(_ object: (MetadataValue) -> Any) -> [String: Any]? {
        isEmpty ? nil : Dictionary(entries.map { ($0.key, object($0.value)) }) { _, last in last }
    }
}

extension MetadataValue {
    /// The value of an object that metadata may contain for a key. Another object is HealthKit's exception (SAVE-08).
    init(_ object: Any, for key: String) {
        switch object {
        case let quantity as HKQuantity: self = .quantity(quantity.quantity)
        case let text as String: self = .string(text)
        case let date as Date: self = .date(date)
        case let number as NSNumber: self.init(number)
        default:
            raise(
                "Invalid class for metadata key: \(key). Expected NSString, NSNumber, NSDate or HKQuantity.",
                name: NativeException.objectValidationFailure
            )
        }
    }

    private init(_ number: NSNumber) {
        switch unsafe String(cString: number.objCType) {
        case "c": self = .bool(number.boolValue)
        case "d", "f": self = .real(number.doubleValue)
        default: self = .integer(number.int64Value)
        }
    }

    /// The value as an object of a stored object's metadata.
    fileprivate var storedObject: Any {
        switch self {
        case .bool(let flag): NSNumber(value: flag ? 1.0 : 0)
        case .integer(let number): NSNumber(value: Double(number))
        default: object
        }
    }

    /// The value as an object, of the class that HealthKit returns.
    var object: Any {
        switch self {
        case .string(let text): text
        case .bool(let flag): NSNumber(value: flag)
        case .integer(let number): NSNumber(value: number)
        case .real(let number): NSNumber(value: number)
        case .date(let date): date
        case .quantity(let quantity): HKQuantity(quantity)
        }
    }
}
