import Foundation

enum FormattedNumbers: Idiom {
    static func run() async throws -> Any? {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = .decimal
        formatter.maximumFractionDigits = 1
        return [formatter.string(from: 12_345.67) ?? "none", String(format: "%.2f kg", 70.456), "\(NSNumber(value: 2.0))"]
    }
}
