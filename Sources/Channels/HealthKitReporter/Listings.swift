import BridgeCore
import HealthEngine
import HealthModel
import JSON

/// Queries for the samples of one type, or of one kind of type, that differ in nothing else.
private struct Listing: Sendable {
    let name: String
    let summary: String
    var type = ObjectType.workout
    /// The kind of the type that the argument `identifier` names; nil if the type is fixed.
    var kind: ObjectType.Kind?
    var isIntervalRequired = true
    /// What exists only from a version of the system on.
    var feature: String?
    var version = 0
    let example: String

    static let all = [
        Listing(
            name: "categoryQuery",
            summary: "Returns category samples.",
            kind: .category,
            example: "HKCategoryTypeIdentifierSleepAnalysis"
        ),
        Listing(name: "workoutQuery", summary: "Returns workouts.", type: .workout, example: "HKWorkoutTypeIdentifier"),
        Listing(
            name: "heartbeatSeriesQuery",
            summary: "Returns heartbeat series with their beats.",
            type: .heartbeatSeries,
            example: "HKDataTypeIdentifierHeartbeatSeries"
        ),
        Listing(
            name: "workoutRouteQuery",
            summary: "Returns workout routes with their locations.",
            type: .workoutRoute,
            example: "HKWorkoutRouteTypeIdentifier"
        ),
        Listing(
            name: "clinicalRecordQuery",
            summary: "Returns clinical records.",
            kind: .clinical,
            isIntervalRequired: false,
            example: "HKClinicalTypeIdentifierAllergyRecord"
        ),
        Listing(
            name: "visionPrescriptionQuery",
            summary: "Returns vision prescriptions.",
            type: .visionPrescription,
            isIntervalRequired: false,
            feature: "Vision prescriptions are",
            version: 16,
            example: "HKVisionPrescriptionTypeIdentifier"
        ),
        Listing(
            name: "audiogramQuery",
            summary: "Returns audiograms.",
            type: .audiogram,
            isIntervalRequired: false,
            example: "HKDataTypeIdentifierAudiogram"
        ),
        Listing(
            name: "stateOfMindQuery",
            summary: "Returns states of mind.",
            type: .stateOfMind,
            isIntervalRequired: false,
            feature: "State of mind is",
            version: 18,
            example: "HKDataTypeStateOfMind"
        ),
        Listing(
            name: "scoredAssessmentQuery",
            summary: "Returns answers to questionnaires.",
            kind: .scoredAssessment,
            isIntervalRequired: false,
            feature: "Scored assessments are",
            version: 18,
            example: "HKScoredAssessmentTypeIdentifierGAD7"
        ),
    ]

    var method: Method {
        let interval = isIntervalRequired ? ParameterDescription.interval : ParameterDescription.intervalIfGiven
        return Method(
            reporter: name,
            summary,
            (kind == nil ? [] : [.identifier]) + interval,
            result: .json,
            example: Example(Example.interval(kind == nil ? [:] : ["identifier": .string(example)]), result: "[]", given: granted)
        ) { call, arguments in
            if let feature { try call.require(feature, iOS: version) }
            let type =
                if let kind { try call.listedType(try arguments.required("identifier", \.string), kind) } else { type }
            let predicate = try arguments.predicate(isRequired: isIntervalRequired)
            let samples = try call.samples([QueryDescriptor(type, predicate)], limit: try arguments.limit())
            return try call.list(samples, withElements: true).text
        }
    }

    /// The permission of the example.
    private var granted: [(method: String, params: JSONValue)] {
        switch type {
        case .visionPrescription: [("store/requestPerObjectReadAuthorization", ["type": .string(example)])]
        case .heartbeatSeries: Example.granted(read: [example, "HKQuantityTypeIdentifierHeartRateVariabilitySDNN"])
        default: Example.granted(read: [example])
        }
    }
}

extension Call {
    /// A type of one kind. The library looks up category types, the package the others.
    fileprivate func listedType(_ identifier: String, _ kind: ObjectType.Kind) throws -> ObjectType {
        kind == .category ? try libraryType(identifier, kind) : try type(identifier, kind)
    }
}

extension HealthKitReporterChannel {
    static let listingMethods = Listing.all.map(\.method)
}
