import Explanations
import JSON
import JSONRPC

/// The versions of the Model Context Protocol.
///
/// Up to 2025-11-25 a client negotiates the version once, by `initialize`. From 2026-07-28 on each request names its version in
/// `_meta`, and `server/discover` takes the place of `initialize`.
package enum ProtocolVersion: String, CaseIterable, Sendable {
    /// The version that `initialize` negotiates.
    case november2025 = "2025-11-25"
    /// The version that each request names.
    case july2026 = "2026-07-28"

    /// The code of the error for a version that the server does not have.
    private static let unsupported = -32022
    private static let key = "io.modelcontextprotocol/protocolVersion"

    /// The version of a request.
    static func of(_ params: JSONValue?) throws(ErrorObject) -> ProtocolVersion {
        guard let given = params?["_meta"]?[key] else { return .november2025 }
        guard given.text == july2026.rawValue else {
            let versions = allCases.map(\.rawValue)
            throw ErrorObject(
                code: unsupported,
                message: "Unsupported protocol version: this server has \(versions.joined(separator: " and "))",
                data: ["supported": .array(versions.map(JSONValue.string)), "requested": given]
            )
        }
        return .july2026
    }

    /// The error for a resource that does not exist.
    func resourceNotFound(_ uri: String) -> ErrorObject {
        ErrorObject(
            code: self == .november2025 ? -32002 : -32602, message: "Resource not found: \(uri.prefix(200))",
            data: ["uri": .string(String(uri.prefix(200)))]
        )
    }

    /// The member `resultType` of each result.
    var resultType: String? { self == .july2026 ? "complete" : nil }

    /// The result with the members that the version adds.
    func complete(_ result: JSONObject, ofMethod method: String) -> JSONObject {
        guard let resultType else { return result }
        var result = result
        result["resultType"] = .string(resultType)
        if Self.cacheable.contains(method) {
            // Lists and resources do not change while the server runs.
            result["ttlMs"] = 3_600_000
            result["cacheScope"] = "private"
        }
        return result
    }

    private static let cacheable: Set<String> = [
        "server/discover", "tools/list", "prompts/list", "resources/list", "resources/templates/list", "resources/read",
    ]
}
