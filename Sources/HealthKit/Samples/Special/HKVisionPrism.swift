public import CHealthKit
public import Foundation
import HealthModel

/// `HKVisionPrism`: the displacement of an image by a lens. A prism has the form in which it was created.
open class HKVisionPrism: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    let prism: VisionPrism

    init(_ prism: VisionPrism) { self.prism = prism }

    public init(amount: HKQuantity, angle: HKQuantity, eye: HKVisionEye) {
        prism = Self.checked(.polar(amount: amount.quantity, angle: angle.quantity), eye)
    }

    public init(
        verticalAmount: HKQuantity,
        verticalBase: HKPrismBase,
        horizontalAmount: HKQuantity,
        horizontalBase: HKPrismBase,
        eye: HKVisionEye
    ) {
        prism = Self.checked(
            .rectangular(
                verticalAmount: verticalAmount.quantity,
                verticalBase: verticalBase.rawValue,
                horizontalAmount: horizontalAmount.quantity,
                horizontalBase: horizontalBase.rawValue
            ),
            eye
        )
    }

    private static func checked(_ displacement: VisionPrism.Displacement, _ eye: HKVisionEye) -> VisionPrism {
        let prism = VisionPrism(displacement, eye: eye.rawValue)
        raising { try prism.validate() }
        return prism
    }

    private static let none = HKQuantity(Quantity(unit: .prismDiopter, value: 0))

    open var amount: HKQuantity {
        if case .polar(let amount, _) = prism.displacement { HKQuantity(amount) } else { Self.none }
    }
    open var angle: HKQuantity {
        if case .polar(_, let angle) = prism.displacement { return HKQuantity(angle) }
        return HKQuantity(Quantity(unit: .degreeAngle, value: 0))
    }
    open var verticalAmount: HKQuantity {
        if case .rectangular(let amount, _, _, _) = prism.displacement { HKQuantity(amount) } else { Self.none }
    }
    open var horizontalAmount: HKQuantity {
        if case .rectangular(_, _, let amount, _) = prism.displacement { HKQuantity(amount) } else { Self.none }
    }
    open var verticalBase: HKPrismBase {
        guard case .rectangular(_, let base, _, _) = prism.displacement else { return .none }
        return HKPrismBase(rawValue: base) ?? .none
    }
    open var horizontalBase: HKPrismBase {
        guard case .rectangular(_, _, _, let base) = prism.displacement else { return .none }
        return HKPrismBase(rawValue: base) ?? .none
    }
    open var eye: HKVisionEye { HKVisionEye(rawValue: prism.eye) ?? .left }

    open override var hash: Int { prism.hashValue }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKVisionPrism)?.prism == prism }

    open class var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open func encode(with coder: NSCoder) {
        var prescription = VisionPrescription(prescriptionType: 1)
        prescription.rightEye = LensSpecification([:], prism: prism)
        coder.encode(.visionPrescription(prescription))
    }

    public required init?(coder: NSCoder) {
        guard case .visionPrescription(let prescription) = coder.content(of: .visionPrescription),
            let prism = prescription.rightEye?.prism
        else { return nil }
        self.prism = prism
    }
}
