import Foundation
import HealthModel

extension String {
    /// A HealthKit name in words: `heartRateVariabilitySDNN` is “Heart rate variability SDNN”.
    var inWords: String {
        var words: [String] = []
        var previous: Character = " "
        for character in self {
            let isInCapitals = previous.isUppercase && (words.last?.count ?? 0) > 1
            if character.isUppercase && !previous.isUppercase
                || character.isNumber && (words.last?.count ?? 0) > 2 && !previous.isNumber
            {
                words.append(String(character))
            } else if character.isLowercase, isInCapitals, let last = words.popLast() {
                // In “SDNNRate”, the last capital begins the next word.
                words += [String(last.dropLast()), "\(previous)\(character)"]
            } else {
                words.append((words.popLast() ?? "") + String(character))
            }
            previous = character
        }
        let text = words.map { $0.contains(where: \.isLowercase) ? $0.lowercased() : $0 }.joined(separator: " ")
        return text.capitalizedFirst
    }
}

extension Int {
    /// With commas between groups of three digits: `12,345`.
    var grouped: String {
        let digits = String(magnitude)
        let groups = stride(from: digits.count, to: 0, by: -3).map { end in
            digits.prefix(end).suffix(end > 3 ? 3 : end)
        }
        return (self < 0 ? "−" : "") + groups.reversed().joined(separator: ",")
    }

    /// The number and a noun in the singular or plural: `1 type`, `2 types`.
    func of(_ one: String, _ several: String) -> String { "\(grouped) \(self == 1 ? one : several)" }

    /// A short form: `950`, `1.2k`, `12k`, `3.4M`.
    var brief: String {
        for (size, letter) in [(1_000_000_000, "G"), (1_000_000, "M"), (1000, "k")] where self >= size {
            let tenths = self / (size / 10)
            return tenths < 100 ? "\(tenths / 10).\(tenths % 10)\(letter)" : "\(self / size)\(letter)"
        }
        return String(self)
    }
}

extension Double {
    /// The nearest whole number as a text.
    var whole: String { Int(exactly: rounded())?.grouped ?? "\(self)" }

    /// With three digits or more: `1,234`, `71.2`, `5.25`.
    var measured: String {
        if magnitude >= 99.95 { return whole }
        if magnitude >= 9.995 || self == rounded() { return self == rounded() ? whole : withTenth }
        let hundredths = Int(saturating: (self * 100).rounded())
        return "\(hundredths < 0 ? "−" : "")\(hundredths.magnitude / 100).\(Int(hundredths.magnitude % 100).twoDigits)"
    }

    /// With one decimal.
    var withTenth: String {
        guard let tenths = Int(exactly: (self * 10).rounded()) else { return "\(self)" }
        return "\(tenths < 0 ? "−" : "")\(Int(tenths.magnitude / 10).grouped).\(tenths.magnitude % 10)"
    }

    /// A duration in seconds as `7 h 25 min`.
    var asDuration: String {
        guard let minutes = Int(exactly: (self / 60).rounded()) else { return "–" }
        return minutes < 60 ? "\(minutes)\u{A0}min" : "\((minutes / 60).grouped)\u{A0}h\u{A0}\(minutes % 60)\u{A0}min"
    }

    /// A distance in meters as `850 m`, or as `5.2 km` from one kilometer on.
    var asDistance: String { self < 999.5 ? "\(whole)\u{A0}m" : "\((self / 1000).withTenth)\u{A0}km" }
}

/// Dates in English, independent of the locale.
struct DateWords {
    let calendar: Calendar

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
    private static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

    /// `Sunday, 1 March 2026`
    func long(_ day: CalendarDay) -> String { "\(weekday(day)), \(plain(day))" }

    /// `1 March 2026`
    func plain(_ day: CalendarDay) -> String { "\(day.day) \(Self.months[day.month - 1]) \(day.year)" }

    /// `1 Mar 2026`
    func brief(_ day: CalendarDay) -> String { "\(day.day) \(Self.months[day.month - 1].prefix(3)) \(day.year)" }

    /// `1 March`
    func short(_ day: CalendarDay) -> String { "\(day.day) \(Self.months[day.month - 1])" }

    /// `23 February to 1 March 2026`
    func span(of period: Period) -> HTML {
        period.days.count == 1
            ? "\(text: plain(period.last.date))" : "\(text: short(period.days[0].date)) to \(text: plain(period.last.date))"
    }

    /// `Sunday`
    func weekday(_ day: CalendarDay) -> String {
        let date = calendar.noon(of: day) ?? .distantPast
        return Self.weekdays[calendar.component(.weekday, from: date) - 1]
    }

    /// `Mar`
    func month(_ date: Date) -> String { String(Self.months[calendar.component(.month, from: date) - 1].prefix(3)) }

    /// `1 March 2026`
    func plain(_ date: Date) -> String { plain(CalendarDay(of: date, in: calendar)) }

    /// `06:30`
    func time(_ date: Date) -> String {
        let parts = calendar.dateComponents([.hour, .minute], from: date)
        return "\((parts.hour ?? 0).twoDigits):\((parts.minute ?? 0).twoDigits)"
    }
}

extension CalendarDay {
    /// `2026-03-01`
    var text: String {
        let digits = String(max(year, 0))
        return "\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)-\(month.twoDigits)-\(day.twoDigits)"
    }
}

extension Int {
    /// With a leading zero below 10.
    var twoDigits: String { self < 10 ? "0\(self)" : String(self) }
}
