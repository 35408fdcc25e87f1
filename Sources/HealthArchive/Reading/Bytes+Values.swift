import Foundation
import HealthModel
import XML

extension Bytes {
    /// A finite decimal number. Archives contain no other numbers: no `nan`, no hexadecimal digits, no comma. Nil for other text
    /// and for numbers that are too large.
    var number: Double? {
        var index = 0
        var isNegative = false
        if count > 0, self[0] == UInt8(ascii: "-") || self[0] == UInt8(ascii: "+") {
            isNegative = self[0] == UInt8(ascii: "-")
            index = 1
        }
        var mantissa: UInt64 = 0
        var digits = 0
        var exponent = 0
        var hasPoint = false
        while index < count {
            let byte = self[index]
            if let digit = Self.digit(byte) {
                digits += 1
                if digits <= 18 { mantissa = mantissa * 10 + UInt64(digit) }
                if hasPoint { exponent -= 1 }
            } else if byte == UInt8(ascii: "."), !hasPoint {
                hasPoint = true
            } else {
                break
            }
            index += 1
        }
        guard digits > 0 else { return nil }
        if index < count {
            guard self[index] | 0x20 == UInt8(ascii: "e"), let power = dropFirst(index + 1).integer(maximumDigits: 4)
            else { return nil }
            exponent += power
        }
        // Both operands are exact, so the result is rounded only once.
        if digits <= 18, mantissa < 1 << 53, -22...22 ~= exponent {
            let value = Double(mantissa)
            let scaled = exponent < 0 ? value / Self.powersOfTen[-exponent] : value * Self.powersOfTen[exponent]
            return isNegative ? -scaled : scaled
        }
        guard let value = Double(string), value.isFinite else { return nil }
        return value
    }

    private static let powersOfTen: [Double] = (0...22).map { pow(10, Double($0)) }

    /// A whole number with at most `maximumDigits` digits.
    func integer(maximumDigits: Int) -> Int? {
        let isNegative = count > 0 && self[0] == UInt8(ascii: "-")
        let start = isNegative || count > 0 && self[0] == UInt8(ascii: "+") ? 1 : 0
        guard start < count, count - start <= maximumDigits else { return nil }
        var value = 0
        for index in start..<count {
            guard let digit = Self.digit(self[index]) else { return nil }
            value = value * 10 + digit
        }
        return isNegative ? -value : value
    }

    /// The milliseconds since 1970 of a date such as `2024-01-01 08:00:00 +0100` (EXP-10).
    var milliseconds: Int64? {
        guard count == 25, let day = days, self[10] == UInt8(ascii: " "), self[13] == UInt8(ascii: ":"),
            self[16] == UInt8(ascii: ":"), self[19] == UInt8(ascii: " "),
            let hour = twoDigits(at: 11), let minute = twoDigits(at: 14), let second = twoDigits(at: 17),
            let zoneHours = twoDigits(at: 21), let zoneMinutes = twoDigits(at: 23),
            hour < 24, minute < 60, second < 60, zoneHours <= 18, zoneMinutes < 60
        else { return nil }
        let zone = (zoneHours * 60 + zoneMinutes) * 60
        let isEast = self[20] == UInt8(ascii: "+")
        guard isEast || self[20] == UInt8(ascii: "-") else { return nil }
        let seconds = day * 86400 + hour * 3600 + minute * 60 + second + (isEast ? -zone : zone)
        let milliseconds = Int64(seconds) * 1000
        return Self.calendar.contains(milliseconds) ? milliseconds : nil
    }

    /// A date in the same format.
    var date: Date? { milliseconds.map { Date(milliseconds: $0) } }

    /// The year, month and day of `2024-01-01`.
    var day: (year: Int, month: Int, day: Int)? { count == 10 ? leadingDay : nil }

    private var leadingDay: (year: Int, month: Int, day: Int)? {
        guard count >= 10, self[4] == UInt8(ascii: "-"), self[7] == UInt8(ascii: "-"), let century = twoDigits(at: 0),
            let yearOfCentury = twoDigits(at: 2), let month = twoDigits(at: 5), let day = twoDigits(at: 8)
        else { return nil }
        let year = century * 100 + yearOfCentury
        let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
        guard year >= 1, 1...12 ~= month, day >= 1, day <= (month == 2 ? (isLeap ? 29 : 28) : Self.lengths[month - 1])
        else { return nil }
        return (year, month, day)
    }

    /// Days since 1970. Years start in March, so that the leap day is the last day.
    private var days: Int? {
        guard let (civilYear, month, day) = leadingDay else { return nil }
        let year = month <= 2 ? civilYear - 1 : civilYear
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        return year * 365 + year / 4 - year / 100 + year / 400 + dayOfYear - 719_468
    }

    private static let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    private static let calendar = Date.distantPast.milliseconds...Clock.end.milliseconds

    private func twoDigits(at index: Int) -> Int? {
        guard let tens = Self.digit(self[index]), let ones = Self.digit(self[index + 1]) else { return nil }
        return tens * 10 + ones
    }

    static func digit(_ byte: UInt8) -> Int? {
        let digit = byte &- UInt8(ascii: "0")
        return digit < 10 ? Int(digit) : nil
    }
}
