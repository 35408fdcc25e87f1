@_exported public import Dispatch
@_exported public import Foundation
import HealthEngine
import HealthKit
import HealthModel

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }

@preconcurrency @MainActor open class UIResponder: NSObject {}

@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {}

@preconcurrency @MainActor open class UIApplication: UIResponder {
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public enum State: Int, Sendable {
        case active
        case inactive
        case background
    }

    private static let application = UIApplication()
    private lazy var scene = UIWindowScene()
    private var lastTask = 0
    private var expirationHandlers: [UIBackgroundTaskIdentifier: (@MainActor @Sendable () -> Void)?] = [:]

    override private init() {}

    public class var shared: UIApplication { application }

    open weak var delegate: (any UIApplicationDelegate)?

    public nonisolated static let openSettingsURLString = "app-settings:"
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification"
    )
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification"
    )
    public nonisolated static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    public nonisolated static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
        "UIApplicationBackgroundRefreshStatusDidChangeNotification"
    )
    public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
        "UIApplicationProtectedDataDidBecomeAvailable"
    )
    public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
        "UIApplicationProtectedDataWillBecomeUnavailable"
    )

    /// `isProtectedDataAvailable`: whether the emulated phone is unlocked.
    public var isProtectedDataAvailable: Bool {
        HealthKitEmulator.current.perform { !((try? $0.phone.isLocked()) ?? false) }
    }

    /// `applicationState`: whether the app is on the screen of the emulated phone.
    public var applicationState: State {
        HealthKitEmulator.current.read { $0.process.state == .foreground ? .active : .background }
    }

    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

    /// `connectedScenes`: one ``UIWindowScene``.
    public var connectedScenes: Set<UIScene> { [scene] }
    public var windows: [UIWindow] { scene.windows }

    /// The URLs that the app opened, the oldest first.
    public private(set) var openedURLs: [URL] = []

    open func canOpenURL(_ url: URL) -> Bool { true }

    /// `open(_:options:completionHandler:)`: adds the URL to ``openedURLs``.
    open func open(
        _ url: URL,
        options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        openedURLs.append(url)
        completion?(true)
    }

    open func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        beginBackgroundTask(withName: nil, expirationHandler: handler)
    }

    open func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        lastTask += 1
        let identifier = UIBackgroundTaskIdentifier(rawValue: lastTask)
        expirationHandlers[identifier] = .some(handler)
        return identifier
    }

    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { expirationHandlers[identifier] = nil }

    /// Lets the time of all background tasks run out: calls their expiration handlers, the oldest first.
    public func simulateExpirationOfBackgroundTasks() {
        let handlers = expirationHandlers.sorted { $0.key.rawValue < $1.key.rawValue }
        expirationHandlers = [:]
        for (_, handler) in handlers { handler?() }
    }
}
