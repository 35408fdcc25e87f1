/// `UIScene`: a part of the app's screens. The emulated app has one, a ``UIWindowScene``.
@preconcurrency @MainActor open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive
        case foregroundInactive
        case background
    }

    /// `activationState`: whether the app is on the screen of the emulated phone.
    public var activationState: ActivationState {
        UIApplication.shared.applicationState == .active ? .foregroundActive : .background
    }
}

/// `UIWindowScene`: the scene with the app's window.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
    public private(set) lazy var windows = [UIWindow()]
    public var keyWindow: UIWindow? { windows.first }
}

/// `UIWindow`: a window with an empty view controller, which draws nothing.
@preconcurrency @MainActor open class UIWindow: UIView {
    open lazy var rootViewController: UIViewController? = UIViewController()
    open var isKeyWindow: Bool { true }
}
