import Foundation

enum CodedValues: Idiom {
    private struct Reading: Codable {
        var value: Double
        var date: Date
        var note: String?
    }

    static func run() async throws -> Any? {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.sortedKeys]
        let data = try encoder.encode(Reading(value: 1.5, date: Date(timeIntervalSince1970: 0)))
        let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
        return [String(decoding: data, as: UTF8.self), object?["date"] as? String ?? "none"]
    }
}
