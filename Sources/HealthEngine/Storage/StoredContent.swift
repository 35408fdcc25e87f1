import Foundation
import HealthModel

/// What samples of kinds with a class of their own have beside the columns of every sample.
enum StoredContent {
    /// The `detail` of a content; nil where all is in columns or in chunks.
    static func detail(of content: Sample.Content) throws -> Data? {
        switch content {
        case .quantity, .category, .correlation, .heartbeatSeries, .workoutRoute: nil
        case .workout(let workout): try StoredForm.encode(StoredWorkout(workout))
        case .electrocardiogram(let electrocardiogram):
            try StoredForm.encode(StoredElectrocardiogram(electrocardiogram))
        case .audiogram, .visionPrescription, .stateOfMind, .scoredAssessment, .clinicalRecord,
            .document, .medicationDoseEvent:
            throw HealthFailure.error(.errorInvalidArgument)
        }
    }

    /// The content of a sample of a type, which is none of quantity, category and correlation.
    static func content(of type: ObjectType, detail: Data?, count: Int) throws -> Sample.Content {
        switch type.kind {
        case .workout: return .workout(try decode(StoredWorkout.self, detail).workout)
        case .series where type == .heartbeatSeries: return .heartbeatSeries(SampleSeries(count: count))
        case .series: return .workoutRoute(SampleSeries(count: count))
        case .electrocardiogram:
            return .electrocardiogram(try decode(StoredElectrocardiogram.self, detail).electrocardiogram)
        default: throw HealthFailure.store(.corrupt)
        }
    }

    private static func decode<Value: Decodable>(_ type: Value.Type, _ detail: Data?) throws -> Value {
        guard let detail else { throw HealthFailure.store(.corrupt) }
        return try StoredForm.decode(type, detail)
    }
}
