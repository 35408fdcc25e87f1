import BridgeCore
import HealthJSON
import JSON

/// The options of the methods, for the OpenRPC document. The plugin reads them itself.
extension ParameterDescription {
    static let sampleName = text("sampleName", "The name of the type, such as `stepCount`.", isRequired: true)
    static let sampleNames = texts("sampleNames", "The names of the types.", isRequired: true)
    static let all = texts("all", "The names of the types to read and to write.", isRequired: true)
    static let read = texts("read", "The names of the types to read.", isRequired: true)
    static let write = texts("write", "The names of the types to write.", isRequired: true)
    static let startDate = text(
        "startDate", "The start, with a fraction of a second. Any other text ends the app.", isRequired: true
    )
    static let endDate = text("endDate", "The end, in the same form.", isRequired: true)
    static let limit = integer("limit", "The largest number of results. 0 is no limit.", isRequired: true)
}
