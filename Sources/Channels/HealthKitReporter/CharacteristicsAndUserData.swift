import BridgeCore
import Foundation
import HealthEngine
import HealthModel
import JSON

/// Characteristics, preferred units, activity rings and medications.
extension HealthKitReporterChannel {
    static let userDataMethods = [
        characteristicsQuery, preferredUnits, queryActivitySummary, userAnnotatedMedicationQuery,
        earliestPermittedSampleDate, recalibrateEstimates,
    ]

    private static let characteristicsQuery = Method(
        reporter: "characteristicsQuery",
        "Returns the six characteristics as texts. The package hides their errors.",
        result: .json
    ) { call, _ in
        var object = JSONObject()
        func add(_ name: String, _ type: ObjectType, _ texts: [Int: String]) throws {
            guard case .success(.integer(let value)?) = try call.attempt({ try call.characteristic(type) }) else { return }
            object[name] = .string(texts[Int(clamping: value)] ?? "na")
        }
        try add("biologicalSex", .biologicalSex, Tables.biologicalSex)
        let birthday = try call.attempt { try call.store.dateOfBirthComponents() }
        if let components = (try? birthday.get()) ?? nil {
            // The package writes the date of the components (CHAR-06) in the present time zone.
            object["birthday"] = components.midnight.map { .string($0.text(in: call.phone.environment.timeZone)) }
        }
        try add("bloodType", .bloodType, Tables.bloodType)
        try add("fitzpatrickSkinType", .fitzpatrickSkinType, Tables.fitzpatrickSkinType)
        try add("wheelchairUse", .wheelchairUse, Tables.wheelchairUse)
        try add("activityMoveMode", .activityMoveMode, Tables.activityMoveMode)
        return object.text
    }

    private static let preferredUnits = Method(
        reporter: "preferredUnits",
        "Returns the units that the user prefers.",
        [.identifiers.described("The identifiers of quantity types.")],
        result: .json,
        audit: .none
    ) { call, arguments in
        let identifiers = try arguments.required(.identifiers, \.strings)
        let types = try identifiers.map { identifier in
            try call.libraryType(identifier, .quantity)
        }
        let units = try call.run { store in try store.preferredUnits(for: Set(types)) }
        var list: [JSONValue] = []
        for type in types {
            guard let unit = units[type] else { continue }
            list.append(["identifier": .string(type.identifier), "unit": .string(unit.unitString)])
        }
        return JSONValue.array(list).text
    }

    private static let queryActivitySummary = Method(
        reporter: "queryActivitySummary",
        "Returns the activity rings of each local day of an interval.",
        [.startTimestamp, .endTimestamp],
        result: .json
    ) { call, arguments in
        let predicate = ActivitySummaryPredicate(try arguments.interval(), in: call.calendar)
        let summaries = try call.run { store in try store.activitySummaries(predicate) }
        return summaries.text(in: call.app)
    }

    private static let userAnnotatedMedicationQuery = Method(
        reporter: "userAnnotatedMedicationQuery",
        "Returns the medications that the app may read.",
        [.limit],
        result: .json
    ) { call, arguments in
        try call.require(.medications)
        let limit = try arguments.limit()
        let medications = try call.run { store in
            try store.userAnnotatedMedications(limit: limit)
        }
        return JSONValue.array(medications.map(\.payload)).text
    }

    private static let earliestPermittedSampleDate = Method(
        reporter: "earliestPermittedSampleDate",
        "Returns the date before which samples cannot be saved or read, in seconds since 1970.",
        result: ResultDescription("seconds", ["type": "number"]),
        audit: .none
    ) { call, _ in
        JSONValue.real(call.store.earliestPermittedSampleDate().timeIntervalSince1970)
    }

    /// No store of this project has estimates to recalibrate, so that the success flag is the only effect.
    private static let recalibrateEstimates = Method(
        reporter: "recalibrateEstimates",
        "Resets the estimates of a type from a date on.",
        [.identifier, .timestamp],
        result: .success,
        audit: .none
    ) { call, arguments in
        let type = try call.sampleType(try arguments.required(.identifier, \.string))
        _ = try arguments.required(.timestamp, \.date)
        guard type.identifier == "HKQuantityTypeIdentifierSixMinuteWalkTestDistance" else {
            throw BridgeError.library(.invalidType, "\(WrappedType.name(of: type)) does not allow recalibrating estimates")
        }
        call.note([type])
        return true
    }
}

extension ActivitySummaryPredicate {
    /// The days of an interval, both included. An interval that ends before its start has no days.
    init(_ interval: (start: Date, end: Date), in calendar: Calendar) {
        let start = CalendarDay(of: interval.start, in: calendar)
        let end = CalendarDay(of: interval.end, in: calendar)
        self = start <= end ? .days(start...end) : .or([])
    }
}

extension [ActivitySummary] {
    /// The JSON text of a list of summaries.
    func text(in app: App) -> JSONValue {
        let phone = app.process.phone
        return JSONValue.array(map { .object($0.payload(in: phone.environment.timeZone, on: phone.device.osVersion)) }).text
    }
}
