package import Foundation
package import HealthModel

/// The stored form of the properties of samples with their own class, beyond the common columns. Most are the values of the model,
/// whose members with `Codable` are a format of store files.
package enum StoredContent {
    /// The `detail` of a content. Nil if columns or chunks contain everything.
    package static func detail(of content: Sample.Content) throws -> Data? {
        switch content {
        case .quantity, .category, .correlation, .heartbeatSeries, .workoutRoute: nil
        case .workout(let workout): try StoredForm.encode(StoredWorkout(workout))
        case .electrocardiogram(let electrocardiogram):
            try StoredForm.encode(StoredElectrocardiogram(electrocardiogram))
        case .audiogram(let audiogram): try StoredForm.encode(audiogram)
        case .visionPrescription(let prescription): try StoredForm.encode(prescription)
        case .stateOfMind(let stateOfMind): try StoredForm.encode(stateOfMind)
        case .scoredAssessment(let assessment): try StoredForm.encode(assessment)
        case .clinicalRecord(let record): try StoredForm.encode(record)
        case .document(let document): try document.map { try StoredForm.encode($0) }
        case .medicationDoseEvent(let dose): try StoredForm.encode(dose)
        }
    }

    /// The content of a sample. The type must not be a quantity, category or correlation type.
    package static func content(
        of type: ObjectType, detail: Data?, count: Int, loadsDocuments: Bool
    ) throws -> Sample.Content {
        switch type.kind {
        case .workout: return .workout(try decode(StoredWorkout.self, detail).workout)
        case .series where type == .heartbeatSeries: return .heartbeatSeries(SampleSeries(count: count))
        case .series: return .workoutRoute(SampleSeries(count: count))
        case .electrocardiogram:
            return .electrocardiogram(try decode(StoredElectrocardiogram.self, detail).electrocardiogram)
        case .audiogram: return .audiogram(try decode(Audiogram.self, detail))
        case .prescription: return .visionPrescription(try decode(VisionPrescription.self, detail))
        case .stateOfMind: return .stateOfMind(try decode(StateOfMind.self, detail))
        case .scoredAssessment: return .scoredAssessment(try decode(ScoredAssessment.self, detail))
        case .clinical: return .clinicalRecord(try decode(ClinicalRecord.self, detail))
        // A sample query does not load document data, which may take megabytes (OTH-08).
        case .document: return .document(loadsDocuments ? try decode(CDADocument.self, detail) : nil)
        case .medicationDoseEvent: return .medicationDoseEvent(try decode(MedicationDoseEvent.self, detail))
        default: throw HealthFailure.store(.corrupt)
        }
    }

    private static func decode<Value: Decodable>(_ type: Value.Type, _ detail: Data?) throws -> Value {
        guard let detail else { throw HealthFailure.store(.corrupt) }
        return try StoredForm.decode(type, detail)
    }
}
