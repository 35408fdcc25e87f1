package import Foundation
package import HealthGenerator
package import HealthJSON
import HealthModel
package import JSON

extension GenerateOptions {
    /// The options of arguments. The time zone is that of the arguments or the given one, and the last day that of the arguments or
    /// yesterday.
    package init(_ arguments: inout Members, now: Date, in timeZone: TimeZone) throws {
        self.init(lastDay: CalendarDay(of: now, in: Calendar(.gregorian, in: .gmt)), timeZone: timeZone)
        for option in Self.table where option.name == "timeZone" { try option.set(&self, &arguments) }
        let calendar = Calendar(.gregorian, in: self.timeZone)
        lastDay = CalendarDay(of: calendar.startOfDay(for: now) - 43_200, in: calendar)
        for option in Self.table { try option.set(&self, &arguments) }
    }

    /// The options of values by name, at a path of a file or of a command line. Types may be those of the newest system, and may have
    /// their Swift names.
    package init(_ values: JSONObject, at path: String = "", now: Date, in timeZone: TimeZone) throws {
        let context = ReadingContext(device: EmulatedDevice(osVersion: TypeCatalog.newestSystem), isLenient: true)
        let reader = JSONReader(.object(values), path: path)
        var members = try Members(reader, of: Self.table.map(\.name), context)
        try self.init(&members, now: now, in: timeZone)
    }
}

extension GenerateOptions.Invalid {
    /// The error of the parameter.
    package var readingError: JSONReadingError {
        let must = "must be "
        let reason = description
        return .expected(
            reason.hasPrefix(must) ? String(reason.dropFirst(must.count)) : "another value: \(reason)", at: option
        )
    }
}
