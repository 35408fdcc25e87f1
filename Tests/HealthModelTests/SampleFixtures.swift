import Foundation
import HealthModel
import Testing

/// A fixed date, and values with that date.
enum Fixture {
    static let date = Date(timeIntervalSince1970: 1_772_352_000)

    /// The type with a Swift case name.
    static func type(_ name: String) throws -> ObjectType { try #require(TypeCatalog.type(name: name)) }

    /// A quantity with a unit from its text.
    static func quantity(_ value: Double, _ unit: String) throws -> Quantity {
        Quantity(unit: try Unit(from: unit), value: value)
    }

    static func steps(
        _ value: Double = 250, from start: Date = date, to end: Date = date + 60, metadata: Metadata = [:]
    ) throws(NativeException) -> Sample {
        let quantity = Quantity(unit: .count, value: value)
        return try Sample(type: .stepCount, quantity: quantity, startDate: start, endDate: end, metadata: metadata)
    }

    static func category(
        _ name: String, _ value: Int = 0, lasting duration: TimeInterval = 0, metadata: Metadata = [:]
    ) throws -> Sample {
        let type = try type(name)
        return try Sample(type: type, value: value, startDate: date, endDate: date + duration, metadata: metadata)
    }

    static func sample(
        _ name: String, _ value: Double, _ unit: String, lasting duration: TimeInterval = 0, metadata: Metadata = [:]
    ) throws -> Sample {
        let (type, quantity) = (try type(name), try quantity(value, unit))
        return try Sample(type: type, quantity: quantity, startDate: date, endDate: date + duration, metadata: metadata)
    }
}

/// Expects the exception of an invalid sample (SAVE-01, ERR-05). A nil reason accepts any text of this project.
func expectRefusal(_ reason: String? = nil, sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Sample) {
    let exception = #expect(throws: NativeException.self, sourceLocation: sourceLocation) { _ = try body() }
    #expect(exception?.name == "_HKObjectValidationFailureException", sourceLocation: sourceLocation)
    if let reason { #expect(exception?.reason == reason, sourceLocation: sourceLocation) }
}
