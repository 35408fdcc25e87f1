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
