import HealthEngine
import HealthModel
import JSON

/// `HKCorrelationQuery` (OTH-02).
enum ExecuteCorrelationQuery: Method {
    static let name = "store/correlationQuery"
    static let summary = "The correlations of a type with a member that matches for each type in samplePredicates."
    static let type = Parameter.required("type", .correlationType, "The correlation type.")
    static let samplePredicates = Parameter.optional(
        "samplePredicates",
        .predicatesByType,
        default: [:],
        "Predicates for members, by the identifiers of their types."
    )
    static let parameters = [type.description, QueryParameters.predicate.description, samplePredicates.description]
    static let result = ResultDescription("correlations", Schemas.reference("Correlations"))
    static let example = Example(
        ["type": "HKCorrelationTypeIdentifierBloodPressure"],
        result: ["correlations": []],
        given: [
            (
                "store/requestAuthorization",
                [
                    "read": [
                        "HKQuantityTypeIdentifierBloodPressureSystolic",
                        "HKQuantityTypeIdentifierBloodPressureDiastolic",
                    ]
                ]
            )
        ]
    )

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> Single<SampleList> {
        let type = try arguments(type)
        let query = CorrelationQuery(
            type,
            try arguments(QueryParameters.predicate),
            samplePredicates: try arguments(samplePredicates)
        )
        let correlations = try context.query([type]) { store throws(HealthFailure) in
            try store.execute(query)
        } count: {
            $0.count
        }
        return Single("correlations", SampleList(samples: correlations))
    }
}

extension Form where Value == [ObjectType: SamplePredicate] {
    fileprivate static let predicatesByType = Form(
        ["type": "object", "additionalProperties": Form<SamplePredicate>.predicate.schema]
    ) { (reader, arguments) throws(BridgeError) in
        guard case .object(let object) = reader.value else {
            throw .invalidParams(reader.fail(expected: "an object of predicates by type identifier"))
        }
        var predicates: [ObjectType: SamplePredicate] = [:]
        for (identifier, predicate) in object.members {
            let place = "\(reader.path).\(identifier.shortened)"
            let type = try Form<ObjectType>.sampleType.read(JSONReader(.string(identifier), path: place), arguments)
            let isNew = predicates[type] == nil
            predicates[type] = try Form<SamplePredicate>.predicate.read(
                JSONReader(predicate, path: place),
                arguments
            )
            guard isNew else { throw .expected("given once for each type", at: place) }
        }
        return predicates
    }
}
