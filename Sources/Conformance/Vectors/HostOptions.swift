public import JSON

/// How the host of a case is to be started: the options of `serve`, as values and as arguments.
public struct HostOptions: Sendable {
    /// The options by their long name in camel case, as vector files write them.
    public var values: [String: JSONValue]
    /// The same options as arguments of a command line, sorted by name.
    public var arguments: [String]

    /// What a case gets unless it says otherwise; a null in a vector takes an option away.
    static let defaults: JSONObject = ["clock": "2026-01-01T12:00:00Z", "timeZone": "UTC", "seed": 1]

    /// Merges what a case gives into the defaults.
    ///
    /// - Parameters:
    ///   - given: The options of the case.
    ///   - file: Writes a value that cannot be an argument to a file and gives its path; for nil, that of a file which the
    ///     host is to make.
    /// - Throws: What `file` throws.
    init(_ given: JSONObject, file: (JSONValue?) throws(CaseFailure) -> String) throws(CaseFailure) {
        values = [:]
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
            case .string(let text): arguments += [option, text]
            case .integer, .real: arguments += [option, value.text]
            case .array, .object: arguments += [option, try file(value)]
            }
        }
    }

    /// Whether nothing in the output may differ from one run to the next.
    var isDeterministic: Bool {
        Self.defaults.members.allSatisfy { values[$0.name] != nil } && values["clock"] != "system"
    }

    /// The framing that the case speaks.
    var framing: Framing { values["framing"] == "headers" ? .headers : .lines }

    private static func kebab(_ name: String) -> String {
        name.reduce(into: "") { kebab, letter in
            kebab += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
        }
    }
}
