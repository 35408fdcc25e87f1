import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON

/// The queries for samples.
extension StoreChannel {
    static let sampleQueryMethods = [sampleQuery, correlationQuery, sourceQuery]

    /// `HKSampleQuery` (SQ-01 to SQ-07).
    private static let sampleQuery = Method(
        "sampleQuery",
        "Returns the samples of one or several types that match a predicate, or each type its own.",
        .type,
        .types,
        .predicate,
        .queryDescriptors,
        .limit,
        .sortDescriptors,
        .unit,
        result: ResultDescription("samples", Schemas.reference("Samples"))
    ) { call, type, types, predicate, queryDescriptors, limit, sortDescriptors, unit in
        let descriptors = try call.descriptors(type, types, predicate, queryDescriptors)
        let types = descriptors.map(\.type)
        let query = SampleQuery(descriptors: descriptors, limit: limit, sortDescriptors: sortDescriptors)
        try call.checkUnit(unit, for: types)
        let result = try call.store.result(of: query)
        return NamedResult("samples", SampleQueryList(result: result, unit: unit))
    }

    /// `HKCorrelationQuery` (OTH-02).
    private static let correlationQuery = Method(
        "correlationQuery",
        "Returns the correlations of a type that have a matching member for each type in `samplePredicates`.",
        .required("type", .correlationType, "The correlation type."),
        .predicate,
        .optional("samplePredicates", .predicatesByType, default: [:], "The predicates for members, by type identifier."),
        result: ResultDescription("correlations", Schemas.reference("Correlations"))
    ) { call, type, predicate, samplePredicates in
        let query = CorrelationQuery(type, predicate, samplePredicates: samplePredicates)
        let correlations = try call.store.execute(query)
        return NamedResult("correlations", SampleList(samples: correlations))
    }

    /// `HKSourceQuery` (OTH-01).
    private static let sourceQuery = Method(
        "sourceQuery",
        "Returns the sources of the samples that match a predicate.",
        .sampleType,
        .predicate,
        result: ResultDescription("sources", Schemas.reference("Sources"))
    ) { call, type, predicate in
        let query = SourceQuery(type, predicate)
        let sources = try call.store.execute(query)
        return NamedResult("sources", sources.map(\.json))
    }
}

extension ValueCodec where Value == [ObjectType: SamplePredicate] {
    fileprivate static let predicatesByType = ValueCodec(
        ["type": "object", "additionalProperties": ValueCodec<SamplePredicate>.predicate.schema]
    ) { reader, context in
        guard case .object(let object) = reader.value else {
            throw reader.fail(expected: "an object of predicates by type identifier")
        }
        var predicates: [ObjectType: SamplePredicate] = [:]
        for (identifier, predicate) in object.members {
            let place = "\(reader.path).\(identifier.shortened)"
            let type = try ValueCodec<ObjectType>.sampleType.read(JSONReader(.string(identifier), path: place), context)
            let isNew = predicates[type] == nil
            predicates[type] = try ValueCodec<SamplePredicate>.predicate.read(JSONReader(predicate, path: place), context)
            guard isNew else { throw JSONReadingError.expected("given once for each type", at: place) }
        }
        return predicates
    }
}
