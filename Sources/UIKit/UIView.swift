public import Foundation

/// `UIView`: a part of a screen. It draws nothing, and has no other views.
@preconcurrency @MainActor open class UIView: UIResponder {
    /// `frame`
    open var frame: CGRect
    /// `isHidden`
    open var isHidden = false

    /// `init(frame:)`
    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    /// `init()`
    public override convenience init() { self.init(frame: .zero) }
}
