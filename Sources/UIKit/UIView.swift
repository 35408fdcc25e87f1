public import Foundation

/// `UIView`: a part of a screen. It draws nothing, and lays nothing out.
@preconcurrency @MainActor open class UIView: UIResponder {
    open var frame: CGRect
    open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
    open var isHidden = false
    open var clipsToBounds = false
    open private(set) var subviews: [UIView] = []

    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    public override convenience init() { self.init(frame: .zero) }

    open func addSubview(_ view: UIView) { subviews.append(view) }
    open func layoutSubviews() {}
}
