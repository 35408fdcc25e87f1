import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON

extension ControlChannel {
    /// The user answers a sheet that appeared under the consent policy `ask`.
    static let respondToPermissionSheet = Method(
        "respondToPermissionSheet",
        "Answers the open permission sheet. The response to the waiting request follows the response to this one.",
        .optional("sheet", .count, "The number of the sheet. Default: the open sheet."),
        .policy,
        .share,
        .read,
        .objects
    ) { call, sheet, policy, share, read, objects in
        guard policy != .ask else { throw JSONReadingError.expected("one of allow, deny, cancel, leave, kill", at: "policy") }
        let process = call.app.process
        guard let open = process.openSheet, sheet == nil || sheet == open.id else {
            let state = process.openSheet.map { "sheet \($0.id) is open" } ?? "no sheet is open"
            throw JSONReadingError.expected("the open permission sheet; \(state)", at: "sheet")
        }
        guard !open.isBlank || policy == .kill else {
            throw JSONReadingError.expected("kill, because a blank sheet cannot be dismissed", at: "policy")
        }
        let rule = ConsentRule(policy, share: share, read: read, objects: objects)
        call.afterResponse { process.answerSheet(rule) }
    }
}
