/// The kind of value of a metadata key, for readers that get the value as text.
package enum MetadataKind: Sendable {
    /// A text. Keys that apps define have this kind too.
    case string
    /// A Boolean.
    case bool
    /// A number, or a raw value of an enumeration.
    case number
    /// A date.
    case date
    /// A value and a unit.
    case quantity
}

extension Metadata {
    /// The kind of value that a stored key takes.
    package static func kind(ofKey key: String) -> MetadataKind {
        switch MetadataKey.stored(as: key)?.value {
        case nil, .string: .string
        case .bool: .bool
        case .number, .enumeration: .number
        case .date: .date
        case .quantity, .quantityOfSampleType: .quantity
        }
    }
}
