/// Reads RFC 3339 byte by byte: an existing date, `T`, a time of day, an optional fraction, and an offset.
struct RFC3339Scanner {
    /// An array is read several times as fast as a view of a string.
    private let bytes: [UInt8]
    private var index = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// The instant in milliseconds since 1970; nil if the text is invalid.
    mutating func milliseconds() -> Int64? {
        guard let century = number(), let year = number().map({ century * 100 + $0 }), skip("-"),
            let month = number(), (1...12).contains(month), skip("-"),
            let day = number(), (1...RFC3339Fields.daysOfMonth(month, of: year)).contains(day), skip("T"),
            let hour = number(), hour < 24, skip(":"),
            let minute = number(), minute < 60, skip(":"),
            let second = number(), second < 60,
            let (fraction, sign) = fraction(), let offset = offset(sign), next() == nil
        else { return nil }
        let days = RFC3339Fields.days(year: year, month: month, day: day)
        let minutes = hour * 60 + minute - offset
        return days * RFC3339Fields.millisecondsPerDay + minutes * 60_000 + second * 1000 + fraction
    }

    /// Reads a fraction of 1 to 18 digits, rounded to milliseconds and 0 if absent, and the byte after it.
    private mutating func fraction() -> (milliseconds: Int64, next: UInt8)? {
        guard let first = next() else { return nil }
        guard first == UInt8(ascii: ".") else { return (0, first) }
        var milliseconds: Int64 = 0
        var count = 0
        while let byte = next() {
            guard let digit = Self.digit(byte) else { return (1...18).contains(count) ? (milliseconds, byte) : nil }
            switch count {
            case 0: milliseconds += digit * 100
            case 1: milliseconds += digit * 10
            case 2: milliseconds += digit
            case 3: milliseconds += digit >= 5 ? 1 : 0
            default: break
            }
            count += 1
        }
        return nil
    }

    /// Reads the offset, in minutes east of UTC.
    private mutating func offset(_ sign: UInt8) -> Int64? {
        guard sign != UInt8(ascii: "Z") else { return 0 }
        guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"),
            let hours = number(), hours < 24, skip(":"), let minutes = number(), minutes < 60
        else { return nil }
        let offset = hours * 60 + minutes
        return sign == UInt8(ascii: "+") ? offset : -offset
    }

    private mutating func next() -> UInt8? {
        guard index < bytes.count else { return nil }
        defer { index += 1 }
        return bytes[index]
    }

    /// Reads two digits.
    private mutating func number() -> Int64? {
        guard let tens = next().flatMap(Self.digit), let ones = next().flatMap(Self.digit) else { return nil }
        return tens * 10 + ones
    }

    private mutating func skip(_ character: Unicode.Scalar) -> Bool { next() == UInt8(ascii: character) }

    private static func digit(_ byte: UInt8) -> Int64? {
        let digit = byte &- UInt8(ascii: "0")
        return digit < 10 ? Int64(digit) : nil
    }
}
