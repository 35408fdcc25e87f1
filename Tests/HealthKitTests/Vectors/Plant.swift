import Foundation
import HealthKit
import Testing

@testable import DeviceVectors

/// A difference from one rule: a request that HealthKit carries out in another way.
struct Plant: Sendable, CustomTestStringConvertible {
    let rule, file, method: String
    let change: @Sendable (StoreCall, Reenactment) throws -> Void
    var testDescription: String { "\(rule), \(file)" }

    init(
        _ rule: String, _ file: String, _ method: String,
        _ change: @escaping @Sendable (StoreCall, Reenactment) throws -> Void
    ) {
        (self.rule, self.file, self.method, self.change) = (rule, file, method, change)
    }

    /// A phone that has other params.
    init(
        _ rule: String, _ file: String, _ method: String, params: @escaping @Sendable (inout DeviceVectors.JSONObject) -> Void
    ) {
        self.init(rule, file, method) { call, original in
            params(&call.params)
            try original(call)
        }
    }

    /// A phone that gives another answer.
    static func answering(
        _ rule: String, _ file: String, _ method: String,
        _ answer: @escaping @Sendable (Outcome, DeviceVectors.JSONObject) -> Outcome
    ) -> Plant {
        Plant(rule, file, method) { call, original in
            if let outcome = try call.outcome(of: original, call.params) { call.answer(answer(outcome, call.params)) }
        }
    }

    typealias Outcome = Result<DeviceVectors.JSONValue, any Error>

    /// A phone that takes the elements of a member one after the other, and goes on after a failure.
    init(_ rule: String, _ file: String, _ method: String, oneByOne member: String) {
        self.init(rule, file, method) { call, original in
            guard case .array(let elements)? = call.params[member], elements.count > 1 else { return try original(call) }
            let outcomes = try elements.compactMap { try call.outcome(of: original, call.params.adding([member: [$0]])) }
            let failure = outcomes.first { if case .failure = $0 { true } else { false } }
            let uuids = outcomes.flatMap { (try? $0.get()["uuids"]?.elements()) ?? [] }
            call.answer(failure ?? .success(uuids.isEmpty ? .null : ["uuids": .array(uuids)]))
        }
    }
}

extension StoreCall {
    /// The outcome of a request that the phone carries out for this one.
    fileprivate func outcome(of request: Reenactment, _ params: DeviceVectors.JSONObject) throws -> Plant.Outcome? {
        let inner = StoreCall(app, params, expectsError: expectsError)
        try request(inner)
        app.phone.wait(for: app) { inner.outcome != nil }
        inner.settle()
        return inner.outcome
    }
}

extension DeviceVectors.JSONValue {
    /// The value with another value for each member of a name, at any depth.
    func changing(_ name: String, _ change: (Self) -> Self) -> Self {
        switch self {
        case .object(let object):
            .object(
                object.reduce(into: [:]) { $0[$1.key] = $1.key == name ? change($1.value) : $1.value.changing(name, change) })
        case .array(let elements): .array(elements.map { $0.changing(name, change) })
        default: self
        }
    }
}

extension DeviceVectors.JSONObject {
    /// The params with another value for each member of a name, at any depth.
    func changing(_ name: String, _ change: (DeviceVectors.JSONValue) -> DeviceVectors.JSONValue) -> Self {
        (try? DeviceVectors.JSONValue.object(self).changing(name, change).members()) ?? self
    }
}
