public import JSON

/// The options of `serve` with which the host of a case starts, as values and as arguments.
public struct HostOptions: Sendable {
    /// The options by long name in camel case, as in vector files.
    public var values: [String: JSONValue]
    /// The same options as command-line arguments, sorted by name.
    public var arguments: [String]

    /// The options that a case gets by default. A null in a vector removes an option.
    static let defaults: JSONObject = ["clock": "2026-01-01T12:00:00Z", "timeZone": "UTC", "seed": 1, "osVersion": "18.0"]

    /// Merges the options of a case with the defaults.
    ///
    /// - Parameters:
    ///   - given: The options of the case.
    ///   - vary: The seed by which the host varies what HealthKit does not promise.
    ///   - file: Writes values that cannot be an argument to a file, one a line, and returns its path. For nil, returns the
    ///     path of a file that the host will create.
    /// - Throws: The errors of `file`.
    init(_ given: JSONObject, vary: UInt64? = nil, file: ([JSONValue]?) throws(CaseFailure) -> String) throws(CaseFailure) {
        values = [:]
        if let vary { values["vary"] = .integer(Int64(clamping: vary)) }
        for (name, value) in Self.defaults.members + given.members {
            values[name] = value
        }
        values = values.filter { $0.value != .null }
        arguments = []
        for (name, value) in values.sorted(by: { $0.key < $1.key }) {
            let option = "--" + Self.kebab(name)
            switch value {
            case .null, .bool(false): break
            case .bool(true) where name == "auditLog": arguments += [option, try file(nil)]
            case .bool(true): arguments.append(option)
            // As an argument of its own, the text would be an option.
            case .string(let text) where text.utf8.first == UInt8(ascii: "-"): arguments.append("\(option)=\(text)")
            case .string(let text): arguments += [option, text]
            case .integer, .real: arguments += [option, value.jsonText]
            case .array(let lines) where name == "prelude": arguments += [option, try file(lines)]
            case .array, .object: arguments += [option, try file([value])]
            }
        }
    }

    /// Whether all runs must produce the same output.
    var isDeterministic: Bool {
        ["clock", "timeZone", "seed"].allSatisfy { values[$0] != nil } && values["clock"] != "system"
    }

    var framing: Framing { values["framing"] == "headers" ? .headers : .lines }

    private static func kebab(_ name: String) -> String {
        name.reduce(into: "") { kebab, letter in
            kebab += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
        }
    }
}
