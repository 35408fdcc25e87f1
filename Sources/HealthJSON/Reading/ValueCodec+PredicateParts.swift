package import HealthModel
import JSON

/// The parts of predicates.
extension ValueCodec where Value == SamplePredicate {
    /// `{key, allowedValues}`, with the name of a property or HealthKit's key for it.
    package static let deviceProperty = ValueCodec.object([:]) { members in
        let property = try members.required("key", .devicePropertyKey)
        return .deviceProperty(property, Set(try members.required("allowedValues", .strings)))
    }

    /// A key that must exist, `{key, allowedValues}`, or `{key, operator, value}`.
    package static let metadataKey = ValueCodec([:]) { reader, context in
        if case .string(let key) = reader.value { return .metadataKey(key) }
        guard case .object = reader.value else {
            throw reader.fail(expected: "a key, {key, allowedValues} or {key, operator, value}")
        }
        return try metadata.read(reader, context)
    }

    private static let metadata = ValueCodec.object([:]) { members in
        let key = try members.required("key", .string)
        if let values = try members.optional("allowedValues", .array(of: .metadataValue)) {
            return .metadataValues(key, Set(values))
        }
        return .metadata(key, try members.required("operator", .name), try members.required("value", .metadataValue))
    }

    package static let noCorrelation = ValueCodec([:]) { reader in
        guard case .bool(true) = reader.value else { throw reader.fail(expected: "true") }
        return .noCorrelation
    }
}

/// `{operator, value}`, with `unit` for a quantity.
package struct Comparison<Value: Sendable>: Sendable {
    package let comparison: ComparisonOperator
    package let value: Value
}

extension ValueCodec where Value == Comparison<Quantity> {
    package static let quantityComparison = ValueCodec.object([:]) { members in
        let comparison = try members.required("operator", ValueCodec<ComparisonOperator>.name)
        return Comparison(comparison: comparison, value: try members.quantity())
    }
}

extension ValueCodec where Value == Comparison<Int> {
    package static let integerComparison = ValueCodec.object([:]) { members in
        let comparison = try members.required("operator", ValueCodec<ComparisonOperator>.name)
        return Comparison(comparison: comparison, value: try members.required("value", .integer))
    }
}

extension ValueCodec where Value == Comparison<Double> {
    package static let realComparison = ValueCodec.object([:]) { members in
        let comparison = try members.required("operator", ValueCodec<ComparisonOperator>.name)
        return Comparison(comparison: comparison, value: try members.required("value", .real))
    }
}

extension ValueCodec where Value == QueryOptions {
    /// The names of `HKQueryOptions` (PRED-02, PRED-03).
    package static let queryOptions = ValueCodec(.arraySchema(of: .enumSchema(["strictStartDate", "strictEndDate"]))) { reader in
        var options: QueryOptions = []
        for element in try reader.array() {
            switch try element.string() {
            case "strictStartDate": options.insert(.strictStartDate)
            case "strictEndDate": options.insert(.strictEndDate)
            default: throw element.fail(oneOf: ["strictStartDate", "strictEndDate"])
            }
        }
        return options
    }
}

extension ValueCodec where Value == Device.Property {
    /// The Swift name of a property, or HealthKit's key for it.
    package static let devicePropertyKey = ValueCodec(.enumSchema(Value.allCases.flatMap { [$0.rawValue, $0.key] })) { reader in
        let text = try reader.string()
        guard let property = Value.allCases.first(where: { $0.rawValue == text || $0.key == text }) else {
            throw reader.fail(oneOf: Value.allCases.map(\.rawValue))
        }
        return property
    }
}

extension Device.Property {
    /// `HKDevicePropertyKeyName` and the other keys.
    fileprivate var key: String {
        self == .udiDeviceIdentifier
            ? "HKDevicePropertyUDIDeviceIdentifier"
            : "HKDeviceProperty\(rawValue.capitalizedFirst)"
    }
}
