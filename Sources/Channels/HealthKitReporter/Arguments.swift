import BridgeCore
import Foundation
import HealthJSON
import HealthModel
import JSON

/// The arguments of a call. The error names the first invalid argument. A member that is null is present.
extension NativeValue {
    /// An argument that must be there.
    func required<Value>(_ parameter: ParameterDescription, _ cast: (NativeValue) -> Value?) throws -> Value {
        guard let value = cast(self[parameter]) else { throw BridgeError.argument(parameter.name) }
        return value
    }

    /// A list of texts.
    var strings: [String]? { array(of: \.string) }

    /// The value if it is a map.
    var map: NativeValue? { dictionary == nil ? nil : self }

    /// A list of maps.
    var maps: [NativeValue]? { array(of: \.map) }

    /// The members of a map of maps; none if it is another value, or has a member that is no map.
    var dictionaryOfMaps: [(name: String, map: NativeValue)] {
        guard let members = dictionary?.members else { return [] }
        let maps = members.compactMap { member in NativeValue(member.value).map.map { (member.name, $0) } }
        return maps.count == members.count ? maps : []
    }

    /// A date in milliseconds since 1970.
    var date: Date? { number.map { Date(clampingMilliseconds: $0) } }

    /// A date in seconds since 1970.
    var timestamp: Date? { number.map { Date(clampingSeconds: $0) } }

    /// The members `startTimestamp` and `endTimestamp`.
    func interval() throws -> (start: Date, end: Date) {
        let start = try required(.startTimestamp, \.date)
        return (start, try required(.endTimestamp, \.date))
    }

    /// The predicate for samples within the interval. Without a member of the interval, the options are not read.
    func predicate(isRequired: Bool = true) throws -> SamplePredicate {
        guard self[.startTimestamp].isPresent || self[.endTimestamp].isPresent else {
            guard !isRequired else { throw BridgeError.library(.invalidValue, "Missing startTimestamp / endTimestamp in") }
            return .all
        }
        let interval = try interval()
        let options: QueryOptions
        switch self[.predicateOptions].string {
        case nil: options = [.strictStartDate, .strictEndDate]
        case "strictStartDate": options = .strictStartDate
        case "strictEndDate": options = .strictEndDate
        case "notStrict": options = []
        case let name?: throw BridgeError.library(.invalidValue, "Unknown predicate option \(name.shortened)")
        }
        return .samples(start: interval.start, end: interval.end, options: options)
    }

    /// The largest number of results; 0 for all.
    func limit() throws -> Int {
        guard self[.limit].isPresent else { return 0 }
        guard let limit = self[.limit].int, limit > 0 else {
            throw BridgeError.library(.invalidValue, "The limit must be a positive integer: \(self[.limit].printed)")
        }
        return limit
    }

    /// The value as Swift prints the `NSNumber`, `NSString` or `NSNull`. Lists and maps, which may hold health values, are left out.
    private var printed: String {
        switch json {
        case .null: "<null>"
        case .bool(let flag): flag ? "1" : "0"
        case .integer(let number): "\(number)"
        case .real(let number): Int64(exactly: number).map { "\($0)" } ?? "\(number)"
        case .string(let text): text.shortened
        case .array, .object, nil: ""
        }
    }
}

/// The types of a call.
extension Call {
    /// The type of an identifier that the package knows and the system has, if it fits.
    private func type(
        _ identifier: String, orThrow makeError: (String) -> BridgeError, where fits: (ObjectType) -> Bool = { _ in true }
    ) throws -> ObjectType {
        guard let type = WrappedType.type(identifier), device.supports(type), fits(type) else {
            throw makeError(identifier.shortened)
        }
        return type
    }

    /// A type of any kind.
    func objectType(_ identifier: String) throws -> ObjectType {
        try type(identifier, orThrow: { .library(.invalidType, "Unknown identifier: \($0)") })
    }

    func sampleType(_ identifier: String) throws -> ObjectType {
        try type(identifier, orThrow: { .library(.invalidType, "Not a sample type: \($0)") }) { type in
            type.kind != .characteristic && type.kind != .activitySummary
        }
    }

    func type(_ identifier: String, _ kind: ObjectType.Kind) throws -> ObjectType {
        try type(identifier, orThrow: { .library(.invalidType, "Not a \(kind.text): \($0)") }) { $0.kind == kind }
    }

    /// A quantity or category type, which the library looks up by itself.
    func libraryType(_ identifier: String, _ kind: ObjectType.Kind) throws -> ObjectType {
        try type(identifier, orThrow: { .library(.invalidIdentifier, "Invalid identifier: \($0)") }) { $0.kind == kind }
    }

    /// The type of a sample to save, which must be of one kind.
    func payloadType(_ identifier: String, _ kind: ObjectType.Kind) throws -> ObjectType {
        try type(identifier, orThrow: { .notFormatted("\(kind.payloadText) identifier", $0) }) { $0.kind == kind }
    }

    /// The type of a sample to delete, of any kind.
    func deletedType(_ identifier: String) throws -> ObjectType {
        try type(identifier, orThrow: { .library(.invalidType, "Invalid sample type: \($0)") })
    }

    /// The unit of a text, which must fit a type.
    func unit(_ text: String, for type: ObjectType) throws -> HealthModel.Unit {
        let unit = try unit(text)
        guard let canonical = type.quantity?.unit, unit.isCompatible(with: canonical) else {
            throw BridgeError.library(.invalidValue, "Unit \(text.shortened) is not compatible with \(type.identifier)")
        }
        return unit
    }

    func unit(_ text: String) throws -> HealthModel.Unit {
        guard let unit = try? HealthModel.Unit(from: text) else {
            throw BridgeError.library(.invalidValue, "Invalid unit: \(text.shortened)")
        }
        return unit
    }
}

extension ObjectType.Kind {
    /// The kind in a message.
    fileprivate var text: String {
        switch self {
        case .quantity: "quantity type"
        case .correlation: "correlation type"
        case .clinical: "clinical type"
        default: "scored assessment type"
        }
    }

    /// The kind in a message about a sample to save, with the package's spelling.
    fileprivate var payloadText: String {
        switch self {
        case .quantity: "Quantitiy type"
        case .category: "Category type"
        case .correlation: "Correlation type"
        default: "Scored assessment"
        }
    }
}
