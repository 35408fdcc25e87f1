public import Foundation
import HealthEngine
import HealthModel
import CHealthKit

/// `HKSample`: an object with a type, a start and an end.
open class HKSample: HKObject, @unchecked Sendable {
    /// `HKSample.sampleType`
    open var sampleType: HKSampleType { sample.type.sampleType(from: origin) }
    /// `HKSample.startDate`
    open var startDate: Date { sample.startDate }
    /// `HKSample.endDate`
    open var endDate: Date { sample.endDate }
    /// `HKSample.hasUndeterminedDuration`
    open var hasUndeterminedDuration: Bool { sample.hasUndeterminedDuration }

    /// A new sample. Invalid content is HealthKit's exception (SAVE-01).
    convenience init(
        new type: ObjectType,
        _ content: HealthModel.Sample.Content,
        _ start: Date,
        _ end: Date,
        _ device: HKDevice? = nil,
        _ metadata: [String: Any]?
    ) {
        let emulator = HealthKitEmulator.nearest
        let (uuid, version) = emulator.read { store in
            (store.process.makeUUID(of: type), store.phone.device.osVersion)
        }
        self.init(
            sample: raising {
                let sample = try HealthModel.Sample(uuid, type, content, start, end, device?.device, Metadata(metadata))
                try sample.validate(on: version)
                return sample
            },
            from: emulator.origin
        )
    }
}

extension HealthModel.Sample {
    /// The sample as an object of its class.
    func object(from origin: Origin) -> HKSample {
        switch content {
        case .quantity:
            type.quantity?.isCumulative ?? true
                ? HKCumulativeQuantitySample(sample: self, from: origin)
                : HKDiscreteQuantitySample(sample: self, from: origin)
        case .category: HKCategorySample(sample: self, from: origin)
        case .correlation: HKCorrelation(sample: self, from: origin)
        case .workout: HKWorkout(sample: self, from: origin)
        case .heartbeatSeries: HKHeartbeatSeriesSample(sample: self, from: origin)
        case .workoutRoute: HKWorkoutRoute(sample: self, from: origin)
        case .electrocardiogram: HKElectrocardiogram(sample: self, from: origin)
        case .audiogram: HKAudiogramSample(sample: self, from: origin)
        case .visionPrescription(let prescription):
            switch HKVisionPrescriptionType(rawValue: UInt(prescription.prescriptionType)) {
            case .glasses: HKGlassesPrescription(sample: self, from: origin)
            case .contacts: HKContactsPrescription(sample: self, from: origin)
            default: HKVisionPrescription(sample: self, from: origin)
            }
        case .stateOfMind: HKStateOfMind(sample: self, from: origin)
        case .scoredAssessment:
            type == .gad7
                ? HKGAD7Assessment(sample: self, from: origin) : HKPHQ9Assessment(sample: self, from: origin)
        case .clinicalRecord: HKClinicalRecord(sample: self, from: origin)
        case .document: HKCDADocumentSample(sample: self, from: origin)
        case .medicationDoseEvent: HKMedicationDoseEvent(sample: self, from: origin)
        }
    }

    /// Whether an object of a class may have the sample. A sample that the app has created need not be of the most special class.
    func isContent(of object: HKObject) -> Bool {
        switch content {
        case .quantity:
            switch object {
            case is HKCumulativeQuantitySample: type.quantity?.isCumulative ?? true
            case is HKDiscreteQuantitySample: type.quantity?.isCumulative == false
            default: object is HKQuantitySample
            }
        case .category: object is HKCategorySample
        case .correlation: object is HKCorrelation
        case .workout: object is HKWorkout
        case .heartbeatSeries: object is HKHeartbeatSeriesSample
        case .workoutRoute: object is HKWorkoutRoute
        case .electrocardiogram: object is HKElectrocardiogram
        case .audiogram: object is HKAudiogramSample
        case .visionPrescription: object is HKVisionPrescription
        case .stateOfMind: object is HKStateOfMind
        case .scoredAssessment: type == .gad7 ? object is HKGAD7Assessment : object is HKPHQ9Assessment
        case .clinicalRecord: object is HKClinicalRecord
        case .document: object is HKDocumentSample
        case .medicationDoseEvent: object is HKMedicationDoseEvent
        }
    }
}
