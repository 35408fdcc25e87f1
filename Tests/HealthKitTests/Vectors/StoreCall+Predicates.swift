import Foundation
import HealthEngine
import HealthJSON
import HealthModel
import JSON

@testable import BridgeCore
@testable import HealthKit

/// Predicates of requests, from the factory methods of `HKQuery`.
extension StoreCall {
    func predicate() throws -> NSPredicate? { try self["predicate"].flatMap(predicate) }

    /// The predicate of an object with one member, or with dates. Nil for an empty object.
    func predicate(_ json: JSONValue) throws -> NSPredicate? {
        let members = try json.members()
        if members.isEmpty { return nil }
        if let predicate = try compound(members, { try self.predicate($0) ?? NSPredicate(value: true) }) {
            return predicate
        }
        if let (start, end, options) = try dates(members) {
            return HKQuery.predicateForSamples(withStart: start, end: end, options: options)
        }
        guard let (name, value) = members.members.first, members.count == 1 else { throw NotReenacted(.value) }
        guard
            let predicate = try objectPredicate(name, value) ?? workoutPredicate(name, value)
                ?? contentPredicate(name, value)
        else { throw NotReenacted(.value) }
        return predicate
    }

    private func compound(_ members: JSONObject, _ part: (JSONValue) throws -> NSPredicate) throws -> NSPredicate? {
        guard members.count == 1 else { return nil }
        if let parts = members["and"] {
            return NSCompoundPredicate(andPredicateWithSubpredicates: try parts.elements().map(part))
        }
        if let parts = members["or"] {
            return NSCompoundPredicate(orPredicateWithSubpredicates: try parts.elements().map(part))
        }
        return try members["not"].map { NSCompoundPredicate(notPredicateWithSubpredicate: try part($0)) }
    }

    private func dates(_ members: JSONObject) throws -> (start: Date?, end: Date?, options: HKQueryOptions)? {
        guard members.members.allSatisfy({ ["startDate", "endDate", "options"].contains($0.name) }) else { return nil }
        let options = try members.given("options").map { try read($0, .queryOptions) } ?? []
        return (
            try members.given("startDate").map(date), try members.given("endDate").map(date),
            HKQueryOptions(rawValue: UInt(options.rawValue))
        )
    }

    private func comparison(_ json: JSONValue) throws -> HKPredicateOperator {
        switch try read(json.members().required("operator"), ValueCodec<ComparisonOperator>.name) {
        case .equalTo: .equalTo
        case .notEqualTo: .notEqualTo
        case .lessThan: .lessThan
        case .lessThanOrEqualTo: .lessThanOrEqualTo
        case .greaterThan: .greaterThan
        case .greaterThanOrEqualTo: .greaterThanOrEqualTo
        }
    }

    // MARK: Objects

    private func objectPredicate(_ name: String, _ value: JSONValue) throws -> NSPredicate? {
        switch name {
        case "uuids":
            let uuids = try read(value, .uuids)
            return uuids.count == 1
                ? HKQuery.predicateForObject(with: uuids[0]) : HKQuery.predicateForObjects(with: Set(uuids))
        case "sources":
            let sources = try read(value, .strings).map { HKSource(Source(name: $0, bundleIdentifier: $0)) }
            return HKQuery.predicateForObjects(from: Set(sources))
        case "sourceRevisions":
            return HKQuery.predicateForObjects(from: Set(try value.elements().map(sourceRevision)))
        case "device": return HKQuery.predicateForObjects(from: [try device(value)])
        case "deviceProperty":
            let members = try value.members()
            return HKQuery.predicateForObjects(
                withDeviceProperty: try read(members.required("key"), .string),
                allowedValues: Set(try read(members.required("allowedValues"), .strings))
            )
        case "metadataKey": return try metadataPredicate(value)
        case "noCorrelation": return HKQuery.predicateForObjectsWithNoCorrelation()
        case "workout":
            guard let workout = HKSample.found(try read(value, .uuid), .workout) as? HKWorkout else { return nil }
            return HKQuery.predicateForObjects(from: workout)
        case "electrocardiogram":
            let sample = HKSample.found(try read(value, .uuid), .electrocardiogram)
            guard let electrocardiogram = sample as? HKElectrocardiogram else { return nil }
            return HKQuery.predicateForObjectsAssociated(electrocardiogram: electrocardiogram)
        case "workoutEffortSamplesRelated":
            let members = try value.members()
            let uuid = try read(members.required("workout"), .uuid)
            guard let workout = HKSample.found(uuid, .workout) as? HKWorkout else { return nil }
            return HKQuery.predicateForWorkoutEffortSamplesRelated(
                workout: workout, activity: try members.given("activity").map { HKWorkoutActivity.found(try read($0, .uuid)) }
            )
        case "quantity":
            return HKQuery.predicateForQuantitySamples(with: try comparison(value), quantity: try quantity(value))
        case "categoryValue":
            let limit = try read(value.members().required("value"), .integer)
            return HKQuery.predicateForCategorySamples(with: try comparison(value), value: limit)
        case "categoryValues":
            let values = try read(value, .array(of: .integer)).compactMap { HKCategoryValueSleepAnalysis(rawValue: $0) }
            return HKCategoryValueSleepAnalysis.predicateForSamples(equalTo: Set(values))
        default: return nil
        }
    }

