import Bridge
import BridgeCore
import Foundation
import JSON

/// A message to the host, as a recording has it.
struct RecordedMessage {
    /// The member of a step that sends it.
    let member: [UInt8]
    /// Whether the replay sends something else that has the same effect. Then only the codes of errors are the same.
    let isChanged: Bool
    /// Whether the recorder has added the call, which has a result of null.
    let isAdded: Bool

    /// A call that the recorder adds.
    init(call method: String, _ params: JSONValue) {
        member = Array(#""call": "\#(method)", "params": \#(params.jsonText), "result": null"#.utf8)
        (isChanged, isAdded) = (false, true)
    }

    /// A message to a host. A host that refuses the methods of `control` gets them under a name that does not exist.
    init(_ message: [UInt8], isTooLong: Bool, refusingControl: Bool) {
        isAdded = false
        guard !isTooLong, let value = try? JSONValue(parsingMessage: message[...]) else {
            // A replay sends it as a line. A vertical tab is no JSON, in a string or outside.
            let line = message.isEmpty ? [0x0B] : message.map { $0 == UInt8(ascii: "\n") ? 0x0B : $0 }
            member = Array(#""sendBase64": "\#(Data(line + [UInt8(ascii: "\n")]).base64EncodedString())""#.utf8)
            isChanged = line != message
            return
        }
        let sent = refusingControl ? value.refusingControl : value
        isChanged = sent != value
        // A vector would replace a member such as `$use` in a message that is no text.
        member =
            sent.hasMatcher
            ? Array("\"sendText\": \(JSONValue.string(sent.jsonText + "\n").jsonText)".utf8)
            : Array("\"send\": ".utf8) + sent.jsonBytes
    }

    /// A message of the host as an expected value. Objects that would be matchers are replaced by one. Of an error that says how a changed
    /// message is wrong, or that a method does not exist where those of `control` do not, the replay has only the code.
    static func expected(_ message: [UInt8], ofChanged isChanged: Bool, refusingControl: Bool) -> [UInt8] {
        // Most messages have no name that begins so, and need not be parsed.
        guard message.hasNameOfMatcher || isChanged || refusingControl else { return message }
        guard let value = try? JSONValue(parsingMessage: message[...]) else {
            return Array((message.first == UInt8(ascii: "[") ? #"{"$any": "array"}"# : #"{"$any": "object"}"#).utf8)
        }
        let plain = value.withoutMatchers
        guard isChanged || refusingControl else { return plain.jsonBytes }
        return plain.withoutReasons { isChanged || $0 == -32601 }.jsonBytes
    }
}

extension [UInt8] {
    /// Whether a text may hold the name of a matcher: a string that begins with `$`.
    fileprivate var hasNameOfMatcher: Bool {
        zip(self, dropFirst()).contains { $0 == UInt8(ascii: "\"") && $1 == UInt8(ascii: "$") }
    }
}

extension JSONValue {
    /// A message or a batch with other names for the methods of `control`.
    fileprivate var refusingControl: JSONValue {
        switch self {
        case .array(let elements): return .array(elements.map(\.refusingControl))
        case .object(var object):
            guard case .string(let name)? = object["method"], Channels.registry.method(name, withControl: false) == nil,
                Channels.registry.method(name, withControl: true) != nil
            else { return self }
            object["method"] = .string(name + " (refused)")
            return .object(object)
        case .null, .bool, .integer, .real, .string: return self
        }
    }

    /// A message or a batch of the host with only the codes of some errors, and without what only tests see of a sheet.
    fileprivate func withoutReasons(where isConcerned: (JSONValue) -> Bool) -> JSONValue {
        switch self {
        case .array(let elements): return .array(elements.map { $0.withoutReasons(where: isConcerned) })
        case .object(var object):
            if case .object(let error)? = object["error"], let code = error["code"], isConcerned(code) {
                object["error"] = ["$has": ["code": code]]
            }
            if object["method"] == "control/permissionSheet", let params = object["params"] {
                object["params"] = ["$has": params]
            }
            return .object(object)
        case .null, .bool, .integer, .real, .string: return self
        }
    }

    /// Whether a vector would read an object in the value as a matcher.
    fileprivate var hasMatcher: Bool {
        switch self {
        case .array(let elements): elements.contains(where: \.hasMatcher)
        case .object(let object): object.isMatcher || object.members.contains { $0.value.hasMatcher }
        case .null, .bool, .integer, .real, .string: false
        }
    }

    fileprivate var withoutMatchers: JSONValue {
        switch self {
        case .array(let elements): .array(elements.map(\.withoutMatchers))
        case .object(let object) where object.isMatcher: ["$any": "object"]
        case .object(let object): .object(object.mapValues { $0.withoutMatchers })
        case .null, .bool, .integer, .real, .string: self
        }
    }
}

extension JSONObject {
    fileprivate var isMatcher: Bool { members.contains { $0.name.hasPrefix("$") } }
}
