import BridgeCore
import JSON

extension SessionTest {
    /// A test for pytest, with the fixture `healthkit`.
    func pytest(_ name: String) -> String {
        let hasErrors = calls.contains { if case .error = $0.outcome { true } else { false } }
        var lines = ["import pytest"]
        if hasErrors { lines.append("from healthkit_bridge import ResponseError") }
        let options = options.members.map { "\(Self.snakeCase($0.name))=\(Self.python($0.value))" }
        lines += ["", "", "@pytest.mark.healthkit(\(options.joined(separator: ", ")))", "def test_\(name)(healthkit):"]
        if calls.isEmpty { lines.append("    assert healthkit.call(\"control/state\")") }
        for call in calls {
            let arguments = ([call.method.quoted] + (call.params.map { [Self.python($0)] } ?? [])).joined(separator: ", ")
            switch call.outcome {
            case .rows(let counts):
                lines.append("    result = healthkit.call(\(arguments))")
                lines += counts.map { "    assert len(result[\($0.name.quoted)]) == \($0.count)" }
            case .result(let value):
                let comparison = value == .null ? "is" : "=="
                lines.append("    assert healthkit.call(\(arguments)) \(comparison) \(Self.python(value))")
            case .error(let error):
                lines.append("    with pytest.raises(ResponseError) as failure:")
                lines.append("        healthkit.call(\(arguments))")
                lines.append("    assert failure.value.error == \(Self.python(error))")
            case .none: break
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// A test for `node:test`.
    func node(_ name: String) -> String {
        var lines = [
            "import assert from 'node:assert/strict';", "import { test } from 'node:test';",
            "import { useHealthKit } from 'healthkit-bridge/node-test';", "",
            "const health = useHealthKit(\(JSONValue.object(options).compactText));", "",
            "test(\(name.replacing("_", with: " ").quoted), async () => {",
        ]
        if calls.isEmpty { lines.append("  assert.ok(await health.call('control/state'));") }
        for (index, call) in calls.enumerated() {
            let arguments = ([call.method.quoted] + (call.params.map { [$0.compactText] } ?? [])).joined(separator: ", ")
            switch call.outcome {
            case .rows(let counts):
                lines.append("  const result\(index + 1) = await health.call(\(arguments));")
                lines += counts.map { "  assert.equal(result\(index + 1)[\($0.name.quoted)].length, \($0.count));" }
            case .result(let value):
                lines.append("  assert.deepEqual(await health.call(\(arguments)), \(value.compactText));")
            case .error(let error):
                lines.append("  await assert.rejects(health.call(\(arguments)), (failure) => {")
                lines.append("    assert.deepEqual(failure.error, \(error.compactText));")
                lines += ["    return true;", "  });"]
            case .none: break
            }
        }
        return (lines + ["});", ""]).joined(separator: "\n")
    }

    /// A vector file with one case.
    func vector(_ name: String) -> String {
        let steps = calls.map { call in
            var step: JSONObject = ["call": .string(call.method)]
            step["params"] = call.params
            switch call.outcome {
            case .result(let value): step["result"] = value
            case .rows(let counts): step["result"] = Self.anyRows(counts)
            case .error(let error): step["error"] = error
            case .none: break
            }
            if !call.notifications.isEmpty { step["then"] = .array(call.notifications) }
            return JSONValue.object(step)
        }
        let file: JSONValue = [
            "about": "A session with a phone.",
            "cases": [["name": .string(name.replacing("_", with: " ")), "given": .object(options), "exchange": .array(steps)]],
        ]
        return file.lines(dividing: ["cases"]) + "\n"
    }

    /// An object with these lists, which may have any rows.
    private static func anyRows(_ counts: [(name: String, count: Int)]) -> JSONValue {
        var lists = JSONObject()
        for list in counts { lists[list.name] = ["$any": "array"] }
        return ["$has": .object(lists)]
    }

    /// `osVersion` as `os_version`.
    private static func snakeCase(_ name: String) -> String {
        name.replacing(/[A-Z]+/) { "_\($0.output.lowercased())" }
    }

    /// A value as a literal of Python.
    private static func python(_ value: JSONValue) -> String {
        switch value {
        case .null: "None"
        case .bool(let isTrue): isTrue ? "True" : "False"
        case .integer, .real, .string: value.compactText
        case .array(let elements): "[\(elements.map(python).joined(separator: ", "))]"
        case .object(let object):
            "{\(object.members.map { "\($0.name.quoted): \(python($0.value))" }.joined(separator: ", "))}"
        }
    }
}

extension SessionTest.Call.Outcome {
    /// The longest text of a result that a test compares, and the most rows of its lists.
    private static let (longestText, mostRows) = (2000, 20)

    /// The outcome of a call with a result.
    init(result: JSONValue) {
        guard case .object(let object) = result else {
            self = .result(result)
            return
        }
        let counts = object.members.compactMap { name, value in
            if case .array(let elements) = value { (name: name, count: elements.count) } else { nil }
        }
        let isLong = counts.contains { $0.count > Self.mostRows } || result.compactText.utf8.count > Self.longestText
        self = isLong && !counts.isEmpty ? .rows(counts) : .result(result)
    }
}

extension String {
    /// The text as a JSON string, which is also a literal of Python and JavaScript.
    fileprivate var quoted: String { JSONValue.string(self).compactText }
}
