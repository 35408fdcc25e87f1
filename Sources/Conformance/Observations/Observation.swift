package import Foundation
import JSON

/// The result of the vectors on a device, as `protocol/observations/result.schema.json` describes it.
package struct Observation: Sendable {
    /// The name of the file without its ending, by which a rule cites it: `"D: NAME"`.
    package let name: String
    /// The device, such as `iPhone17,1`, and its system, such as `iOS 27.0`.
    package let device, system: String
    /// The cases that ran or were left out.
    let cases: [Case]

    struct Case: Sendable, Equatable {
        var file: String
        var name: String
        var outcome: Outcome
    }

    enum Outcome: Sendable, Equatable {
        case agreed
        /// The place of the difference, the expected and the actual value, as JSON.
        case different(path: String, expected: String, actual: String)
        /// The reason for which the case did not run.
        case notRun(String)
    }

    /// Reads the file of a result.
    ///
    /// - Throws: A problem with the place of the first error.
    package init(contentsOf file: URL) throws(VectorProblem) {
        guard let data = try? Data(contentsOf: file) else {
            throw VectorProblem("", "the file cannot be read", file: file.lastPathComponent)
        }
        do throws(VectorProblem) {
            try self.init(Array(data), name: file.deletingPathExtension().lastPathComponent)
        } catch {
            throw VectorProblem(error.path, error.reason, file: file.lastPathComponent)
        }
    }

    init(_ bytes: [UInt8], name: String) throws(VectorProblem) {
        guard let value = try? JSONValue(parsing: bytes, maximumDepth: 256) else { throw VectorProblem("", "this is not JSON") }
        let members = try Members(value, at: "")
        self.name = name
        device = try members.string("device")
        system = try members.string("system")
        _ = try members.string("date")
        var cases: [Case] = []
        for (value, path) in try members.elements("cases") {
            let members = try Members(value, at: path)
            let outcome: Outcome
            switch try members.string("outcome") {
            case "agreed": outcome = .agreed
            case "different":
                outcome = .different(
                    path: try members.string("path"),
                    expected: try members.required("expected").jsonText,
                    actual: try members.required("actual").jsonText
                )
            case "notRun": outcome = .notRun(try members.string("reason"))
            case let other: throw VectorProblem(members.place("outcome"), "there is no outcome “\(other)”")
            }
            cases.append(Case(file: try members.string("file"), name: try members.string("case"), outcome: outcome))
            try members.finish(knowing: ["file", "case", "outcome", "step", "path", "expected", "actual", "reason"])
        }
        try members.finish(knowing: ["device", "system", "date", "cases"])
        guard !cases.isEmpty else { throw VectorProblem("cases", "there are no cases") }
        self.cases = cases
    }
}
