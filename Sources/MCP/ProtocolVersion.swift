import Explanations
import HealthJSON
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

    private static let (version, capabilities) = (
        "io.modelcontextprotocol/protocolVersion", "io.modelcontextprotocol/clientCapabilities"
    )

    /// The version that a request names; nil before 2026-07-28.
    static func given(in params: JSONValue?) -> JSONValue? { params?["_meta"]?[version] }

    /// The version of a request.
    static func of(_ params: JSONValue?) throws(ErrorObject) -> ProtocolVersion {
        guard let given = given(in: params) else { return .november2025 }
        guard given.text == july2026.rawValue else { throw unsupported(given) }
        guard case .object? = params?["_meta"]?[capabilities] else {
            throw .invalidParams(JSONReadingError(path: "_meta", expected: "an object with the capabilities of the client"))
        }
        return .july2026
    }

    /// The error for a version that the server does not have.
    static func unsupported(_ version: JSONValue) -> ErrorObject {
        let versions = allCases.map(\.rawValue)
        return ErrorObject(
            code: -32022,
            message: "Unsupported protocol version: this server has \(versions.joined(separator: " and "))",
            data: ["supported": .array(versions.map(JSONValue.string)), "requested": version]
        )
    }

    /// The error for a resource that does not exist.
    func resourceNotFound(_ uri: String) -> ErrorObject {
        ErrorObject(
            code: self == .november2025 ? -32002 : -32602, message: "Resource not found: \(uri.shortened)",
            data: ["uri": .string(uri.shortened)]
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
