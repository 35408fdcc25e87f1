import JSON
import Testing

@testable import Conformance

struct PatternTests {
    @Test(arguments: [
        (#"{"a": 1, "b": [true, null]}"#, #"{"b": [true, null], "a": 1}"#),
        ("1", "1.0"),
        ("1.0", "1"),
        (#"{"$any": "uuid"}"#, #""5C5B2A9E-0A6B-4C1D-9E7F-0123456789AB""#),
        (#"{"$any": "date"}"#, #""2026-01-01T12:00:00Z""#),
        (#"{"$any": "date"}"#, #""2026-01-01T12:00:00.250Z""#),
        (#"{"$any": "string"}"#, #""""#),
        (#"{"$any": "integer"}"#, "1"),
        (#"{"$any": "number"}"#, "1.5"),
        (#"{"$any": "boolean"}"#, "false"),
        (#"{"$any": "array"}"#, "[1]"),
        (#"{"$any": "object"}"#, "{}"),
        (#"{"$any": "anything"}"#, "null"),
        (#"{"$integer": 1}"#, "1"),
        (#"{"$real": 72.0}"#, "72.0"),
        (#"{"$real": 1e300}"#, "1e+300"),
        (#"{"$has": {"a": 1}}"#, #"{"b": 2, "a": 1}"#),
        (#"{"$has": {"$ref": "x"}}"#, ##"{"$ref": "x"}"##),
        (#"{"$contains": [3, 1]}"#, "[1, 2, 3]"),
        (#"{"$contains": [{"$any": "number"}, 1]}"#, "[1, 2]"),
        (#"{"$contains": []}"#, "[]"),
        (#"{"$contains": "HealthKit"}"#, #""the HealthKit store""#),
        (#"{"$unordered": [3, {"a": 1}, 2]}"#, #"[2, 3, {"a": 1}]"#),
        (#"[{"$save": "id", "as": {"$any": "integer"}}, {"$use": "id"}]"#, "[7, 7]"),
    ])
    func `a value that matches has no difference`(pattern: String, value: String) throws {
        #expect(try difference(pattern, value) == nil)
    }

    @Test(
        arguments: [
            (#"{"a": 1}"#, #"{"a": 2}"#, "a", "1", "2"),
            (#"{"a": 1}"#, "{}", "a", "1", "nothing"),
            (#"{"a": 1}"#, #"{"a": 1, "b": null}"#, "b", "nothing", "null"),
            (#"{"a": {"b": [1, 2]}}"#, #"{"a": {"b": [1, 3]}}"#, "a.b[1]", "2", "3"),
            ("[1, 2]", "[1]", "[1]", "2", "nothing"),
            ("[1]", "[1, 2]", "[1]", "nothing", "2"),
            ("1", "true", "", "1", "true"),
            ("1", #""1""#, "", "1", #""1""#),
            ("9007199254740993", "9007199254740992.0", "", "9007199254740993", "9007199254740992.0"),
            (#""\u00e9""#, #""e\u0301""#, "", "\"\u{E9}\"", "\"e\u{301}\""),
            (#"{"$any": "uuid"}"#, #""5c5b2a9e-0a6b-4c1d-9e7f-0123456789ab""#, "", #"{"$any":"uuid"}"#, nil),
            (#"{"$any": "date"}"#, #""2026-01-01T12:00:00+01:00""#, "", #"{"$any":"date"}"#, nil),
            (#"{"$any": "integer"}"#, "1.0", "", #"{"$any":"integer"}"#, "1.0"),
            (#"{"$integer": 1}"#, "1.0", "", #"{"$integer":1}"#, "1.0"),
            (#"{"$real": 72.0}"#, "72", "", #"{"$real":72.0}"#, "72"),
            (#"{"$has": {"a": {"b": 1}}}"#, #"{"a": {"b": 1, "c": 2}}"#, "a.c", "nothing", "2"),
            (#"{"$contains": [1, 1]}"#, "[1, 2]", "", #"{"$contains":[1,1]}"#, "[1,2]"),
            (#"{"$contains": "x"}"#, #""y""#, "", #"{"$contains":"x"}"#, #""y""#),
            (#"{"$unordered": [1]}"#, "[1, 2]", "", #"{"$unordered":[1]}"#, "[1,2]"),
            (#"[{"$save": "id"}, {"$use": "id"}]"#, "[7, 8]", "[1]", "7", "8"),
            (#"{"$use": "id"}"#, "1", "", "a value saved as “id”, but there is none", "1"),
        ] as [(String, String, String, String, String?)]
    )
    func `a difference names its path`(
        pattern: String, value: String, path: String, expected: String, actual: String?
    ) throws {
        let difference = try #require(try difference(pattern, value))
        #expect(difference == Difference(path: path, expected: expected, actual: actual ?? value))
    }

    @Test(arguments: [
        (#"{"$any": "colour"}"#, "there is no form “colour”"),
        (#"{"$matches": "x"}"#, "there is no matcher $matches"),
        (#"{"$real": 72}"#, "$real cannot take 72"),
        (#"{"$has": [1]}"#, "$has cannot take [1]"),
        (#"{"$any": "uuid", "a": 1}"#, "a cannot stand beside $any"),
    ])
    func `an invalid matcher is refused with its path`(pattern: String, reason: String) throws {
        let problem = #expect(throws: VectorProblem.self) {
            try Pattern(["a": ["b": JSONValue(parsing: pattern)]], at: "expect")
        }
        #expect(problem?.path == "expect.a.b")
        #expect(problem?.reason.hasPrefix(reason) == true)
    }

    @Test func `saved values are inserted into messages`() throws {
        var bindings = Bindings()
        bindings["query"] = "Q"
        #expect(try bindings.filling(["a": [["$use": "query"]], "b": 1]) == ["a": ["Q"], "b": 1])
        #expect(throws: Bindings.UnknownName.self) { try bindings.filling(["$use": "other"]) }
    }

    private func difference(_ pattern: String, _ value: String) throws -> Difference? {
        var bindings = Bindings()
        return try Pattern(JSONValue(parsing: pattern), at: "")
            .difference(from: JSONValue(parsing: value), &bindings)
    }
}
