import ArgumentParser
import BridgeCore
import Foundation
import HealthArchive
import HealthJSON
import HealthModel
import JSON
import Serving

/// The form of a list.
struct FormatOption: ParsableArguments {
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json
    }

    @Option(help: "The form of the output.")
    var format = Format.text

    /// Prints a list as text, or as JSON on one line.
    func printList(_ text: @autoclosure () throws -> String, json: @autoclosure () throws -> JSONValue) throws {
        try StandardStreams.printResult(format == .text ? text() : "\(json().jsonText)\n")
    }
}

/// Arguments that several subcommands share.
extension ParsableArguments {
    /// The types of a comma-separated list of identifiers or names.
    func chosenTypes(_ list: String, _ option: String = "types") throws -> Set<ObjectType> {
        var types: Set<ObjectType> = []
        for name in list.split(separator: ",").map({ $0.trimmingCharacters(in: .whitespaces) }) {
            types.insert(try chosenType(name, option))
        }
        guard !types.isEmpty else {
            throw ValidationError("The value '\(list)' is invalid for '--\(option)': it names no type.")
        }
        return types
    }

    /// The type with an identifier or a name.
    func chosenType(_ name: String, _ option: String) throws -> ObjectType {
        if let type = TypeCatalog.type(identifier: name) ?? TypeCatalog.type(name: name) { return type }
        let message = "The value '\(name)' is invalid for '--\(option)': there is no such type."
        throw ValidationError(message.suggesting(TypeNames.identifier(near: name)))
    }

    /// The day of a text such as 2024-01-31.
    func chosenDay(_ text: String, _ option: String) throws -> CalendarDay {
        _ = try firstInstant(ofDay: text, option)
        guard let day = CalendarDay(isoText: text) else { throw invalidDay(text, option) }
        return day
    }

    /// The start in UTC of the day of a text such as 2024-01-31.
    func firstInstant(ofDay text: String, _ option: String) throws -> Date {
        guard let date = ImportOptions.firstInstant(ofDay: text) else { throw invalidDay(text, option) }
        return date
    }

    private func invalidDay(_ text: String, _ option: String) -> ValidationError {
        ValidationError("The value '\(text)' is invalid for '--\(option)': it must be a day, such as 2024-01-31.")
    }

    /// The arguments of another command line. An error in them is one of the command line that contains it.
    static func parsed(_ arguments: [String]) throws -> Self {
        do {
            return try parse(arguments)
        } catch {
            throw ValidationError(message(for: error))
        }
    }

    /// The instant of a text such as 2024-01-31T08:00:00Z, by default the current time.
    func chosenDate(_ text: String?) throws -> Date {
        guard let text else { return Clock().current }
        var options = HostOptions()
        do {
            try options.setClock(text)
        } catch {
            throw ValidationError("The value '\(text)' is invalid for '--date': \(error).")
        }
        return options.clock ?? Clock().current
    }

    /// The time zone with an IANA name.
    func chosenTimeZone(_ name: String) throws -> TimeZone {
        guard let zone = TimeZone(ianaName: name) else {
            throw ValidationError("The value '\(name)' is invalid for '--time-zone': it must be an IANA name.")
        }
        return zone
    }
}
