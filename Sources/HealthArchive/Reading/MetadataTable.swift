import Foundation
import HealthEngine
import HealthModel
import XML

/// The metadata of a sample, also in the format of the store.
final class ImportedMetadata {
    let metadata: Metadata
    let stored: Data?
    /// Whether the sample has a sync identifier, so that it can replace an older version (SAVE-35).
    let isSynchronised: Bool
    /// The number of unreadable entries.
    let unreadable: Int

    init(_ metadata: Metadata, unreadable: Int) throws {
        self.metadata = metadata
        self.unreadable = unreadable
        stored = try metadata.stored
        isSynchronised = metadata[Metadata.syncIdentifierKey] != nil
    }
}

/// Collects the metadata entries of nested elements. Equal metadata is read once.
struct MetadataTable {
    /// Keys and values, each followed by a zero byte.
    private var pending: [UInt8] = []
    /// The start of the entries of each open element.
    private var starts: [Int] = []
    private var known = TextTable<ImportedMetadata>(capacity: 2048)
    /// The size of the entries of ended parts that are kept for an open element.
    private var kept = 0
    /// The limits for a value, for all open elements together, and for all parts of an element.
    private static let longestValue = 64 << 10
    private static let longest = 1 << 20
    private static let mostKept = 16 << 20
    /// The number of entries that were omitted because of these limits.
    private(set) var tooLong = 0

    /// Begins an element that can have metadata.
    mutating func open() { starts.append(pending.count) }

    /// Adds an entry to the innermost open element.
    mutating func append(key: Bytes, value: Bytes) {
        guard !starts.isEmpty else { return }
        let size = key.count + value.count
        guard size <= Self.longestValue, pending.count + size <= Self.longest,
            kept + pending.count + size <= Self.mostKept
        else {
            tooLong += 1
            return
        }
        key.append(to: &pending)
        pending.append(0)
        value.append(to: &pending)
        pending.append(0)
    }

    /// Ends an element. Returns its metadata, or nil if it has none. `isKept` tells whether the enclosing element keeps them.
    mutating func close(isKept: Bool) throws -> ImportedMetadata? {
        let start = starts.popLast() ?? 0
        if starts.isEmpty { kept = 0 } else if isKept { kept += pending.count - start }
        guard start < pending.count else { return nil }
        defer { pending.removeSubrange(start...) }
        return try pending.withBytes { text in
            try known.value(of: text.dropFirst(start)) { try Self.read($0.array) }
        }
    }

    private static func read(_ entries: [UInt8]) throws -> ImportedMetadata {
        let parts = entries.dropLast().split(separator: 0, omittingEmptySubsequences: false)
        var metadata = Metadata()
        var unreadable = 0
        for index in stride(from: 0, to: parts.count - 1, by: 2) {
            let key = String(decoding: parts[index], as: UTF8.self)
            let value = Array(parts[index + 1]).withBytes { MetadataValue($0, forKey: key) }
            if let value, !key.isEmpty { metadata[key] = value } else { unreadable += 1 }
        }
        return try ImportedMetadata(metadata, unreadable: unreadable)
    }
}

extension MetadataValue {
    /// Reads a value of the kind that the key has (EXP-23); nil for invalid text.
    init?(_ text: Bytes, forKey key: String) {
        switch Metadata.kind(ofKey: key) {
        case .string:
            self = .string(text.string)
        case .bool:
            guard let flag = ["1": true, "0": false][text.string] else { return nil }
            self = .bool(flag)
        case .number:
            if let number = text.integer(maximumDigits: 18) {
                self = .integer(Int64(number))
            } else if let number = text.number {
                self = .real(number)
            } else {
                return nil
            }
        case .date:
            guard let date = text.date else { return nil }
            self = .date(date)
        case .quantity:
            guard let quantity = Quantity(text) else { return nil }
            self = .quantity(quantity)
        }
    }
}

extension Quantity {
    /// Reads a description such as `74 degF` (UNIT-12).
    ///
    /// HealthKit prints 0.61 as `61 %`. For apps that save 61 instead, it prints `6100 %`, which is divided once more.
    init?(_ description: Bytes) {
        let parts = description.array.split(separator: UInt8(ascii: " "), maxSplits: 1)
        guard parts.count == 2, let value = Array(parts[0]).withBytes(\.number),
            let unit = try? HealthModel.Unit(from: String(decoding: parts[1], as: UTF8.self))
        else { return nil }
        guard unit == .percent else {
            self.init(unit: unit, value: value)
            return
        }
        self.init(unit: unit, value: value > 100 ? value / 10_000 : value / 100)
    }
}
