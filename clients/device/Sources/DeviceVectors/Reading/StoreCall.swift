import Foundation
import HealthKit

/// One request of `store/…`, made through the classes of `HealthKit`.
final class StoreCall: @unchecked Sendable {
    let app: AppUnderTest
    var params: JSONObject
    let store: HKHealthStore
    /// Whether the case expects an error of HealthKit.
    let expectsError: Bool
    private let lock = NSLock()
    private var firstOutcome: Result<JSONValue, any Error>?
    private var laterAnswer: JSONValue?

    init(_ app: AppUnderTest, _ params: JSONObject, expectsError: Bool) {
        self.app = app
        self.params = params
        self.expectsError = expectsError
        store = HKHealthStore()
    }

    /// The result, once a completion handler was called.
    var outcome: Result<JSONValue, any Error>? { lock.withLock { firstOutcome } }

    /// Answers the request. Later answers are ignored.
    func answer(_ result: Result<JSONValue, any Error>) {
        lock.withLock { if firstOutcome == nil { firstOutcome = result } }
    }

    func answer(_ value: JSONValue) { answer(.success(value)) }

    /// Answers the request with a value, unless the handler of the query gets an error.
    func answerUnlessFailed(_ value: JSONValue) { lock.withLock { laterAnswer = value } }

    /// Ends the wait for an error.
    func settle() { lock.withLock { if firstOutcome == nil { firstOutcome = laterAnswer.map { .success($0) } } } }

    // MARK: Completion handlers

    /// The completion handler of an operation without a value.
    func completion(_ value: JSONValue = .null, failure: JSONValue = false) -> @Sendable (Bool, (any Error)?) -> Void {
        { [self] isDone, error in
            if let error { return answer(.failure(error)) }
            answer(isDone ? value : failure)
        }
    }

    /// Completes an operation with a value.
    func complete<Value>(_ value: Value?, _ error: (any Error)?, _ json: (Value) -> JSONValue) {
        if let error { return answer(.failure(error)) }
        if let value { answer(json(value)) }
    }

    /// Answers with the value of an expression, or with its error.
    func read(_ value: () throws -> JSONValue) { answer(Result(catching: value)) }

    /// Answers with the value of an asynchronous expression, or with its error.
    func read(_ value: @escaping @Sendable () async throws -> JSONValue) {
        let end = DispatchSemaphore(value: 0)
        Task { [self] in
            do { answer(try await value()) } catch { answer(.failure(error)) }
            end.signal()
        }
        end.wait()
    }

    // MARK: Params

    /// A member of the params. Nil if it is absent or null.
    subscript(name: String) -> JSONValue? { params.given(name) }

    /// The value of a member. Nil if it is absent or null.
    func optional<Value>(_ name: String, _ reader: Reader<Value>) throws -> Value? { try self[name].map { try read($0, reader) } }

    /// The value of a member that must be present.
    func required<Value>(_ name: String, _ reader: Reader<Value>) throws -> Value { try read(try value(name), reader) }

    /// A member that must be present.
    func value(_ name: String) throws -> JSONValue { try params.required(name) }

    /// Reads a plain value: a number, a name, a date.
    func read<Value>(_ value: JSONValue, _ reader: Reader<Value>) throws -> Value { try reader.read(value) }

    /// A value of an enumeration, by its raw value or its Swift name.
    func named<Value: RawRepresentable>(_ json: JSONValue, _ names: Enumeration) throws -> Value
    where Value.RawValue: BinaryInteger {
        let raw = Value.RawValue(exactly: try read(json, .rawValue(of: names)))
        guard let value = raw.flatMap(Value.init(rawValue:)) else { throw NotReenacted(.value) }
        return value
    }

    /// The app's object of the handle in a member.
    func object<Object: NSObject>(_ name: String, as type: Object.Type) throws -> Object {
        try app.object(try required(name, .integer), as: type)
    }

    // MARK: Objects of HealthKit

    /// The sample with a UUID: one that the app holds, or one that a query finds.
    func sample<Sample: HKSample>(_ uuid: UUID, as _: Sample.Type = Sample.self, _ type: HKSampleType? = nil) throws -> Sample {
        for type in [nil] + (type.map { [$0] } ?? KnownObjects.shared.types) {
            if let type {
                wait { done in
                    let predicate = HKQuery.predicateForObject(with: uuid)
                    return HKSampleQuery(sampleType: type, predicate: predicate, limit: 1, sortDescriptors: nil) {
                        _, samples, _ in
                        samples?.forEach { KnownObjects.shared.note($0) }
                        done()
                    }
                }
            }
            if let sample = KnownObjects.shared.sample(uuid) as? Sample { return sample }
        }
        throw NotReenacted(.handle)
    }

    /// The source of an app or a device, which a query finds.
    func source(_ bundleIdentifier: String) throws -> HKSource {
        KnownObjects.shared.note(HKSource.default())
        for type in [nil] + KnownObjects.shared.types {
            if let type {
                wait { done in
                    HKSourceQuery(sampleType: type, samplePredicate: nil) { _, sources, _ in
                        sources?.forEach { KnownObjects.shared.note($0) }
                        done()
                    }
                }
            }
            if let source = KnownObjects.shared.source(bundleIdentifier) { return source }
        }
        throw NotReenacted(.handle)
    }

    /// Starts a query, and waits until it calls back.
    private func wait(_ query: (_ done: @escaping @Sendable () -> Void) -> HKQuery) {
        let isDone = Shared(false)
        store.execute(query { isDone.value = true })
        app.phone.wait(for: app) { isDone.value }
    }
}
