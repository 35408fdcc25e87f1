import BridgeCore
package import JSON

/// The methods of the OpenRPC document, as text.
package struct MethodList {
    private let methods: [JSONValue]
    private let components: JSONValue

    package init(_ document: JSONValue) {
        methods = document["methods"]?.elements ?? []
        components = document["components"] ?? .null
    }

    package var names: [String] { methods.compactMap { $0["name"]?.text } }

    /// The method with a name, with or without the channel if it may be called so.
    package func method(_ name: String) -> JSONValue? {
        methods.first { $0["name"]?.text == name } ?? methods.first { $0["x-alias"]?.text == name }
    }

    /// The methods with a name, in any channel.
    func methods(named name: String) -> [JSONValue] {
        methods.filter { method in
            let full = method["name"]?.text ?? ""
            return full == name || full.hasSuffix("/\(name)")
        }
    }

    /// The summary, params, result, errors and example of a method.
    func explanation(of method: JSONValue) -> Explanation {
        let name = method["name"]?.text ?? ""
        var lines = [method["summary"]?.text ?? ""]
        if let alias = method["x-alias"]?.text { lines.append("Its name without the channel is enough: \(alias)") }
        if let package = method["x-mirrors"]?["package"]?.text, let version = method["x-mirrors"]?["version"]?.text {
            lines.append("It behaves as \(package) \(version).")
        }
        let params = method["params"]?.elements ?? []
        lines.append(params.isEmpty ? "Params: none" : "Params:")
        lines += params.map { param in
            let (name, isRequired) = (param["name"]?.text ?? "", param["required"] == true)
            return "  \(member(name, param["schema"], isRequired: isRequired)): \(param["summary"]?.text ?? "")"
        }
        lines.append("Result: \(SchemaText.text(method["result"]?["schema"] ?? .null))")
        lines.append("Errors: \(errors(of: method).joined(separator: "; "))")
        for example in method["examples"]?.elements ?? [] { lines += exampleLines(example, of: name) }
        lines.append("See `healthkit-bridge guide \(page(of: name))`.")
        return Explanation(title: name, lines: lines)
    }

    /// The explanation of a method, and the types of its values.
    package func description(of method: JSONValue) -> Explanation {
        let schemas = (method["params"]?.elements ?? []).compactMap { $0["schema"] } + [method["result"]?["schema"] ?? .null]
        let types = SchemaText.references(in: .array(schemas), components["schemas"])
        let explanation = explanation(of: method)
        guard !types.isEmpty else { return explanation }
        return Explanation(
            title: explanation.title, lines: explanation.lines + ["Types:"] + types.flatMap(typeLines).map { "  \($0)" })
    }

    private func member(_ name: String, _ schema: JSONValue?, isRequired: Bool) -> String {
        "\(name) (\(SchemaText.text(schema ?? .null)), \(isRequired ? "required" : "optional"))"
    }

    /// The members of an object on a line each, else the type on one line.
    private func typeLines(_ name: String) -> [String] {
        let schema = components["schemas"]?[name] ?? .null
        let members = schema["properties"]?.members ?? []
        let choices = schema["oneOf"]?.elements ?? []
        let required = Set((schema["required"]?.elements ?? []).compactMap(\.text))
        if !members.isEmpty {
            return ["\(name):"] + members.map { "  \(member($0.name, $0.value, isRequired: required.contains($0.name)))" }
        }
        if !choices.isEmpty {
            return ["\(name), one of:"] + choices.map { "  \(SchemaText.text($0))" }
        }
        let description = schema["description"]?.text.map { ". \($0)" } ?? ""
        return ["\(name): \(SchemaText.text(schema))\(description)"]
    }

    private func errors(of method: JSONValue) -> [String] {
        (method["errors"]?.elements ?? []).map { error in
            let name = error["$ref"]?.text?.split(separator: "/").last.map(String.init) ?? ""
            guard let error = components["errors"]?[name], case .integer(let code)? = error["code"] else { return name }
            return "\(code) \(name)"
        }
    }

    /// The requests of an example, which can be sent as they are, and the response to the last.
    private func exampleLines(_ example: JSONValue, of name: String) -> [String] {
        let given = (example["x-given"]?.elements ?? []).map { ($0["method"]?.text ?? "", $0["params"] ?? .null) }
        var params = JSONObject()
        for param in example["params"]?.elements ?? [] { params[param["name"]?.text ?? ""] = param["value"] }
        let calls = given + [(name, params.isEmpty ? .null : .object(params))]
        let requests = calls.enumerated().map { index, call in
            var request: JSONObject = ["jsonrpc": "2.0", "id": .integer(index + 1), "method": .string(call.0)]
            if call.1 != .null { request["params"] = call.1 }
            return "  \(JSONValue.object(request).jsonText)"
        }
        var response: JSONObject = ["jsonrpc": "2.0", "id": .integer(calls.count)]
        response["result"] = example["result"]?["value"]
        response["error"] = example["x-error"]
        let files = example["x-files"]?.members.map(\.name) ?? []
        let place = files.isEmpty ? "" : ", with a file \(files.joined(separator: " and "))"
        let which = calls.count == 1 ? "Response" : "Response to the last request"
        return ["Example\(place):"] + requests + ["\(which):", "  \(JSONValue.object(response).jsonText)"]
    }

    /// The page about a method.
    private func page(of name: String) -> String {
        let parts = name.split(separator: "/")
        return parts.count == 2 && !["rpc", "$"].contains(parts[0]) ? "channels/\(parts[0])" : "protocol"
    }
}
