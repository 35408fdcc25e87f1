import HealthModel
import JSON

/// The guide's pattern for activity summaries, which can be read and never shared (AUTH-22).
enum RequestActivitySummaryPermissions: Method {
    static let name = "healthkit_permissions/requestActivitySummaryPermissions"
    static let summary = "Asks the user to let the app read activity rings."
    static let result = ResultDescription.dialogDealtWith
    static let example = Example(result: true)
    static let auditAction: AuditAction? = .authorize

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> Bool {
        try context.requestFromPlugin([.activitySummary], read: true, write: false)
    }
}
