import Foundation
import HealthJSON
import HealthModel
package import JSON

/// Options whose values need more than a codec.
extension HostOptions {
    /// Sets the clock from `system` or an RFC 3339 instant.
    package mutating func setClock(_ text: String) throws(JSONReadingError) {
        guard text != "system" else {
            clock = nil
            return
        }
        guard let instant = Date(rfc3339: text), instant <= Clock.end else {
            throw JSONReadingError(path: "clock", expected: "system, or an RFC 3339 instant such as 2026-03-01T08:00:00Z")
        }
        clock = instant
    }

    /// Sets the prelude from a file.
    mutating func setPrelude(path: String) throws(JSONReadingError) {
        guard let text = Self.contents(of: path) else {
            throw JSONReadingError(path: "prelude", expected: "the path of a file that can be read")
        }
        prelude = text
        inputPaths["prelude"] = path
    }

    /// Sets the answers to permission sheets from the name of a policy, the path of a script, or a script: a rule, or a list
    /// of rules that are used in turn. The script may name the types of this device. In lenient mode, accepted Swift case
    /// names are logged.
    mutating func setConsent(_ value: JSONValue, log: @escaping (LogRecord) -> Void) throws {
        inputPaths["consent"] = nil
        var script = value
        if case .string(let text) = value {
            if let policy = ConsentPolicy(rawValue: text) {
                consent = ConsentScript([ConsentRule(policy)])
                return
            }
            script = try Self.script(path: text)
            inputPaths["consent"] = text
        }
        let environment = makeEnvironment(log: log)
        consent = try ConsentScript(
            JSONReader(script, path: "consent"),
            ReadingContext(device: device, isLenient: mode == .lenient, warnings: Warnings { environment })
        )
    }

    private static func script(path: String) throws(JSONReadingError) -> JSONValue {
        guard let text = contents(of: path) else {
            let policies = ConsentPolicy.allCases.map(\.rawValue)
            throw JSONReadingError(
                path: "consent",
                expected: "one of \(policies.joined(separator: ", ")), or the path of a script that can be read",
                didYouMean: path.nearest(among: policies)
            )
        }
        do {
            return try JSONValue(parsing: text)
        } catch {
            throw JSONReadingError(path: "consent", expected: "a policy, or the path of a script in JSON; \(error)")
        }
    }

    /// The text of a file. Foundation would skip a byte-order mark, which requests may not have either.
    private static func contents(of path: String) -> String? {
        path.contentsOfFile.flatMap { String(validating: $0, as: UTF8.self) }
    }
}
