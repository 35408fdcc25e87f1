public import Foundation

/// `WKInterfaceDevice`: the watch on which an app runs.
@preconcurrency @MainActor open class WKInterfaceDevice: NSObject {
    private static let watch = WKInterfaceDevice()

    /// `current()`
    public class func current() -> WKInterfaceDevice { watch }

    /// `name`
    public var name: String { "Apple Watch" }
    /// `model`
    public var model: String { "Apple Watch" }
    /// `localizedModel`
    public var localizedModel: String { model }
    /// `systemName`
    public var systemName: String { "watchOS" }
    /// `systemVersion`
    public var systemVersion: String { "26.0" }

    /// `play(_:)`: does nothing.
    public func play(_ type: WKHapticType) {}
}

/// `WKHapticType`: a tap on the wrist.
public enum WKHapticType: Int, Sendable {
    /// `notification`
    case notification
    /// `directionUp`
    case directionUp
    /// `directionDown`
    case directionDown
    /// `success`
    case success
    /// `failure`
    case failure
    /// `retry`
    case retry
    /// `start`
    case start
    /// `stop`
    case stop
    /// `click`
    case click
}
