import Foundation
import HealthModel
import NIOHTTP1

/// The path and the query of a request.
struct RequestTarget: Sendable {
    /// The path without the query, and without the path of the device owner's page.
    let path: String
    /// Whether the target is below the path of the device owner's page.
    let isBelowPage: Bool
    private let items: [Name: String]
    /// The query as it was written, by parts.
    private let parts: [Substring]

    /// The parts of a request target. Throws if the query has a name twice, or is not UTF-8.
    init(_ target: String, page: String) throws(Access.Refusal) {
        let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let path = parts.first ?? ""
        isBelowPage = Access.isEqual(String(path.prefix(page.count)), page)
        self.path = String(isBelowPage ? path.dropFirst(page.count) : path)
        self.parts = parts.dropFirst().first?.split(separator: "&") ?? []
        var items: [Name: String] = [:]
        for item in self.parts {
            let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).compactMap(Self.decoded)
            guard pair.count == (item.contains("=") ? 2 : 1) else {
                throw Access.Refusal(.badRequest, "The query is not UTF-8.")
            }
            let former = items.updateValue(pair.count == 2 ? pair[1] : "", forKey: Name(pair[0]))
            guard former == nil else { throw Access.Refusal(.badRequest, "The query has a parameter twice.") }
        }
        self.items = items
    }

    private static func decoded(_ text: Substring) -> String? {
        String(text).replacing("+", with: " ").removingPercentEncoding
    }

    /// Throws if there are other parameters.
    func check(_ names: String...) throws(Access.Refusal) {
        guard items.count > names.count(where: { self[$0] != nil }) else { return }
        let names = names.joined(separator: ", ")
        throw Access.Refusal(
            .badRequest, "An address takes the parameters \(names). Other options are those of serve and control/reset.")
    }

    subscript(name: String) -> String? { items[Name(name)] }

    /// A parameter that names something. Throws if it cannot (``Name/isValid(_:)``).
    func name(_ parameter: String) throws(Access.Refusal) -> String? {
        guard let text = self[parameter] else { return nil }
        guard Name.isValid(text) else { throw Access.Refusal(.badRequest, "The parameter \(parameter) must name something.") }
        return text
    }

    /// ``path`` and the query without a parameter, as they were written.
    func target(without name: String) -> String {
        let others = parts.filter { Self.decoded($0.prefix { $0 != "=" }) != name }
        return others.isEmpty ? path : "\(path)?\(others.joined(separator: "&"))"
    }
}

/// The process that a connection speaks for.
struct Identity: Sendable, Hashable {
    @Name private(set) var phone: String
    /// The app; nil for the device owner.
    let app: AppIdentity?

    /// The process that a query names.
    init(_ query: RequestTarget, default app: AppIdentity, _ rights: Access.Rights) throws(Access.Refusal) {
        try query.check("token", "role", "phone", "bundleId", "name", "version")
        phone = try query.name("phone") ?? Identity.sharedPhone
        switch query["role"] ?? "app" {
        case "app":
            self.app = AppIdentity(
                bundleIdentifier: try query.name("bundleId") ?? app.bundleIdentifier,
                name: try query.name("name") ?? app.name,
                version: try query.name("version") ?? app.version
            )
        case "owner":
            guard rights == .owner else {
                throw Access.Refusal(.forbidden, "The role owner needs the owner's token.")
            }
            self.app = nil
        default: throw Access.Refusal(.badRequest, "The role must be app or owner.")
        }
    }

    /// The name of the phone that the options describe.
    static let sharedPhone = "shared"
}
