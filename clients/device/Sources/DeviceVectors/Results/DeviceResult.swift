import Foundation

/// The results of cases on a phone: the file that `protocol/observations/result.schema.json` describes.
struct DeviceResult: Sendable {
    /// The device, such as `iPhone17,1`.
    let device: String
    /// The system with its version, such as `iOS 27.0`.
    let system: String
    /// The day of the run, such as `2026-11-30`.
    let date: String
    /// The cases, in their order.
    private(set) var cases: [(vector: DeviceVector, outcome: CaseOutcome)] = []

    init(on phone: any TestedPhone, date: Date) {
        device = phone.deviceName
        system = phone.systemName
        self.date = date.formatted(Date.ISO8601FormatStyle().year().month().day())
    }

    mutating func add(_ outcome: CaseOutcome, of vector: DeviceVector) { cases.append((vector, outcome)) }

    /// The part of the cases that ran, of those that an app can make at all.
    var share: Double {
        let expressible = cases.filter {
            $0.outcome != .notRun(NotReenacted(.wire).reason) && $0.outcome != .notRun(NotReenacted(.options).reason)
        }
        return Double(expressible.count { if case .notRun = $0.outcome { false } else { true } })
            / Double(max(expressible.count, 1))
    }

    /// The file, with a case on each line.
    var jsonText: String {
        let head: JSONValue = ["device": .string(device), "system": .string(system), "date": .string(date)]
        let lines = cases.map { "  " + Self.json(of: $0.vector, $0.outcome).jsonText }
        return "\(head.jsonText.dropLast()), \"cases\": [\n\(lines.joined(separator: ",\n"))\n]}\n"
    }

    private static func json(of vector: DeviceVector, _ outcome: CaseOutcome) -> JSONValue {
        var object: JSONObject = ["file": .string("store/\(vector.file)"), "case": .string(vector.name)]
        switch outcome {
        case .agreed: object["outcome"] = "agreed"
        case .different(let difference, let step):
            object["outcome"] = "different"
            object["step"] = .integer(step)
            object["path"] = .string(difference.path)
            object["expected"] = difference.expected
            object["actual"] = difference.actual ?? .null
        case .notRun(let reason):
            object["outcome"] = "notRun"
            object["reason"] = .string(reason)
        }
        return .object(object)
    }
}
