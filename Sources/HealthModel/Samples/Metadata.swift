public import Foundation

/// A value of an object's metadata: a string, a number, a date or a quantity. HealthKit allows no other kind (SAVE-08).
public enum MetadataValue: Hashable, Sendable {
    /// `NSString`
    case string(String)
    /// `NSNumber` of a Boolean
    case bool(Bool)
    /// `NSNumber` of an integer
    case integer(Int64)
    /// `NSNumber` of a double
    case real(Double)
    /// `NSDate`
    case date(Date)
    case quantity(Quantity)
}

/// Additional information about an object: `HKObject.metadata`. Keys are the stored strings, which may differ from the
/// names of their constants (SAVE-12).
public struct Metadata: Hashable, Sendable {
    /// The entries, by key in ascending order. Keys are compared by their bytes (``Name``).
    public private(set) var entries: [(key: String, value: MetadataValue)] = []

    /// No metadata.
    public init() {}

    /// Metadata with the entries of a dictionary, or other entries with different keys.
    public init(_ values: some Sequence<(key: String, value: MetadataValue)>) {
        entries = values.sorted { Self.precedes($0.key, $1.key) }
    }

    /// Whether a key precedes another one. Texts of the same bytes are equal, whatever Swift takes for equal.
    private static func precedes(_ left: String, _ right: String) -> Bool {
        left != right ? left < right : Name(left) < Name(right)
    }

    private static func isEqual(_ left: String, _ right: String) -> Bool { left == right && Name(left) == Name(right) }

    /// Whether there are no entries.
    public var isEmpty: Bool { entries.isEmpty }

    /// The value of a key. Assigning nil removes the entry.
    public subscript(key: String) -> MetadataValue? {
        get {
            let index = firstIndex(from: key)
            return index < entries.endIndex && Self.isEqual(entries[index].key, key) ? entries[index].value : nil
        }
        set {
            let index = firstIndex(from: key)
            let isPresent = index < entries.endIndex && Self.isEqual(entries[index].key, key)
            switch (isPresent, newValue) {
            case (true, let value?): entries[index].value = value
            case (true, nil): entries.remove(at: index)
            case (false, let value?): entries.insert((key, value), at: index)
            case (false, nil): break
            }
        }
    }

    /// The index of the first entry whose key is not less than a key.
    private func firstIndex(from key: String) -> Int { entries.partitioningIndex { !Self.precedes($0.key, key) } }

    /// Metadata are equal when keys and values are equal.
    public static func == (left: Metadata, right: Metadata) -> Bool {
        left.entries.elementsEqual(right.entries) { isEqual($0.key, $1.key) && $0.value == $1.value }
    }

    /// Adds keys and values to a hasher.
    public func hash(into hasher: inout Hasher) {
        for (key, value) in entries {
            hasher.combine(key)
            hasher.combine(value)
        }
    }
}

extension Metadata {
    /// `HKMetadataKeySyncIdentifier`
    package static let syncIdentifierKey = "HKMetadataKeySyncIdentifier"
}

extension Metadata: ExpressibleByDictionaryLiteral {
    /// Metadata with the entries of a literal.
    public init(dictionaryLiteral elements: (String, MetadataValue)...) {
        self.init()
        for (key, value) in elements { self[key] = value }
    }
}

extension Metadata {
    /// The entries of both. Entries of `other` take precedence (WO-05).
    package func merging(_ other: Metadata) -> Metadata {
        // Few entries are inserted one by one, many are merged in one pass.
        guard other.entries.count > 8 else {
            return other.entries.reduce(into: self) { $0[$1.key] = $1.value }
        }
        var merged = Metadata()
        merged.entries.reserveCapacity(entries.count + other.entries.count)
        var rest = entries[...]
        for entry in other.entries {
            while let former = rest.first, Self.precedes(former.key, entry.key) {
                merged.entries.append(former)
                rest.removeFirst()
            }
            if let former = rest.first, Self.isEqual(former.key, entry.key) { rest.removeFirst() }
            merged.entries.append(entry)
        }
        merged.entries += rest
        return merged
    }
}
