import BridgeCore
import HealthEngine
import HealthModel
import JSON

/// Activity summaries and clinical records.
extension AppleHealthKitChannel {
    static let getActivitySummary = Method(
        plugin: "getActivitySummary",
        "Returns the activity rings of the local days between two dates, as integers and without their days.",
        [.startDate, .endDate],
        result: .list
    ) { call, arguments in
        let options = call.options(arguments)
        let startDate = options.date(.startDate, default: nil)
        let endDate = options.date(.endDate, default: call.now)
        guard let startDate, let endDate else { throw BridgeError.nilDate }
        let calendar = call.calendar
        let (first, last) = (CalendarDay(of: startDate, in: calendar), CalendarDay(of: endDate, in: calendar))
        call.note([.activitySummary])
        let summaries = try call.attempt { () throws -> [ActivitySummary] in
            guard first <= last else { return [] }
            return try call.store.activitySummaries(.days(first...last))
        }
        switch summaries {
        case .failure(let error): throw BridgeError.text("error getting summary", error)
        case .success(let summaries):
            call.objectCount = summaries.count
            return summaries.map(\.members)
        }
    }

    static let getClinicalRecords = Method(
        plugin: "getClinicalRecords",
        "Returns the clinical records of a type, with their FHIR resources.",
        [.type.described("The name of the type, such as `AllergyRecord`."), .startDate, .endDate, .limit, .ascending],
        result: .list
    ) { call, arguments in
        let options = call.options(arguments)
        guard options[.type].isPresent else { throw BridgeError.text("type is required in options") }
        guard let name = options[.type].string, Options.clinicalTypes.contains(name) else {
            let names = Options.clinicalTypes.map { "'\($0)'" }.joined(separator: "|")
            throw BridgeError.text("invalid type, type must be one of \(names)")
        }
        guard let type = call.deviceType("HKClinicalTypeIdentifier\(name)") else {
            throw BridgeError.text("the requested clinical record type is not available for this iOS version")
        }
        let selection = try SampleSelection(options, call, requiresStartDate: true)
        var results: [JSONObject] = []
        for sample in try call.samples(type, selection, nil) {
            guard case .clinicalRecord(let record) = sample.content else { continue }
            guard let resource = record.fhirResource else { throw BridgeError.nilData }
            let hasVersion = call.device.osVersion >= OSVersion(major: 14)
            let version = hasVersion ? resource.fhirVersion : "1.0.2"
            var members = call.commonMembers(of: sample)
            members["displayName"] = .string(record.displayName)
            members["fhirData"] = (try? JSONValue(parsing: resource.data)) ?? .null
            members["fhirRelease"] =
                version.hasPrefix("1.") ? "DSTU2" : version.hasPrefix("4.") ? "R4" : "Unknown"
            members["fhirVersion"] = .string(version)
            results.append(members)
        }
        return results
    }
}

extension ActivitySummary {
    /// The members of an answer. The native module assigns the values to C integers, which cuts off fractions.
    fileprivate var members: JSONObject {
        var members = JSONObject()
        for ring in [ActivityRing.activeEnergyBurned, .appleExerciseTime, .appleStandHours] {
            members[ring.rawValue] = .integer(Int(clamping: Int32(saturating: values[ring] ?? 0)))
            members["\(ring.rawValue)Goal"] = .integer(Int(clamping: Int32(saturating: goals[ring] ?? 0)))
        }
        return members
    }
}
