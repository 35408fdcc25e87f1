import BridgeCore
import Foundation
import HealthModel
import JSON

/// The arguments of a call. The first argument that is wrong is told. A member that is null is there.
extension NativeValue {
    /// An argument that must be there.
    func required<Value>(_ name: String, _ cast: (NativeValue) -> Value?) throws(BridgeError) -> Value {
        guard let value = cast(self[name]) else { throw .argument(name) }
        return value
    }

    /// An argument that may be absent.
    func optional<Value>(_ name: String, _ cast: (NativeValue) -> Value?) throws(BridgeError) -> Value? {
        self[name].isPresent ? try required(name, cast) : nil
    }

    /// A list of texts.
    var strings: [String]? { array(of: \.string) }

    /// The value if it is a map.
    var map: NativeValue? { dictionary == nil ? nil : self }

    /// A list of maps.
    var maps: [NativeValue]? { array(of: \.map) }

    /// A date in milliseconds since 1970.
    var date: Date? { number.map { Date(clampingMilliseconds: $0) } }

    /// A date in seconds since 1970.
    var timestamp: Date? { number.map { Date(clampingSeconds: $0) } }

    /// The members `startTimestamp` and `endTimestamp`; nil without both.
    func optionalInterval() throws(BridgeError) -> (start: Date, end: Date)? {
        guard self["startTimestamp"].isPresent || self["endTimestamp"].isPresent else { return nil }
        return try interval()
    }

    /// The members `startTimestamp` and `endTimestamp`.
    func interval() throws(BridgeError) -> (start: Date, end: Date) {
        guard let start = self["startTimestamp"].date, let end = self["endTimestamp"].date else {
            throw .library(.invalidValue, "Missing startTimestamp / endTimestamp in")
        }
        return (start, end)
    }

    /// The predicate for samples within the interval.
    func predicate(isRequired: Bool = true) throws(BridgeError) -> SamplePredicate {
        let interval = isRequired ? try interval() : try optionalInterval()
        var options: QueryOptions = [.strictStartDate, .strictEndDate]
        if let name = try optional("predicateOptions", \.string) {
            switch name {
            case "strictStartDate": options = .strictStartDate
            case "strictEndDate": options = .strictEndDate
            case "notStrict": options = []
            default: throw .library(.invalidOption, "Unknown predicate option \(name.shortened)")
            }
        }
        return interval.map { .samples(start: $0.start, end: $0.end, options: options) } ?? .all
    }

    /// The largest number of results; 0 for all.
    func limit() throws(BridgeError) -> Int {
        guard self["limit"].isPresent else { return 0 }
        guard let limit = self["limit"].int, limit > 0 else {
            let text = self["limit"].int.map { "\($0)" } ?? ""
            throw .library(.invalidValue, "The limit must be a positive integer: \(text)")
        }
        return limit
    }

    /// A UUID as text.
    func uuid(_ name: String) throws(BridgeError) -> String { try required(name, \.string) }
}

/// The types of a call.
extension Call {
    /// The type of an identifier that the package knows and the system has.
    func type(_ identifier: String) throws(BridgeError) -> ObjectType {
        guard let type = WrappedType.type(identifier), device.supports(type) else {
            throw .unknownIdentifier(identifier)
        }
        return type
    }

    /// A type of samples.
    func sampleType(_ identifier: String) throws(BridgeError) -> ObjectType {
        let type = try type(identifier)
        guard type.kind != .characteristic, type.kind != .activitySummary else {
            throw .library(.invalidType, "Not a sample type: \(identifier)")
        }
        return type
    }

    /// A type of one kind.
    func type(_ identifier: String, _ kind: ObjectType.Kind) throws(BridgeError) -> ObjectType {
        let type = try type(identifier)
        guard type.kind == kind else { throw .wrongKind(kind.text, identifier) }
        return type
    }

    /// The unit of a text, which must fit a type.
    func unit(_ text: String, for type: ObjectType) throws(BridgeError) -> HealthModel.Unit {
        let unit = try unit(text)
        guard let canonical = type.quantity?.unit, unit.isCompatible(with: canonical) else {
            throw .library(.invalidValue, "Unit \(text.shortened) is not compatible with \(type.identifier)")
        }
        return unit
    }

    /// The unit of a text.
    func unit(_ text: String) throws(BridgeError) -> HealthModel.Unit {
        guard let unit = try? HealthModel.Unit(from: text) else {
            throw .library(.invalidValue, "Invalid unit: \(text.shortened)")
        }
        return unit
    }
}

extension ObjectType.Kind {
    /// The kind in a message.
    fileprivate var text: String {
        switch self {
        case .quantity: "quantity type"
        case .category: "category type"
        case .correlation: "correlation type"
        case .clinical: "clinical type"
        case .scoredAssessment: "scored assessment type"
        default: "type of this kind"
        }
    }
}
