package import Foundation
package import HealthModel
import JSON

extension ValueCodec where Value == HealthModel.Unit {
    /// A unit string. An invalid one raises the exception of `HKUnit.init(from:)` (UNIT-06).
    package static let unit = unit(usually: nil)

    /// A unit string. The error for an invalid one in test data names the usual unit.
    fileprivate static func unit(usually usual: HealthModel.Unit?) -> ValueCodec {
        ValueCodec(Schemas.reference("Unit")) { reader, context in
            guard case .string(let text) = reader.value else {
                throw reader.fail(expected: "a unit, such as count/min")
            }
            do throws(NativeException) {
                return try HealthModel.Unit(from: text)
            } catch {
                throw context.refusal(error, ofUnit: text, usually: usual, at: reader.path)
            }
        }
    }
}

extension ValueCodec where Value == Quantity {
    /// `{value, unit}`
    package static let quantity = quantity(usually: nil)

    /// `{value, unit}`. Test data must have a unit that fits the usual one, which the error names.
    package static func quantity(usually usual: HealthModel.Unit?) -> ValueCodec {
        ValueCodec(Schemas.reference("Quantity")) { reader, context in
            guard case .object = reader.value else { throw reader.fail(expected: "{value, unit}") }
            var members = try Members(of: reader, context)
            let value = try members.required("value", .real)
            let quantity = Quantity(unit: try members.required("unit", .unit(usually: usual)), value: value)
            try members.finish()
            if let usual { try context.check(quantity.unit, fits: usual, at: "\(reader.path).unit") }
            return quantity
        }
    }
}

extension Members {
    /// The members of a quantity.
    package mutating func quantity() throws -> Quantity {
        let value = try required("value", .real)
        return Quantity(unit: try required("unit", .unit), value: value)
    }
}

extension ValueCodec where Value == Double {
    package static let real = ValueCodec(["type": "number"]) { reader in try reader.real() }
}

extension ValueCodec where Value == UUID {
    /// A UUID: 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12.
    package static let uuid = text(
        ["type": "string", "format": "uuid"], expected: "a UUID, such as 3F2504E0-4F89-41D3-9A0C-0305E82C3301"
    ) { UUID(text: $0) }
}

extension ValueCodec where Value == [UUID] {
    package static let uuids = array(of: .uuid)
}

extension ValueCodec where Value == Device {
    /// `HKDevice`. All properties are optional (SAVE-40).
    package static let device = ValueCodec.object(Schemas.reference("Device")) { members in
        var properties: [Device.Property: String] = [:]
        for property in Device.Property.allCases {
            properties[property] = try members.optional(property.rawValue, .string)
        }
        return Device(properties)
    }
}

extension ValueCodec where Value == DateComponents {
    /// The length of an interval: `DateComponents` with Swift's names of the components.
    package static let intervalComponents = ValueCodec.object(Schemas.reference("IntervalComponents")) { members in
        var components = DateComponents()
        for (name, component) in intervalComponentsByName {
            components[keyPath: component] = try members.optional(name, .integer)
        }
        return components
    }

    /// The components that measure a length of time, roughly from longest to shortest.
    package static let intervalComponentsByName:
        [(name: String, component: any WritableKeyPath<DateComponents, Int?> & Sendable)] =
            [
                ("year", \.year), ("yearForWeekOfYear", \.yearForWeekOfYear), ("quarter", \.quarter),
                ("month", \.month),
                ("weekOfYear", \.weekOfYear), ("weekOfMonth", \.weekOfMonth), ("weekdayOrdinal", \.weekdayOrdinal),
                ("weekday", \.weekday), ("dayOfYear", \.dayOfYear), ("day", \.day), ("hour", \.hour),
                ("minute", \.minute), ("second", \.second), ("nanosecond", \.nanosecond),
            ]
}

extension JSONValue {
    /// The value as a number, integer or real. The place is formatted only if the value is not a number, because requests can
    /// have thousands of numbers.
    func number(at place: @autoclosure () -> String) throws -> Double {
        switch self {
        case .real(let number): return number
        case .integer(let number): return Double(number)
        default: throw JSONReadingError.expected("a number", at: place())
        }
    }
}
