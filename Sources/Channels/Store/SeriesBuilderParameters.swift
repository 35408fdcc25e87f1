import BridgeCore
import Foundation
import HealthJSON
import HealthModel

/// The shared parameters of series builders.
extension Parameter where Value == Date {
    static let seriesStart = Parameter.required("startDate", .date, "The start of the sample.")
}

extension Parameter where Value == Device? {
    static let seriesDevice = Parameter.optional("device", .device, "The device that provides the data.")
}

extension Parameter where Value == Metadata {
    /// Metadata that is added while the series is built.
    static let addedMetadata = Parameter.required(
        "metadata", .metadata, "The metadata to add. A later value replaces an earlier one with the same key."
    )
    /// Metadata that is added when the series is finished.
    static let seriesMetadata = Parameter.optional("metadata", .metadata, default: Metadata(), "The metadata of the sample.")
}
