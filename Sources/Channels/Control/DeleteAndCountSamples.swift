import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON

extension ControlChannel {
    /// The user deletes samples in the Health app, whichever source saved them (DEL-13).
    static let deleteSamples = Method(
        "deleteSamples",
        "Deletes samples of all sources, as the user does in the Health app: those of a type, those that match a predicate, or both.",
        .optional("type", .sampleType, "The type of the samples. Default: all types."),
        .optional("predicate", .predicate, "The samples to delete. Default: all of the type."),
        result: ResultDescription("count", Schemas.reference("DeletedCount")),
        audit: .action(.delete)
    ) { call, type, predicate in
        // A call without any condition would delete everything by mistake.
        guard type != nil || predicate != nil else { throw JSONReadingError.missing("type") }
        let types = type.map { [$0] } ?? TypeCatalog.all.filter(\.isSampleType)
        let counts = try call.interruptible {
            try call.phone.deleteSamples(of: types, predicate ?? .all)
        }
        let count = counts.values.reduce(0, +)
        return NamedResult("count", count)
    }

    /// The numbers of samples that the Health app shows by type and source.
    static let countSamples = Method(
        "countSamples",
        "Returns the number of samples of each type and source, independent of permissions.",
        result: ResultDescription("counts", Schemas.reference("SampleCounts")), onlyReads: true
    ) { call in
        let counts = try call.interruptible { try call.phone.sampleCounts() }
        return [
            "counts": .array(
                counts.map {
                    [
                        "type": .string($0.type), "count": .integer(Int64(clamping: $0.count)),
                        "source": ["name": .string($0.source.name), "bundleIdentifier": .string($0.source.bundleIdentifier)],
                    ]
                }
            )
        ] as JSONValue
    }
}
