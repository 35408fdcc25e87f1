public import CHealthKit
public import Foundation
import HealthModel

open class HKVisionPrescription: HKSample, NSCopying, @unchecked Sendable {
    public convenience init(
        type: HKVisionPrescriptionType, dateIssued: Date, expirationDate: Date?, device: HKDevice?, metadata: [String: Any]?
    ) {
        self.init(Self.prescription(type, expirationDate), dateIssued, device, metadata)
    }

    fileprivate convenience init(
        _ prescription: VisionPrescription, _ dateIssued: Date, _ device: HKDevice?, _ metadata: [String: Any]?
    ) {
        self.init(new: .visionPrescription, .visionPrescription(prescription), dateIssued, dateIssued, device, metadata)
    }

    fileprivate static func prescription(_ type: HKVisionPrescriptionType, _ end: Date?) -> VisionPrescription {
        VisionPrescription(prescriptionType: Int(type.rawValue), expirationDate: end)
    }

    fileprivate var prescription: VisionPrescription {
        if case .visionPrescription(let value) = sample.content {
            value
        } else {
            VisionPrescription(prescriptionType: 0)
        }
    }

    open var prescriptionType: HKVisionPrescriptionType {
        HKVisionPrescriptionType(rawValue: UInt(prescription.prescriptionType)) ?? .glasses
    }
    open var dateIssued: Date { startDate }
    open var expirationDate: Date? { prescription.expirationDate }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class HKGlassesPrescription: HKVisionPrescription, @unchecked Sendable {
    public convenience init(
        rightEyeSpecification: HKGlassesLensSpecification?,
        leftEyeSpecification: HKGlassesLensSpecification?,
        dateIssued: Date,
        expirationDate: Date?,
        device: HKDevice?,
        metadata: [String: Any]?
    ) {
        var prescription = Self.prescription(.glasses, expirationDate)
        prescription.rightEye = rightEyeSpecification?.lens
        prescription.leftEye = leftEyeSpecification?.lens
        self.init(prescription, dateIssued, device, metadata)
    }

    open var rightEye: HKGlassesLensSpecification? { prescription.rightEye.map(HKGlassesLensSpecification.init) }
    open var leftEye: HKGlassesLensSpecification? { prescription.leftEye.map(HKGlassesLensSpecification.init) }
}

open class HKContactsPrescription: HKVisionPrescription, @unchecked Sendable {
    public convenience init(
        rightEyeSpecification: HKContactsLensSpecification?,
        leftEyeSpecification: HKContactsLensSpecification?,
        brand: String,
        dateIssued: Date,
        expirationDate: Date?,
        device: HKDevice?,
        metadata: [String: Any]?
    ) {
        var prescription = Self.prescription(.contacts, expirationDate)
        prescription.rightEye = rightEyeSpecification?.lens
        prescription.leftEye = leftEyeSpecification?.lens
        prescription.brand = brand
        self.init(prescription, dateIssued, device, metadata)
    }

    open var rightEye: HKContactsLensSpecification? { prescription.rightEye.map(HKContactsLensSpecification.init) }
    open var leftEye: HKContactsLensSpecification? { prescription.leftEye.map(HKContactsLensSpecification.init) }
    open var brand: String { prescription.brand ?? "" }
}
