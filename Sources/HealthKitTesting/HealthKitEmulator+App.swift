import HealthEngine
import HealthKit
import HealthModel

/// The apps on the phone, and its system.
extension HealthKitEmulator {
    /// How the app runs, as far as it matters to HealthKit.
    public enum AppState: String, Sendable {
        /// On screen.
        case foreground
        /// Running, but not on screen. Only observers with background delivery are called.
        case background
        /// In memory, not running.
        case suspended
        /// A widget or another extension, which cannot show a permission sheet.
        case widget = "extension"
        /// In use by a guest of the device.
        case guest
    }

    /// Moves the app to another state. If it handles a workout, `startWatchApp` on the phone has woken this app of a watch, which may
    /// then start a workout session in the background.
    public static func setAppState(_ state: AppState, handlingWorkout handlesWorkout: Bool = false) throws {
        try withPhone { _, process in
            process.enter(HealthModel.AppState(rawValue: state.rawValue) ?? .foreground, handlingWorkout: handlesWorkout)
        }
    }

    /// Ends the app, and starts it again in a state. Its requests that wait for the user end, and its queries get no more updates.
    public static func relaunch(in state: AppState = .foreground) throws { try launch(state: state) { $0 } }

    /// Ends the app, and starts another one on the same phone. From now on `HKHealthStore` is that of the other app, which has
    /// permissions of its own. Its first sample makes it a source.
    public static func launchApp(bundleIdentifier: String, name: String? = nil, version: String? = nil) throws {
        try launch(state: .foreground) { former in
            AppIdentity(bundleIdentifier: bundleIdentifier, name: name ?? former.name, version: version ?? former.version)
        }
    }

    /// Deletes the app from the phone with the user's decisions, and installs it again. Its samples stay.
    public static func reinstallApp() throws {
        try withPhone { phone, process in try phone.uninstall(process.app.bundleIdentifier) }
        try relaunch()
    }

    /// Updates the system of the phone, and starts the app again. Samples and decisions stay.
    ///
    /// Throws ``InvalidSystemVersion`` for an older or an unknown version.
    public static func updateSystem(to version: String) throws {
        let system = try InvalidSystemVersion.check(version)
        try withPhone { phone, _ in
            guard system >= phone.device.osVersion else { throw InvalidSystemVersion(version: version) }
            phone.update(to: system)
        }
        try relaunch()
    }

    /// The bundle identifier of the app.
    public static var bundleIdentifier: String {
        HealthKit.HealthKitEmulator.current.read(as: nil) { $0.process.app.bundleIdentifier }
    }

    private static func launch(state: AppState, _ app: (AppIdentity) -> AppIdentity) throws {
        let emulator = HealthKit.HealthKitEmulator.current
        try withPhone { phone, former in
            former.terminate()
            emulator.process = phone.launch(
                app(former.app),
                entitlements: former.entitlements,
                state: HealthModel.AppState(rawValue: state.rawValue) ?? .foreground,
                after: former
            )
        }
    }
}

/// A text that is no version of iOS that the phone can have.
public struct InvalidSystemVersion: Error, CustomStringConvertible {
    /// The text.
    public let version: String

    /// The reason.
    public var description: String {
        "The phone cannot have the system '\(version)': it must be \(TypeCatalog.systemsDescription), and not older than before."
    }

    static func check(_ version: String) throws -> OSVersion {
        guard let system = OSVersion(version), TypeCatalog.systems.contains(system) else {
            throw InvalidSystemVersion(version: version)
        }
        return system
    }
}
