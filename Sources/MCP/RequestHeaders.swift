import Explanations
import Foundation
import JSON
import JSONRPC

/// The headers of an HTTP request that repeat parts of its message, for servers between the client and this one.
package struct RequestHeaders: Sendable {
    private static let mismatch = -32020
    /// The params that name what a request uses, by method. From 2026-07-28 on, `Mcp-Name` repeats them.
    private static let names = [Session.toolCall: "name", "prompts/get": "name", "resources/read": "uri"]

    private let version: String?
    private let method: String?
    private let name: String?

    /// The values of `MCP-Protocol-Version`, `Mcp-Method` and `Mcp-Name`.
    package init(version: String?, method: String?, name: String?) {
        self.version = version
        self.method = method
        self.name = name
    }

    /// Throws if the version is unknown, or if a request of 2026-07-28 says something else than its headers.
    func check(_ request: Request) throws(ErrorObject) {
        if let version, ProtocolVersion(rawValue: version) == nil { throw ProtocolVersion.unsupported(.string(version)) }
        let given = ProtocolVersion.given(in: request.params)
        guard given != nil || version == ProtocolVersion.july2026.rawValue else { return }
        guard let given else {
            throw .invalidParams(JSONReadingError(path: "_meta", expected: "an object with the version of the protocol"))
        }
        try check("MCP-Protocol-Version", version, given.text)
        try check("Mcp-Method", method, request.method)
        if let member = Self.names[request.method], let value = request.params?[member]?.text {
            try check("Mcp-Name", name.map(Self.decoded), value)
        }
    }

    private func check(_ header: String, _ value: String?, _ expected: String?) throws(ErrorObject) {
        guard value != expected else { return }
        let problem = value == nil ? "is missing" : "is not that of the message"
        throw ErrorObject(code: Self.mismatch, message: "Header mismatch: \(header) \(problem)")
    }

    /// The text of a value, which is in Base64 if a header cannot have it.
    private static func decoded(_ value: String) -> String {
        guard value.hasPrefix("=?base64?"), value.hasSuffix("?="),
            let data = Data(base64Encoded: String(value.dropFirst(9).dropLast(2)))
        else { return value }
        return String(decoding: data, as: UTF8.self)
    }
}
