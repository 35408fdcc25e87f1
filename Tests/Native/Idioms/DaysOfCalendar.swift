import Foundation

enum DaysOfCalendar: Idiom {
    static func run() async throws -> Any? {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        let date = Date(timeIntervalSince1970: 1_767_600_000)
        let start = calendar.startOfDay(for: date)
        let end = calendar.date(byAdding: DateComponents(day: 1, second: -1), to: start)
        let month = calendar.dateInterval(of: .month, for: date)
        let parts = calendar.dateComponents([.year, .month, .day], from: start, to: end ?? start)
        return [calendar.component(.weekday, from: start), Int(month?.duration ?? 0) / 86_400, parts.day ?? -1]
    }
}
