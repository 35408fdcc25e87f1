import Foundation
import HealthModel
import XML

/// The elements of metadata.
struct MetadataText {
    /// The key and text of each entry (EXP-23).
    let entries: [(key: String, value: String)]
    /// Whether an import of the entries would give the same metadata.
    let isExact: Bool
}

/// A cache of metadata texts, so that equal metadata is printed once.
struct MetadataTexts {
    private var clock: ExportClock
    private var known: [Metadata: (metadata: Metadata, text: MetadataText)] = [:]
    private var last: (metadata: Metadata, text: MetadataText)?
    private static let capacity = 1000

    init(_ timeZone: TimeZone) { clock = ExportClock(timeZone) }

    /// The elements of metadata.
    mutating func text(_ metadata: Metadata) -> MetadataText {
        if metadata.isEmpty { return Self.none }
        if let last, Self.areSame(last.metadata, metadata) { return last.text }
        // Equal metadata can have different texts: 1 km equals 1000 m.
        if let entry = known[metadata], Self.areSame(entry.metadata, metadata) {
            last = entry
            return entry.text
        }
        let entry = (metadata: metadata, text: made(of: metadata))
        if known.count >= Self.capacity { known.removeAll(keepingCapacity: true) }
        known[metadata] = entry
        last = entry
        return entry.text
    }

    private static func areSame(_ left: Metadata, _ right: Metadata) -> Bool {
        left.entries.elementsEqual(right.entries) {
            $0.key.utf8.elementsEqual($1.key.utf8) && areSame($0.value, $1.value)
        }
    }

    private static let none = MetadataText(entries: [], isExact: true)

    private mutating func made(of metadata: Metadata) -> MetadataText {
        var isExact = true
        var entries: [(key: String, value: String)] = []
        for (key, value) in metadata.entries {
            let text = text(value, forKey: key)
            let read = Array(text.utf8).withBytes { MetadataValue($0, forKey: key) }
            let isReadable =
                !key.isEmpty && XMLText.canHold(key) && XMLText.canHold(text) && key.utf8.count <= XMLText.longestName
                && text.utf8.count <= XMLText.longestValue
            if !isReadable || !(read.map { Self.areSame($0, value) } ?? false) { isExact = false }
            entries.append((key, text))
        }
        return MetadataText(entries: entries, isExact: isExact)
    }

    private mutating func text(_ value: MetadataValue, forKey key: String) -> String {
        switch value {
        case .string(let text): text
        case .bool(let flag): flag ? "1" : "0"
        case .integer(let number): "\(number)"
        case .real(let number): number.exportText
        case .date(let date): clock.string(date)
        case .quantity(let quantity): quantity.exportText(forKey: key)
        }
    }

    /// Whether values have the same text. Equality is not enough: quantities are equal across units, and strings are equal if
    /// they are canonically equivalent.
    private static func areSame(_ left: MetadataValue, _ right: MetadataValue) -> Bool {
        switch (left, right) {
        case (.quantity(let left), .quantity(let right)):
            left.unit.unitString == right.unit.unitString && left.value == right.value
        case (.string(let left), .string(let right)): left.utf8.elementsEqual(right.utf8)
        default: left == right
        }
    }
}
