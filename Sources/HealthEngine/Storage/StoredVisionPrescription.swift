import Foundation
import HealthModel

/// The properties of a prescription beyond the common columns.
struct StoredVisionPrescription: Codable {
    struct Lens: Codable {
        /// The quantities, by HealthKit's property name.
        var quantities: [String: StoredQuantity]
        var prism: Prism?
    }

    /// Amount and angle, or both amounts and bases.
    struct Prism: Codable {
        var eye: Int
        var amount: StoredQuantity?
        var angle: StoredQuantity?
        var verticalAmount: StoredQuantity?
        var verticalBase: Int?
        var horizontalAmount: StoredQuantity?
        var horizontalBase: Int?
    }

    var type: Int
    /// Seconds since 1970.
    var expirationDate: Double?
    var brand: String?
    var rightEye: Lens?
    var leftEye: Lens?

    init(_ prescription: VisionPrescription) {
        type = prescription.prescriptionType
        expirationDate = prescription.expirationDate?.timeIntervalSince1970
        brand = prescription.brand
        rightEye = prescription.rightEye.map(Lens.init)
        leftEye = prescription.leftEye.map(Lens.init)
    }

    var prescription: VisionPrescription {
        get throws {
            var prescription = VisionPrescription(prescriptionType: type, expirationDate: try expirationDate.map(StoredForm.date))
            prescription.brand = brand
            prescription.rightEye = try rightEye?.lens
            prescription.leftEye = try leftEye?.lens
            return prescription
        }
    }
}

extension StoredVisionPrescription.Lens {
    init(_ lens: LensSpecification) {
        let named = lens.quantities.map { ($0.key.rawValue, StoredQuantity($0.value)) }
        quantities = Dictionary(uniqueKeysWithValues: named)
        prism = lens.prism.map(StoredVisionPrescription.Prism.init)
    }

    var lens: LensSpecification {
        get throws {
            var found: [LensSpecification.Property: Quantity] = [:]
            for (name, quantity) in quantities {
                guard let property = LensSpecification.Property(rawValue: name) else {
                    throw HealthFailure.store(.corrupt)
                }
                found[property] = try quantity.quantity
            }
            return LensSpecification(found, prism: try prism?.prism)
        }
    }
}

extension StoredVisionPrescription.Prism {
    init(_ prism: VisionPrism) {
        eye = prism.eye
        switch prism.displacement {
        case .polar(let amount, let angle):
            self.amount = StoredQuantity(amount)
            self.angle = StoredQuantity(angle)
        case .rectangular(let verticalAmount, let verticalBase, let horizontalAmount, let horizontalBase):
            self.verticalAmount = StoredQuantity(verticalAmount)
            self.verticalBase = verticalBase
            self.horizontalAmount = StoredQuantity(horizontalAmount)
            self.horizontalBase = horizontalBase
        }
    }

    var prism: VisionPrism {
        get throws {
            if let amount, let angle {
                return VisionPrism(.polar(amount: try amount.quantity, angle: try angle.quantity), eye: eye)
            }
            guard let verticalAmount, let verticalBase, let horizontalAmount, let horizontalBase else {
                throw HealthFailure.store(.corrupt)
            }
            let displacement = VisionPrism.Displacement.rectangular(
                verticalAmount: try verticalAmount.quantity,
                verticalBase: verticalBase,
                horizontalAmount: try horizontalAmount.quantity,
                horizontalBase: horizontalBase
            )
            return VisionPrism(displacement, eye: eye)
        }
    }
}
