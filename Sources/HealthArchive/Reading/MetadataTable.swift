import Foundation
import HealthEngine
import HealthModel

/// Metadata of a sample, as the store keeps them.
final class ImportedMetadata {
    let metadata: Metadata
    let stored: Data?
    /// Whether the sample may take the place of an older version (SAVE-35).
    let isSynchronised: Bool
    /// How many entries could not be read.
    let unreadable: Int

    init(_ metadata: Metadata, unreadable: Int) throws {
        self.metadata = metadata
        self.unreadable = unreadable
        stored = try metadata.stored
        isSynchronised = metadata["HKMetadataKeySyncIdentifier"] != nil
    }
}

/// Entries of metadata as they come, of elements within elements; equal ones are read once.
struct MetadataTable {
    /// Keys and values, a zero behind each.
    private var pending: [UInt8] = []
    /// Where those of each open element begin.
    private var starts: [Int] = []
    private var known = TextTable<ImportedMetadata>(capacity: 2048)
    /// How much of parts that have ended is kept for the whole.
    private var kept = 0
    /// A value may be so long, all of the open elements together, and all of the parts of a whole.
    private static let longestValue = 64 << 10
    private static let longest = 1 << 20
    private static let mostKept = 16 << 20
    /// How many entries were left out, as they are longer.
    private(set) var tooLong = 0

    /// An element begins that may have metadata.
    mutating func open() {
        starts.append(pending.count)
    }

    /// An entry of the innermost open element.
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

    /// The metadata of an element that ends, and whether they are kept for the element around it; nil if it has none.
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
    /// The value of a text, by what its key takes (EXP-23); nil if it cannot be one.
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
    /// The quantity of a description such as `74 degF` (UNIT-12).
    ///
    /// A percentage is printed as such. Apps that give 61 for 61 % make HealthKit print `6100 %`, which is divided once more.
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
