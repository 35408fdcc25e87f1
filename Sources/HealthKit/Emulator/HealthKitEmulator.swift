import CoreLocation
import Dispatch
import Foundation
package import HealthEngine
package import HealthModel
import Synchronization

/// The emulated phone of this process, and the app that runs on it. All objects of `HKHealthStore` refer to it.
///
/// Properties may be read from any thread. The engine belongs to one thread at a time: use it within ``perform(_:)``.
package final class HealthKitEmulator: @unchecked Sendable {
    private static let shared = Mutex<HealthKitEmulator?>(nil)

    /// The emulator of the running task, or that of the process. The first use of the latter creates a phone in memory, unless a
    /// host or a test has set one.
    package static var current: HealthKitEmulator {
        get { slot?.emulator ?? ofProcess }
        set {
            if let slot {
                slot.emulator = newValue
                return
            }
            let former = shared.withLock { shared in
                defer { shared = newValue }
                return shared
            }
            former?.replace(by: newValue)
        }
    }

    private static var ofProcess: HealthKitEmulator {
        shared.withLock { emulator in
            if let emulator { return emulator }
            let created = HealthKitEmulator(.inMemory())
            emulator = created
            return created
        }
    }

    package let phone: Phone
    /// The test that the phone belongs to. Nil for the phone of the process. Set before the phone is used.
    package var owner: PhoneOwner?
    /// Whether handlers of the phone run: not after the end of its test. Set with the owner.
    var isInUse: @Sendable () -> Bool = { true }
    /// The app's process. A new launch replaces it.
    package var process: AppProcess
    /// The engine's store of the app.
    package var store: HealthStore { process.healthStore }

    /// Calls a handler of the app. The default is one private serial queue, as on a phone. A host appends it to its loop.
    package var deliver: (_ handler: @escaping @Sendable () -> Void) -> Void
    /// Raises HealthKit's exception, which ends the app. Nil ends the program with the reason of the exception and the name of the test.
    package var raise: ((NativeException) -> Never)?

    /// Whether another client of the same process gets the events that are not those of an object.
    package var sharesEvents = false
    /// Called with each error of HealthKit that the app gets.
    package var failed: (HealthError) -> Void = { _ in }
    /// What the app has done. Nil unless a test keeps it.
    package var history: History?
    /// The number of operations so far. It tells whether anything happens.
    package private(set) var operations = 0
    /// Whether ``wake()`` will call the phone.
    var willWake = false
    /// What a request that waits for the user fails with while it is ended without an answer. Nil if the app has ended.
    var errorWithoutAnswer: (any Error)?

    /// The running queries of the app, by the identifier that the engine gave them.
    var runningQueries: [QueryID: HKQuery] = [:]

    /// The app's objects of workout sessions, by the engine's object.
    var workoutSessions: [ObjectIdentifier: WeakReference<HKWorkoutSession>] = [:]
    /// The places of the phone, the earliest first.
    var route: [CLLocation] = []
    /// The location managers that wait for places.
    var locationManagers: [CLLocationManager] = []
    /// The instant up to which places were delivered.
    var lastDelivery = Date.distantPast
    /// `HKHealthStore.workoutSessionMirroringStartHandler`, of all stores.
    var mirroringStartHandler: (@Sendable (HKWorkoutSession) -> Void)?
    /// The errors of the operations that follow, in their order (``failNext(_:in:times:)``).
    var nextFaults: [Fault] = []

    /// The types that the app has asked for by their identifiers, on a device.
    private var types: (device: EmulatedDevice, objects: [Int: HKObjectType]) = (EmulatedDevice(), [:])
    private let lock = NSRecursiveLock()
    private var depth = 0
    let state = Mutex(State.current)

    /// An emulator of a phone, and of an app on it. Without a process, it launches an example app.
    package init(_ phone: Phone, process: AppProcess? = nil) {
        self.phone = phone
        self.process = process ?? phone.launch()
        let queue = DispatchQueue(label: "com.apple.HealthKit.HKHealthStore.client")
        deliver = { handler in
            // ERR-07
            let pause = phone.environment.variation?.number(upTo: 10, at: .handler) ?? 0
            queue.async {
                if pause > 0 { Thread.sleep(forTimeInterval: Double(pause) / 1000) }
                handler()
            }
        }
        Self.locatesManagers
    }

    /// Reads a value of the engine, as a call of the app or nil, whose name only a history needs. Nothing is delivered.
    package func read<Value>(as call: @autoclosure () -> String? = #function, _ body: (HealthStore) throws -> Value) rethrows
        -> Value
    {
        checkEnd(before: call)
        lock.lock()
        defer { lock.unlock() }
        depth += 1
        defer {
            if depth == 1 { end(call) }
            depth -= 1
        }
        return try body(store)
    }

    /// The type with an identifier, if the emulated device has it. Plugins ask for hundreds of types in each call.
    func type(_ identifier: String) -> HKObjectType? {
        lock.lock()
        defer { lock.unlock() }
        let (key, device) = (Self.key(identifier), phone.device)
        if types.device != device { types = (device, [:]) }
        if let known = types.objects[key], Name(known.type.identifier) == Name(identifier) { return known }
        guard let type = TypeCatalog.type(identifier: identifier), device.supports(type) else { return nil }
        let object = type.object(on: device.osVersion)
        types.objects[key] = object
        return object
    }

    /// A number that few identifiers share. A hash of all their bytes would take most of the time.
    private static func key(_ identifier: String) -> Int {
        let bytes = identifier.utf8Span.span
        var key = bytes.count
        for index in max(0, key - 12)..<key { key = key &* 31 &+ Int(bytes[index]) }
        return key
    }

    /// Ends the app with an exception of HealthKit. The thread never returns, so it gives the lock back.
    func end(with exception: NativeException) -> Never {
        if lock.try() {
            // The lock was free, or this thread has it.
            let count = depth + 1
            depth = 0
            for _ in 0..<count { lock.unlock() }
        }
        if let raise { raise(exception) }
        let place = owner.map { " in the test “\($0.test)”" } ?? ""
        endProgram("*** Terminating app due to uncaught exception '\(exception.name)'\(place), reason: '\(exception.reason)'")
    }

    /// Carries out operations of the engine, as a call of the app or nil. Handlers that they caused are delivered before the
    /// outermost call returns.
    package func perform<Value>(
        as call: @autoclosure () -> String? = #function, _ operation: (HealthStore) throws -> Value
    ) rethrows -> Value {
        checkEnd(before: call)
        lock.lock()
        defer { lock.unlock() }
        depth += 1
        defer {
            if depth == 1 {
                operations += 1
                end(call)
                deliverUpdates()
                end { nil }
                wake()
            }
            depth -= 1
        }
        return try operation(store)
    }
}

extension Phone {
    /// A phone with an empty store in memory.
    fileprivate static func inMemory() -> Phone {
        do {
            return try Phone()
        } catch {
            fatalError("The store in memory cannot be created: \(error)")
        }
    }
}
