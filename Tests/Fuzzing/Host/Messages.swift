import Bridge
import BridgeCore
import FuzzingSupport
import HealthModel
import JSON
import JSONRPC

/// Messages made from choices: any method of the OpenRPC document, with its example as params and random changes.
struct Messages {
    /// The ids of the requests that expect a response, in order.
    private(set) var ids: [JSONValue] = []
    /// The messages as framed bytes.
    private(set) var bytes: [UInt8] = []

    private struct Template {
        let method: String
        let params: [(name: String, value: JSONValue)]

        /// Whether the method generates data for a number of days, which is a year by default.
        var hasDays: Bool { params.contains { $0.name == "days" } }
    }

    private static let templates: [Template] = {
        guard case .object(let document) = OpenRPC.document(of: Channels.registry),
            case .array(let methods)? = document["methods"]
        else {
            fatalError("the OpenRPC document has no methods")
        }
        return methods.compactMap(template)
    }()

    private static let identifiers = TypeCatalog.all.map(\.identifier)

    /// Params that would access files outside the fuzzer's folder, or change the frame limit on which ``Scenario`` relies.
    private static let omittedParams: Set = ["store", "prelude", "maxFrame"]

    init(_ choices: inout Choices, framing: Framing) {
        var encoder = FrameEncoder(framing: framing)
        while !choices.isEmpty {
            let message: JSONValue
            switch choices.byte() {
            case 0..<16: message = .array((0...choices.number(below: 4)).map { _ in self.message(&choices) })
            case 16..<20: message = .array([])
            default: message = self.message(&choices)
            }
            if message == .array([]) {
                ids.append(.null)
            }
            encoder.append(to: &bytes) { $0.write(message) }
        }
    }

    private mutating func message(_ choices: inout Choices) -> JSONValue {
        let template = choices.element(of: Self.templates)
        var request: JSONObject = ["jsonrpc": "2.0"]
        let kind = choices.byte()
        if kind < 224 {
            let id = id(&choices)
            request["id"] = id
            ids.append(id)
        }
        request["method"] = .string(template.method)
        if kind & 15 > 0 {
            request["params"] = params(template, &choices)
        } else if template.hasDays {
            request["params"] = ["days": 2]
        }
        return .object(request)
    }

    private func id(_ choices: inout Choices) -> JSONValue {
        switch choices.byte() {
        case 0..<8: .null
        case 8..<24: .string(String(decoding: choices.string(), as: UTF8.self))
        case 24..<32: .real(finite(&choices))
        default: .integer(Int64(ids.count))
        }
    }

    private func params(_ template: Template, _ choices: inout Choices) -> JSONValue {
        var params = JSONObject()
        for (name, value) in template.params where !Self.omittedParams.contains(name) {
            switch choices.byte() {
            case 0..<32: break
            case 32..<64: params[name] = value
            case 64..<224: params[name] = like(value, &choices)
            default: params[name] = any(&choices)
            }
        }
        shorten(&params, of: template)
        return .object(params)
    }

    /// Limits the days of a generated person: a year takes seconds with the sanitizer.
    private func shorten(_ params: inout JSONObject, of template: Template) {
        guard template.hasDays else { return }
        switch params["days"] {
        case nil, .null?: params["days"] = .integer(2)
        case .integer(let days): params["days"] = .integer(min(days, 2))
        default: break
        }
    }

    /// A value of the same kind as another.
    private func like(_ value: JSONValue, _ choices: inout Choices) -> JSONValue {
        switch value {
        case .null: any(&choices)
        case .bool: .bool(choices.bool())
        case .integer: .integer(integer(&choices))
        case .real: .real(finite(&choices))
        case .string(let text): choices.bool() ? string(&choices) : .string(text)
        case .array(let elements):
            .array((0..<choices.number(below: 8)).map { _ in like(elements.first ?? .null, &choices) })
        case .object(let object):
            object.members.reduce(into: [:] as JSONObject) { $0[$1.name] = like($1.value, &choices) }.asValue
        }
    }

    private func any(_ choices: inout Choices, depth: Int = 0) -> JSONValue {
        switch choices.number(below: depth > 4 ? 5 : 7) {
        case 0: .null
        case 1: .bool(choices.bool())
        case 2: .integer(integer(&choices))
        case 3: .real(finite(&choices))
        case 4: string(&choices)
        case 5: .array((0..<choices.number(below: 4)).map { _ in any(&choices, depth: depth + 1) })
        default:
            (0..<choices.number(below: 4)).reduce(into: [:] as JSONObject) { object, _ in
                // The parser refuses names with U+0000.
                if case .string(let name) = string(&choices), !name.unicodeScalars.contains("\0") {
                    object[name] = any(&choices, depth: depth + 1)
                }
            }.asValue
        }
    }

    private func string(_ choices: inout Choices) -> JSONValue {
        switch choices.number(below: 4) {
        case 0: .string(choices.element(of: Self.identifiers))
        case 1: .string(choices.element(of: Words.all))
        case 2: .string(choices.element(of: Self.templates).method)
        default: .string(String(decoding: choices.string(), as: UTF8.self))
        }
    }

    private func integer(_ choices: inout Choices) -> Int64 {
        switch choices.number(below: 4) {
        case 0: Int64(choices.byte())
        case 1: -Int64(choices.byte())
        case 2: choices.bool() ? .max : .min
        default: Int64(bitPattern: choices.word())
        }
    }

    private func finite(_ choices: inout Choices) -> Double {
        let value = choices.bool() ? Double(integer(&choices)) / 8 : Double(bitPattern: choices.word())
        return value.isFinite ? value : .greatestFiniteMagnitude
    }

    private static func template(_ method: JSONValue) -> Template? {
        guard case .object(let method) = method, case .string(let name)? = method["name"],
            case .array(let parameters)? = method["params"], case .array(let examples)? = method["examples"],
            case .object(let example)? = examples.first, case .array(let values)? = example["params"]
        else { fatalError("a method of the OpenRPC document has no example") }
        let given = values.compactMap(pair)
        let named = parameters.compactMap { parameter -> (name: String, value: JSONValue)? in
            guard case .object(let parameter) = parameter, case .string(let name)? = parameter["name"] else {
                return nil
            }
            return given.first { $0.name == name } ?? (name, .null)
        }
        return Template(method: name, params: named)
    }

    private static func pair(_ value: JSONValue) -> (name: String, value: JSONValue)? {
        guard case .object(let pair) = value, case .string(let name)? = pair["name"] else { return nil }
        return (name, pair["value"] ?? .null)
    }
}

extension JSONObject {
    fileprivate var asValue: JSONValue { .object(self) }
}
