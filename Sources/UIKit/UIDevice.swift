public import Foundation
import HealthEngine
import HealthKit
import HealthModel

public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone = 0
    case pad = 1
}

/// `UIDevice`: the device on which an app runs, an iPhone.
@preconcurrency @MainActor open class UIDevice: NSObject {
    private static let device = UIDevice()

    public class var current: UIDevice { device }

    public var name: String { "iPhone" }
    public var model: String { "iPhone" }
    public var localizedModel: String { model }
    public var systemName: String { "iOS" }
    /// `systemVersion`: that of the emulated phone.
    public var systemVersion: String { HealthKitEmulator.current.perform { "\($0.phone.device.osVersion)" } }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    /// `identifierForVendor`: the same in each run.
    public var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000001") }
}
