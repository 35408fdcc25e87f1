import ExpoModulesCore
import Foundation
import Testing

/// What modules of Expo use without a host.
struct ExpoTests {
    class NotFoundException: Exception, @unchecked Sendable {}
    class InvalidURL: GenericException<Int>, @unchecked Sendable {
        override var reason: String { "invalid: \(param)" }
    }

    struct MissingStepsError: CodedError {}

    @Test func `the code of an exception follows from its class, unless it has one`() {
        #expect(NotFoundException().code == "ERR_NOT_FOUND" && NotFoundException().name == "NotFoundException")
        // Expo's rule reads capital letters in pairs.
        #expect(InvalidURL(1).code == "ERR_INVALID_UR_L")
        #expect(UnexpectedException(CocoaError(.fileNoSuchFile)).code == "ERR_UNEXPECTED")
        #expect(Exception(name: "StepsException", description: "").code == "ERR_STEPS")
        #expect(Exception(name: "StepsException", description: "", code: "E1").code == "E1")
        #expect(MissingStepsError().code == "ERR_MISSING_STEPS")
    }

    @Test func `the description of an exception has its reason and those of its causes`() {
        #expect(Exception().description == "undefined reason")
        let exception = NotFoundException().causedBy(InvalidURL(2).causedBy(Exception(name: "", description: "the last")))
        #expect(exception.description == "undefined reason\n→ Caused by: invalid: 2\n→ Caused by: the last")
    }

    @Test func `a promise is settled by a value, an exception or any error`() {
        var outcomes: [String] = []
        let promise = Promise(
            resolver: { outcomes.append("\($0 ?? "nil")") }, rejecter: { outcomes.append("\($0.code) \($0.description)") }
        )
        promise.resolve()
        promise.resolve(1)
        promise.reject("E1", "text")
        promise.reject(InvalidURL(3))
        promise.reject(NSError(domain: "d", code: 1, userInfo: [NSLocalizedDescriptionKey: "localized"]))
        #expect(outcomes == ["nil", "1", "E1 text", "ERR_INVALID_UR_L invalid: 3", "ERR_UNEXPECTED localized"])
    }

    @Test func `a record of values that Swift code has set is a dictionary`() {
        struct Steps: Record {
            @Field var count = 1
            @Field var name: String?
            @Field var dates: [Date]
        }
        let steps = Steps()
        steps.count = 2
        #expect(steps.toDictionary()["count"] as? Int == 2 && steps.toDictionary().keys.sorted() == ["count", "dates", "name"])
    }
}
