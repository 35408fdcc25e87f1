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
    /// `HKQuantity`
    case quantity(Quantity)
}

/// Additional information about an object: `HKObject.metadata`. Keys are the stored strings, which may differ from the
/// names of their constants (SAVE-12).
public struct Metadata: Hashable, Sendable {
    /// The entries, by key in ascending order.
    public private(set) var entries: [(key: String, value: MetadataValue)] = []

    /// No metadata.
    public init() {}

    /// Metadata with the entries of a dictionary.
    public init(_ values: [String: MetadataValue]) {
        entries = values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// Whether there are no entries.
    public var isEmpty: Bool { entries.isEmpty }

    /// The value of a key. Assigning nil removes the entry.
    public subscript(key: String) -> MetadataValue? {
        get {
            let index = firstIndex(from: key)
            return index < entries.endIndex && entries[index].key == key ? entries[index].value : nil
        }
        set {
            let index = firstIndex(from: key)
            let isPresent = index < entries.endIndex && entries[index].key == key
            switch (isPresent, newValue) {
            case (true, let value?): entries[index].value = value
            case (true, nil): entries.remove(at: index)
            case (false, let value?): entries.insert((key, value), at: index)
            case (false, nil): break
            }
        }
    }

    /// The index of the first entry whose key is not less than a key.
    private func firstIndex(from key: String) -> Int { entries.partitioningIndex { $0.key >= key } }

    /// Metadata are equal when keys and values are equal.
    public static func == (left: Metadata, right: Metadata) -> Bool {
        left.entries.elementsEqual(right.entries) { $0.key == $1.key && $0.value == $1.value }
    }

    /// Adds keys and values to a hasher.
    public func hash(into hasher: inout Hasher) {
        for (key, value) in entries {
            hasher.combine(key)
            hasher.combine(value)
        }
    }
}

extension Metadata: ExpressibleByDictionaryLiteral {
    /// Metadata with the entries of a literal.
    public init(dictionaryLiteral elements: (String, MetadataValue)...) {
        guard !elements.isEmpty else {
            self.init()
            return
        }
        self.init(Dictionary(elements) { _, last in last })
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
            while let former = rest.first, former.key < entry.key {
                merged.entries.append(former)
                rest.removeFirst()
            }
            if rest.first?.key == entry.key { rest.removeFirst() }
            merged.entries.append(entry)
        }
        merged.entries += rest
        return merged
    }
}
