import Foundation
import Testing

@testable import DeviceVectors

/// What a device must have decided before a case. Decisions stay, so on a device that has decided about all types a case can only have
/// types that it asks for itself.
struct DeviceDecisionTests {
    private static func decision(_ exchange: String, consent: String = "{}") throws -> TypeDecision {
        func json(_ text: String) throws -> JSONValue { try JSONValue(parsing: Array(text.utf8)) }
        let vector = DeviceVector(
            file: "a.json", name: "a", given: try json(consent).members(), prelude: [], exchange: try json(exchange).elements())
        return try vector.neededDecision
    }

    private static let steps = "HKQuantityTypeIdentifierStepCount"
    private static let read = #"{"call": "store/requestAuthorization", "params": {"read": ["\#(steps)"]}}"#
    private static let share = #"{"call": "store/requestAuthorization", "params": {"toShare": ["\#(steps)"]}}"#
    private static let status = #"{"call": "store/authorizationStatus", "params": {"type": "\#(steps)"}}"#
    private static let query = #"{"call": "store/sampleQuery", "params": {"type": "\#(steps)"}}"#
    private static let requestStatus =
        #"{"call": "store/getRequestStatusForAuthorization", "params": {"toShare": ["\#(steps)"], "read": ["\#(steps)"]}}"#
    private static let sex = #"{"call": "store/biologicalSex"}"#
    private static let readSex =
        #"{"call": "store/requestAuthorization", "params": {"read": ["HKCharacteristicTypeIdentifierBiologicalSex"]}}"#

    @Test(arguments: [
        ("[\(query)]", TypeDecision.undecided), ("[\(sex)]", .undecided), ("[\(read), \(query)]", .allowed),
        ("[\(share), \(status)]", .allowed), ("[\(read), \(share), \(requestStatus)]", .allowed),
        ("[\(readSex), \(sex)]", .allowed),
    ])
    func `a case that asks for what it uses, or for nothing, can run`(exchange: String, decision: TypeDecision) throws {
        #expect(try Self.decision(exchange) == decision)
    }

    @Test func `a user who denies is another one`() throws {
        #expect(try Self.decision("[\(Self.read), \(Self.query)]", consent: #"{"consent": "deny"}"#) == .denied)
    }

    @Test(arguments: [
        "[\(read), \(status)]", "[\(share), \(query)]", "[\(read), \(requestStatus)]", "[\(share), \(requestStatus)]",
        "[\(read), \(sex)]", "[\(query), \(read)]", "[\(read), \(requestStatus), \(share)]",
    ])
    func `a case that uses a type before it asks for it, or in another direction, is left out`(exchange: String) {
        #expect(throws: NotReenacted.self) { try Self.decision(exchange) }
    }
}
