public import Foundation

/// What an `HKVisionPrescription` has beside what every sample has.
public struct VisionPrescription: Hashable, Sendable {
    /// `HKVisionPrescription.prescriptionType`: a raw value of `HKVisionPrescriptionType`.
    public var prescriptionType: Int
    /// `HKVisionPrescription.expirationDate`
    public var expirationDate: Date?
    /// `HKContactsPrescription.brand`
    public var brand: String?
    /// `rightEye`
    public var rightEye: LensSpecification?
    /// `leftEye`
    public var leftEye: LensSpecification?

    /// A prescription.
    public init(prescriptionType: Int, expirationDate: Date? = nil) {
        self.prescriptionType = prescriptionType
        self.expirationDate = expirationDate
    }
}

/// `HKGlassesLensSpecification` and `HKContactsLensSpecification`, by their property names.
public struct LensSpecification: Hashable, Sendable {
    /// The quantities, by HealthKit's name of the property: `sphere`, `cylinder`, `axis`, …
    public var quantities: [String: Quantity] = [:]

    /// A lens about which nothing is said.
    public init() {}
}
