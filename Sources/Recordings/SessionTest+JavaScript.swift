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
                ["\(lists.isEmpty ? "" : "const result\(index) = ")await health.call(\(arguments));"]
                    + lists.map { "assert.equal(result\(index)[\(Literals.javaScript($0.name))].length, \($0.count));" }
            case .result(let value): ["assert.deepEqual(await health.call(\(arguments)), \(Literals.javaScript(value)));"]
            case .error(let error):
                [
                    "await assert.rejects(health.call(\(arguments)), (failure) => {",
                    "  assert.deepEqual(failure.error, \(Literals.javaScript(error)));", "  return true;", "});",
                ]
            case .none: []
            }
        }
    }

    func jest(_ name: String) -> [String] {
        javaScript(name, ["import { useHealthKit } from 'healthkit-bridge/jest';"]) { index, arguments, outcome in
            switch outcome {
            case .rows(let lists):
                ["\(lists.isEmpty ? "" : "const result\(index) = ")await health.call(\(arguments));"]
                    + lists.map { "expect(result\(index)[\(Literals.javaScript($0.name))]).toHaveLength(\($0.count));" }
            case .result(let value): ["expect(await health.call(\(arguments))).toEqual(\(Literals.javaScript(value)));"]
            case .error(let error):
                ["await expect(health.call(\(arguments))).rejects.toMatchObject({ error: \(Literals.javaScript(error)) });"]
            case .none: []
            }
        }
    }

    /// A test in JavaScript. `statements` are those of a call with a number, its arguments and its outcome.
    private func javaScript(
        _ name: String, _ imports: [String], _ statements: (Int, String, Call.Outcome) -> [String]
    ) -> [String] {
        var lines = remarks("//") + imports
        lines += ["", "const health = useHealthKit(\(Literals.javaScript(.object(options))));", ""]
        lines.append("test(\(Literals.javaScript(name.replacing("_", with: " "))), async () => {")
        for (index, call) in callsOrOne.enumerated() {
            let arguments = [.string(call.method), call.params].compactMap(\.self).map { Literals.javaScript($0) }.joined(
                separator: ", ")
            lines += statements(index + 1, arguments, call.outcome).map { "  \($0)" }
        }
        return lines + ["});"]
    }
}
