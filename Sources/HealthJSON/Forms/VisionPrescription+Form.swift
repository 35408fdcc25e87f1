import Foundation
package import HealthModel
import JSON

extension VisionPrescription: WireObject {
    /// `HKGlassesPrescription` and `HKContactsPrescription`: the form of both, which writes and describes them.
    package static let form = make(LensSpecification.form, hasBrand: true)

    /// `HKVisionPrescriptionType`
    static let type = ValueCodec<Int>.rawValue(of: .visionPrescriptionType)

    /// The form of a prescription of a type. It reads only the members that the type has.
    static func form(ofType type: Int) -> WireForm<VisionPrescription> {
        type == Enumeration.visionPrescriptionType.rawValue(named: "glasses") ? glasses : contacts
    }

    private static let glasses = make(.lens(LensSpecification.Property.ofGlasses, hasPrism: true), hasBrand: false)
    private static let contacts = make(.lens(LensSpecification.Property.ofContacts, hasPrism: false), hasBrand: true)

    private static func make(_ lens: WireForm<LensSpecification>, hasBrand: Bool) -> WireForm<VisionPrescription> {
        WireForm(
            WireMember("prescriptionType", type) { .integer($0.prescriptionType) },
            WireMember(optional: "expirationDate", .date) { $0.expirationDate.map { .string($0.rfc3339) } },
            hasBrand ? WireMember(optional: "brand", .string) { $0.brand.map(JSONValue.string) } : WireMember(),
            WireMember(optional: "rightEye", lens.codec) { $0.rightEye?.json },
            WireMember(optional: "leftEye", lens.codec) { $0.leftEye?.json }
        ) { type, expirationDate, brand, rightEye, leftEye in
            var prescription = VisionPrescription(prescriptionType: type, expirationDate: expirationDate)
            (prescription.brand, prescription.rightEye, prescription.leftEye) = (brand, rightEye, leftEye)
            return prescription
        }
    }
}

extension LensSpecification: WireObject {
    /// `HKGlassesLensSpecification` and `HKContactsLensSpecification`
    package static let form = WireForm.lens(Property.allCases, hasPrism: true)
}

extension WireForm<LensSpecification> {
    fileprivate static func lens(_ properties: [LensSpecification.Property], hasPrism: Bool) -> WireForm {
        WireForm(
            named: "LensSpecification", .quantities(properties),
            hasPrism ? WireMember(optional: "prism", .form) { $0.prism?.json } : WireMember()
        ) { LensSpecification($0, prism: $1) }
    }
}

extension WireMember<LensSpecification, [LensSpecification.Property: Quantity]> {
    /// The quantities of a lens. Only the sphere is required.
    fileprivate static func quantities(_ properties: [LensSpecification.Property]) -> Self {
        WireMember(
            schemas: { properties.map { ($0.rawValue, Schemas.reference("Quantity"), $0 == .sphere) } },
            read: { members in
                var quantities = [LensSpecification.Property.sphere: try members.required("sphere", .quantity)]
                for property in properties where property != .sphere {
                    quantities[property] = try members.optional(property.rawValue, .quantity)
                }
                return quantities
            },
            write: { lens, members in
                for property in properties { members[property.rawValue] = lens.quantities[property]?.json }
            }
        )
    }
}

extension VisionPrism: WireObject {
    /// `HKVisionPrism`: amount and angle, or a vertical and a horizontal amount with their bases.
    package static let form = WireForm<VisionPrism>(
        named: "VisionPrism",
        WireMember(
            schemas: {
                let (quantity, base) = (Schemas.reference("Quantity"), Schemas.integerOrName)
                return [
                    ("eye", Schemas.integerOrName, true), ("amount", quantity, false), ("angle", quantity, false),
                    ("verticalAmount", quantity, false), ("verticalBase", base, false),
                    ("horizontalAmount", quantity, false), ("horizontalBase", base, false),
                ]
            },
            read: VisionPrism.init(from:),
            write: { prism, members in prism.write(to: &members) }
        )
    ) { $0 }

    private init(from members: inout Members) throws {
        let eye = try members.required("eye", .rawValue(of: .visionEye))
        if let amount = try members.optional("amount", .quantity) {
            self.init(.polar(amount: amount, angle: try members.required("angle", .quantity)), eye: eye)
            return
        }
        let displacement = Displacement.rectangular(
            verticalAmount: try members.required("verticalAmount", .quantity),
            verticalBase: try members.required("verticalBase", .rawValue(of: .prismBase)),
            horizontalAmount: try members.required("horizontalAmount", .quantity),
            horizontalBase: try members.required("horizontalBase", .rawValue(of: .prismBase))
        )
        self.init(displacement, eye: eye)
    }

    private func write(to members: inout JSONObject) {
        switch displacement {
        case .polar(let amount, let angle): (members["amount"], members["angle"]) = (amount.json, angle.json)
        case .rectangular(let verticalAmount, let verticalBase, let horizontalAmount, let horizontalBase):
            (members["verticalAmount"], members["verticalBase"]) = (verticalAmount.json, .integer(verticalBase))
            (members["horizontalAmount"], members["horizontalBase"]) = (horizontalAmount.json, .integer(horizontalBase))
        }
        members["eye"] = .integer(eye)
    }
}
