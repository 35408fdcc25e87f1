import Foundation
package import HealthModel
package import JSON

extension ValueCodec where Value == Sample.Content {
    /// `HKGlassesPrescription` or `HKContactsPrescription`. `prescriptionType` determines the other members.
    package static let visionPrescription = object([:]) { members in
        let type = try members.required("prescriptionType", .rawValue(of: .visionPrescriptionType))
        var prescription = VisionPrescription(
            prescriptionType: type, expirationDate: try members.optional("expirationDate", .date)
        )
        let isForGlasses = type == Enumeration.visionPrescriptionType.rawValue(named: "glasses")
        if !isForGlasses {
            prescription.brand = try members.optional("brand", .string)
        }
        let lens = isForGlasses ? ValueCodec<LensSpecification>.glassesLens : .contactsLens
        prescription.rightEye = try members.optional("rightEye", lens)
        prescription.leftEye = try members.optional("leftEye", lens)
        return .visionPrescription(prescription)
    }
}

extension ValueCodec where Value == LensSpecification {
    /// `HKGlassesLensSpecification`
    fileprivate static let glassesLens = object([:]) { members in
        let quantities = try members.quantities(LensSpecification.Property.ofGlasses)
        return LensSpecification(quantities, prism: try members.optional("prism", .prism))
    }

    /// `HKContactsLensSpecification`
    fileprivate static let contactsLens = object([:]) { members in
        LensSpecification(try members.quantities(LensSpecification.Property.ofContacts))
    }
}

extension Members {
    /// The quantities of a lens. Only the sphere is required.
    fileprivate mutating func quantities(
        _ properties: [LensSpecification.Property]
    ) throws -> [LensSpecification.Property: Quantity] {
        var quantities = [LensSpecification.Property.sphere: try required("sphere", .quantity)]
        for property in properties where property != .sphere {
            quantities[property] = try optional(property.rawValue, .quantity)
        }
        return quantities
    }
}

extension ValueCodec where Value == VisionPrism {
    /// `HKVisionPrism`: amount and angle, or a vertical and a horizontal amount with their bases.
    fileprivate static let prism = object([:]) { members in
        let eye = try members.required("eye", .rawValue(of: .visionEye))
        if let amount = try members.optional("amount", .quantity) {
            return VisionPrism(.polar(amount: amount, angle: try members.required("angle", .quantity)), eye: eye)
        }
        let displacement = VisionPrism.Displacement.rectangular(
            verticalAmount: try members.required("verticalAmount", .quantity),
            verticalBase: try members.required("verticalBase", .rawValue(of: .prismBase)),
            horizontalAmount: try members.required("horizontalAmount", .quantity),
            horizontalBase: try members.required("horizontalBase", .rawValue(of: .prismBase))
        )
        return VisionPrism(displacement, eye: eye)
    }
}

extension VisionPrescription {
    package var members: JSONObject {
        var members: JSONObject = ["prescriptionType": .integer(prescriptionType)]
        members["expirationDate"] = expirationDate.map { .string($0.rfc3339) }
        members["brand"] = brand.map(JSONValue.string)
        members["rightEye"] = rightEye?.json
        members["leftEye"] = leftEye?.json
        return members
    }
}

extension LensSpecification {
    fileprivate var json: JSONValue {
        var members = JSONObject()
        for property in Property.allCases {
            members[property.rawValue] = quantities[property]?.json
        }
        members["prism"] = prism?.json
        return .object(members)
    }
}

extension VisionPrism {
    fileprivate var json: JSONValue {
        switch displacement {
        case .polar(let amount, let angle):
            ["amount": amount.json, "angle": angle.json, "eye": .integer(eye)]
        case .rectangular(let verticalAmount, let verticalBase, let horizontalAmount, let horizontalBase):
            [
                "verticalAmount": verticalAmount.json, "verticalBase": .integer(verticalBase),
                "horizontalAmount": horizontalAmount.json, "horizontalBase": .integer(horizontalBase),
                "eye": .integer(eye),
            ]
        }
    }
}
