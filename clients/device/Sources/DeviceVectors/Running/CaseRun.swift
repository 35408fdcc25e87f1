import Foundation
import HealthKit

/// The run of one case on a phone.
final class CaseRun {
    private let vector: DeviceVector
    private let phone: any TestedPhone
    private let requests: [String: Reenactment]
    private var app: AppUnderTest
    private var launch: Int
    private var bindings: Bindings = [:]
    /// The messages to the app that no step has expected yet.
    private var messages: [JSONValue] = []
    /// Requests whose completion handler has not been called.
    private var waiting: [(id: JSONValue, call: StoreCall)] = []
    private var nextID: Int64 = 1
    /// How many requests the classes of HealthKit carried out.
    private var count = 0

    init(_ vector: DeviceVector, on phone: any TestedPhone, _ requests: [String: Reenactment]) {
        self.vector = vector
        self.phone = phone
        self.requests = requests
        app = AppUnderTest(on: phone)
        launch = phone.launch
    }

    /// Runs the case.
    func run() -> CaseOutcome {
        defer { phone.end() }
        var otherText: CaseOutcome?
        do {
            guard vector.given["framing"] == nil else { throw NotReenacted(.options) }
            if let reason = NotReenacted.cases["\(vector.file): \(vector.name)"] { throw NotReenacted(reason) }
            try phone.begin(vector)
            KnownObjects.shared.reset(for: vector)
            relaunch()
            for request in vector.prelude {
                let answer = try perform(request["method"], request["params"], expecting: nil)
                messages.removeAll()
                guard answer?["error"] == nil, answer != nil else {
                    throw NotReenacted("the phone cannot be prepared: \(request["method"]?.text ?? "") fails")
                }
            }
            for (index, step) in vector.exchange.enumerated() {
                guard let difference = try perform(step) else { continue }
                guard difference.path == "error.message" else { return .different(difference, step: index) }
                otherText = otherText ?? .different(difference, step: index)
            }
        } catch {
            return .notRun((error as? NotReenacted)?.reason ?? "\(error)")
        }
        if let message = messages.first {
            return .different(Difference(path: "", expected: .null, actual: message), step: vector.exchange.count)
        }
        return otherText ?? (count == 0 ? .notRun(NotReenacted(.wire).reason) : .agreed)
    }

    private func relaunch() {
        app = AppUnderTest(on: phone)
        launch = phone.launch
        waiting = []
        _ = phone.run(app) { [app] in app.start() }
    }

    // MARK: Steps

    private func perform(_ step: JSONValue) throws -> Difference? {
        guard let method = step["call"], case .object(let members) = step else { throw NotReenacted(.wire) }
        let id: JSONValue = members["id"] ?? .integer(nextID)
        nextID += 1
        // HealthKit has no such call, so no app makes it.
        guard !expectsErrorOfWire(step) else { return nil }
        let answer = try perform(method, step["params"], expecting: step, id: id)
        var expected: [JSONValue] = []
        if let result = members["result"] { expected.append(["jsonrpc": "2.0", "id": id, "result": result]) }
        if case .object(let error)? = members["error"] {
            expected.append(["jsonrpc": "2.0", "id": id, "error": ["$has": .object(error)]])
        }
        expected += try members["then"]?.elements() ?? []
        var received = messages
        if let answer { received.insert(.object(["jsonrpc": "2.0", "id": id].adding(answer)), at: 0) }
        // The text of an error is compared last, so everything else agrees.
        var otherText: Difference?
        for pattern in expected {
            let message = received.isEmpty ? nil : received.removeFirst()
            let named = message.map(KnownObjects.shared.naming)
            guard let difference = Pattern(pattern).difference(from: named, &bindings) else { continue }
            guard difference.path == "error.message" else { return difference }
            otherText = difference
        }
        messages = received
        return otherText
    }

    /// JSON-RPC's own errors, and those for an app that has ended.
    private static let codesOfWire: Set<Int64> = [-32700, -32600, -32601, -32602, -32603, -32800, -32003]

    private func expectsErrorOfWire(_ step: JSONValue) -> Bool {
        guard case .integer(let code)? = step["error"]?["code"] else { return false }
        return Self.codesOfWire.contains(code)
    }

