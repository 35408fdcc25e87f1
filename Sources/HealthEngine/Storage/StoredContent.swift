import Foundation
import HealthModel

/// The stored form of the properties of samples with their own class, beyond the common columns.
enum StoredContent {
    /// The `detail` of a content. Nil if columns or chunks contain everything.
    static func detail(of content: Sample.Content) throws -> Data? {
        switch content {
        case .quantity, .category, .correlation, .heartbeatSeries, .workoutRoute: nil
        case .workout(let workout): try StoredForm.encode(StoredWorkout(workout))
        case .electrocardiogram(let electrocardiogram):
            try StoredForm.encode(StoredElectrocardiogram(electrocardiogram))
        case .audiogram(let audiogram): try StoredForm.encode(StoredAudiogram(audiogram))
        case .visionPrescription(let prescription): try StoredForm.encode(StoredVisionPrescription(prescription))
        case .stateOfMind(let stateOfMind): try StoredForm.encode(StoredStateOfMind(stateOfMind))
        case .scoredAssessment(let assessment): try StoredForm.encode(StoredAssessment(answers: assessment.answers))
        case .clinicalRecord(let record): try StoredForm.encode(StoredClinicalRecord(record))
        case .document(let document): try document.map { try StoredForm.encode(StoredDocument($0)) }
        case .medicationDoseEvent(let dose): try StoredForm.encode(StoredDose(dose))
        }
    }

    /// The content of a sample. The type must not be a quantity, category or correlation type.
    static func content(of type: ObjectType, detail: Data?, count: Int, loadsDocuments: Bool) throws -> Sample.Content {
        switch type.kind {
        case .workout: return .workout(try decode(StoredWorkout.self, detail).workout)
        case .series where type == .heartbeatSeries: return .heartbeatSeries(SampleSeries(count: count))
        case .series: return .workoutRoute(SampleSeries(count: count))
        case .electrocardiogram:
            return .electrocardiogram(try decode(StoredElectrocardiogram.self, detail).electrocardiogram)
        case .audiogram: return .audiogram(try decode(StoredAudiogram.self, detail).audiogram)
        case .prescription: return .visionPrescription(try decode(StoredVisionPrescription.self, detail).prescription)
        case .stateOfMind: return .stateOfMind(try decode(StoredStateOfMind.self, detail).stateOfMind)
        case .scoredAssessment:
            return .scoredAssessment(ScoredAssessment(answers: try decode(StoredAssessment.self, detail).answers))
        case .clinical: return .clinicalRecord(try decode(StoredClinicalRecord.self, detail).record)
        // A sample query does not load document data, which may take megabytes (OTH-08).
        case .document: return .document(loadsDocuments ? try decode(StoredDocument.self, detail).document : nil)
        case .medicationDoseEvent: return .medicationDoseEvent(try decode(StoredDose.self, detail).dose)
        default: throw HealthFailure.store(.corrupt)
        }
    }

    private static func decode<Value: Decodable>(_ type: Value.Type, _ detail: Data?) throws -> Value {
        guard let detail else { throw HealthFailure.store(.corrupt) }
        return try StoredForm.decode(type, detail)
    }
}
