import BridgeCore
import Explanations
import HealthModel
import JSON
import JSONRPC

/// The resources: texts with addresses such as `healthkit://rules/AUTH-33`. No address names a file.
extension Session {
    private static let scheme = "healthkit://"
    private static let markdown = "text/markdown"

    var resources: [JSONValue] {
        let guide = Self.pages.map { page in
            resource("guide/\(page.name)", page.name, Self.title(of: page.text) ?? page.name, Self.markdown)
        }
        return [
            resource("rules", "rules", "The rules of HealthKit, each with a line", "text/plain"),
            resource("catalogue", "catalogue", "HealthKit's types, with units and permissions", "application/json"),
            resource(
                "differences", "differences", "Differences from a device: what a passing test does not prove", Self.markdown),
        ] + guide
    }

    var resourceTemplates: [JSONValue] {
        [
            template(
                "rules/{id}", "rule", "A rule of HealthKit, such as AUTH-33: statement, confidence and sources", "text/plain"),
            template(
                "catalogue/{identifier}", "type", "A type of HealthKit, such as HKQuantityTypeIdentifierStepCount", "text/plain"),
            template("guide/{page}", "page", "A page of the guide, such as permissions", Self.markdown),
        ]
    }

    func readResource(_ params: JSONValue, _ version: ProtocolVersion) throws(ErrorObject) -> JSONObject {
        guard let uri = params["uri"]?.text else {
            throw .invalidParams(JSONReadingError(path: "uri", expected: "a string"))
        }
        guard let (type, text) = content(of: uri) else { throw version.resourceNotFound(uri) }
        return ["contents": [["uri": .string(uri), "mimeType": .string(type), "text": .string(text)]]]
    }

    private func content(of uri: String) -> (type: String, text: String)? {
        guard uri.hasPrefix(Self.scheme) else { return nil }
        let parts = uri.dropFirst(Self.scheme.count).split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false).map(
            String.init)
        switch (parts.first, parts.dropFirst().first) {
        case ("rules", nil): return ("text/plain", reference.ruleNames.flatMap(reference.explanations).map(\.summary).joined())
        case ("rules", let id?):
            guard reference.ruleNames.contains(id) else { return nil }
            return ("text/plain", reference.explanations(of: id).map(\.text).joined())
        case ("catalogue", nil): return ("application/json", JSONValue.array(TypeCatalog.all.map(\.row)).lines() + "\n")
        case ("catalogue", let identifier?):
            guard TypeCatalog.type(identifier: identifier) != nil else { return nil }
            return ("text/plain", reference.explanations(of: identifier).map(\.text).joined())
        case ("differences", nil): return page("differences")
        case ("guide", let name?): return page(name)
        default: return nil
        }
    }

    private func page(_ name: String) -> (type: String, text: String)? {
        Self.pages.first { $0.name == name }.map { (Self.markdown, $0.text) }
    }

    private func resource(_ path: String, _ name: String, _ title: String, _ type: String) -> JSONValue {
        [
            "uri": .string(Self.scheme + path), "name": .string(name), "title": .string(title), "mimeType": .string(type),
        ]
    }

    private func template(_ path: String, _ name: String, _ title: String, _ type: String) -> JSONValue {
        [
            "uriTemplate": .string(Self.scheme + path), "name": .string(name), "title": .string(title), "mimeType": .string(type),
        ]
    }

    /// The first heading of a page.
    private static func title(of text: String) -> String? {
        text.split(separator: "\n").first { $0.hasPrefix("# ") }.map { String($0.dropFirst(2)) }
    }
}
