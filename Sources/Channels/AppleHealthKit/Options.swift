import BridgeCore
import Foundation
import HealthJSON
import HealthModel
import JSON

/// The options of a call, with the conversions of the native module. A member that is null is an `NSNull`.
struct Options {
    private let members: NativeValue

    /// The options of a call: the first of its arguments. An object stands for the arguments with that object alone.
    init(_ arguments: NativeValue) {
        members = arguments.array.map { $0.first ?? NativeValue(nil) } ?? arguments
    }

    subscript(_ parameter: ParameterDescription) -> NativeValue { members[parameter] }

    subscript(member name: String) -> NativeValue { members[member: name] }

    // MARK: Scalars

    /// `hkUnitFromOptions:`, nil for a missing or unknown unit.
    func unit(_ parameter: ParameterDescription) throws -> HealthModel.Unit? {
        let value = self[parameter]
        guard value.isPresent else { return nil }
        guard let key = value.string else { throw BridgeError.unrecognized("isEqualToString:", by: value) }
        guard let text = Self.units[key] else { return nil }
        return try .known(text)
    }

    /// The member `unit`, or the default unit, which is the only one of a method that does not read the member.
    func unit(default text: String, isRead: Bool = true) throws -> HealthModel.Unit {
        guard isRead, let unit = try unit(.unit) else { return try .known(text) }
        return unit
    }

    /// `uintFromOptions:`, which cuts off numbers to 32 bits.
    func count(_ parameter: ParameterDescription, default count: Int) throws -> Int {
        let value = self[parameter]
        guard value.isPresent else { return count }
        guard let number = value.number else { throw BridgeError.unrecognized("unsignedIntValue", by: value) }
        return Int(clamping: UInt32(truncatingIfNeeded: Int64(saturating: number)))
    }

    /// `boolFromOptions:`
    func bool(_ parameter: ParameterDescription, default flag: Bool) throws -> Bool {
        let value = self[parameter]
        return value.isPresent ? try value.boolValue() : flag
    }

    /// `doubleFromOptions:`
    func double(_ parameter: ParameterDescription, default number: Double = 0) throws -> Double {
        let value = self[parameter]
        return value.isPresent ? try value.doubleValue() : number
    }

    // MARK: Dates

    /// `dateFromOptions:`. A value that is present and no date is nil, and not the default.
    func date(_ parameter: ParameterDescription, default date: @autoclosure () -> Date?) -> Date? {
        let value = self[parameter]
        guard value.isPresent else { return date() }
        return value.string.flatMap(Date.init(option:))
    }

    /// The member `startDate`, which many methods require.
    func startDate() throws -> Date {
        guard let date = date(.startDate, default: nil) else { throw BridgeError.startDateRequired }
        return date
    }
}

extension Date {
    /// A date of the exact form `yyyy-MM-ddTHH:mm:ss.SSS`, followed by `Z` or an offset with or without colon.
    fileprivate init?(option text: String) {
        let form = /([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3})(?:Z|([+-][0-9]{2}):?([0-9]{2}))/
        guard let match = text.wholeMatch(of: form) else { return nil }
        var offset = "Z"
        if let hours = match.output.2, let minutes = match.output.3 { offset = "\(hours):\(minutes)" }
        self.init(rfc3339: match.output.1 + offset)
    }
}

extension HealthModel.Unit {
    /// The unit of a text in the tables.
    static func known(_ text: String) throws -> HealthModel.Unit {
        try HealthModel.Unit(from: text)
    }
}
