public import Foundation

/// `UIViewController`: a screen of an app.
@preconcurrency @MainActor open class UIViewController: UIResponder {
    /// `presentedViewController`
    open private(set) var presentedViewController: UIViewController?

    /// `present(_:animated:completion:)`
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        presentedViewController = viewControllerToPresent
        completion?()
    }

    /// `dismiss(animated:completion:)`
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        presentedViewController = nil
        completion?()
    }
}

/// `UIAlertAction`: a button of an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
    /// `UIAlertAction.Style`
    public enum Style: Int, Sendable {
        /// `default`
        case `default`
        /// `cancel`
        case cancel
        /// `destructive`
        case destructive
    }

    /// `title`
    public let title: String?
    /// `style`
    public let style: Style
    /// `isEnabled`
    open var isEnabled = true
    private let handler: ((UIAlertAction) -> Void)?

    /// `init(title:style:handler:)`
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }

    /// Taps the button.
    public func simulateTap() {
        if isEnabled { handler?(self) }
    }
}

/// `UIAlertController`: an alert.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    /// `UIAlertController.Style`
    public enum Style: Int, Sendable {
        /// `actionSheet`
        case actionSheet
        /// `alert`
        case alert
    }

    /// `title`
    open var title: String?
    /// `message`
    open var message: String?
    /// `preferredStyle`
    public let preferredStyle: Style
    /// `actions`
    public private(set) var actions: [UIAlertAction] = []

    /// `init(title:message:preferredStyle:)`
    public init(title: String?, message: String?, preferredStyle: Style) {
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }

    /// `addAction(_:)`
    open func addAction(_ action: UIAlertAction) { actions.append(action) }
}
