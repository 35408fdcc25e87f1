import HealthEngine
import HealthModel
import JSON

/// Plays the user in front of a sheet that consent policy `ask` has put on the screen.
enum RespondToPermissionSheet: Method {
    static let name = "control/respondToPermissionSheet"
    static let summary = "Answers the open permission sheet. The request behind it is answered after this one."
    static let sheet = Parameter.optional("sheet", .count, "The sheet's number; the open one if left out.")
    static let parameters = [
        sheet.description, ConsentParameters.policy.description, ConsentParameters.share.description,
        ConsentParameters.read.description, ConsentParameters.objects.description,
    ]
    static let result = ResultDescription.nothing
    static let example = Example(
        ["sheet": 1, "policy": "allow"],
        result: .null,
        given: [
            ("control/setConsent", ["policy": "ask"]),
            ("store/requestAuthorization", ["read": ["HKQuantityTypeIdentifierStepCount"]]),
        ]
    )

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        let sheet = try arguments(sheet)
        let rule = try ConsentParameters.rule(arguments)
        guard rule.policy != .ask else {
            throw .expected("one of allow, deny, cancel, kill", at: "policy")
        }
        guard let open = context.store.openSheet, sheet == nil || sheet == open.id else {
            let state = context.store.openSheet.map { "sheet \($0.id) is open" } ?? "none is open"
            throw .expected("the open permission sheet; \(state)", at: "sheet")
        }
        context.store.answerSheet(rule)
        return JSONNull()
    }
}
