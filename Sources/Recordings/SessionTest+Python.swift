import BridgeCore
import JSON

extension SessionTest {
    /// A test for pytest, with the fixture `healthkit`.
    func pytest(_ name: String) -> [String] {
        let hasErrors = calls.contains { if case .error = $0.outcome { true } else { false } }
        let options = options.members.map { "\(Self.snakeCase($0.name))=\(Literals.python($0.value))" }
        var lines = ["import pytest"]
        if hasErrors { lines.append("from healthkit_bridge import ResponseError") }
        // A comment in the first two lines could declare an encoding.
        let remarks = remarks("#")
        if !remarks.isEmpty { lines += [""] + remarks }
        lines += ["", "", "@pytest.mark.healthkit(\(options.joined(separator: ", ")))", "def test_\(name)(healthkit):"]
        for call in callsOrOne {
            let arguments = [.string(call.method), call.params].compactMap(\.self).map { Literals.python($0) }.joined(
                separator: ", ")
            switch call.outcome {
            case .rows(let lists):
                lines.append("    \(lists.isEmpty ? "" : "result = ")healthkit.call(\(arguments))")
                lines += lists.map { "    assert len(result[\(Literals.python($0.name))]) == \($0.count)" }
            case .result(let value):
                let comparison = value == .null ? "is" : "=="
                lines.append("    assert healthkit.call(\(arguments)) \(comparison) \(Literals.python(value))")
            case .error(let error):
                lines.append("    with pytest.raises(ResponseError) as failure:")
                lines.append("        healthkit.call(\(arguments))")
                lines.append("    assert failure.value.error == \(Literals.python(error))")
            case .none: break
            }
        }
        return lines
    }

    /// `osVersion` as `os_version`.
    private static func snakeCase(_ name: String) -> String {
        name.replacing(/[A-Z]+/) { "_\($0.output.lowercased())" }
    }
}
