import HealthEngine
import HealthModel
import JSON

/// The user orders the sources in Health → Data Sources (STAT-10).
enum SetSourceOrder: Method {
    static let name = "control/setSourceOrder"
    static let summary = "The user orders the sources of a type, or of all types; the first wins where samples overlap."
    static let type = Parameter.optional(
        "type",
        .sampleType,
        "The type; by default all that have no order of their own."
    )
    static let sources = Parameter.required("sources", .strings, "The bundle identifiers of the sources, in order.")
    static let parameters = [type.description, sources.description]
    static let result = ResultDescription.nothing
    static let example = Example(["sources": ["com.apple.health.watch", "com.example.app"]], result: .null)

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        let type = try arguments(type)
        let sources = try arguments(sources)
        guard Set(sources).count == sources.count else {
            throw .expected("an array without repetition", at: Self.sources.name)
        }
        try context.healthKit { store throws(HealthFailure) in try store.setSourceOrder(sources, for: type) }
        return JSONNull()
    }
}
