import Bridge
import Foundation
import JSON

@testable import BridgeCore

/// The example of a method, from the OpenRPC document. Its files are in a temporary folder, which is removed with the last reference.
final class Example: Sendable {
    /// The calls before the one of the method.
    let given: [(method: String, params: JSONValue?)]
    /// The params of the call, with absolute paths in the place of the names of files.
    let params: JSONValue
    /// Whether the call reads a file.
    let hasFiles: Bool
    private let folder = FileManager.default.temporaryDirectory.appending(path: "healthkit-bridge-\(UUID())")

    private init(_ example: JSONValue) throws {
        var files: [String: String] = [:]
        if case .object(let object)? = example["x-files"] {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for case (let name, .string(let text)) in object.members {
                files[name] = folder.appending(path: name).path
                try Data(text.utf8).write(to: folder.appending(path: name))
            }
        }
        hasFiles = !files.isEmpty
        var members = JSONObject()
        for param in Self.elements(of: example["params"]) {
            guard case .string(let name)? = param["name"], let value = param["value"] else { continue }
            if case .string(let text) = value, let path = files[text] {
                members[name] = .string(path)
            } else {
                members[name] = value
            }
        }
        params = .object(members)
        given = Self.elements(of: example["x-given"]).compactMap { call in
            guard case .string(let method)? = call["method"] else { return nil }
            return (method, call["params"])
        }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private static let document = OpenRPC.document(of: Channels.registry)

    /// The example of a method with a name.
    static func of(_ name: String) throws -> Example {
        guard
            let example = elements(of: elements(of: document["methods"]).first { $0["name"] == .string(name) }?["examples"]).first
        else { throw MissingExample(method: name) }
        return try Example(example)
    }

    struct MissingExample: Error {
        let method: String
    }

    private static func elements(of value: JSONValue?) -> [JSONValue] {
        guard case .array(let elements)? = value else { return [] }
        return elements
    }
}

extension Client {
    /// Sends the calls before that of an example.
    func prepare(_ example: Example) throws {
        for (name, params) in example.given { _ = try request(name, params, id: 99) }
    }
}
