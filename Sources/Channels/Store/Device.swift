import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON
import JSONRPC

/// Properties of the device, and settings of its user, that an app can read.
extension StoreChannel {
    static let deviceMethods = [
        isHealthDataAvailable, supportsHealthRecords, earliestPermittedSampleDate, earliestAuthorizedSampleDate,
        preferredUnits,
    ]

    /// `HKHealthStore.isHealthDataAvailable()` (AUTH-01).
    private static let isHealthDataAvailable = Method(
        "isHealthDataAvailable",
        "Returns whether the device has HealthKit. It does not reveal any permission.",
        result: ResultDescription("isHealthDataAvailable", .booleanSchema),
        audit: .none
    ) { call in call.store.isHealthDataAvailable }

    /// `HKHealthStore.supportsHealthRecords()` (AUTH-52).
    private static let supportsHealthRecords = Method(
        "supportsHealthRecords",
        "Returns whether the region has Health Records, or the device has clinical records.",
        result: ResultDescription("supportsHealthRecords", .booleanSchema),
        audit: .none
    ) { call in
        guard call.device.profile != .watch else {
            throw BridgeError.fault(.methodNotFound("supportsHealthRecords does not exist on watchOS"))
        }
        return try call.store.supportsHealthRecords
    }

    /// `HKHealthStore.earliestPermittedSampleDate()` (AUTH-57).
    private static let earliestPermittedSampleDate = Method(
        "earliestPermittedSampleDate",
        "Returns the earliest date of samples that can be saved or read; on a phone the distant past.",
        result: ResultDescription("date", Schemas.date),
        audit: .none
    ) { call in DateValue(call.store.earliestPermittedSampleDate()) }

    /// `HKHealthStore.earliestAuthorizedSampleDate(for:)` (AUTH-58).
    private static let earliestAuthorizedSampleDate = Method(
        "earliestAuthorizedSampleDate",
        "Returns the start of the period that the app may read, for each type with a limit.",
        .required("types", .nonEmpty(.sampleType), "The types."),
        result: ResultDescription("dates", ["type": "object", "additionalProperties": Schemas.date]),
        audit: .none
    ) { call, types in
        guard call.device.osVersion >= OSVersion(major: 27) else {
            let system = call.device.osVersion
            throw BridgeError.fault(.methodNotFound("the method exists from iOS 27; the emulated system is \(system)"))
        }
        let dates = try call.store.earliestAuthorizedSampleDates(for: Set(types))
        var object = JSONObject()
        for (type, date) in dates.sorted(by: { $0.key.identifier < $1.key.identifier }) {
            object[type.identifier] = .string(date.rfc3339)
        }
        return .object(object) as JSONValue
    }

    /// `HKHealthStore.preferredUnits(for:completion:)` (OTH-12).
    private static let preferredUnits = Method(
        "preferredUnits",
        "Returns the user's preferred unit for each quantity type.",
        .required("types", .array(of: .quantityType), "The quantity types."),
        result: ResultDescription("units", ["type": "object", "additionalProperties": .stringSchema]),
        audit: .none
    ) { call, types in
        let types = Set(types)
        let units = try call.store.preferredUnits(for: types)
        var object = JSONObject()
        for (type, unit) in units.sorted(by: { $0.key.identifier < $1.key.identifier }) {
            object[type.identifier] = .string(unit.unitString)
        }
        return .object(object) as JSONValue
    }
}
