import BridgeCore
import Explanations
import JSON

extension SessionTest {
    /// A test for Swift Testing, with `HealthKitBridgeClient`. Each value has a line of its own, which the compiler reads faster
    /// than one expression.
    func swiftTesting(_ name: String) -> [String] {
        var lines = remarks("//") + ["import HealthKitBridgeClient", "import Testing", ""]
        lines.append("@Test func `\(name.replacing("_", with: " "))`() async throws {")
        lines.append("    let bridge = try await Bridge.start(\(Literals.swift(.object(options))))")
        for (index, call) in callsOrOne.enumerated() {
            let number = index + 1
            var arguments = Literals.swift(call.method)
            if let params = call.params {
                lines.append("    let params\(number): JSONValue = \(Literals.swift(params))")
                arguments += ", params\(number)"
            }
            let statements: [String] =
                switch call.outcome {
                case .rows(let lists):
                    ["\(lists.isEmpty ? "" : "let result\(number) = ")try await bridge.call(\(arguments))"]
                        + lists.flatMap { Self.count($0, of: "result\(number)") }
                case .result(let value):
                    [
                        "let result\(number) = try await bridge.call(\(arguments))",
                        "let expected\(number): JSONValue = \(Literals.swift(value))",
                        "#expect(result\(number) == expected\(number))",
                    ]
                case .error(let error): Self.failure(error, of: arguments, number)
                case .none: []
                }
            lines += statements.map { "    \($0)" }
        }
        return lines + ["    await bridge.close()", "}"]
    }

    /// The statements that check the number of rows of a list.
    private static func count(_ list: Call.Rows, of result: String) -> [String] {
        let rows = "\(result)[\(Literals.swift(list.name))]"
        let last = list.count > 0 ? ["#expect(\(rows)?[\(list.count - 1)] != nil)"] : []
        return last + ["#expect(\(rows)?[\(list.count)] == nil)"]
    }

    /// The statements of a call that fails.
    private static func failure(_ error: JSONValue, of arguments: String, _ number: Int) -> [String] {
        var lines = error["data"].map { ["let data\(number): JSONValue = \(Literals.swift($0))"] } ?? []
        lines += [
            "do {", "    try await bridge.call(\(arguments))", "    Issue.record(\"the call has not failed\")",
            "} catch let failure as any ResponseError {",
            "    #expect(failure.error.code == \(Literals.swift(error["code"] ?? .null)))",
            "    #expect(failure.error.message == \(Literals.swift(error["message"] ?? "")))",
        ]
        if error["data"] != nil { lines.append("    #expect(failure.error.data == data\(number))") }
        return lines + ["}"]
    }
}
