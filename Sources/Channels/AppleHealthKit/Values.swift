import BridgeCore
import Foundation
import HealthEngine
import HealthJSON
import HealthModel
import JSON

/// The texts of the values of enumerations. Their content is generated.
enum ValueNames {}

extension [String] {
    /// The text of a value; another text for an unknown value.
    func text(of value: Int, else other: String) -> String { indices.contains(value) ? self[value] : other }
}

extension Call {
    /// A date as the native module writes it: in local time with the offset at that instant.
    func text(_ date: Date) -> String { date.text(in: phone.environment.timeZone) }

    /// A type of the tables.
    func type(_ identifier: String) throws -> ObjectType {
        guard let type = deviceType(identifier) else { throw BridgeError.nilType(identifier) }
        return type
    }

    /// The members that most samples have.
    func commonMembers(of sample: Sample) -> JSONObject {
        [
            "id": .string(sample.uuid.uuidString), "sourceName": .string(sample.sourceName),
            "sourceId": .string(sample.sourceIdentifier),
            "startDate": .string(text(sample.startDate)), "endDate": .string(text(sample.endDate)),
        ]
    }

    /// The value of a quantity; 0 without a quantity.
    func value(_ quantity: Quantity?, in unit: HealthModel.Unit) throws -> JSONValue {
        guard let quantity else { return 0.0 }
        return .double(try value(quantity, in: unit))
    }
}

extension Metadata {
    /// The metadata in answers: strings, and numbers as doubles. React Native cannot carry dates and quantities.
    var json: JSONValue {
        var object = JSONObject()
        for (key, value) in entries { object.append(key, value.plain ?? .null) }
        return .object(object)
    }

    /// `intValue` of an entry; 0 without the entry.
    func integer(_ key: String) -> Int {
        switch self[key] {
        case .bool(let value): value ? 1 : 0
        case .integer(let value): Int(clamping: value)
        case .real(let value): Int(exactly: value.rounded(.towardZero)) ?? 0
        case .string(let text): Int(text) ?? 0
        case .date, .quantity, nil: 0
        }
    }

    /// `tracked` of a sample: whether the user has not entered it.
    var isTracked: Bool { integer("HKWasUserEntered") != 1 }
}

extension Date {
    fileprivate func text(in timeZone: TimeZone) -> String {
        let offset = timeZone.secondsFromGMT(for: self)
        let fields = RFC3339Fields(milliseconds: milliseconds + Int64(clamping: offset) * 1000)
        let minutes = Int64(clamping: abs(offset) / 60)
        // A list of samples has many dates, so the digits are written one by one.
        var bytes: [UInt8] = []
        bytes.reserveCapacity(28)
        bytes.append(fields.year, digits: 4, then: "-")
        bytes.append(fields.month, digits: 2, then: "-")
        bytes.append(fields.day, digits: 2, then: "T")
        bytes.append(fields.time / 3_600_000, digits: 2, then: ":")
        bytes.append(fields.time / 60_000 % 60, digits: 2, then: ":")
        bytes.append(fields.time / 1000 % 60, digits: 2, then: ".")
        bytes.append(fields.time % 1000, digits: 3, then: offset < 0 ? "-" : "+")
        bytes.append(minutes / 60 * 100 + minutes % 60, digits: 4, then: nil)
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension [UInt8] {
    fileprivate mutating func append(_ number: Int64, digits: Int, then separator: Unicode.Scalar?) {
        var power: Int64 = digits == 4 ? 1000 : digits == 3 ? 100 : 10
        while power > 0 {
            append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / power % 10))
            power /= 10
        }
        if let separator { append(UInt8(ascii: separator)) }
    }
}
