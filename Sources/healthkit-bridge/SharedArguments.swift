import ArgumentParser
import BridgeCore
import Foundation
import HealthArchive
import HealthModel

/// What several subcommands make of their arguments.
extension ParsableCommand {
    /// The types of a list, by identifiers or names.
    func chosenTypes(_ list: String) throws -> Set<ObjectType> {
        var types: Set<ObjectType> = []
        for name in list.split(separator: ",").map({ $0.trimmingCharacters(in: .whitespaces) }) {
            guard let type = TypeCatalog.type(identifier: name) ?? TypeCatalog.type(name: name) else {
                throw ValidationError("The value '\(name)' is invalid for '--types': there is no such type.")
            }
            types.insert(type)
        }
        guard !types.isEmpty else {
            throw ValidationError("The value '\(list)' is invalid for '--types': it names no type.")
        }
        return types
    }

    /// The day of a text such as 2024-01-31.
    func chosenDay(_ text: String, _ option: String) throws -> CalendarDay {
        _ = try firstInstant(ofDay: text, option)
        guard let day = CalendarDay(isoText: text) else { throw noDay(text, option) }
        return day
    }

    /// When the day of a text such as 2024-01-31 begins, in UTC.
    func firstInstant(ofDay text: String, _ option: String) throws -> Date {
        guard let date = ImportOptions.firstInstant(ofDay: text) else { throw noDay(text, option) }
        return date
    }

    private func noDay(_ text: String, _ option: String) -> ValidationError {
        ValidationError("The value '\(text)' is invalid for '--\(option)': it must be a day, as 2024-01-31.")
    }

    /// The time zone of an IANA name.
    func chosenTimeZone(_ name: String) throws -> TimeZone {
        guard let zone = TimeZone(ianaName: name) else {
            throw ValidationError("The value '\(name)' is invalid for '--time-zone': it must be an IANA name.")
        }
        return zone
    }
}

extension CalendarDay {
    /// A day of a text such as 2024-01-31; whether there is such a day is not looked at.
    init?(isoText text: String) {
        guard let parts = text.wholeMatch(of: /([0-9]{4})-([0-9]{2})-([0-9]{2})/)?.output,
            let year = Int(parts.1), let month = Int(parts.2), let day = Int(parts.3)
        else { return nil }
        self.init(year: year, month: month, day: day)
    }
}
