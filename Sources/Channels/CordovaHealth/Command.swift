import BridgeCore
import Foundation
import HealthEngine
import HealthJSON
import HealthModel
import JSON

/// The first argument of a call of `cordova.exec`, with the conversions of the plugin. A member that is null is an `NSNull`.
struct Command {
    private let members: NativeValue

    /// The first of the arguments. An object stands for the arguments with that object alone.
    init(_ arguments: NativeValue) throws {
        members = try Self.first(arguments)
        guard members.dictionary != nil else { throw BridgeError.unrecognized("objectForKeyedSubscript:", by: members) }
    }

    /// The members of a dictionary within the arguments.
    init(dictionary: NativeValue) throws {
        members = dictionary
        guard members.dictionary != nil else { throw BridgeError.unrecognized("objectForKeyedSubscript:", by: members) }
    }

    /// `command.arguments[0]`
    static func first(_ arguments: NativeValue) throws -> NativeValue {
        guard let list = arguments.array else {
            guard arguments.isPresent else { throw BridgeError.noArguments }
            return arguments
        }
        guard let first = list.first else { throw BridgeError.noArguments }
        return first
    }

    subscript(_ parameter: ParameterDescription) -> NativeValue { members[parameter] }

    /// The text of a member; nil for any other value.
    func text(_ parameter: ParameterDescription) -> String? { self[parameter].string }

    /// A time in seconds, cut off to whole ones: 1970 if it is missing. A text has no `longValue`.
    func date(_ parameter: ParameterDescription) throws -> Date {
        Date(clampingSeconds: Double(try self[parameter].integerValue("longValue")))
    }

    /// A time in seconds, with a fraction.
    func preciseDate(_ parameter: ParameterDescription) throws -> Date {
        Date(clampingSeconds: try self[parameter].doubleValue())
    }

    func bool(_ parameter: ParameterDescription, default flag: Bool = false) throws -> Bool {
        self[parameter].isPresent ? try self[parameter].boolValue() : flag
    }

    /// `getUnit:expected:`: a unit that is not composed. Nil for all other texts.
    func simpleUnit(_ parameter: ParameterDescription, like other: HealthModel.Unit) -> HealthModel.Unit? {
        guard let text = text(parameter), let unit = try? HealthModel.Unit(from: text), unit.isCompatible(with: other),
            !unit.unitString.contains(where: { "·/^()".contains($0) })
        else { return nil }
        return unit
    }

    /// The unit of a query; nil if it is missing. An unknown one raises HealthKit's exception.
    func unit(knowsMillimoles: Bool = true) throws -> HealthModel.Unit? {
        guard self[.unit].isPresent else { return nil }
        guard let text = text(.unit) else { throw BridgeError.unrecognized("isEqualToString:", by: self[.unit]) }
        return try HealthModel.Unit(plugin: text, knowsMillimoles: knowsMillimoles)
    }

    func metadata() throws -> Metadata { try Metadata(self[.metadata]) }

    /// The samples that start in the interval.
    func interval() throws -> SamplePredicate {
        .samples(start: try date(.startDate), end: try date(.endDate), options: .strictStartDate)
    }

    /// The samples that start in the interval, without manual entries if the options say so.
    func predicate() throws -> SamplePredicate {
        try interval().leavingOutManualEntries(bool(.filterOutUserInput))
    }
}

extension HealthModel.Unit {
    /// A unit as the plugin reads it: `percent` is `%`, and `mmol/L` is that of blood glucose.
    init(plugin text: String, knowsMillimoles: Bool) throws {
        switch text {
        case "percent": self = .percent
        case "mmol/L" where knowsMillimoles: try self.init(from: "mmol<\(Self.molarMassBloodGlucose)>/L")
        default: try self.init(from: text)
        }
    }
}

extension Call {
    /// `getHKSampleType:`: quantities, categories and correlations by identifier, and `workoutType`.
    func sampleType(_ text: String?) -> ObjectType? {
        if text == "workoutType" { return .workout }
        guard let type = deviceType(text), [.quantity, .category, .correlation].contains(type.kind) else { return nil }
        return type
    }

    /// `getHKObjectType:`, which knows characteristics too.
    func objectType(_ text: String?) -> ObjectType? {
        if let type = deviceType(text), type.kind == .characteristic { return type }
        return sampleType(text)
    }

    /// `quantityTypeForIdentifier:`
    func quantityType(_ text: String?) -> ObjectType? {
        guard let type = deviceType(text), type.kind == .quantity else { return nil }
        return type
    }

    /// The result of a HealthKit operation. The error callback gets the message of an error.
    func orFail<Value>(_ operation: () throws -> Value) throws -> Value {
        switch try attempt(operation) {
        case .success(let value): return value
        case .failure(let error): throw BridgeError.callback(error.message)
        }
    }

    /// `doubleValueForUnit:` of a quantity that may be nil, which gives 0.
    func value(_ quantity: Quantity?, in unit: HealthModel.Unit?) throws -> Double {
        guard let quantity else { return 0 }
        guard let unit else { throw BridgeError.nilUnit }
        return try value(quantity, in: unit)
    }
}

extension Reply {
    /// Requests authorization, then answers. The error callback gets the message of an error, or null without one.
    static func authorized(
        _ call: Call,
        toShare: Set<ObjectType> = [],
        read: Set<ObjectType> = [],
        answersFailure: Bool = true,
        _ answer: @escaping () throws -> any JSONWritable
    ) throws -> Reply {
        return try Reply.authorization(call) {
            try call.store.requestAuthorization(toShare: toShare, read: read)
        } answer: { result in
            if case .success(true) = result { return try answer() }
            guard answersFailure else { throw BridgeError.noReply }
            guard case .failure(let error) = result else { throw BridgeError.callback(nil) }
            throw BridgeError.callback(error.message)
        }
    }
}

extension Metadata {
    /// The metadata in answers: empty if one value is neither a text nor a number.
    var json: JSONValue {
        var object = JSONObject()
        for (key, value) in entries {
            guard let plain = value.plain else { return [:] }
            object.append(key, plain)
        }
        return .object(object)
    }
}
