package import Foundation
package import HealthModel

/// Metadata as stored JSON: an object, whose members are objects that the kind of the value names. Foundation takes members for
/// equal whose names are canonically equivalent. Metadata with such keys is an array of keys and values in turn.
struct StoredMetadata: Codable {
    /// One value. It has exactly one member, or value and unit.
    struct Value: Codable {
        var string: String?
        var bool: Bool?
        var integer: Int64?
        var real: Double?
        /// Seconds since 1970.
        var date: Double?
        var quantity: Quantity?

        init(_ value: MetadataValue) {
            switch value {
            case .string(let text): string = text
            case .bool(let flag): bool = flag
            case .integer(let number): integer = number
            case .real(let number): real = number
            case .date(let instant): date = instant.timeIntervalSince1970
            case .quantity(let value): quantity = value
            }
        }

        var value: MetadataValue {
            get throws {
                if let string { return .string(string) }
                if let bool { return .bool(bool) }
                if let integer { return .integer(integer) }
                if let real { return .real(real) }
                if let date { return .date(try StoredForm.date(date)) }
                guard let quantity else { throw HealthFailure.store(.corrupt) }
                return .quantity(quantity)
            }
        }
    }

    let metadata: Metadata

    init(_ metadata: Metadata) { self.metadata = metadata }

    init(from decoder: any Decoder) throws {
        if let values = try? [String: Value](from: decoder) {
            metadata = Metadata(try values.map { (key: $0.key, value: try $0.value.value) })
            return
        }
        var list = try decoder.unkeyedContainer()
        var metadata = Metadata()
        while !list.isAtEnd {
            let key = try list.decode(String.self)
            metadata[key] = try list.decode(Value.self).value
        }
        self.metadata = metadata
    }

    func encode(to encoder: any Encoder) throws {
        let values = Dictionary(metadata.entries.map { ($0.key, Value($0.value)) }) { first, _ in first }
        guard values.count < metadata.entries.count else { return try values.encode(to: encoder) }
        var list = encoder.unkeyedContainer()
        for (key, value) in metadata.entries {
            try list.encode(key)
            try list.encode(Value(value))
        }
    }
}

extension Metadata {
    /// The stored form of the metadata. Nil for none.
    package var stored: Data? {
        get throws {
            guard !isEmpty else { return nil }
            return try StoredForm.encode(StoredMetadata(self))
        }
    }

    /// The metadata of a stored form.
    package init(stored: Data) throws {
        self = try StoredForm.decode(StoredMetadata.self, stored).metadata
    }
}

/// JSON for properties without a column. Keys are sorted, so that equal values give equal bytes. Dates are seconds since 1970.
package enum StoredForm {
    /// JSON of a value.
    package static func encode(_ value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        encoder.dateEncodingStrategy = .secondsSince1970
        return try encoder.encode(value)
    }

    /// The date of seconds since 1970. Throws for a date that no save writes.
    static func date(_ seconds: Double) throws -> Date {
        // The years 0 to 9999, with an extra day for time zones.
        guard (-62_167_305_600...253_402_387_200).contains(seconds) else { throw HealthFailure.store(.corrupt) }
        return Date(timeIntervalSince1970: seconds)
    }

    static func decode<Value: Decodable>(_ type: Value.Type, _ data: Data) throws -> Value {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { try date(Double(from: $0)) }
        do {
            return try decoder.decode(type, from: data)
        } catch {
            throw HealthFailure.store(.corrupt)
        }
    }
}
