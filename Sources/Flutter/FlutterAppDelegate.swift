public import UIKit

/// `FlutterApplicationLifeCycleDelegate`: what a host tells a plugin of the life of the app. It calls none of the other methods.
public protocol FlutterApplicationLifeCycleDelegate: AnyObject {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [AnyHashable: Any]) -> Bool
}

extension FlutterApplicationLifeCycleDelegate {
    public func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [AnyHashable: Any]) -> Bool
    {
        true
    }
}

/// `FlutterAppDelegate`: the delegate of an app. A host has none: it registers the plugins itself.
@preconcurrency @MainActor open class FlutterAppDelegate: UIResponder, UIApplicationDelegate {
    open lazy var window: UIWindow? = UIWindow()

    open func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        true
    }
}
