@_exported public import UIKit

/// `WKNavigationDelegate`: what a web view tells of its pages. It loads none.
@preconcurrency @MainActor public protocol WKNavigationDelegate: AnyObject {}

open class WKNavigation: NSObject {}

/// `WKWebView`: a web view that loads nothing.
@preconcurrency @MainActor open class WKWebView: UIView {
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    open var url: URL? { nil }

    @discardableResult open func load(_ request: some Any) -> WKNavigation? { nil }
}
