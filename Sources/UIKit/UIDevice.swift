public import Foundation
import HealthEngine
import HealthKit
import HealthModel

/// `UIUserInterfaceIdiom`
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// `unspecified`
    case unspecified = -1
    /// `phone`
    case phone = 0
    /// `pad`
    case pad = 1
}

/// `UIDevice`: the device on which an app runs, an iPhone.
@preconcurrency @MainActor open class UIDevice: NSObject {
    private static let device = UIDevice()

    /// `current`
    public class var current: UIDevice { device }

    /// `name`
    public var name: String { "iPhone" }
    /// `model`
    public var model: String { "iPhone" }
    /// `localizedModel`
    public var localizedModel: String { model }
    /// `systemName`
    public var systemName: String { "iOS" }
    /// `systemVersion`: that of the emulated phone.
    public var systemVersion: String { HealthKitEmulator.current.perform { "\($0.phone.device.osVersion)" } }
    /// `userInterfaceIdiom`
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    /// `identifierForVendor`: the same in each run.
    public var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000001") }
}
