import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON

/// Deleting samples of the app.
extension HealthKitReporterChannel {
    static let deletingMethods = [delete, deleteSamples, deleteObjects]

    private static let delete = Method(
        reporter: "delete",
        "Deletes a sample, which is found by the UUID of the argument. The argument has one member, its kind.",
        PayloadKind.allCases.map { .map($0.rawValue, "A sample of this kind.") },
        result: .success,
        example: Example(
            ["quantity": Example.savedHeartRate],
            result: true,
            given: SampleExamples.saved + Example.granted(read: ["HKQuantityTypeIdentifierHeartRate"])
        ),
        audit: .action(.delete)
    ) { call, arguments in
        try call.delete([try call.reference(arguments)])
    }

    private static let deleteSamples = Method(
        reporter: "deleteSamples",
        "Deletes samples: all of them or none.",
        [.samples],
        result: .success,
        example: Example(
            ["samples": [["quantity": Example.savedHeartRate]]],
            result: true,
            given: SampleExamples.saved + Example.granted(read: ["HKQuantityTypeIdentifierHeartRate"])
        ),
        audit: .action(.delete)
    ) { call, arguments in
        let maps = try arguments.required("samples", \.maps)
        return try call.delete(try maps.map { map in try call.reference(map) })
    }

    private static let deleteObjects = Method(
        reporter: "deleteObjects",
        "Deletes the samples of a type within an interval.",
        [.identifier, .startTimestamp, .endTimestamp, .predicateOptions],
        result: ResultDescription("deleted", Schemas.reference("DeletedPayloads")),
        example: Example(
            Example.interval(["identifier": "HKQuantityTypeIdentifierStepCount"]),
            result: ["status": true, "count": 0],
            given: Example.granted(write: ["HKQuantityTypeIdentifierStepCount"])
        ),
        audit: .action(.delete)
    ) { call, arguments in
        let type = try call.objectType(try arguments.required("identifier", \.string))
        let predicate = try arguments.predicate()
        let count = try call.run { store in try store.deleteObjects(of: type, predicate) }
        return ["status": true, "count": .integer(count)]
    }
}

extension PayloadKind {
    /// The kind of type of a payload.
    fileprivate var typeKind: ObjectType.Kind {
        switch self {
        case .quantity: .quantity
        case .category: .category
        case .workout: .workout
        case .correlation: .correlation
        case .audiogram: .audiogram
        case .cdaDocument: .document
        case .visionPrescription: .prescription
        case .stateOfMind: .stateOfMind
        case .scoredAssessment: .scoredAssessment
        }
    }
}

extension Call {
    /// The type and the UUID of a map with one member.
    fileprivate func reference(_ map: NativeValue) throws -> (type: ObjectType, uuid: String) {
        let (kind, payload) = try payload(map)
        let header = try SampleHeader(payload)
        return (try payloadType(header.identifier, kind.typeKind), header.uuid)
    }

    /// Deletes the stored samples.
    fileprivate func delete(_ references: [(type: ObjectType, uuid: String)]) throws -> JSONValue {
        let samples = try references.map { reference in
            try storedSample(reference.type, reference.uuid)
        }
        _ = try run { store in try store.delete(samples: samples) }
        return true
    }
}
