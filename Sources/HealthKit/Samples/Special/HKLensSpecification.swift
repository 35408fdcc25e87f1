public import Foundation
import HealthModel

/// `HKLensSpecification`: the lens for one eye.
open class HKLensSpecification: NSObject, @unchecked Sendable {
    let lens: LensSpecification

    init(_ lens: LensSpecification) {
        self.lens = lens
    }

    fileprivate convenience init(_ quantities: [LensSpecification.Property: HKQuantity?], prism: HKVisionPrism? = nil) {
        self.init(LensSpecification(quantities.compactMapValues { $0?.quantity }, prism: prism?.prism))
    }

    fileprivate func quantity(_ property: LensSpecification.Property) -> HKQuantity? {
        lens.quantities[property].map(HKQuantity.init)
    }

    /// `HKLensSpecification.sphere`
    public var sphere: HKQuantity { quantity(.sphere) ?? HKQuantity(Quantity(unit: .diopter, value: 0)) }
    /// `HKLensSpecification.cylinder`
    public var cylinder: HKQuantity? { quantity(.cylinder) }
    /// `HKLensSpecification.axis`
    public var axis: HKQuantity? { quantity(.axis) }
    /// `HKLensSpecification.addPower`
    public var addPower: HKQuantity? { quantity(.addPower) }
}

/// `HKGlassesLensSpecification`: a lens of glasses.
open class HKGlassesLensSpecification: HKLensSpecification, @unchecked Sendable {
    /// `HKGlassesLensSpecification.init(sphere:cylinder:axis:addPower:vertexDistance:prism:farPupillaryDistance:nearPupillaryDistance:)`
    public convenience init(
        sphere: HKQuantity,
        cylinder: HKQuantity?,
        axis: HKQuantity?,
        addPower: HKQuantity?,
        vertexDistance: HKQuantity?,
        prism: HKVisionPrism?,
        farPupillaryDistance: HKQuantity?,
        nearPupillaryDistance: HKQuantity?
    ) {
        self.init(
            [
                .sphere: sphere, .cylinder: cylinder, .axis: axis, .addPower: addPower, .vertexDistance: vertexDistance,
                .farPupillaryDistance: farPupillaryDistance, .nearPupillaryDistance: nearPupillaryDistance,
            ],
            prism: prism
        )
    }

    /// `HKGlassesLensSpecification.vertexDistance`
    public var vertexDistance: HKQuantity? { quantity(.vertexDistance) }
    /// `HKGlassesLensSpecification.prism`
    public var prism: HKVisionPrism? { lens.prism.map(HKVisionPrism.init) }
    /// `HKGlassesLensSpecification.farPupillaryDistance`
    public var farPupillaryDistance: HKQuantity? { quantity(.farPupillaryDistance) }
    /// `HKGlassesLensSpecification.nearPupillaryDistance`
    public var nearPupillaryDistance: HKQuantity? { quantity(.nearPupillaryDistance) }
}

/// `HKContactsLensSpecification`: a contact lens.
open class HKContactsLensSpecification: HKLensSpecification, @unchecked Sendable {
    /// `HKContactsLensSpecification.init(sphere:cylinder:axis:addPower:baseCurve:diameter:)`
    public convenience init(
        sphere: HKQuantity,
        cylinder: HKQuantity?,
        axis: HKQuantity?,
        addPower: HKQuantity?,
        baseCurve: HKQuantity?,
        diameter: HKQuantity?
    ) {
        self.init([
            .sphere: sphere, .cylinder: cylinder, .axis: axis, .addPower: addPower, .baseCurve: baseCurve,
            .diameter: diameter,
        ])
    }

    /// `HKContactsLensSpecification.baseCurve`
    public var baseCurve: HKQuantity? { quantity(.baseCurve) }
    /// `HKContactsLensSpecification.diameter`
    public var diameter: HKQuantity? { quantity(.diameter) }
}
