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

/// `HKVisionPrism`: the displacement of an image by a lens, in one of two forms.
public struct VisionPrism: Hashable, Sendable {
    /// The two forms of a displacement.
    public enum Displacement: Hashable, Sendable {
        /// `HKVisionPrism.init(amount:angle:eye:)`
        case polar(amount: Quantity, angle: Quantity)
        /// `HKVisionPrism.init(verticalAmount:verticalBase:horizontalAmount:horizontalBase:eye:)`. The bases are raw
        /// values of `HKPrismBase`.
        case rectangular(verticalAmount: Quantity, verticalBase: Int, horizontalAmount: Quantity, horizontalBase: Int)
    }

    /// The displacement.
    public var displacement: Displacement
    /// `HKVisionPrism.eye`: a raw value of `HKVisionEye`.
    public var eye: Int

    /// A prism.
    public init(_ displacement: Displacement, eye: Int) {
        self.displacement = displacement
        self.eye = eye
    }

    /// Throws the exception of an invalid prism.
    package func validate() throws(NativeException) {
        let name = "HKVisionPrism"
        switch displacement {
        case .polar(let amount, let angle):
            try amount.require(.prismDiopter, name, "amount")
            try angle.require(.degreeAngle, name, "angle")
        case .rectangular(let verticalAmount, let verticalBase, let horizontalAmount, let horizontalBase):
            try verticalAmount.require(.prismDiopter, name, "verticalAmount")
            try Enumeration.prismBase.require(verticalBase, name, "verticalBase")
            try horizontalAmount.require(.prismDiopter, name, "horizontalAmount")
            try Enumeration.prismBase.require(horizontalBase, name, "horizontalBase")
        }
        try Enumeration.visionEye.require(eye, name, "eye")
    }
}

extension VisionPrism: Codable {
    private enum CodingKeys: CodingKey {
        case eye, amount, angle, verticalAmount, verticalBase, horizontalAmount, horizontalBase
    }

    /// A prism with amount and angle, or with both amounts and bases.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        eye = try values.decode(Int.self, forKey: .eye)
        if let amount = try values.decodeIfPresent(Quantity.self, forKey: .amount),
            let angle = try values.decodeIfPresent(Quantity.self, forKey: .angle)
        {
            displacement = .polar(amount: amount, angle: angle)
        } else {
            displacement = .rectangular(
                verticalAmount: try values.decode(Quantity.self, forKey: .verticalAmount),
                verticalBase: try values.decode(Int.self, forKey: .verticalBase),
                horizontalAmount: try values.decode(Quantity.self, forKey: .horizontalAmount),
                horizontalBase: try values.decode(Int.self, forKey: .horizontalBase)
            )
        }
    }

    /// Encodes the eye and what the form of the displacement has.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(eye, forKey: .eye)
        switch displacement {
        case .polar(let amount, let angle):
            try values.encode(amount, forKey: .amount)
            try values.encode(angle, forKey: .angle)
        case .rectangular(let verticalAmount, let verticalBase, let horizontalAmount, let horizontalBase):
            try values.encode(verticalAmount, forKey: .verticalAmount)
            try values.encode(verticalBase, forKey: .verticalBase)
            try values.encode(horizontalAmount, forKey: .horizontalAmount)
            try values.encode(horizontalBase, forKey: .horizontalBase)
        }
    }
}
