import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON

extension ControlChannel {
    /// The user sets the order of the sources in Health → Data Sources (STAT-10).
    static let setSourceOrder = Method(
        "setSourceOrder",
        "Sets the priority of sources for a type, or for all types. Where samples overlap, the first source counts.",
        .optional("type", .sampleType, "The type. Default: all types without an order of their own."),
        .required("sources", .identifiers, "The bundle identifiers of the sources, highest priority first.")
    ) { call, type, sources in
        guard Set(sources).count == sources.count else {
            throw JSONReadingError.expected("an array without repetition", at: "sources")
        }
        try call.phone.setSourceOrder(sources, for: type)
    }

    /// The sources of Health → Data Sources, in their order (STAT-10).
    static let listSources = Method(
        "listSources",
        "Returns the sources with samples, highest priority first. Where samples overlap, the first source counts.",
        .optional("type", .sampleType, "The type. Default: all types without an order of their own."),
        result: ResultDescription("sources", Schemas.reference("Sources")), onlyReads: true
    ) { call, type in
        let sources = try call.interruptible { try call.phone.orderedSources(for: type) }
        return ["sources": .array(sources.map(\.json))] as JSONValue
    }
}
