import HealthJSON
import BridgeCore
import HealthModel
package import JSON

extension Schemas {
    /// The schemas of predicates, units, metadata and other parts of parameters.
    package static let queries: JSONObject = [
        "Unit": [
            "type": "string",
            "description": "A unit string that HKUnit accepts. Any other text raises a native exception.",
            "examples": ["count/min", "kcal", "mmHg"],
        ],
        "DateOfBirthComponents": object(
            ["year": integer, "month": integer, "day": integer], optional: ["timeZone": .stringSchema]
        ),
        "Metadata": ["type": "object", "additionalProperties": reference("MetadataValue")],
        "MetadataValue": oneOf([
            .stringSchema, .booleanSchema, number, object(["date": date]), object(["quantity": reference("Quantity")]),
        ]),
        "Device": object([:], optional: members(Device.Property.allCases.map { ($0.rawValue, .stringSchema) })),
        "SortDescriptor": object(["key": ValueCodec<SampleSortDescriptor.Key>.sortKey.schema, "ascending": .booleanSchema]),
        "IntervalComponents": object([:], optional: members(ValueCodec.intervalComponentsByName.map { ($0.name, integer) })),
        "QueryDescriptor": object(["type": reference("TypeIdentifier")], optional: ["predicate": reference("Predicate")]),
        "Predicate": predicate,
        "WorkoutActivityPredicate": activityPredicate,
    ]

    /// Dates, or one member with the name of HealthKit's factory method.
    private static let predicate = oneOf([dates] + predicates.map { name, schema in object(members([(name, schema)])) })

    private static let dates = object(
        [:], optional: ["startDate": date, "endDate": date, "options": ValueCodec<QueryOptions>.queryOptions.schema]
    )

    private static let predicates: [(String, JSONValue)] =
        [
            ("and", .arraySchema(of: reference("Predicate"))), ("or", .arraySchema(of: reference("Predicate"))),
            ("not", reference("Predicate")), ("uuids", .arraySchema(of: uuid)), ("sources", strings),
            ("device", reference("Device")),
            ("deviceProperty", object(["key": ValueCodec<Device.Property>.devicePropertyKey.schema, "allowedValues": strings])),
            ("metadataKey", metadataKey), ("noCorrelation", ["const": true]), ("workout", uuid),
            ("electrocardiogram", uuid),
            ("quantity", comparison(quantity)), ("categoryValue", comparison(["value": integer])),
            ("categoryValues", .arraySchema(of: integer)), ("workoutActivityType", integerOrName),
            ("workoutDuration", comparison(["value": number])),
            ("sourceRevisions", .arraySchema(of: sourceRevision)),
            ("workoutEffortSamplesRelated", object(["workout": uuid], optional: ["activity": uuid])),
            ("workoutActivity", reference("WorkoutActivityPredicate")),
        ]
        + WorkoutFigure.allCases.map { ($0.workoutMember, figureComparison) }
        + WorkoutTotal.allCases.map { ($0.rawValue, comparison(quantity)) }
        + ContentPredicateKey.allCases.map { ($0.rawValue, $0.schema) }

    /// Dates, or one member with the name of HealthKit's factory method.
    private static let activityPredicate: JSONValue = {
        let compounds = ["and", "or"].map { ($0, JSONValue.arraySchema(of: reference("WorkoutActivityPredicate"))) }
        let others: [(String, JSONValue)] = [
            ("not", reference("WorkoutActivityPredicate")), ("workoutActivityType", integerOrName),
            ("duration", comparison(["value": number])),
        ]
        let figures = WorkoutFigure.allCases.map { ($0.member, figureComparison) }
        return oneOf([dates] + (compounds + others + figures).map { name, schema in object(members([(name, schema)])) })
    }()

    private static let figureComparison = comparison([
        "quantityType": reference("TypeIdentifier"), "value": number, "unit": reference("Unit"),
    ])
    private static let sourceRevision = object(
        ["source": object(["bundleIdentifier": .stringSchema], optional: ["name": .stringSchema])],
        optional: ["version": .stringSchema, "productType": .stringSchema, "operatingSystemVersion": .stringSchema]
    )
    private static let metadataKey = oneOf([
        .stringSchema,
        object(["key": .stringSchema, "allowedValues": .arraySchema(of: reference("MetadataValue"))]),
        object(["key": .stringSchema, "operator": operators, "value": reference("MetadataValue")]),
    ])
    private static let operators = ValueCodec<ComparisonOperator>.name.schema
    private static let quantity: JSONObject = ["value": number, "unit": reference("Unit")]

    private static func comparison(_ value: JSONObject) -> JSONValue {
        object(members([("operator", operators)] + value.members.map { ($0.name, $0.value) }))
    }

    private static func oneOf(_ schemas: [JSONValue]) -> JSONValue { ["oneOf": .array(schemas)] }

    private static func members(_ members: [(String, JSONValue)]) -> JSONObject {
        var object = JSONObject()
        for (name, schema) in members { object[name] = schema }
        return object
    }
}
