import HealthJSON
import HealthModel
import JSON

/// What code of an app knows of HealthKit's types and units without a call of the store. A client that plays such code asks, so that it
/// holds no rules of HealthKit. The methods exist with `--no-control` too, and are not in the journal.
extension ConnectionChannel {
    static let catalogMethods = [objectType, unitConversion]

    /// The properties of `HKObjectType` and its subclasses.
    private static let objectType = Method(
        "rpc/objectType",
        "Returns the properties of a type of the emulated system.",
        .required("type", .objectType, "The identifier of the type."),
        result: ResultDescription("objectType", objectTypeSchema)
    ) { call, type in
        var object: JSONObject = ["identifier": .string(type.identifier), "kind": .string(type.kind.rawValue)]
        object["isMaximumDurationRestricted"] = .bool(type.isMaximumDurationRestricted)
        object["isMinimumDurationRestricted"] = .bool(type.isMinimumDurationRestricted)
        if let quantity = type.quantity {
            object["unit"] = .string(quantity.canonicalUnit)
            object["dimension"] = .string(quantity.dimension)
            object["aggregationStyle"] = .integer(quantity.aggregationStyle(on: call.device.osVersion).rawValue)
        }
        return .object(object) as JSONValue
    }

    private static let objectTypeSchema = Schemas.object(
        [
            "identifier": .stringSchema, "kind": .stringSchema, "isMaximumDurationRestricted": .booleanSchema,
            "isMinimumDurationRestricted": .booleanSchema,
        ],
        optional: ["unit": .stringSchema, "dimension": .stringSchema, "aggregationStyle": ["type": "integer"]]
    )

    /// `HKUnit.init(from:)`, `HKUnit.unitString` and `HKQuantity.doubleValue(for:)`.
    private static let unitConversion = Method(
        "rpc/unitConversion",
        "Returns the conversion from one unit to another, and both units as HealthKit prints them. Refuses what HealthKit would raise for.",
        .required("from", .string, "The unit of a value."),
        .required("to", .string, "The unit of the result."),
        result: ResultDescription("unitConversion", unitConversionSchema)
    ) { _, from, to in
        guard let source = try? Unit(from: from) else { throw JSONReadingError.expected("a unit", at: "from") }
        guard let target = try? Unit(from: to) else { throw JSONReadingError.expected("a unit", at: "to") }
        guard let conversion = try? UnitConversion(from: source, to: target) else {
            throw JSONReadingError.expected("a unit that is compatible with `from`", at: "to")
        }
        return [
            "from": .string(source.unitString),
            "to": .string(target.unitString),
            "offsetBefore": .real(conversion.offsetBefore),
            "numerator": .real(conversion.numerator),
            "denominator": .real(conversion.denominator),
            "offsetAfter": .real(conversion.offsetAfter),
        ] as JSONValue
    }

    private static let unitConversionSchema = Schemas.object([
        "from": .stringSchema, "to": .stringSchema, "offsetBefore": ["type": "number"], "numerator": ["type": "number"],
        "denominator": ["type": "number"], "offsetAfter": ["type": "number"],
    ])
}
