import Foundation
import JSON
import Testing

@testable import Conformance

struct ReusedProcessTests {
    @Test func `one process serves the cases, and a new one after a host that has not ended`() throws {
        let numbers = #"{"call": "number", "result": 1}; {"call": "number", "result": 2}; {"call": "number", "result": 9}"#
        let results = try run(Self.counting, numbers.components(separatedBy: "; ") + [#"{"call": "number", "result": 1}"#])
        #expect(results[0...1].map(\.failure) == [nil, nil])
        #expect(results[2].failure?.difference == Difference(path: "result", expected: "9", actual: "3"))
        #expect(results[3].failure == nil)
    }

    @Test func `the options of a case arrive as arguments`() throws {
        let arguments = #"["--clock","2026-01-01T12:00:00Z","--os-version","18.0","--seed","1","--time-zone","UTC"]"#
        let script = "read -r line; [ \"$line\" = '\(arguments)' ] || exit; \(Self.counting)"
        let failure = try #require(try run(script, [#"{"call": "number", "result": 0}"#]).first).failure
        #expect(failure == nil)
    }

    @Test func `the status of a host that has ended is that of the case`() throws {
        let script = "while read -r line; do [ \"$line\" != true ] || echo 7; done"
        let failures = try run(script, [#"{"call": "a", "result": 1}"#, #"{"send": {}}"#]).map(\.failure)
        #expect(failures[0]?.reason == "nothing more came: the host ended with exit status 7")
        #expect(failures[1]?.difference == Difference(path: "", expected: "0", actual: "7"))
    }

    @Test func `a line of another kind counts as output of the host`() throws {
        let failure = try run("while read -r line; do echo Listening; done", [#"{"call": "a", "result": 1}"#])[0].failure
        #expect(failure?.reason == #"the output is not a message: "Listening""#)
    }

    @Test func `a process that ends fails the case with its standard error`() throws {
        let failure = try run("read -r line; echo 'no module' >&2", [#"{"call": "a", "result": 1}"#])[0].failure
        #expect(failure?.reason == "nothing more came")
        #expect(failure?.standardError == ["no module"])
    }

    /// Hosts that answer with the number of hosts of the process so far.
    private static let counting = #"""
        count=0
        while read -r line; do
            case $line in
                '['*) count=$((count + 1)) input=open ;;
                false) input=closed ;;
                true) if [ "$input" = closed ]; then echo 0; else
                    echo "\"$(printf '{"jsonrpc":"2.0","id":1,"result":%d}\n' "$count" | base64 -w 0)\""; fi ;;
            esac
        done
        """#

    private func run(_ script: String, _ steps: [String]) throws -> [CaseResult] {
        let cases = steps.enumerated().map { #"{"name": "\#($0)", "exchange": [\#($1)]}"# }.joined(separator: ",")
        let file = try VectorFile(path: "steps.json", text: Array(#"{"about": "a", "cases": [\#(cases)]}"#.utf8))
        let process = ReusedProcess(command: ["sh", "-c", script], seconds: 600)
        return VectorRunner(connect: process.connect).run([file])
    }
}
