import Foundation

extension Date {
    /// An instant as RFC 3339 writes it, rounded to milliseconds; nil for anything else.
    init?(rfc3339 text: String) {
        let style = Date.ISO8601FormatStyle(includingFractionalSeconds: text.contains("."))
        // Foundation would make 1 March of 30 February, and does not mind what follows.
        guard Self.isRFC3339(Array(text.utf8)), let date = try? style.parse(text) else { return nil }
        self.init(timeIntervalSince1970: (date.timeIntervalSince1970 * 1000).rounded() / 1000)
    }

    /// In UTC, with milliseconds when there are any.
    var rfc3339: String {
        let hasFraction = (timeIntervalSince1970 * 1000).rounded().truncatingRemainder(dividingBy: 1000) != 0
        // Foundation cuts off where a double falls short of its millisecond.
        return (self + 0.0004).formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: hasFraction))
    }

    /// Whether a text is a day that exists, `T`, a time of day that exists, perhaps a fraction, and an offset.
    private static func isRFC3339(_ text: [UInt8]) -> Bool {
        guard text.count >= 20, [4, 7, 10, 13, 16].map({ text[$0] }) == Array("--T::".utf8),
            let year = number(text[0..<4]), let month = number(text[5..<7]), let day = number(text[8..<10]),
            let hour = number(text[11..<13]), let minute = number(text[14..<16]), let second = number(text[17..<19]),
            (1...12).contains(month), hour < 24, minute < 60, second < 60
        else { return false }
        let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let days = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        return (1...days[month - 1]).contains(day) && isOffset(text[19...])
    }

    private static func isOffset(_ text: ArraySlice<UInt8>) -> Bool {
        var rest = text
        if rest.first == UInt8(ascii: ".") {
            let fraction = rest.dropFirst().prefix { isDigit($0) }
            guard (1...18).contains(fraction.count) else { return false }
            rest = rest[fraction.endIndex...]
        }
        guard rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") else {
            return rest.elementsEqual("Z".utf8)
        }
        let offset = rest.dropFirst()
        guard offset.count == 5, offset[offset.startIndex + 2] == UInt8(ascii: ":"),
            let hours = number(offset.prefix(2)), let minutes = number(offset.suffix(2))
        else { return false }
        return hours < 24 && minutes < 60
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        digits.allSatisfy(isDigit) ? digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) } : nil
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
