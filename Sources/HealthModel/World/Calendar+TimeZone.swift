package import Foundation

extension Calendar {
    /// A calendar in a time zone.
    package init(_ identifier: Identifier, in timeZone: TimeZone) {
        self.init(identifier: identifier)
        self.timeZone = timeZone
    }
}

extension DateComponents {
    /// The midnight that begins a day of the Gregorian calendar, in the time zone of the components.
    package var midnight: Date? { timeZone.flatMap { Calendar(.gregorian, in: $0).date(from: self) } }
}
