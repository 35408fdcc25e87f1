public import Foundation

/// The properties of an `HKVisionPrescription` that other samples lack.
public struct VisionPrescription: Hashable, Sendable, Codable {
    private enum CodingKeys: String, CodingKey {
        case prescriptionType = "type"
        case expirationDate, brand, rightEye, leftEye
    }

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

    /// Throws the exception of an invalid prescription. A prescription without lenses is valid: it is a photo of a
    /// paper prescription.
    func validate() throws(NativeException) {
        try Enumeration.visionPrescriptionType.require(prescriptionType, "HKVisionPrescription", "prescriptionType")
        if let expirationDate, !expirationDate.isInCalendar { throw .dateOutOfRange }
        let name = prescriptionType == 1 ? "HKGlassesLensSpecification" : "HKContactsLensSpecification"
        try rightEye?.validate(as: name)
        try leftEye?.validate(as: name)
    }
}

/// `HKGlassesLensSpecification` and `HKContactsLensSpecification`, by their property names.
public struct LensSpecification: Hashable, Sendable, Codable {
    /// The properties that have a quantity.
    public enum Property: String, CaseIterable, Sendable, Codable, CodingKeyRepresentable {
        case sphere, cylinder, axis, addPower
        case vertexDistance, farPupillaryDistance, nearPupillaryDistance
        case baseCurve, diameter

        /// The properties of a lens for glasses.
        public static let ofGlasses: [Property] = [
            .sphere, .cylinder, .axis, .addPower, .vertexDistance, .farPupillaryDistance, .nearPupillaryDistance,
        ]
        /// The properties of a contact lens.
        public static let ofContacts: [Property] = [.sphere, .cylinder, .axis, .addPower, .baseCurve, .diameter]

        fileprivate var unit: HealthModel.Unit {
            switch self {
            case .sphere, .cylinder, .addPower: .diopter
            case .axis: .degreeAngle
            case .vertexDistance, .farPupillaryDistance, .nearPupillaryDistance, .baseCurve, .diameter: .meter
            }
        }
    }

    /// The quantities. `sphere` is always present.
    public var quantities: [Property: Quantity]
    /// `HKGlassesLensSpecification.prism`
    public var prism: VisionPrism?

    /// A lens.
    public init(_ quantities: [Property: Quantity], prism: VisionPrism? = nil) {
        self.quantities = quantities
        self.prism = prism
    }

    /// Throws the exception of a quantity with an incompatible unit or a number that is not finite.
    package func validate(as name: String = "HKLensSpecification") throws(NativeException) {
        for property in Property.allCases {
            try quantities[property]?.require(property.unit, name, property.rawValue)
        }
        try prism?.validate()
    }
}
