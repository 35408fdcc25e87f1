import ArgumentParser
package import BridgeCore
package import JSON

/// The options of a table that the help of a command lists together.
package protocol OptionSection {
    /// What the options change.
    associatedtype Options
    /// The options.
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