    // MARK: Requests

    /// Makes a request. Returns the answer, `{result}` or `{error}`; nil if it has not come.
    private func perform(
        _ method: JSONValue?, _ params: JSONValue?, expecting step: JSONValue?, id: JSONValue = .null
    ) throws -> JSONObject? {
        guard let method = method?.text else { throw NotReenacted(.wire) }
        guard method != "control/failNext" else { throw NotReenacted(.fault) }
        guard !["control/journal", "control/clearJournal"].contains(method) else { throw NotReenacted(.wire) }
        let params = try params.map(filling)
        let prefix = "store/"
        let answer: JSONObject?
        if method.hasPrefix(prefix) {
            answer = try callHealthKit(String(method.dropFirst(prefix.count)), params, expecting: step, id)
        } else {
            answer = try phone.arrange(method, params?.mappingStrings(KnownObjects.shared.actualText), for: app)
            if phone.launch != launch { relaunch() }
        }
        phone.wait(for: app) { step.map { isComplete($0, hasAnswer: answer != nil) } ?? true }
        messages += phone.takeMessages(for: app) + app.takeNotifications()
        for (id, call) in waiting where call.outcome != nil {
            messages.insert(.object(["jsonrpc": "2.0", "id": id].adding(try call.answer())), at: 0)
        }
        waiting.removeAll { $0.call.outcome != nil }
        return answer
    }

    /// Whether as many messages have come as the step expects.
    private func isComplete(_ step: JSONValue, hasAnswer: Bool) -> Bool {
        let expected = (try? step["then"]?.elements().count) ?? 0
        let late = waiting.count { $0.call.outcome != nil }
        return messages.count + app.notificationCount + late >= expected
    }

    private func callHealthKit(
        _ name: String, _ params: JSONValue?, expecting step: JSONValue?, _ id: JSONValue
    ) throws -> JSONObject? {
        guard let reenactment = requests[name] else { throw NotReenacted(.missingClass) }
        let errorCode = step?["error"]?["code"]?.number
        let failure = Shared<NotReenacted?>(nil)
        let call = StoreCall(app, try (params ?? [:]).members(), expectsError: errorCode == -32001)
        let exception = phone.run(app) {
            do {
                try reenactment(call)
            } catch let error as NotReenacted {
                failure.value = error
            } catch {
                // The error of an initializer.
                if errorCode == -32002 { failure.value = NotReenacted(.thrown) }
                call.answer(.failure(error))
            }
        }
        if let reason = failure.value { throw reason }
        count += 1
        if let exception {
            relaunch()
            return ["error": exception]
        }
        let expectsAnswer = step == nil || step?["result"] != nil || errorCode != nil
        if expectsAnswer { phone.wait(for: app) { [app] in call.outcome != nil || app.notificationCount > 0 } }
        call.settle()
        if call.outcome == nil { waiting.append((id, call)) }
        return try call.outcome.map { _ in try call.answer() }
    }

    /// The value with every `{"$use": name}` replaced by the saved value.
    private func filling(_ value: JSONValue) throws -> JSONValue {
        switch value {
        case .array(let elements): return .array(try elements.map(filling))
        case .object(let object):
            if let name = object["$use"]?.text {
                guard let saved = bindings[name] else { throw NotReenacted(.wire) }
                return saved
            }
            return .object(try object.mapValues(filling))
        default: return value
        }
    }
}

extension StoreCall {
    /// `{result}`, or `{error}` in the form of the wire.
    func answer() throws -> JSONObject {
        switch outcome {
        case .success(let value)?: return ["result": value]
        case .failure(let error as NotReenacted)?: throw error
        case .failure(let error)?:
            let data = JSONValue.object((error as NSError).members)
            return ["error": ["code": -32001, "message": .string(error.localizedDescription), "data": data]]
        case nil: throw NotReenacted(.missingClass)
        }
    }
}

extension NSError {
    /// `{domain, code, name}`
    var members: JSONObject {
        let name = Enumeration.errorCodes.name(of: code) ?? ""
        return ["domain": .string(domain), "code": .integer(code), "name": .string(name)]
    }
}
