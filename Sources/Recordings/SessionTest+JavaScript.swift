import BridgeCore
import JSON

extension SessionTest {
    /// A test for `node:test`.
    func node(_ name: String) -> [String] {
        let imports = [
            "import assert from 'node:assert/strict';", "import { test } from 'node:test';",
            "import { useHealthKit } from 'healthkit-bridge/node-test';",
        ]
        return javaScript(name, imports) { index, arguments, outcome in
            switch outcome {
            case .rows(let lists):
                ["const result\(index) = await health.call(\(arguments));"]
                    + lists.map { "assert.equal(result\(index)[\($0.name.quoted)].length, \($0.count));" }
            case .result(let value): ["assert.deepEqual(await health.call(\(arguments)), \(value.jsonText));"]
            case .error(let error):
                [
                    "await assert.rejects(health.call(\(arguments)), (failure) => {",
                    "  assert.deepEqual(failure.error, \(error.jsonText));", "  return true;", "});",
                ]
            case .none: []
            }
        }
    }

    func jest(_ name: String) -> [String] {
        javaScript(name, ["import { useHealthKit } from 'healthkit-bridge/jest';"]) { index, arguments, outcome in
            switch outcome {
            case .rows(let lists):
                ["const result\(index) = await health.call(\(arguments));"]
                    + lists.map { "expect(result\(index)[\($0.name.quoted)]).toHaveLength(\($0.count));" }
            case .result(let value): ["expect(await health.call(\(arguments))).toEqual(\(value.jsonText));"]
            case .error(let error):
                ["await expect(health.call(\(arguments))).rejects.toMatchObject({ error: \(error.jsonText) });"]
            case .none: []
            }
        }
    }

    /// A test in JavaScript. `statements` are those of a call with a number, its arguments and its outcome.
    private func javaScript(
        _ name: String, _ imports: [String], _ statements: (Int, String, Call.Outcome) -> [String]
    ) -> [String] {
        var lines = remarks("//") + imports
        lines += ["", "const health = useHealthKit(\(JSONValue.object(options).jsonText));", ""]
        lines.append("test(\(name.replacing("_", with: " ").quoted), async () => {")
        for (index, call) in callsOrOne.enumerated() {
            let arguments = ([call.method.quoted] + (call.params.map { [$0.jsonText] } ?? [])).joined(separator: ", ")
            lines += statements(index + 1, arguments, call.outcome).map { "  \($0)" }
        }
        return lines + ["});"]
    }
}
