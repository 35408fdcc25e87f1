import BridgeCore
import Foundation
import HealthEngine
import HealthJSON
import HealthModel
import JSON

@testable import HealthKit

/// One request of `store/…`, made through the classes of `HealthKit`.
final class StoreCall: @unchecked Sendable {
    let app: ReenactedApp
    let params: JSONObject
    let context: ReadingContext
    let store: HKHealthStore
    /// The result, once a completion handler was called.
    private(set) var outcome: Result<JSONValue, any Error>?
    /// Whether the case expects an error of HealthKit.
    let expectsError: Bool

    init(_ app: ReenactedApp, _ params: JSONObject, _ context: ReadingContext, expectsError: Bool) {
        self.app = app
        self.params = params
        self.context = context
        self.expectsError = expectsError
        store = HKHealthStore()
    }

    /// Answers the request. Later answers are ignored.
    func answer(_ result: Result<JSONValue, any Error>) {
        if outcome == nil { outcome = result }
    }

    func answer(_ value: JSONValue) { answer(.success(value)) }

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

    // MARK: Params

    /// A member of the params. Nil if it is absent or null.
    subscript(name: String) -> JSONValue? { params[name].flatMap { $0 == .null ? nil : $0 } }

    /// The value of a member. Nil if it is absent or null.
    func optional<Value>(_ name: String, _ codec: ValueCodec<Value>) throws -> Value? {
        try self[name].map { try read($0, codec) }
    }

    /// The value of a member that must be present.
    func required<Value>(_ name: String, _ codec: ValueCodec<Value>) throws -> Value {
        try read(try value(name), codec)
    }

    /// A member that must be present.
    func value(_ name: String) throws -> JSONValue {
        guard let value = self[name] else { throw NotReenacted(.value) }
        return value
    }

    /// Reads a plain value: a number, a name, a date or a type.
    func read<Value>(_ value: JSONValue, _ codec: ValueCodec<Value>) throws -> Value {
        try codec.read(JSONReader(value, path: ""), context)
    }

    /// The app's object of the handle in a member.
    func object<Object: NSObject>(_ name: String, as type: Object.Type) throws -> Object {
        try app.object(try required(name, .integer), as: type)
    }
}

extension JSONValue {
    /// The members of an object.
    func members() throws -> JSONObject {
        guard case .object(let object) = self else { throw NotReenacted(.value) }
        return object
    }

    /// The elements of an array.
    func elements() throws -> [JSONValue] {
        guard case .array(let elements) = self else { throw NotReenacted(.value) }
        return elements
    }
}

extension JSONObject {
    /// A member that is neither absent nor null.
    func given(_ name: String) -> JSONValue? { self[name].flatMap { $0 == .null ? nil : $0 } }

    /// A member that must be present.
    func required(_ name: String) throws -> JSONValue {
        guard let value = given(name) else { throw NotReenacted(.value) }
        return value
    }
}
