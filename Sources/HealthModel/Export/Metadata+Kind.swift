/// What the value of a key is, for whoever has it as text.
package enum MetadataKind: Sendable {
    /// A text; also what apps invent.
    case string
    /// A Boolean.
    case bool
    /// A number, or a value of an enumeration.
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
