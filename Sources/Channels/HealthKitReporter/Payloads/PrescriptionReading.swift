import BridgeCore
import Foundation
import HealthModel

/// Prescriptions in `save` and `delete`.
extension Call {
    /// A prescription, whose only date is that of its issue.
    func visionPrescription(_ header: SampleHeader) throws -> Sample {
        let map = header.harmonized
        let issued = try map.part("dateIssuedTimestamp", \.timestamp)
        let type = try map.part("prescriptionType", \.map)
        let number = try type.part("id", \.number)
        _ = try type.part("detail", \.string)
        let rightEye = map[member: "rightEye"].map
        let leftEye = map[member: "leftEye"].map
        for lens in [rightEye, leftEye] { try lens?.requireLens() }
        let kind = try Int(truncating: number)
        try header.checkInterval()
        // `UInt(_: Int)`
        guard kind >= 0 else { throw BridgeError.trap("Negative value is not representable") }
        guard (1...2).contains(kind) else { throw BridgeError.notFormatted("Vision prescription type", "\(kind)") }
        let expirationDate = map[member: "expirationDateTimestamp"].timestamp
        var prescription = VisionPrescription(prescriptionType: kind, expirationDate: expirationDate)
        prescription.rightEye = try rightEye?.lens(ofGlasses: kind == 1, eye: 2)
        prescription.leftEye = try leftEye?.lens(ofGlasses: kind == 1, eye: 1)
        if kind == 2 { prescription.brand = map[member: "brand"].string ?? "" }
        var header = header
        header.startDate = issued
        header.endDate = issued
        return try sample(.visionPrescription, .visionPrescription(prescription), header)
    }
}

extension NativeValue {
    /// Checks the shape of a lens.
    fileprivate func requireLens() throws {
        _ = try part("sphere", \.number)
        guard let prism = self[member: "prism"].map else { return }
        for name in ["amount", "angle", "eye"] { _ = try prism.part(name, \.number) }
    }

    /// A lens. Members of the other kind of lens have no effect.
    fileprivate func lens(ofGlasses isGlasses: Bool, eye: Int) throws -> LensSpecification {
        var quantities: [LensSpecification.Property: Quantity] = [:]
        for property in isGlasses ? LensSpecification.Property.ofGlasses : LensSpecification.Property.ofContacts {
            quantities[property] = self[member: property.rawValue].quantity(property.packageUnit)
        }
        guard isGlasses, let prism = self[member: "prism"].map else { return LensSpecification(quantities) }
        let prismEye = try Int(truncating: try prism.part("eye", \.number))
        guard prismEye == eye else {
            throw BridgeError.library(.invalidValue, "Prism eye \(prismEye) does not match lens eye \(eye)")
        }
        let amount = Quantity(unit: .prismDiopter, value: try prism.part("amount", \.number))
        let angle = Quantity(unit: .degreeAngle, value: try prism.part("angle", \.number))
        return LensSpecification(quantities, prism: VisionPrism(.polar(amount: amount, angle: angle), eye: eye))
    }
}
