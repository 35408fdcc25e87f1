import HealthModel
import JSON

/// The parameters that the `store` methods share.
enum StoreParameters {
    static let toShare = Parameter.optional("toShare", .objectTypes, default: [], "`typesToShare`")
    static let read = Parameter.optional("read", .objectTypes, default: [], "`typesToRead`")
    static let type = Parameter.required("type", .objectType, "The type that is asked about.")
}
