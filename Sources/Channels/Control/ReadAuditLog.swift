import Foundation
import HealthModel
import JSON
import JSONRPC

/// What the audit log holds.
enum ReadAuditLog: Method {
    static let name = "control/auditLog"
    static let summary = "The entries of the audit log, of every host that writes to it; none if no log is kept."
    static let since = Parameter.optional("since", .date, "Only entries from this time on.")
    static let type = Parameter.optional("type", .objectType, "Only entries about this type.")
    static let action = Parameter.optional("action", .name as Form<AuditAction>, "Only entries of this action.")
    static let parameters = [since.description, type.description, action.description]
    static let result = ResultDescription("auditLog", Schemas.reference("AuditLog"))
    static let example = Example(result: ["entries": []])

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONValue {
        let since = try arguments(since)
        let type = try arguments(type)
        let action = try arguments(action)
        let entries: [JSONObject]
        do {
            entries = try context.auditLog.map { try AuditLog.entries(at: $0.path) } ?? []
        } catch {
            throw .fault(
                ErrorObject(
                    code: ErrorObject.internalError.code,
                    message: "The audit log cannot be read.",
                    data: ["auditLog": .string(AppendOnlyFile.Failure.inaccessible.rawValue)]
                )
            )
        }
        let selected = entries.filter { entry in
            (since.map { entry.isFrom($0) } ?? true) && (type.map { entry.names($0.identifier) } ?? true)
                && (action.map { entry["action"] == .string($0.rawValue) } ?? true)
        }
        return ["entries": .array(selected.map { .object($0) })]
    }
}

extension JSONObject {
    fileprivate func isFrom(_ time: Date) -> Bool {
        guard case .string(let text)? = self["time"], let date = Date(rfc3339: text) else { return false }
        return date >= time
    }

    fileprivate func names(_ type: String) -> Bool {
        guard case .array(let types)? = self["types"] else { return false }
        return types.contains(.string(type))
    }
}
