import BridgeCore
import GeneratorJSON
import HealthEngine
import HealthGenerator
import HealthJSON
import HealthModel
import JSON

extension ControlChannel {
    /// Generates synthetic data for one person, and saves the samples that their devices would have recorded.
    static let generate = Method(
        "generate",
        """
        Generates synthetic data for one person from a seed and saves it: days, nights and workouts, as phone and watch \
        would record them. Saves nothing if it fails or is cancelled.
        """,
        Parameter(GenerateOptions.table.map(\.parameter)),
        .progress,
        result: ResultDescription("report", Schemas.reference("GenerateReport")),
        audit: .action(.write)
    ) { call, arguments, isReported in
        var arguments = arguments
        let environment = call.phone.environment
        let options = try GenerateOptions(&arguments, now: environment.clock.current, in: environment.timeZone)
        let report = try PersonGenerator(options).generate(into: call.phone) {
            call.shouldContinue($0.fraction, isReported: isReported)
        }
        guard let report else { throw BridgeError.cancelled }
        return report.json
    }
}

extension GenerateReport {
    fileprivate var json: JSONValue {
        var types = JSONObject()
        for entry in self.types {
            types[entry.type.identifier] = ["added": .integer(entry.counts.added), "present": .integer(entry.counts.present)]
        }
        return ["firstDay": firstDay.json, "lastDay": lastDay.json, "types": .object(types)]
    }
}
