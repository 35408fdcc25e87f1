import Foundation

enum DatesAsText: Idiom {
    private static let formatter: ISO8601DateFormatter = {
        let formatter = ISO8601DateFormatter()
        formatter.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
        return formatter
    }()

    static func run() async throws -> Any? {
        let plain = DateFormatter()
        plain.locale = Locale(identifier: "en_US_POSIX")
        plain.timeZone = TimeZone(abbreviation: "UTC")
        plain.dateFormat = "yyyy-MM-dd'T'HH:mm:ssZ"
        let date = formatter.date(from: "2026-01-05T08:00:00.250Z") ?? .distantPast
        return [formatter.string(from: date), plain.string(from: date)]
    }
}
