public import Foundation
import HealthModel

/// `HKLensSpecification`: the lens for one eye.
open class HKLensSpecification: NSObject, @unchecked Sendable {
    let lens: LensSpecification

    init(_ lens: LensSpecification) { self.lens = lens }

    fileprivate init(_ quantities: [LensSpecification.Property: HKQuantity?], prism: HKVisionPrism? = nil) {
        lens = LensSpecification(quantities.compactMapValues { $0?.quantity }, prism: prism?.prism)
    }

    fileprivate func quantity(_ property: LensSpecification.Property) -> HKQuantity? {
        lens.quantities[property].map(HKQuantity.init)
    }

    open var sphere: HKQuantity { quantity(.sphere) ?? HKQuantity(Quantity(unit: .diopter, value: 0)) }
    open var cylinder: HKQuantity? { quantity(.cylinder) }
    open var axis: HKQuantity? { quantity(.axis) }
    open var addPower: HKQuantity? { quantity(.addPower) }

    open override var hash: Int { lens.hashValue }
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? HKLensSpecification).map { $0.lens == lens && type(of: $0) == type(of: self) } ?? false
    }

    open class var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open func encode(with coder: NSCoder) {
        var prescription = VisionPrescription(prescriptionType: 1)
        prescription.rightEye = lens
        coder.encode(.visionPrescription(prescription))
    }

    public required init?(coder: NSCoder) {
        guard case .visionPrescription(let prescription) = coder.content(of: .visionPrescription),
            let lens = prescription.rightEye
        else { return nil }
        self.lens = lens
    }
}

open class HKGlassesLensSpecification: HKLensSpecification, NSSecureCoding, NSCopying, @unchecked Sendable {
    public init(
        sphere: HKQuantity,
        cylinder: HKQuantity?,
        axis: HKQuantity?,
        addPower: HKQuantity?,
        vertexDistance: HKQuantity?,
        prism: HKVisionPrism?,
        farPupillaryDistance: HKQuantity?,
        nearPupillaryDistance: HKQuantity?
    ) {
        super.init(
            [
                .sphere: sphere, .cylinder: cylinder, .axis: axis, .addPower: addPower, .vertexDistance: vertexDistance,
                .farPupillaryDistance: farPupillaryDistance, .nearPupillaryDistance: nearPupillaryDistance,
            ],
            prism: prism
        )
    }

    open var vertexDistance: HKQuantity? { quantity(.vertexDistance) }
    open var prism: HKVisionPrism? { lens.prism.map(HKVisionPrism.init) }
    open var farPupillaryDistance: HKQuantity? { quantity(.farPupillaryDistance) }
    open var nearPupillaryDistance: HKQuantity? { quantity(.nearPupillaryDistance) }

    override init(_ lens: LensSpecification) { super.init(lens) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class HKContactsLensSpecification: HKLensSpecification, NSSecureCoding, NSCopying, @unchecked Sendable {
    public init(
        sphere: HKQuantity,
        cylinder: HKQuantity?,
        axis: HKQuantity?,
        addPower: HKQuantity?,
        baseCurve: HKQuantity?,
        diameter: HKQuantity?
    ) {
        super.init([
            .sphere: sphere, .cylinder: cylinder, .axis: axis, .addPower: addPower, .baseCurve: baseCurve,
            .diameter: diameter,
        ])
    }

    open var baseCurve: HKQuantity? { quantity(.baseCurve) }
    open var diameter: HKQuantity? { quantity(.diameter) }

    override init(_ lens: LensSpecification) { super.init(lens) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
