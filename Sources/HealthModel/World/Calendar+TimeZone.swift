package import Foundation

extension Calendar {
    /// A calendar in a time zone.
    package init(_ identifier: Identifier, in timeZone: TimeZone) {
        self.init(identifier: identifier)
        self.timeZone = timeZone
    }
}
