import Foundation

/// The phone on which the cases run, with its owner: what an app cannot do itself.
///
/// The emulator does everything. On a device, the owner is a person, and the app writes what others would have written.
protocol TestedPhone: AnyObject {
    /// The version of the system that runs.
    var system: OperatingSystemVersion { get }
    /// The name of the device, and that of the system with its version, for the result.
    var deviceName: String { get }
    var systemName: String { get }
    /// Whether it is an Apple Vision.
    var isVision: Bool { get }
    /// The time of the phone, and its zone.
    var now: Date { get }
    var timeZone: TimeZone { get }
    /// The number of the app's launch. A new launch has lost its objects.
    var launch: Int { get }

    /// Prepares an empty phone for a case.
    ///
    /// - Throws: ``NotReenacted`` with the reason, if the phone cannot be as the case needs it.
    func begin(_ vector: DeviceVector) throws
    /// Removes what the case has written.
    func end()
    /// Carries out a request of the phone's owner, such as `control/addSamples`.
    ///
    /// - Returns: The answer, `{result}` or `{error}`.
    /// - Throws: ``NotReenacted`` with the reason, if the phone cannot do it.
    func arrange(_ method: String, _ params: JSONValue?, for app: AppUnderTest) throws -> JSONObject
    /// The messages to the phone's owner, and to apps that use no classes of HealthKit, since the last look.
    func takeMessages(for app: AppUnderTest) -> [JSONValue]
    /// Runs code of the app, and the handlers that are due.
    ///
    /// - Returns: The error of the wire for the exception that HealthKit raised, which ends the app. Nil without one.
    func run(_ app: AppUnderTest, _ code: @escaping @Sendable () -> Void) -> JSONValue?
    /// Lets handlers run until a condition holds, or until nothing can happen any more.
    func wait(for app: AppUnderTest, until condition: () -> Bool)
    /// The number by which requests to the phone name a builder or a session. Nil for the next free one.
    func handle(of object: NSObject, for app: AppUnderTest) -> Int?
}

extension TestedPhone {
    /// Whether the system has at least a version.
    func hasSystem(_ major: Int, _ minor: Int) -> Bool { (system.majorVersion, system.minorVersion) >= (major, minor) }
}
