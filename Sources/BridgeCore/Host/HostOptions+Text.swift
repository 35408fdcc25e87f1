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

    /// Sets the prelude from a file or a folder.
    mutating func setPrelude(path: String) throws(JSONReadingError) {
        guard let text = Self.contents(of: path) ?? Self.prelude(ofFolder: path) else {
            let hint = path.hasSuffix(".zip") ? ". An archive needs a folder around it" : ""
            throw JSONReadingError(path: "prelude", expected: "the path of a text or a folder that can be read\(hint)")
        }
        prelude = text
        inputPaths["prelude"] = path
    }

    /// The requests of a folder, in the order of the names of its files: those of each `.jsonl`, and an import of each `.zip`. Nil
    /// if there is no such folder, or a file cannot be read.
    private static func prelude(ofFolder path: String) -> String? {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else { return nil }
        var requests: [String] = []
        for file in names.sorted().map({ "\(path)/\($0)" }) {
            if file.hasSuffix(".zip") {
                let params: JSONValue = ["path": .string(file)]
                let request: JSONValue = ["jsonrpc": "2.0", "id": 1, "method": "control/import", "params": params]
                requests.append(request.jsonText)
            } else if file.hasSuffix(".jsonl") {
                guard let text = contents(of: file) else { return nil }
                requests.append(text)
            }
        }
        return requests.joined(separator: "\n")
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
