import BridgeCore
import JSON

extension SessionTest {
    /// A test for pytest, with the fixture `healthkit`.
    func pytest(_ name: String) -> [String] {
        let hasErrors = calls.contains { if case .error = $0.outcome { true } else { false } }
        let options = options.members.map { "\(Self.snakeCase($0.name))=\(Self.python($0.value))" }
        var lines = remarks("#") + ["import pytest"]
        if hasErrors { lines.append("from healthkit_bridge import ResponseError") }
        lines += ["", "", "@pytest.mark.healthkit(\(options.joined(separator: ", ")))", "def test_\(name)(healthkit):"]
        for call in callsOrOne {
            let arguments = ([call.method.quoted] + (call.params.map { [Self.python($0)] } ?? [])).joined(separator: ", ")
            switch call.outcome {
            case .rows(let lists):
                lines.append("    result = healthkit.call(\(arguments))")
                lines += lists.map { "    assert len(result[\($0.name.quoted)]) == \($0.count)" }
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
        return lines
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
        case .integer, .real, .string: value.jsonText
        case .array(let elements): "[\(elements.map(python).joined(separator: ", "))]"
        case .object(let object):
            "{\(object.members.map { "\($0.name.quoted): \(python($0.value))" }.joined(separator: ", "))}"
        }
    }
}
