public import CHealthKit
public import Foundation
import HealthModel

/// `HKVisionPrism`: the displacement of an image by a lens. A prism has the form in which it was created.
open class HKVisionPrism: NSObject, @unchecked Sendable {
    let prism: VisionPrism

    init(_ prism: VisionPrism) {
        self.prism = prism
    }

    /// `HKVisionPrism.init(amount:angle:eye:)`
    public convenience init(amount: HKQuantity, angle: HKQuantity, eye: HKVisionEye) {
        self.init(checked: .polar(amount: amount.quantity, angle: angle.quantity), eye)
    }

    /// `HKVisionPrism.init(verticalAmount:verticalBase:horizontalAmount:horizontalBase:eye:)`
    public convenience init(
        verticalAmount: HKQuantity,
        verticalBase: HKPrismBase,
        horizontalAmount: HKQuantity,
        horizontalBase: HKPrismBase,
        eye: HKVisionEye
    ) {
        self.init(
            checked: .rectangular(
                verticalAmount: verticalAmount.quantity,
                verticalBase: verticalBase.rawValue,
                horizontalAmount: horizontalAmount.quantity,
                horizontalBase: horizontalBase.rawValue
            ),
            eye
        )
    }

    private convenience init(checked displacement: VisionPrism.Displacement, _ eye: HKVisionEye) {
        let prism = VisionPrism(displacement, eye: eye.rawValue)
        raising { try prism.validate() }
        self.init(prism)
    }

    private static let none = HKQuantity(Quantity(unit: .prismDiopter, value: 0))

    /// `HKVisionPrism.amount`
    public var amount: HKQuantity {
        if case .polar(let amount, _) = prism.displacement { HKQuantity(amount) } else { Self.none }
    }
    /// `HKVisionPrism.angle`
    public var angle: HKQuantity {
        if case .polar(_, let angle) = prism.displacement { return HKQuantity(angle) }
        return HKQuantity(Quantity(unit: .degreeAngle, value: 0))
    }
    /// `HKVisionPrism.verticalAmount`
    public var verticalAmount: HKQuantity {
        if case .rectangular(let amount, _, _, _) = prism.displacement { HKQuantity(amount) } else { Self.none }
    }
    /// `HKVisionPrism.horizontalAmount`
    public var horizontalAmount: HKQuantity {
        if case .rectangular(_, _, let amount, _) = prism.displacement { HKQuantity(amount) } else { Self.none }
    }
    /// `HKVisionPrism.verticalBase`
    public var verticalBase: HKPrismBase {
        guard case .rectangular(_, let base, _, _) = prism.displacement else { return .none }
        return HKPrismBase(rawValue: base) ?? .none
    }
    /// `HKVisionPrism.horizontalBase`
    public var horizontalBase: HKPrismBase {
        guard case .rectangular(_, _, _, let base) = prism.displacement else { return .none }
        return HKPrismBase(rawValue: base) ?? .none
    }
    /// `HKVisionPrism.eye`
    public var eye: HKVisionEye { HKVisionEye(rawValue: prism.eye) ?? .left }
}