    private func metadataPredicate(_ json: JSONValue) throws -> NSPredicate {
        if case .string(let key) = json { return HKQuery.predicateForObjects(withMetadataKey: key) }
        let members = try json.members()
        let key = try read(members.required("key"), .string)
        if let values = members.given("allowedValues") {
            return HKQuery.predicateForObjects(withMetadataKey: key, allowedValues: try values.elements().map(metadataValue))
        }
        return HKQuery.predicateForObjects(
            withMetadataKey: key, operatorType: try comparison(json), value: try metadataValue(members.required("value"))
        )
    }

    private func sourceRevision(_ json: JSONValue) throws -> HKSourceRevision {
        let members = try json.members()
        func text(_ name: String) throws -> String? { try members.given(name).map { try read($0, .string) } }
        let identifier = try read(members.required("source").members().required("bundleIdentifier"), .string)
        let system = try members.given("operatingSystemVersion").map { try read($0, .anyOSVersion) }
        return HKSourceRevision(
            source: HKSource(Source(name: identifier, bundleIdentifier: identifier)),
            version: try text("version") ?? HKSourceRevisionAnyVersion,
            productType: try text("productType") ?? HKSourceRevisionAnyProductType,
            operatingSystemVersion: system.map {
                OperatingSystemVersion(majorVersion: $0.major, minorVersion: $0.minor, patchVersion: $0.patch)
            } ?? HKSourceRevisionAnyOperatingSystem
        )
    }

    // MARK: Workouts

    private func workoutPredicate(_ name: String, _ value: JSONValue) throws -> NSPredicate? {
        switch name {
        case "workoutActivityType": return HKQuery.predicateForWorkouts(with: try activityType(value))
        case "workoutDuration":
            let duration = try read(value.members().required("value"), .real)
            return HKQuery.predicateForWorkouts(with: try comparison(value), duration: duration)
        case "totalEnergyBurned":
            return HKQuery.predicateForWorkouts(with: try comparison(value), totalEnergyBurned: try quantity(value))
        case "totalDistance":
            return HKQuery.predicateForWorkouts(with: try comparison(value), totalDistance: try quantity(value))
        case "totalSwimmingStrokeCount":
            return HKQuery.predicateForWorkouts(with: try comparison(value), totalSwimmingStrokeCount: try quantity(value))
        case "totalFlightsClimbed":
            return HKQuery.predicateForWorkouts(with: try comparison(value), totalFlightsClimbed: try quantity(value))
        case "workoutSumQuantity":
            let (sign, type, limit) = try figure(value)
            return HKQuery.predicateForWorkouts(operatorType: sign, quantityType: type, sumQuantity: limit)
        case "workoutMinimumQuantity":
            let (sign, type, limit) = try figure(value)
            return HKQuery.predicateForWorkouts(operatorType: sign, quantityType: type, minimumQuantity: limit)
        case "workoutMaximumQuantity":
            let (sign, type, limit) = try figure(value)
            return HKQuery.predicateForWorkouts(operatorType: sign, quantityType: type, maximumQuantity: limit)
        case "workoutAverageQuantity":
            let (sign, type, limit) = try figure(value)
            return HKQuery.predicateForWorkouts(operatorType: sign, quantityType: type, averageQuantity: limit)
        case "workoutActivity": return HKQuery.predicateForWorkouts(activityPredicate: try activityPredicate(value))
        default: return nil
        }
    }

    private func figure(_ json: JSONValue) throws -> (HKPredicateOperator, HKQuantityType, HKQuantity) {
        (try comparison(json), try quantityType(json.members().required("quantityType")), try quantity(json))
    }

    private func activityPredicate(_ json: JSONValue) throws -> NSPredicate {
        let members = try json.members()
        if let predicate = try compound(members, activityPredicate) { return predicate }
        if let (start, end, options) = try dates(members) {
            return HKQuery.predicateForWorkoutActivities(start: start, end: end, options: options)
        }
        guard let (name, value) = members.members.first, members.count == 1 else { throw NotReenacted(.value) }
        switch name {
        case "workoutActivityType":
            return HKQuery.predicateForWorkoutActivities(workoutActivityType: try activityType(value))
        case "duration":
            let duration = try read(value.members().required("value"), .real)
            return HKQuery.predicateForWorkoutActivities(operatorType: try comparison(value), duration: duration)
        case "sumQuantity":
            let (sign, type, limit) = try figure(value)
            return HKQuery.predicateForWorkoutActivities(operatorType: sign, quantityType: type, sumQuantity: limit)
        case "minimumQuantity":
            let (sign, type, limit) = try figure(value)
            return HKQuery.predicateForWorkoutActivities(operatorType: sign, quantityType: type, minimumQuantity: limit)
        case "maximumQuantity":
            let (sign, type, limit) = try figure(value)
            return HKQuery.predicateForWorkoutActivities(operatorType: sign, quantityType: type, maximumQuantity: limit)
        case "averageQuantity":
            let (sign, type, limit) = try figure(value)
            return HKQuery.predicateForWorkoutActivities(operatorType: sign, quantityType: type, averageQuantity: limit)
        default: throw NotReenacted(.value)
        }
    }

