public import Foundation

/// `UIView`: a part of a screen. It draws nothing, and has no other views.
@preconcurrency @MainActor open class UIView: UIResponder {
    open var frame: CGRect
    open var isHidden = false

    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    public override convenience init() { self.init(frame: .zero) }
}
