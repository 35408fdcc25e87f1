import BridgeCore
import Foundation
import HealthEngine
import HealthJSON
import HealthModel
import JSON

extension PerfoodHealthkitChannel {
    static let queryHKitSampleType = Method(
        plugin: "queryHKitSampleType",
        "Returns the samples of a type that start in the interval, in no order. Errors of HealthKit look like no samples.",
        [.sampleName, .startDate, .endDate, .limit],
        result: ResultDescription("samples", Schemas.reference("PerfoodSamples"))
    ) { call, arguments in
        guard let name = arguments[.sampleName].capacitorText else { throw BridgeError.rejected("Must provide sampleName") }
        guard let startText = arguments[.startDate].capacitorText else { throw BridgeError.rejected("Must provide startDate") }
        guard let endText = arguments[.endDate].capacitorText else { throw BridgeError.rejected("Must provide endDate") }
        guard let start = Date(isoWithFraction: startText), let end = Date(isoWithFraction: endText) else {
            throw BridgeError.unwrappedNil
        }
        guard let limit = arguments[.limit].int else { throw BridgeError.rejected("Must provide limit") }
        guard let (entry, type) = call.sampleType(named: name) else { throw BridgeError.rejected("Error in sample name") }
        let query = SampleQuery(
            type, .samples(start: start, end: end, options: .strictStartDate), limit: max(0, limit), sortDescriptors: []
        )
        let result = try call.attempt { try call.store.execute(query) }
        let samples = (try? result.get()) ?? []
        call.objectCount = samples.count
        let rows = try samples.map { sample in JSONValue.object(try call.row(sample, entry)) }
        return ["countReturn": .integer(rows.count), "resultData": .array(rows)] as JSONValue
    }

    /// Capacitor makes texts of all dates since version 3, and the plugin wants dates.
    static let multipleQueryHKitSampleType = Method(
        plugin: "multipleQueryHKitSampleType",
        "Rejects always: no option can be a date.",
        [
            .sampleNames, .startDate.described("The start."), .endDate.described("The end."),
            .limit.described("The largest number of results."),
        ],
        result: .nothing,
        audit: .none
    ) { (_, arguments) throws -> JSONNull in
        guard arguments[.sampleNames].array(of: \.capacitorText) != nil else {
            throw BridgeError.rejected("Must provide sampleNames")
        }
        throw BridgeError.rejected("Must provide startDate")
    }
}

extension Call {
    fileprivate func row(_ sample: Sample, _ name: SampleName) throws -> JSONObject {
        var row: JSONObject = [
            "uuid": .string(sample.uuid.uuidString),
            "startDate": .string(sample.startDate.isoWithoutFraction),
            "endDate": .string(sample.endDate.isoWithoutFraction),
            "duration": .double(sample.endDate.timeIntervalSince(sample.startDate) / 3600),
            "source": .string(sample.sourceName),
            "sourceBundleId": .string(sample.sourceIdentifier),
            "device": sample.device.map(\.row) ?? .null,
        ]
        switch sample.content {
        case .quantity(let quantity, _):
            guard let (text, unitName) = name.unit else { break }
            let unit = try HealthModel.Unit(from: text)
            row["value"] = .double(try value(quantity, in: unit))
            row["unitName"] = .string(unitName)
        case .category(let value):
            row["sleepState"] = value == 0 ? "InBed" : "Asleep"
            row["timeZone"] = .string(offset(of: sample))
        case .workout(let workout):
            row["workoutActivityId"] = .integer(workout.activityType)
            row["workoutActivityName"] = .string(workout.activityName)
            row["totalEnergyBurned"] = .double(try total(workout.totalEnergyBurned, in: .kilocalorie))
            row["totalDistance"] = .double(try total(workout.totalDistance, in: .meter))
            row["totalFlightsClimbed"] = .double(try total(workout.totalFlightsClimbed, in: .count))
            row["totalSwimmingStrokeCount"] = .double(try total(workout.totalSwimmingStrokeCount, in: .count))
        default: break
        }
        return row
    }

    private func total(_ quantity: Quantity?, in unit: HealthModel.Unit) throws -> Double {
        guard let quantity else { return -1 }
        return try value(quantity, in: unit)
    }

    /// The offset of the time zone of a sample from UTC, now: `+01:00`. It is that of the phone if the sample names none.
    private func offset(of sample: Sample) -> String {
        var zone = phone.environment.timeZone
        if case .string(let name) = sample.metadata["HKTimeZone"] { zone = TimeZone(ianaName: name) ?? zone }
        let minutes = zone.secondsFromGMT(for: now) / 60
        let digits = [abs(minutes) / 60, abs(minutes) % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
        return (minutes < 0 ? "-" : "+") + digits.joined(separator: ":")
    }
}

extension Device {
    /// The device in a row. It has every member.
    fileprivate var row: JSONValue {
        func text(_ property: Property) -> JSONValue { self[property].map(JSONValue.string) ?? .null }
        return [
            "name": text(.name), "model": text(.model), "manufacturer": text(.manufacturer),
            "hardwareVersion": text(.hardwareVersion), "softwareVersion": text(.softwareVersion),
        ]
    }
}

extension Workout {
    /// HealthKit's name of the activity in words, such as “Mind and Body”. Cricket and the activities since iOS 14 are “Other”.
    fileprivate var activityName: String {
        let cricket = 10
        guard activityType <= 76, activityType != cricket else { return "Other" }
        return Enumeration.workoutActivityType.words(of: activityType) ?? "Other"
    }
}
