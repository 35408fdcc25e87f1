import JSON
import Testing

@testable import Conformance

/// The sample of the vectors that the clients and the servers run through their transports.
struct SampleTests {
    private static let all = vectorNames.compactMap { vectors[$0] }
    private static let sample = VectorFile.sample(of: all)
    private static let chosen = Set(sample.flatMap { file in file.cases.map { "\(file.path): \($0.name)" } })
    private static let found = Set(all.flatMap { $0.cases.flatMap(\.wireFeatures) })

    @Test func `the sample has every property of the wire, and is small`() {
        let sampled = Set(Self.sample.flatMap { $0.cases.flatMap(\.wireFeatures) })
        #expect(sampled == Self.found)
        let count = Self.all.map(\.cases.count).reduce(0, +)
        #expect(Self.chosen.count > 100 && Self.chosen.count < count / 6, "\(Self.chosen.count) of \(count)")
    }

    /// Each kind of property occurs in the vectors, so that the test above is not empty.
    @Test func `the vectors have each kind of property`() {
        let plain: [WireFeature] = [
            .atEnd, .batch, .bytes, .exactOutput, .exitStatus, .files, .framing, .id(.largeInteger), .id(.null),
            .id(.string),
            .scalar(bytes: 2), .scalar(bytes: 3), .scalar(bytes: 4), .severalMessages, .silence, .size(4096),
            .size(65536),
            .option("auditLog", isFile: true), .option("consent", isFile: true), .option("maxFrame", isFile: false),
            .option("noControl", isFile: true), .error("-32700"), .error("-32600"), .error("-32601"), .error("-32602"),
            .error("-32800"), .waiting("store/requestAuthorization"), .notification(#""store/observerQuery.update""#),
            .method("store/save"),
        ]
        for feature in plain { #expect(Self.found.contains(feature), "\(feature)") }
    }

    @Test func `every case about bytes is in the sample`() {
        for file in Self.all {
            for vector in file.cases where vector.wireFeatures.contains(where: \.isAboutBytes) {
                #expect(Self.chosen.contains("\(file.path): \(vector.name)"))
            }
        }
        for name in ["connection/framing-headers.json", "connection/batches.json", "connection/limits.json"] {
            #expect(Self.chosen.contains { $0.hasPrefix(name) }, "\(name)")
        }
    }

    @Test(
        arguments: [
            (#"{"call": "m", "result": 1}"#, [.method("m")]),
            (#"{"call": "m", "error": {"code": -32001}}"#, [.method("m"), .error("-32001")]),
            (#"{"call": "m"}"#, [.method("m"), .waiting("m"), .silence]),
            (#"{"call": "m", "id": "x", "result": 1}"#, [.method("m"), .id(.string)]),
            (#"{"send": {"id": null, "method": "m"}, "expect": 1}"#, [.method("m"), .id(.null), .waiting("m")]),
            (
                #"{"call": "m", "result": 1, "then": [{"method": "n"}]}"#,
                [.method("m"), .notification(#""n""#), .severalMessages]
            ),
            (
                #"{"call": "m", "params": ["é€🫀"], "result": 1}"#,
                [.method("m"), .scalar(bytes: 2), .scalar(bytes: 3), .scalar(bytes: 4)]
            ),
            (#"{"send": [], "expectEach": [1, 2]}"#, [.batch, .severalMessages]),
            (#"{"sendText": "x\n", "expectText": "y\n"}"#, [.bytes, .exactOutput]),
            (#"{"sendBase64": "/wo="}"#, [.bytes, .silence]),
        ] as [(String, Set<WireFeature>)]
    )
    func `a step has the properties of its messages`(step: String, features: Set<WireFeature>) throws {
        #expect(try vector(#""exchange": [\#(step)]"#).wireFeatures == features)
    }

    @Test(
        arguments: [
            (#""given": {"framing": "headers"}"#, [.framing, .option("framing", isFile: false)]),
            (#""given": {"maxFrame": 10}"#, [.framing, .option("maxFrame", isFile: false)]),
            (
                #""given": {"consent": [], "auditLog": true}"#,
                [.option("consent", isFile: true), .option("auditLog", isFile: true)]
            ),
            (#""given": {"noControl": false, "clock": null}"#, []),
            (#""files": {"a": "b"}"#, [.files]),
            (#""atEnd": [1]"#, [.atEnd]),
            (#""exit": 1"#, [.exitStatus]),
            (#""prelude": [{"method": "m", "params": "é"}]"#, [.scalar(bytes: 2)]),
        ] as [(String, Set<WireFeature>)]
    )
    func `a case has the properties of its options, files and end`(members: String, features: Set<WireFeature>) throws {
        #expect(try vector(#"\#(members), "exchange": []"#).wireFeatures == features)
    }

    @Test func `the first case of each method is chosen, and a later one only with something new`() throws {
        let cases = [
            #"{"name": "a", "exchange": [{"call": "m", "result": 1}]}"#,
            #"{"name": "b", "exchange": [{"call": "m", "result": 2}]}"#,
            #"{"name": "c", "exchange": [{"call": "n", "result": 2}]}"#,
            #"{"name": "d", "exchange": [{"send": [1], "expect": 1}, {"call": "n", "result": 2}]}"#,
            #"{"name": "e", "exchange": [{"send": [1], "expect": 1}]}"#,
        ]
        let text = #"{"about": "a", "cases": [\#(cases.joined(separator: ","))]}"#
        let file = try VectorFile(path: "t.json", text: Array(text.utf8))
        let other = try VectorFile(path: "u.json", text: Array(#"{"about": "a", "cases": [\#(cases[0])]}"#.utf8))
        let sample = VectorFile.sample(of: [file, other])
        #expect(sample.map(\.path) == ["t.json"])
        #expect(sample.first?.cases.map(\.name) == ["a", "d", "e"])
    }

    private func vector(_ members: String) throws -> VectorCase {
        let text = #"{"about": "a", "cases": [{"name": "n", \#(members)}]}"#
        return try #require(try VectorFile(path: "t.json", text: Array(text.utf8)).cases.first)
    }
}
