import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON

extension ControlChannel {
    /// The user orders the sources in Health → Data Sources (STAT-10).
    static let setSourceOrder = Method(
        "setSourceOrder",
        "The user orders the sources of a type, or of all types; the first wins where samples overlap.",
        .optional("type", .sampleType, "The type; by default all that have no order of their own."),
        .required("sources", .strings, "The bundle identifiers of the sources, in order."),
        result: .nothing,
        example: Example(["sources": ["com.apple.health.watch", "com.example.app"]])
    ) { (call, type, sources) throws(BridgeError) in
        guard Set(sources).count == sources.count else {
            throw .expected("an array without repetition", at: "sources")
        }
        try call.healthKit { () throws(HealthFailure) in try call.phone.setSourceOrder(sources, for: type) }
        return JSONNull()
    }
}
