import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel

/// The parameters that the methods of the channel share.
extension Parameter where Value == ObjectType {
    static let sampleType = Parameter.required("type", .sampleType, "The type of the samples.")
    static let quantityType = Parameter.required("type", .quantityType, "The type of the samples.")
    static let askedType = Parameter.required("type", .objectType, "The type that is asked about.")
}

extension Parameter where Value == ObjectType? {
    /// With `types`, of which one must be given.
    static let type = Parameter.optional("type", .sampleType, "The type of the samples; or give `types`.")
}

extension Parameter where Value == [ObjectType]? {
    static let types = Parameter.optional(
        "types",
        .nonEmpty(.sampleType),
        "The types of the samples, instead of `type`."
    )
}

extension Parameter where Value == Set<ObjectType> {
    static let toShare = Parameter.optional("toShare", .objectTypes, default: [], "`typesToShare`")
    static let read = Parameter.optional("read", .objectTypes, default: [], "`typesToRead`")
}

extension Parameter where Value == SamplePredicate {
    static let predicate = Parameter.optional("predicate", .predicate, default: .all, "Which samples; by default all.")
}

extension Parameter where Value == Int {
    static let limit = Parameter.optional("limit", .limit, default: 0, "How many at most; 0 for no limit.")
}

extension Parameter where Value == [SampleSortDescriptor] {
    static let sortDescriptors = Parameter.optional(
        "sortDescriptors",
        .sortDescriptors,
        default: [],
        "The order; without any, that in which samples were saved."
    )
}

extension Parameter where Value == HealthModel.Unit? {
    static let unit = Parameter.optional(
        "unit",
        .unit,
        "The unit of the quantities in the result; by default that with which each was saved."
    )
}

extension Parameter where Value == Bool {
    static let updates = Parameter.optional(
        "updates",
        .bool,
        default: false,
        "Whether to go on and send a notification at each change."
    )
}

extension Parameter where Value == StatisticsOptions {
    static let options = Parameter.required("options", .statisticsOptions, "Which figures.")
}

extension Parameter where Value == QueryID {
    static let query = Parameter.required("query", .query, "The number of the query.")
}

extension Call {
    /// The types of a query, by `type` or by `types`, each once.
    func queriedTypes(_ type: ObjectType?, _ types: [ObjectType]?) throws(BridgeError) -> [ObjectType] {
        switch (type, types) {
        case (let type?, nil): return [type]
        case (nil, let types?):
            var seen: Set<ObjectType> = []
            return types.filter { seen.insert($0).inserted }
        case (nil, nil): throw .missing("type")
        case (_?, _?): throw .expected("left out where types is given", at: "type")
        }
    }

    /// Refuses a unit in which the quantities of some types cannot be given. HealthKit would raise when the first value is read
    /// (UNIT-20), this raises whether samples are found or not.
    func checkUnit(_ unit: HealthModel.Unit?, for types: [ObjectType]) throws(BridgeError) {
        guard let unit else { return }
        for attributes in types.compactMap(\.quantity) where !attributes.unit.isCompatible(with: unit) {
            throw .health(.exception(.incompatibleUnits(attributes.unit, unit)))
        }
    }

    /// Carries out a query about some types, whose results the journal counts.
    func query<Value>(
        _ types: [ObjectType],
        _ operation: (HealthStore) throws(HealthFailure) -> Value,
        count: (Value) -> Int
    ) throws(BridgeError) -> Value {
        notes.set(types)
        let store = store
        let value = try healthKit { () throws(HealthFailure) in try operation(store) }
        notes.count = count(value)
        return value
    }
}

extension ResultDescription {
    static let uuids = ResultDescription("uuids", Schemas.reference("UUIDs"))
    static let sample = ResultDescription("sample", Schemas.reference("Sample"))
    static let builder = ResultDescription("builder", Schemas.reference("Builder"))
    static let success = ResultDescription("success", .booleanSchema)
    static let completion = ResultDescription("completion", Schemas.reference("Completion"))
}
