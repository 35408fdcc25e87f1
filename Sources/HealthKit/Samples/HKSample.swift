public import Foundation
import HealthEngine
import HealthModel
import CHealthKit

/// `HKSample`: an object with a type, a start and an end.
open class HKSample: HKObject, @unchecked Sendable {
    /// `HKSample.sampleType`
    public var sampleType: HKSampleType { sample.type.object as? HKSampleType ?? HKSampleType(type: sample.type) }
    /// `HKSample.startDate`
    public var startDate: Date { sample.startDate }
    /// `HKSample.endDate`
    public var endDate: Date { sample.endDate }
    /// `HKSample.hasUndeterminedDuration`
    public var hasUndeterminedDuration: Bool { sample.hasUndeterminedDuration }

    /// A new sample. Invalid content is HealthKit's exception (SAVE-01).
    convenience init(
        new type: ObjectType,
        _ content: HealthModel.Sample.Content,
        _ start: Date,
        _ end: Date,
        _ device: HKDevice? = nil,
        _ metadata: [String: Any]?
    ) {
        let (uuid, version) = HealthKitEmulator.current.read { store in
            (store.process.makeUUID(of: type), store.phone.device.osVersion)
        }
        self.init(
            sample: raising {
                let sample = try HealthModel.Sample(uuid, type, content, start, end, device?.device, Metadata(metadata))
                try sample.validate(on: version)
                return sample
            }
        )
    }
}

extension HealthModel.Sample {
    /// The sample as an object of its class.
    var object: HKSample {
        switch content {
        case .quantity:
            type.quantity?.isCumulative ?? true
                ? HKCumulativeQuantitySample(sample: self) : HKDiscreteQuantitySample(sample: self)
        case .category: HKCategorySample(sample: self)
        case .correlation: HKCorrelation(sample: self)
        case .workout: HKWorkout(sample: self)
        case .heartbeatSeries: HKHeartbeatSeriesSample(sample: self)
        case .workoutRoute: HKWorkoutRoute(sample: self)
        case .electrocardiogram: HKElectrocardiogram(sample: self)
        case .audiogram: HKAudiogramSample(sample: self)
        case .visionPrescription(let prescription):
            switch HKVisionPrescriptionType(rawValue: UInt(prescription.prescriptionType)) {
            case .glasses: HKGlassesPrescription(sample: self)
            case .contacts: HKContactsPrescription(sample: self)
            default: HKVisionPrescription(sample: self)
            }
        case .stateOfMind: HKStateOfMind(sample: self)
        case .scoredAssessment: type == .gad7 ? HKGAD7Assessment(sample: self) : HKPHQ9Assessment(sample: self)
        case .clinicalRecord: HKClinicalRecord(sample: self)
        case .document: HKCDADocumentSample(sample: self)
        case .medicationDoseEvent: HKMedicationDoseEvent(sample: self)
        }
    }
}
