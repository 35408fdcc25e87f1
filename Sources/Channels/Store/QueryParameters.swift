import HealthEngine
import HealthModel
import JSON

/// The parameters that queries share.
enum QueryParameters {
    static let sampleType = Parameter.required("type", .sampleType, "The type of the samples.")
    static let quantityType = Parameter.required("type", .quantityType, "The type of the samples.")
    /// With ``types``, of which one must be given.
    static let type = Parameter.optional("type", .sampleType, "The type of the samples; or give `types`.")
    static let types = Parameter.optional(
        "types",
        .nonEmpty(.sampleType),
        "The types of the samples, instead of `type`."
    )
    static let predicate = Parameter.optional("predicate", .predicate, default: .all, "Which samples; by default all.")
    static let limit = Parameter.optional("limit", .limit, default: 0, "How many at most; 0 for no limit.")
    static let sortDescriptors = Parameter.optional(
        "sortDescriptors",
        .sortDescriptors,
        default: [],
        "The order; without any, that in which samples were saved."
    )
    static let unit = Parameter.optional(
        "unit",
        .unit,
        "The unit of the quantities in the result; by default that with which each was saved."
    )
    static let updates = Parameter.optional(
        "updates",
        .bool,
        default: false,
        "Whether to go on and send a notification at each change."
    )
    static let options = Parameter.required("options", .statisticsOptions, "Which figures.")
    static let query = Parameter.required("query", .query, "The number of the query.")
}

extension Arguments {
    /// The types of a query, by `type` or by `types`, each once.
    func queriedTypes() throws(BridgeError) -> [ObjectType] {
        let type = try self(QueryParameters.type)
        let types = try self(QueryParameters.types)
        switch (type, types) {
        case (let type?, nil): return [type]
        case (nil, let types?):
            var seen: Set<ObjectType> = []
            return types.filter { seen.insert($0).inserted }
        case (nil, nil): throw .missing(QueryParameters.type.name)
        case (_?, _?): throw .expected("left out where types is given", at: QueryParameters.type.name)
        }
    }

    /// The unit of the result, in which the quantities of these types can be had. HealthKit would raise when the first
    /// value is read (UNIT-20), this raises whether samples are found or not.
    func unit(for types: [ObjectType]) throws(BridgeError) -> HealthModel.Unit? {
        guard let unit = try self(QueryParameters.unit) else { return nil }
        for attributes in types.compactMap(\.quantity) where !attributes.unit.isCompatible(with: unit) {
            throw .health(.exception(.incompatibleUnits(attributes.unit, unit)))
        }
        return unit
    }
}

extension Context {
    /// Carries out a query about some types, whose results the journal counts.
    func query<Value>(
        _ types: [ObjectType],
        _ operation: (HealthStore) throws(HealthFailure) -> Value,
        count: (Value) -> Int
    ) throws(BridgeError) -> Value {
        journal(types)
        let value = try healthKit(operation)
        notes.count = count(value)
        return value
    }
}
