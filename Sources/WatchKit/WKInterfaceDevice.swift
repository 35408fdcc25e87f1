@_exported public import Foundation

/// `WKInterfaceDevice`: the watch on which an app runs.
@preconcurrency @MainActor open class WKInterfaceDevice: NSObject {
    private static let watch = WKInterfaceDevice()

    public class func current() -> WKInterfaceDevice { watch }

    public var name: String { "Apple Watch" }
    public var model: String { "Apple Watch" }
    public var localizedModel: String { model }
    public var systemName: String { "watchOS" }
    public var systemVersion: String { "26.0" }

    /// `play(_:)`: does nothing.
    public func play(_ type: WKHapticType) {}
}

/// `WKHapticType`: a tap on the wrist.
public enum WKHapticType: Int, Sendable {
    case notification
    case directionUp
    case directionDown
    case success
    case failure
    case retry
    case start
    case stop
    case click
}
