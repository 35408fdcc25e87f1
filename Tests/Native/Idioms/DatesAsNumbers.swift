import Foundation

enum DatesAsNumbers: Idiom {
    static func run() async throws -> Any? {
        let date = Date(timeIntervalSince1970: 1_767_600_000.5)
        let interval = DateInterval(start: date, duration: 90)
        return [Int64(date.timeIntervalSince1970 * 1000), Int64(interval.duration), interval.contains(date + 90) ? 1 : 0]
    }
}
