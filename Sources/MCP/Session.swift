package import BridgeCore
package import Explanations
import Foundation
package import HealthJSON
import HealthModel
package import JSON
import JSONRPC
import Recordings

/// What a client of the server can use: tools, resources and prompts, with a phone behind them.
package final class Session {
    /// What the tools may do.
    package enum Access {
        /// The phone is the session's own, and the client may do everything with it.
        case ownPhone
        /// The store is somebody's. The client is an app, which may only read what it is permitted to read.
        case reading
        /// The store is somebody's. The client is an app, which may also save.
        case writing
    }

    let phone: SessionPhone
    let reference: Reference
    let access: Access
    /// The pages of the guide, for all sessions.
    static let pages = ProtocolFiles.pages()
    /// The rows that did not fit into results, by number of the result.
    var remainders: Remainders
    private(set) lazy var tools = Tool.all(for: self)

    /// The most bytes of results and calls that a server of one session keeps.
    package static let usualBudget = 64 << 20

    /// A session with the phone of a connection.
    ///
    /// `options` are those of the connection, as `control/reset` takes them. The results and calls that the session keeps count against
    /// the budget.
    package init(
        _ connection: Connection, options: JSONObject, _ reference: Reference, _ access: Access,
        _ budget: ByteBudget = ByteBudget(Session.usualBudget)
    ) {
        phone = SessionPhone(connection, options: options, budget)
        remainders = Remainders(budget)
        self.reference = reference
        self.access = access
    }

    /// The options of a phone of a session's own, whose calls can be repeated.
    package static func ownPhone(files: FileAccess) -> HostOptions {
        var options = HostOptions()
        options.files = files
        options.logLevel = .error
        options.clock = Date(rfc3339: SessionTest.usualClock)
        options.timeZone = .gmt
        options.seed = SessionTest.usualSeed
        options.mode = .strict
        return options
    }

    func whileCalling(isCancelled: @escaping () -> Bool) { phone.whileCalling(isCancelled: isCancelled) }

    /// The result of a request.
    func result(of method: String, _ params: JSONValue, _ version: ProtocolVersion) throws(ErrorObject) -> JSONObject {
        switch method {
        case "initialize" where version == .november2025:
            var result = description
            result["protocolVersion"] = .string(ProtocolVersion.november2025.rawValue)
            result["serverInfo"] = Self.information
            return result
        case "server/discover":
            var result = description
            result["supportedVersions"] = .array(ProtocolVersion.allCases.reversed().map { .string($0.rawValue) })
            result["_meta"] = ["io.modelcontextprotocol/serverInfo": Self.information]
            return result
        case "ping" where version == .november2025: return [:]
        case "tools/list": return try list("tools", tools.map(\.json), params)
        case "resources/list": return try list("resources", resources, params)
        case "resources/templates/list": return try list("resourceTemplates", resourceTemplates, params)
        case "resources/read": return try readResource(params, version)
        case "prompts/list": return try list("prompts", Prompt.all.map(\.json), params)
        case "prompts/get": return try prompt(params)
        default: throw .methodNotFound(method.shortened, didYouMean: method.nearest(among: Self.methodNames))
        }
    }

    /// The method whose result ``callTool(_:)`` returns.
    static let toolCall = "tools/call"

    private static let methodNames = [
        "initialize", "server/discover", "ping", "tools/list", toolCall, "resources/list", "resources/templates/list",
        "resources/read", "prompts/list", "prompts/get",
    ]

    private static let information: JSONValue = [
        "name": "healthkit-bridge", "title": "HealthKit for tests", "version": .string(OpenRPC.version),
    ]

    private var description: JSONObject {
        ["capabilities": ["tools": [:], "resources": [:], "prompts": [:]], "instructions": .string(instructions)]
    }

    private var instructions: String {
        switch access {
        case .ownPhone:
            """
            An emulated iPhone with HealthKit for tests of health apps. Start a phone with start_phone, play the app with \
            call_method, \
            play the user and the system with act_as_user and add_data, and ask explain why HealthKit answers so. At the end \
            write_test \
            writes the session as a test. An answer without data does not tell an app whether reading was denied; readAccess does.
            """
        case .reading, .writing:
            """
            A store of health data, read as an app reads it. Sums count overlaps of sources once, so use statistics and do not \
            add up \
            samples. readAccess tells whether a type may be read: without permission it looks empty.
            """
        }
    }

    // MARK: Lists

    /// The items on a page of a list.
    private static let pageLength = 50

    private func list(_ name: String, _ items: [JSONValue], _ params: JSONValue) throws(ErrorObject) -> JSONObject {
        var start = 0
        if let cursor = params["cursor"] {
            guard let text = cursor.text, let position = Int(text), items.indices.contains(position) else {
                throw .invalidParams(JSONReadingError(path: "cursor", expected: "the nextCursor of an earlier result"))
            }
            start = position
        }
        let end = min(start + Self.pageLength, items.count)
        var result: JSONObject = [name: .array(Array(items[start..<end]))]
        if end < items.count { result["nextCursor"] = .string(String(end)) }
        return result
    }

    // MARK: Tools

    /// The outcome of a tool.
    func callTool(_ params: JSONValue) throws(ErrorObject) -> Result<ToolResult, ToolError> {
        let name: String
        var arguments: JSONObjectReader
        do throws(JSONReadingError) {
            var members = try JSONReader(params).object()
            name = try members.required("name").string()
            arguments = try (members.optional("arguments") ?? JSONReader([:], path: "arguments")).object()
        } catch {
            throw .invalidParams(error)
        }
        guard let index = tools.firstIndex(where: { $0.name == name }) else {
            let nearest = name.nearest(among: tools.map(\.name))
            throw ErrorObject(code: -32602, message: "Unknown tool: \(name.shortened)".suggesting(nearest))
        }
        do {
            return .success(try tools[index].perform(&arguments, self))
        } catch let error as JSONReadingError {
            return .failure(ToolError(tools[index].sentence(error)))
        } catch let error as ToolError {
            return .failure(error)
        } catch {
            throw .internalError
        }
    }
}
