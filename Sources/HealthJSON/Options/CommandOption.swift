package import HealthModel
package import JSON

/// The sections of the help of `serve` and `generate`, by their titles.
package enum HelpSection: String, Sendable {
    case phone = "Phone"
    case app = "App and permissions"
    case data = "Data and store"
    case messages = "Protocol"
    case log = "Log"
    case person = "Person"
}

/// How the command line writes a value that is neither a text nor a number.
package struct CommandText: Sendable {
    /// Whether the option is given once for each element of an array.
    package let isRepeated: Bool
    /// What an error says, such as "it must be a day, such as 2024-01-31". Nil if the codec says it better.
    package let rule: String?
    /// The value of a text; nil if it has another form.
    let read: @Sendable (String) -> JSONValue?

    /// A form of texts.
    package init(isRepeated: Bool = false, rule: String? = nil, _ read: @escaping @Sendable (String) -> JSONValue?) {
        (self.isRepeated, self.rule, self.read) = (isRepeated, rule, read)
    }
}

/// An option of a command: one declaration for the command line, its help, a method of `control`, and recordings.
package struct CommandOption<Options>: Sendable {
    /// The parameter of the method. Its name is that of the option in camel case.
    package let parameter: ParameterDescription
    /// The name on the command line, such as `--os-version`.
    package let argumentName: String
    package let section: HelpSection
    /// The name of the value in the help. Nil for the name of the option.
    package let valueName: String?
    /// The value of an option that is not given.
    package let defaultValue: JSONValue?
    /// Whether a phone in memory can repeat the option of a recording.
    package let isRepeatable: Bool
    /// The form of the value on the command line; nil for a text, number or flag.
    package let text: CommandText?
    private let knownChoices: [String]
    private let assign: @Sendable (inout Options, inout Members, @escaping (LogRecord) -> Void) throws -> Void

    /// An option whose function may write to the log.
    package init<Value>(
        _ name: String, _ codec: ValueCodec<Value>, _ section: HelpSection, _ help: String, valueName: String? = nil,
        default defaultValue: JSONValue? = nil, isRepeatable: Bool = false, choices: [String] = [], text: CommandText? = nil,
        settingWithLog set:
            @escaping @Sendable (inout Options, Value, @escaping (LogRecord) -> Void) throws -> Void
    ) {
        parameter = ParameterDescription(name, help, isPath: codec.isPath, schema: codec.schema)
        argumentName = name.reduce(into: "--") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
        self.section = section
        self.valueName = valueName
        self.defaultValue = defaultValue
        self.isRepeatable = isRepeatable
        self.text = text
        knownChoices = choices
        assign = { options, arguments, log in
            if let value = try arguments.optional(name, codec) { try set(&options, value, log) }
        }
    }

    /// An option.
    package init<Value>(
        _ name: String, _ codec: ValueCodec<Value>, _ section: HelpSection, _ help: String, valueName: String? = nil,
        default defaultValue: JSONValue? = nil, isRepeatable: Bool = false, text: CommandText? = nil,
        _ set: @escaping @Sendable (inout Options, Value) throws -> Void
    ) {
        self.init(
            name, codec, section, help, valueName: valueName, default: defaultValue, isRepeatable: isRepeatable, text: text
        ) { options, value, _ in try set(&options, value) }
    }

    /// The name in camel case, as in JSON.
    package var name: String { parameter.name }

    /// Whether the option has no value on the command line.
    package var isFlag: Bool { schema("type") == "boolean" }

    /// The values that the help lists. Empty if there are others.
    package var choices: [String] {
        guard case .array(let names)? = schema("enum") else { return knownChoices }
        return names.compactMap { if case .string(let name) = $0 { name } else { nil } }
    }

    /// The value of a text on the command line.
    package func value(of text: String) -> JSONValue {
        if let form = self.text { return form.read(text) ?? .string(text) }
        let type = schema("type")
        guard type == "integer" || type == "number" else { return .string(text) }
        if let integer = Int64(text) { return .integer(integer) }
        // JSON has no infinite numbers.
        guard let number = Double(text), number.isFinite else { return .string(text) }
        return .real(number)
    }

    private func schema(_ member: String) -> JSONValue? {
        if case .object(let schema) = parameter.schema { schema[member] } else { nil }
    }

    /// Sets the option if the arguments have it.
    package func set(
        _ options: inout Options, _ arguments: inout Members, log: @escaping (LogRecord) -> Void = { _ in }
    ) throws {
        try assign(&options, &arguments, log)
    }
}

extension JSONValue {
    /// The value as an argument of a command line: the text of a string, and JSON of another value.
    package var argument: String {
        if case .string(let text) = self { text } else { jsonText }
    }
}
