import JSON
import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel

/// The parameters that the methods of the channel share.
extension Parameter where Value == ObjectType {
    static let sampleType = Parameter.required("type", .sampleType, "The type of the samples.")
    static let quantityType = Parameter.required("type", .quantityType, "The type of the samples.")
    static let askedType = Parameter.required("type", .objectType, "The type.")
}

extension Parameter where Value == ObjectType? {
    /// An alternative to `types` and `queryDescriptors`. A call must pass one of them.
    static let type = Parameter.optional(
        "type", .sampleType, "The type of the samples. Alternatively pass `types` or `queryDescriptors`."
    )
    /// An alternative to `queryDescriptors`. A call must pass one of the two.
    static let typeOrDescriptors = Parameter.optional(
        "type", .sampleType, "The type of the samples. Alternatively pass `queryDescriptors`."
    )
}

extension Parameter where Value == [QueryDescriptor]? {
    /// An alternative to `type` or `types` with `predicate`.
    static let queryDescriptors = Parameter.optional(
        "queryDescriptors",
        .queryDescriptors,
        "`HKQueryDescriptor`: types, each with a predicate of its own, instead of `type` and `predicate`."
    )
}

extension Parameter where Value == [ObjectType]? {
    static let types = Parameter.optional("types", .nonEmpty(.sampleType), "The types of the samples, instead of `type`.")
}

extension Parameter where Value == Set<ObjectType> {
    static let toShare = Parameter.optional(
        "toShare", .objectTypes, default: [], "`typesToShare`: the types that the app wants to save."
    )
    static let read = Parameter.optional(
        "read", .objectTypes, default: [], "`typesToRead`: the types that the app wants to read."
    )
}

extension Parameter where Value == SamplePredicate {
    static let predicate = Parameter.optional("predicate", .predicate, default: .all, "The samples to select. Default: all.")
}

extension Parameter where Value == Int {
    static let limit = Parameter.optional("limit", .limit, default: 0, "The largest number of results. Default: 0, no limit.")
}

extension Parameter where Value == [SampleSortDescriptor] {
    static let sortDescriptors = Parameter.optional(
        "sortDescriptors",
        .sortDescriptors,
        default: [],
        "The order of the results. Default: the order in which the samples were saved."
    )
}

extension Parameter where Value == HealthModel.Unit? {
    static let unit = Parameter.optional(
        "unit", .unit, "The unit of the quantities in the result. Default: the unit with which each was saved."
    )
}

extension Parameter where Value == Bool {
    static let updates = Parameter.optional(
        "updates", .bool, default: false, "Whether the query keeps running and sends a notification after each change."
    )
}

extension Parameter where Value == StatisticsOptions {
    static let options = Parameter.required("options", .statisticsOptions, "The statistics to compute.")
}

extension Parameter where Value == QueryID {
    static let query = Parameter.required("query", .query, "The number of the query.")
}

extension Call {
    /// The descriptors of a query: `queryDescriptors`, or `type` or `types` with `predicate`. A repeated type of `types`
    /// counts once.
    func descriptors(
        _ type: ObjectType?, _ types: [ObjectType]?, _ predicate: SamplePredicate, _ queryDescriptors: [QueryDescriptor]?
    ) throws -> [QueryDescriptor] {
        if let queryDescriptors {
            let excess = type != nil ? "type" : types != nil ? "types" : predicate != .all ? "predicate" : nil
            if let excess { throw JSONReadingError.expected("absent if queryDescriptors is given", at: excess) }
            return queryDescriptors
        }
        switch (type, types) {
        case (let type?, nil): return [QueryDescriptor(type, predicate)]
        case (nil, let types?):
            var seen: Set<ObjectType> = []
            return types.filter { seen.insert($0).inserted }.map { QueryDescriptor($0, predicate) }
        case (nil, nil): throw JSONReadingError.missing("type")
        case (_?, _?): throw JSONReadingError.expected("absent if types is given", at: "type")
        }
    }

    /// Throws if a unit is incompatible with one of the types. HealthKit raises the exception when the app reads the first value
    /// (UNIT-20); this raises it even if no samples are found.
    func checkUnit(_ unit: HealthModel.Unit?, for types: [ObjectType]) throws {
        guard let unit else { return }
        for attributes in types.compactMap(\.quantity) where !attributes.unit.isCompatible(with: unit) {
            throw BridgeError.health(.exception(.incompatibleUnits(attributes.unit, unit)))
        }
    }
}

extension ResultDescription {
    static let uuids = ResultDescription("uuids", Schemas.reference("UUIDs"))
    static let sample = ResultDescription("sample", Schemas.reference("Sample"))
    static let builder = ResultDescription("builder", Schemas.reference("Builder"))
    static let success = ResultDescription("success", .booleanSchema)
    static let completion = ResultDescription("completion", Schemas.reference("Completion"))
}

extension ValueCodec where Value == [QueryDescriptor] {
    /// `[{type, predicate?}]`, at least one.
    fileprivate static let queryDescriptors = nonEmpty(
        ValueCodec<QueryDescriptor>.object(Schemas.reference("QueryDescriptor")) { members in
            QueryDescriptor(
                try members.required("type", ValueCodec<ObjectType>.sampleType),
                try members.optional("predicate", ValueCodec<SamplePredicate>.predicate) ?? .all
            )
        }
    )
}
