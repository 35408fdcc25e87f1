import HealthEngine
import HealthGenerator
import HealthModel
import JSON

/// A person who never was arrives on the phone, with the samples that their devices would have left.
enum GeneratePerson: Method {
    static let name = "control/generate"
    static let summary = """
        Puts the samples of a person into the store that a seed decides: days, nights, workouts, as phone and watch would have \
        recorded them. All of them, or none if it fails or is cancelled.
        """
    static let parameters = PersonParameters.all + [CallProgress.parameter.description]
    static let result = ResultDescription("report", Schemas.reference("GenerateReport"))
    static let example = Example(
        ["seed": 7, "days": 1, "gaps": "none", "types": ["HKQuantityTypeIdentifierRestingHeartRate"]],
        result: [
            "firstDay": ["year": 2025, "month": 12, "day": 31], "lastDay": ["year": 2025, "month": 12, "day": 31],
            "types": ["HKQuantityTypeIdentifierRestingHeartRate": ["added": 1, "present": 0]],
        ]
    )
    static let auditAction: AuditAction? = .write

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONValue {
        let options = try PersonParameters.options(arguments)
        var progress = CallProgress(of: Self.self, isTold: try arguments(CallProgress.parameter), in: context)
        context.notes.who = AuditEntry.user
        let generator: PersonGenerator
        do throws(GenerateOptions.Invalid) {
            generator = try PersonGenerator(options)
        } catch {
            throw PersonParameters.refusal(of: error)
        }
        let report = try context.healthKit { store throws(HealthFailure) in
            try generator.generate(into: store) { progress.goesOn($0.fraction) }
        }
        guard let report else { throw .cancelled }
        context.journal(report.types.filter { $0.counts.added > 0 }.map(\.type), count: report.total.added)
        return report.json
    }
}

extension GenerateReport {
    fileprivate var json: JSONValue {
        var types = JSONObject()
        for entry in self.types {
            types[entry.type.identifier] = [
                "added": .integer(entry.counts.added), "present": .integer(entry.counts.present),
            ]
        }
        return ["firstDay": firstDay.json, "lastDay": lastDay.json, "types": .object(types)]
    }
}

extension CalendarDay {
    fileprivate var json: JSONValue { ["year": .integer(year), "month": .integer(month), "day": .integer(day)] }
}
