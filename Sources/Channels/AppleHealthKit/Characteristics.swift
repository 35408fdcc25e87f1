import BridgeCore
import Foundation
import HealthEngine
import HealthModel
import JSON

/// The user's characteristics.
extension AppleHealthKitChannel {
    static let getBiologicalSex = Method(
        plugin: "getBiologicalSex",
        "Returns the user's biological sex; `unknown` if it is not set, not readable, or if HealthKit fails.",
        result: .object
    ) { call, _ in
        call.createStore()
        let sex = try call.attempt { try call.store.biologicalSex() }
        return try call.answer(sex.map(\.rawValue), ValueNames.biologicalSex)
    }

    static let getBloodType = Method(
        plugin: "getBloodType",
        "Returns the user's blood type; `unknown` if it is not set, not readable, or if HealthKit fails.",
        result: .object
    ) { call, _ in
        call.createStore()
        let type = try call.attempt { try call.store.bloodType() }
        return try call.answer(type.map(\.rawValue), ValueNames.bloodType)
    }

    static let getDateOfBirth = Method(
        plugin: "getDateOfBirth",
        "Returns the user's date of birth and age; null if they are not set or not readable.",
        result: .object
    ) { call, _ in
        call.createStore()
        switch try call.attempt({ try call.store.dateOfBirth() }) {
        case .failure(let error): throw BridgeError.passedOn(error)
        case .success(nil): return ["value": .null, "age": .null] as JSONValue
        case .success(let date?):
            let age = call.calendar.dateComponents([.year], from: date, to: call.now).year ?? 0
            return ["value": .string(call.text(date)), "age": .unsigned(age)] as JSONValue
        }
    }
}

extension Call {
    /// The answer for a characteristic. Without a value, it is that of the raw value 0.
    fileprivate func answer(_ value: Result<Int, HealthError>, _ names: [String]) throws -> JSONValue {
        ["value": .string(names.text(of: (try? value.get()) ?? 0, else: names[0]))]
    }
}

extension JSONValue {
    /// An `NSUInteger`. A negative number becomes a very large one.
    fileprivate static func unsigned(_ number: Int) -> JSONValue {
        number < 0 ? .real(Double(UInt(bitPattern: number))) : .integer(number)
    }
}
