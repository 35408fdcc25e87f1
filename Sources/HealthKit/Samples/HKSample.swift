public import Foundation
import HealthEngine
import HealthModel
import CHealthKit

open class HKSample: HKObject, @unchecked Sendable {
    open var sampleType: HKSampleType { sample.type.sampleType(from: origin) }
    open var startDate: Date { sample.startDate }
    open var endDate: Date { sample.endDate }
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
        let (sample, origin) = Self.checked(type, content, start, end, device, metadata)
        self.init(sample: sample, from: origin)
    }

    /// The content of a new sample, and its phone. Invalid content is HealthKit's exception (SAVE-01).
    final class func checked(
        _ type: ObjectType, _ content: HealthModel.Sample.Content, _ start: Date, _ end: Date, _ device: HKDevice?,
        _ metadata: [String: Any]?
    ) -> (sample: HealthModel.Sample, origin: HealthKitEmulator) {
        let emulator = HealthKitEmulator.current
        let (uuid, version) = emulator.read { ($0.process.makeUUID(of: type), $0.version) }
        let sample = raising {
            let sample = try HealthModel.Sample(uuid, type, content, start, end, device?.device, Metadata(metadata))
            try sample.validate(on: version)
            return sample
        }
        return (sample, emulator)
    }
}

extension HealthEngine.HealthStore {
    var version: OSVersion { phone.device.osVersion }
}

extension HealthModel.Sample {
    func object(from origin: HealthKitEmulator) -> HKSample {
        // swift-format-ignore: NeverForceUnwrap
        objectClass(on: origin.device.read(\.version)).init(coder: SampleCoder([self], from: origin))!
    }

    /// The class that a system gives the sample (SAVE-28).
    func objectClass(on version: OSVersion) -> HKSample.Type {
        switch content {
        case .quantity:
            if version < OSVersion(major: 13) {
                HKQuantitySample.self
            } else {
                type.quantity?.isCumulative ?? true ? HKCumulativeQuantitySample.self : HKDiscreteQuantitySample.self
            }
        case .category: HKCategorySample.self
        case .correlation: HKCorrelation.self
        case .workout: HKWorkout.self
        case .heartbeatSeries: HKHeartbeatSeriesSample.self
        case .workoutRoute: HKWorkoutRoute.self
        case .electrocardiogram: HKElectrocardiogram.self
        case .audiogram: HKAudiogramSample.self
        case .visionPrescription(let prescription):
            switch HKVisionPrescriptionType(rawValue: UInt(prescription.prescriptionType)) {
            case .glasses: HKGlassesPrescription.self
            case .contacts: HKContactsPrescription.self
            default: HKVisionPrescription.self
            }
        case .stateOfMind: HKStateOfMind.self
        case .scoredAssessment: type == .gad7 ? HKGAD7Assessment.self : HKPHQ9Assessment.self
        case .clinicalRecord: HKClinicalRecord.self
        case .document: HKCDADocumentSample.self
        case .medicationDoseEvent: HKMedicationDoseEvent.self
        }
    }

    /// Whether an object of a class may have the sample. One of an app's own class, or of an old system, need not be of the most special
    /// class.
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

extension [HealthModel.Sample] {
    /// The samples as objects of their classes. Results are large, so one coder brings all samples, and the class of a type of
    /// quantities is looked up once for the samples that follow each other.
    func objects(from origin: HealthKitEmulator) -> [HKSample] {
        let (coder, version) = (SampleCoder(self, from: origin), origin.device.read(\.version))
        var known: (type: ObjectType, class: HKSample.Type)?
        var objects: [HKSample] = []
        objects.reserveCapacity(count)
        for index in indices {
            coder.index = index
            let type = self[index].type
            let objectClass: HKSample.Type
            if let known, known.type == type {
                objectClass = known.class
            } else {
                objectClass = self[index].objectClass(on: version)
                known = type.kind == .quantity ? (type, objectClass) : nil
            }
            // swift-format-ignore: NeverForceUnwrap
            objects.append(objectClass.init(coder: coder)!)
        }
        return objects
    }
}
