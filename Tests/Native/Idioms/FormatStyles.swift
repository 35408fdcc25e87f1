import Foundation

enum FormatStyles: Idiom {
    static func run() async throws -> Any? {
        let date = Date(timeIntervalSince1970: 1_767_600_000)
        let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1)).locale(Locale(identifier: "en_US"))
        return [date.formatted(.iso8601), 0.256.formatted(style)]
    }
}
