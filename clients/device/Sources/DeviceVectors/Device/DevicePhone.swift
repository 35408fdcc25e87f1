import Foundation
import HealthKit

#if canImport(ExceptionCatcher)
    import ExceptionCatcher
#endif

/// The person who holds the device.
public protocol Person: AnyObject {
    /// Shows an instruction, and waits until the person has followed it. Returns false if the person cannot.
    func follow(_ instruction: String) -> Bool
}

/// What the person decides for all types on the permission sheet. A device keeps the decisions until the app is removed.
public enum TypeDecision: String, CaseIterable, Sendable {
    case undecided, allowed, denied
}

/// A device or a simulator. The app writes what others would have written, and asks a person for the rest.
final class DevicePhone: TestedPhone, @unchecked Sendable {
    private let decision: TypeDecision
    private let person: (any Person)?
    private let store = HKHealthStore()
    private var vector: DeviceVector?
    private(set) var launch = 1
    /// The types of the samples that the case may have written.
    private var written: Set<HKSampleType> = []

    init(_ decision: TypeDecision, person: (any Person)?) {
        (self.decision, self.person) = (decision, person)
    }

    var system: OperatingSystemVersion { ProcessInfo.processInfo.operatingSystemVersion }
    var isVision: Bool { false }
    var now: Date { Date() }
    var timeZone: TimeZone { .current }
    func takeMessages(for app: AppUnderTest) -> [JSONValue] { [] }
    func handle(of object: NSObject, for app: AppUnderTest) -> Int? { nil }

    #if os(watchOS)
        private let (profile, family) = ("watch", "watchOS")
    #else
        private let (profile, family) = ("iphone", "iOS")
    #endif
    var systemName: String { "\(family) \(system.majorVersion).\(system.minorVersion)" }

    var deviceName: String {
        var machine = [CChar](repeating: 0, count: 256)
        #if canImport(Darwin)
            if let model = ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"] { return "\(model) (simulator)" }
            var size = machine.count
            _ = unsafe sysctlbyname("hw.machine", &machine, &size, nil, 0)
        #endif
        return String(decoding: machine.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    // MARK: Cases

    func begin(_ vector: DeviceVector) throws {
        try vector.check(profile: profile, major: system.majorVersion, decision: decision)
        self.vector = vector
        written = []
    }

    func end() {
        for type in written {
            waitFor { done in
                store.deleteObjects(of: type, predicate: HKQuery.predicateForObjects(from: [.default()])) { _, _, _ in done() }
            }
        }
        written = []
    }

    /// The names of others who have written data of the types, which the app must be able to read. A phone with any is not used.
    func foreignSources(of types: Set<HKSampleType>) -> Set<String> {
        let names = Shared<Set<String>>([])
        for type in types {
            waitFor { done in
                store.execute(
                    HKSourceQuery(sampleType: type, samplePredicate: nil) { _, sources, _ in
                        names.value.formUnion((sources ?? []).filter { $0 != .default() }.map(\.name))
                        done()
                    })
            }
        }
        return names.value
    }

    // MARK: The phone's owner

    func arrange(_ method: String, _ params: JSONValue?, for app: AppUnderTest) throws -> JSONObject {
        let params = try (params ?? [:]).members()
        switch method {
        case "isAvailable": return ["result": .bool(HKHealthStore.isHealthDataAvailable())]
        case "control/addSamples": return ["result": try addSamples(params, app)]
        case "control/advanceClock" where (params["seconds"]?.number ?? .infinity) <= 120:
            Thread.sleep(forTimeInterval: params["seconds"]?.number ?? 0)
        default:
            guard let instruction = Instructions.text(of: method, params) else {
                throw NotReenacted("nobody can do \(method) on a device")
            }
            guard let person, person.follow(instruction) else { throw NotReenacted("nobody did this: \(instruction)") }
        }
        return ["result": .null]
    }

    private func addSamples(_ params: JSONObject, _ app: AppUnderTest) throws -> JSONValue {
        guard !(vector?.needsOtherSources ?? true) else { throw NotReenacted("the app cannot write the samples of others") }
        let samples = try StoreCall(app, params, expectsError: false).samples("objects")
        written.formUnion(samples.map(\.sampleType))
        let failure = Shared<String?>(nil)
        waitFor { done in
            store.save(samples) { isDone, error in
                failure.value = isDone ? nil : "the samples cannot be written: \(error.map { "\($0)" } ?? "no reason")"
                done()
            }
        }
        if let text = failure.value { throw NotReenacted(text) }
        return Reenactments.uuids(samples)
    }

    // MARK: The app

    func run(_ app: AppUnderTest, _ code: @escaping @Sendable () -> Void) -> JSONValue? {
        for type in KnownObjects.shared.types { written.insert(type) }
        #if canImport(ExceptionCatcher)
            guard let exception = catchException(code) else { return nil }
            launch += 1
            let reason = exception.reason ?? ""
            return [
                "code": -32002, "message": .string(reason),
                "data": ["exception": .string(exception.name.rawValue), "reason": .string(reason)],
            ]
        #else
            code()
            return nil
        #endif
    }

    func wait(for app: AppUnderTest, until condition: () -> Bool) {
        let end = Date() + 3
        while !condition(), Date() < end { Thread.sleep(forTimeInterval: 0.01) }
    }

    /// Starts an operation, and waits until it calls back.
    func waitFor(seconds: Double = 30, _ operation: (_ done: @escaping @Sendable () -> Void) -> Void) {
        let end = DispatchSemaphore(value: 0)
        operation { end.signal() }
        _ = end.wait(timeout: .now() + seconds)
    }
}
