import BridgeCore
import Foundation
import HealthJSON
import HealthModel

/// The parameters that the builders of series share.
extension Parameter where Value == Date {
    static let seriesStart = Parameter.required("startDate", .date, "When the sample begins.")
}

extension Parameter where Value == Device? {
    static let seriesDevice = Parameter.optional("device", .device, "The device that provides the data.")
}

extension Parameter where Value == Metadata {
    /// Metadata that is added while the series is built.
    static let addedMetadata = Parameter.required("metadata", .metadata, "The metadata; later values of a key win.")
    /// Metadata that is added when the series is finished.
    static let seriesMetadata = Parameter.optional(
        "metadata",
        .metadata,
        default: Metadata(),
        "The metadata of what is made."
    )
}
