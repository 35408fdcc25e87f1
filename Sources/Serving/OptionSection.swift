import ArgumentParser
package import HealthJSON
package import JSON

/// The options of a table that the help of a command lists together.
package protocol OptionSection {
    /// What the options change.
    associatedtype Options
    static var options: [CommandOption<Options>] { get }
}

/// The values of a section's options on the command line.
///
/// ArgumentParser takes the options of a type from the mirror of its default value, and decodes their values by name.
package struct ParsedOptions<Section: OptionSection>: ParsableArguments, CustomReflectable {
    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    /// The given values by name.
    package private(set) var values = JSONObject()

    /// No values.
    package init() {}

    /// The values that ArgumentParser has found.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Name.self)
        for option in Section.options {
            let name = Name(stringValue: option.name)
            if option.isFlag {
                if try container.decode(Flag<Bool>.self, forKey: name).wrappedValue { values[option.name] = true }
            } else if option.text?.isRepeated ?? false {
                let texts = try container.decode(Option<[String]>.self, forKey: name).wrappedValue
                if !texts.isEmpty { values[option.name] = .array(texts.map(option.value)) }
            } else if let text = try container.decode(Option<String?>.self, forKey: name).wrappedValue {
                values[option.name] = option.value(of: text)
            }
        }
    }

    /// The declarations of the options.
    package var customMirror: Mirror {
        Mirror(self, children: Section.options.map { option -> Mirror.Child in (option.name, option.declaration) })
    }
}

extension CommandOption {
    /// The declaration for ArgumentParser.
    fileprivate var declaration: Any {
        let name = NameSpecification.customLong(String(argumentName.dropFirst(2)))
        let help = ArgumentHelp("\(parameter.summary)\(notes)", valueName: valueName)
        guard !isFlag else { return Flag<Bool>(wrappedValue: false, name: name, help: help) }
        if text?.isRepeated ?? false { return Option<[String]>(wrappedValue: [], name: name, help: help) }
        let completion: CompletionKind? = choices.isEmpty ? parameter.isPath ? .file() : nil : .list(choices)
        return Option<String?>(name: name, help: help, completion: completion)
    }

    /// The choices and the default, as ArgumentParser writes those of other options.
    private var notes: String {
        var notes: [String] = []
        if !choices.isEmpty { notes.append("values: \(choices.joined(separator: ", "))") }
        if let defaultValue { notes.append("default: \(defaultValue.argument)") }
        return notes.isEmpty ? "" : " (\(notes.joined(separator: "; ")))"
    }
}

extension [JSONValue] {
    /// The element at an index such as `[2]`.
    fileprivate func element(_ index: Substring) -> JSONValue? {
        Int(index.filter(\.isNumber)).flatMap { indices.contains($0) ? self[$0] : nil }
    }
}

/// The validation error (exit status 64) for an invalid value of a command line, which names its option. Another error unchanged.
package func refusal<Options>(of values: JSONObject, _ table: [CommandOption<Options>], _ error: any Error) -> any Error {
    guard let reason = error as? JSONReadingError else { return error }
    let name = String(reason.path.prefix { $0.isLetter })
    guard let option = table.first(where: { $0.name == name }) else { return ValidationError("\(reason).") }
    var value = values[name]
    let place = reason.path.dropFirst(name.count)
    if case .array(let elements)? = value { value = elements.element(place) ?? value }
    var why = "\(reason)"
    // A text that has the form was read, so another problem is inside the value.
    if case .string? = value, let rule = option.text?.rule { why = rule }
    var text = value.map { " '\($0.argument)'" } ?? ""
    // Nobody has written the object of a value such as `spikes=0.01`.
    if case .object? = value { text = "" }
    return ValidationError("The value\(text) is invalid for '\(option.argumentName)': \(why)\(why.hasSuffix("?") ? "" : ".")")
}
