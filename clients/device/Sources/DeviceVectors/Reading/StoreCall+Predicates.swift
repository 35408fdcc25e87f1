import Foundation
import HealthKit

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
        guard let (name, value) = members.first, members.count == 1 else { throw NotReenacted(.value) }
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
        guard members.keys.allSatisfy(["startDate", "endDate", "options"].contains) else { return nil }
        let options = try members.given("options").map { try read($0, .queryOptions) } ?? []
        return (try members.given("startDate").map(date), try members.given("endDate").map(date), options)
    }

    private func comparison(_ json: JSONValue) throws -> HKPredicateOperator {
        try read(json.members().required("operator"), .comparison)
    }

    // MARK: Objects

    private func objectPredicate(_ name: String, _ value: JSONValue) throws -> NSPredicate? {
        switch name {
        case "uuids":
            let uuids = try read(value, .uuids)
            return uuids.count == 1
                ? HKQuery.predicateForObject(with: uuids[0]) : HKQuery.predicateForObjects(with: Set(uuids))
        case "sources":
            let sources = try read(value, .strings).map(source)
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
            return HKQuery.predicateForObjects(from: try workout(read(value, .uuid)))
        case "electrocardiogram":
            return HKQuery.predicateForObjectsAssociated(electrocardiogram: try sample(read(value, .uuid)))
        case "workoutEffortSamplesRelated":
            let members = try value.members()
            let workout = try workout(read(members.required("workout"), .uuid))
            return HKQuery.predicateForWorkoutEffortSamplesRelated(
                workout: workout, activity: try members.given("activity").map { try knownActivity(read($0, .uuid)) }
            )
        case "quantity":
            return HKQuery.predicateForQuantitySamples(with: try comparison(value), quantity: try quantity(value))
        case "categoryValue":
            let limit = try read(value.members().required("value"), .integer)
            return HKQuery.predicateForCategorySamples(with: try comparison(value), value: limit)
        case "categoryValues":
            let values = try read(value, .integers).compactMap { HKCategoryValueSleepAnalysis(rawValue: $0) }
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
        let system = try members.given("operatingSystemVersion").map { try read($0, .system) }
        return HKSourceRevision(
            source: try source(identifier), version: try text("version") ?? HKSourceRevisionAnyVersion,
            productType: try text("productType") ?? HKSourceRevisionAnyProductType,
            operatingSystemVersion: system ?? HKSourceRevisionAnyOperatingSystem
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
        case "workoutActivity": return HKQuery.predicateForWorkouts(activityPredicate: try activityPredicate(value))
        default: return try figurePredicate(name, value)
        }
    }

    /// A predicate on the statistics of a quantity type, of workouts or of activities.
    private func figurePredicate(_ name: String, _ json: JSONValue) throws -> NSPredicate? {
        guard name.hasSuffix("Quantity"), name != "quantity" else { return nil }
        let (sign, limit) = (try comparison(json), try quantity(json))
        let type = try quantityType(json.members().required("quantityType"))
        return switch name {
        case "workoutSumQuantity": HKQuery.predicateForWorkouts(operatorType: sign, quantityType: type, sumQuantity: limit)
        case "workoutMinimumQuantity":
            HKQuery.predicateForWorkouts(operatorType: sign, quantityType: type, minimumQuantity: limit)
        case "workoutMaximumQuantity":
            HKQuery.predicateForWorkouts(operatorType: sign, quantityType: type, maximumQuantity: limit)
        case "workoutAverageQuantity":
            HKQuery.predicateForWorkouts(operatorType: sign, quantityType: type, averageQuantity: limit)
        case "sumQuantity": HKQuery.predicateForWorkoutActivities(operatorType: sign, quantityType: type, sumQuantity: limit)
        case "minimumQuantity":
            HKQuery.predicateForWorkoutActivities(operatorType: sign, quantityType: type, minimumQuantity: limit)
        case "maximumQuantity":
            HKQuery.predicateForWorkoutActivities(operatorType: sign, quantityType: type, maximumQuantity: limit)
        case "averageQuantity":
            HKQuery.predicateForWorkoutActivities(operatorType: sign, quantityType: type, averageQuantity: limit)
        default: nil
        }
    }

    private func activityPredicate(_ json: JSONValue) throws -> NSPredicate {
        let members = try json.members()
        if let predicate = try compound(members, activityPredicate) { return predicate }
        if let (start, end, options) = try dates(members) {
            return HKQuery.predicateForWorkoutActivities(start: start, end: end, options: options)
        }
        guard let (name, value) = members.first, members.count == 1 else { throw NotReenacted(.value) }
        switch name {
        case "workoutActivityType":
            return HKQuery.predicateForWorkoutActivities(workoutActivityType: try activityType(value))
        case "duration":
            let duration = try read(value.members().required("value"), .real)
            return HKQuery.predicateForWorkoutActivities(operatorType: try comparison(value), duration: duration)
        default:
            guard let predicate = try figurePredicate(name, value) else { throw NotReenacted(.value) }
            return predicate
        }
    }

    // MARK: Special samples

    private func contentPredicate(_ name: String, _ value: JSONValue) throws -> NSPredicate? {
        switch name {
        case "electrocardiogramClassification":
            return HKQuery.predicateForElectrocardiograms(classification: try named(value, .electrocardiogramClassification))
        case "electrocardiogramSymptomsStatus":
            return HKQuery.predicateForElectrocardiograms(symptomsStatus: try named(value, .electrocardiogramSymptomsStatus))
        case "stateOfMindKind":
            return HKQuery.predicateForStatesOfMind(with: try named(value, .stateOfMindKind) as HKStateOfMind.Kind)
        case "stateOfMindLabel":
            return HKQuery.predicateForStatesOfMind(with: try named(value, .stateOfMindLabel) as HKStateOfMind.Label)
        case "stateOfMindAssociation":
            let association: HKStateOfMind.Association = try named(value, .stateOfMindAssociation)
            return HKQuery.predicateForStatesOfMind(with: association)
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
            let identifiers = try read(value, .strings).map(concept)
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

    /// The identifier of a medication that the app has received.
    private func concept(_ text: String) throws -> HKHealthConceptIdentifier {
        guard let concept = KnownObjects.shared.concept(text) else { throw NotReenacted(.handle) }
        return concept
    }

    // MARK: Other data

    /// A predicate on activity summaries, or on samples, which HealthKit refuses.
    func summaryPredicate(_ json: JSONValue) throws -> NSPredicate {
        let members = try json.members()
        if let predicate = try compound(members, summaryPredicate) { return predicate }
        if let day = members["activitySummary"] {
            return HKQuery.predicateForActivitySummary(with: try read(day, .day))
        }
        if let days = try members["activitySummariesBetween"]?.members() {
            return HKQuery.predicate(
                forActivitySummariesBetweenStart: try read(days.required("start"), .day),
                end: try read(days.required("end"), .day)
            )
        }
        return try predicate(json) ?? NSPredicate(value: true)
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
