import Foundation

extension Date {
    /// An instant as RFC 3339 writes it, rounded to milliseconds; nil for anything else.
    init?(rfc3339 text: String) {
        let style = Date.ISO8601FormatStyle(includingFractionalSeconds: text.contains("."))
        guard let date = try? style.parse(text) else { return nil }
        self.init(timeIntervalSince1970: (date.timeIntervalSince1970 * 1000).rounded() / 1000)
    }

    /// In UTC, with milliseconds when there are any.
    var rfc3339: String {
        let hasFraction = (timeIntervalSince1970 * 1000).rounded().truncatingRemainder(dividingBy: 1000) != 0
        return formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: hasFraction))
    }
}
