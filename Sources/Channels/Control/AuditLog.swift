import BridgeCore
import Foundation
import HealthJSON
import HealthModel
import JSON
import JSONRPC

extension ControlChannel {
    /// The entries of the audit log.
    static let auditLog = Method(
        "auditLog",
        "Returns the entries of the audit log from all hosts that write to it. Empty without an audit log.",
        .optional("since", .date, "Only entries at or after this time."),
        .optional("type", .objectType, "Only entries about this type."),
        .optional("action", .name as ValueCodec<AuditAction>, "Only entries with this action."),
        result: ResultDescription("auditLog", Schemas.reference("AuditLog")), onlyReads: true
    ) { call, since, type, action in
        let entries: [JSONObject]
        do {
            entries = try call.connection.auditLog?.entries() ?? []
        } catch {
            throw BridgeError.fault(
                ErrorObject(
                    code: ErrorObject.internalError.code,
                    message: "The audit log cannot be read.",
                    data: ["auditLog": "inaccessible"]
                )
            )
        }
        let selected = entries.filter { entry in
            (since.map { entry.isFrom($0) } ?? true) && (type.map { entry.names($0.identifier) } ?? true)
                && (action.map { entry["action"] == .string($0.rawValue) } ?? true)
        }
        return ["entries": .array(selected.map { .object($0) })] as JSONValue
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