    // MARK: Special samples

    private func contentPredicate(_ name: String, _ value: JSONValue) throws -> NSPredicate? {
        switch name {
        case "electrocardiogramClassification":
            let raw = try read(value, .rawValue(of: .electrocardiogramClassification))
            return HKElectrocardiogram.Classification(rawValue: raw)
                .map { HKQuery.predicateForElectrocardiograms(classification: $0) }
        case "electrocardiogramSymptomsStatus":
            let raw = try read(value, .rawValue(of: .electrocardiogramSymptomsStatus))
            return HKElectrocardiogram.SymptomsStatus(rawValue: raw)
                .map { HKQuery.predicateForElectrocardiograms(symptomsStatus: $0) }
        case "stateOfMindKind":
            return HKStateOfMind.Kind(rawValue: try read(value, .rawValue(of: .stateOfMindKind)))
                .map { HKQuery.predicateForStatesOfMind(with: $0) }
        case "stateOfMindLabel":
            return HKStateOfMind.Label(rawValue: try read(value, .rawValue(of: .stateOfMindLabel)))
                .map { HKQuery.predicateForStatesOfMind(with: $0) }
        case "stateOfMindAssociation":
            return HKStateOfMind.Association(rawValue: try read(value, .rawValue(of: .stateOfMindAssociation)))
                .map { HKQuery.predicateForStatesOfMind(with: $0) }
        case "stateOfMindValence":
            return HKQuery.predicateForStatesOfMind(
                withValence: try read(value.members().required("value"), .real), operatorType: try comparison(value)
            )
        case "fhirResourceType":
            let type = HKFHIRResourceType(rawValue: try read(value, .string))
            return HKQuery.predicateForClinicalRecords(withFHIRResourceType: type)
        case "fhirResourceIdentifier":
            return NSPredicate(
                format: "%K == %@", HKPredicateKeyPathClinicalRecordFHIRResourceIdentifier, try read(value, .string)
            )
        case "medicationConceptIdentifiers":
            let identifiers = try read(value, .strings).map { HKHealthConceptIdentifier($0) }
            return HKQuery.predicateForMedicationDoseEvent(medicationConceptIdentifiers: Set(identifiers))
        case "medicationLogStatuses":
            let statuses = try value.elements().map { try read($0, .rawValue(of: .medicationDoseEventLogStatus)) }
            return HKQuery.predicateForMedicationDoseEvent(statuses: Set(statuses.map { NSNumber(value: $0) }))
        case "medicationScheduledDate":
            let members = try value.members()
            return HKQuery.predicateForMedicationDoseEvent(
                scheduledStart: try members.given("startDate").map(date), end: try members.given("endDate").map(date)
            )
        default: return nil
        }
    }

    // MARK: Other data

    /// A predicate on activity summaries, or on samples, which HealthKit refuses.
    func summaryPredicate(_ json: JSONValue) throws -> NSPredicate {
        let members = try json.members()
        if let predicate = try compound(members, summaryPredicate) { return predicate }
        if let day = members["activitySummary"] {
            return HKQuery.predicateForActivitySummary(with: try components(day))
        }
        if let days = try members["activitySummariesBetween"]?.members() {
            return HKQuery.predicate(
                forActivitySummariesBetweenStart: try components(days.required("start")),
                end: try components(days.required("end"))
            )
        }
        return try predicate(json) ?? NSPredicate(value: true)
    }

    private func components(_ json: JSONValue) throws -> DateComponents {
        let day = try read(json, .calendarDay)
        return DateComponents(calendar: Calendar(identifier: .gregorian), era: 1, year: day.year, month: day.month, day: day.day)
    }

    func medicationPredicate(_ json: JSONValue) throws -> NSPredicate {
        let members = try json.members()
        if let predicate = try compound(members, medicationPredicate) { return predicate }
        if let flag = members.given("isArchived") {
            return HKQuery.predicateForUserAnnotatedMedications(isArchived: try read(flag, .bool))
        }
        if let flag = members.given("hasSchedule") {
            return HKQuery.predicateForUserAnnotatedMedications(hasSchedule: try read(flag, .bool))
        }
        return NSPredicate(value: true)
    }
}
