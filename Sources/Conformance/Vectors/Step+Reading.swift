import Foundation
import JSON

extension Step {
    /// Reads a step. A call without an id gets the next id of the case.
    init(_ value: JSONValue, at path: String, nextID: inout Int64) throws(VectorProblem) {
        let members = try Members(value, at: path)
        let inputs = ["call", "send", "sendText", "sendBase64"].filter(members.has)
        guard inputs.count == 1 else {
            throw VectorProblem(path, "a step has one of call, send, sendText and sendBase64")
        }
        if inputs == ["call"] {
            self = try Self.call(members, nextID: &nextID)
        } else {
            self = Step(input: try Self.input(members), output: try Self.output(members))
        }
        try members.finish(
            knowing: inputs == ["call"]
                ? ["call", "id", "params", "result", "error", "then"] : inputs + ["expect", "expectEach", "expectText"]
        )
    }

    private static func call(_ members: Members, nextID: inout Int64) throws(VectorProblem) -> Step {
        let id = members["id"] ?? .integer(nextID)
        if !members.has("id") { nextID += 1 }
        // The name of an event channel is known only in the case itself.
        let method: JSONValue
        if case .object(let saved)? = members["call"], saved["$use"] != nil {
            method = .object(saved)
        } else {
            method = .string(try members.string("call"))
        }
        var request: JSONObject = ["jsonrpc": "2.0", "id": id, "method": method]
        request["params"] = members["params"]

        var step = Step(input: .message(.object(request)))
        guard !(members.has("result") && members.has("error")) else {
            throw VectorProblem(members.path, "a response has result or error, not both")
        }
        let envelope: [Pattern.Member] = [
            .init(name: "jsonrpc", pattern: .equal("2.0")),
            .init(name: "id", pattern: try Pattern(id, at: members.place("id"))),
        ]
        if let result = members["result"] {
            let pattern = try Pattern(result, at: members.place("result"))
            step.output.append(.message(.object(envelope + [.init(name: "result", pattern: pattern)])))
        }
        if members.has("error") {
            let error = try Pattern.members(try members.object("error"), at: members.place("error"))
            step.output.append(.message(.object(envelope + [.init(name: "error", pattern: .has(error))])))
        }
        step.output += try members.patterns("then").map(Output.message)
        return step
    }

    private static func input(_ members: Members) throws(VectorProblem) -> Input {
        if let message = members["send"] { return .message(message) }
        if members.has("sendText") { return .bytes(Array(try members.string("sendText").utf8)) }
        guard let data = Data(base64Encoded: try members.string("sendBase64")) else {
            throw VectorProblem(members.place("sendBase64"), "this is not Base64")
        }
        return .bytes(Array(data))
    }

    private static func output(_ members: Members) throws(VectorProblem) -> [Output] {
        let expectations = ["expect", "expectEach", "expectText"].filter(members.has)
        guard expectations.count <= 1 else {
            throw VectorProblem(members.path, "a step has at most one of expect, expectEach and expectText")
        }
        if let message = members["expect"] {
            return [.message(try Pattern(message, at: members.place("expect")))]
        }
        if members.has("expectText") {
            return [.bytes(Array(try members.string("expectText").utf8))]
        }
        return try members.patterns("expectEach").map(Output.message)
    }
}
