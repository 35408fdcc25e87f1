public import UIKit

/// `ExpoView`: a view of a module. A host makes none.
@preconcurrency @MainActor open class ExpoView: UIView {
    public private(set) weak var appContext: AppContext?

    public required init(appContext: AppContext? = nil) {
        self.appContext = appContext
        super.init(frame: .zero)
    }
}

/// `EventDispatcher`: sends an event of a view to JavaScript, which does not show the view here.
public final class EventDispatcher {
    public init() {}

    public func callAsFunction(_ payload: [String: Any?] = [:]) {}
}
