import Foundation

/// The phone that objects of HealthKit come from. The objects do not keep the phone.
///
/// An object can be used on any queue, where no task names its phone. So each one refers to the phone that made it.
final class Origin: @unchecked Sendable {
    /// The test to which the phone belongs. Nil for the phone of the process. Set before the phone is used.
    var test: String?
    /// Set once, before the phone is used.
    weak var emulator: HealthKitEmulator?

    /// The origin of objects that the app creates: the phone of the running task, or that of the process.
    static var current: Origin { HealthKitEmulator.current.origin }

    /// The phone of the running task, else that of the objects, else that of the process: for questions about the device and
    /// the app itself, which have no health data.
    var device: HealthKitEmulator { HealthKitEmulator.slot?.emulator ?? emulator ?? .current }

    /// The phone of the objects. Without it, the program ends: another phone has other data.
    func phone(of object: Any) -> HealthKitEmulator {
        guard let emulator else { Self.fail(object, test) }
        return emulator
    }

    /// Ends the program, because an object is used after the end of its phone.
    static func fail(_ object: Any, _ test: String?) -> Never {
        let phone = test.map { "the test “\($0)”, which has ended" } ?? "the process, which a new one has replaced"
        endProgram("\(type(of: object)) belongs to the phone of \(phone). Use it only while that phone exists.")
    }
}
