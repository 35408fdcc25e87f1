import BridgeCore
import Explanations
import Foundation
import HealthJSON
import HealthModel
import JSON

/// The tools that read health data, as the app may read it.
extension Tool {
    private static let typeParameter = text("type", "An identifier, or a name such as stepCount.")
    private static let unitParameter = text("unit", "The unit of the figures. Default: the metric unit of the Health app.")

    static func readSamples(_ schemas: OutputSchema) -> Tool {
        rows(
            "read_samples", "Read samples",
            "The samples of a type, the oldest first. Do not add them up: sources count the same time. Use statistics for sums.",
            [typeParameter] + ReadRange.parameters + [unitParameter],
            schemas.rows("samples", of: ["type": "object"], ReadRange.headSchemas)
        ) { arguments, session in
            let range = try ReadRange(&arguments, session)
            let unit = try unit(&arguments, of: range.type)
            try arguments.finish()
            let samples = try samples(range, unit, session)
            var rows = Rows("samples", of: samples)
            rows.head = try range.head(isEmpty: rows.count == 0)
            rows.head["unit"] = unit.map(JSONValue.string)
            return rows
        }
    }

    static func statistics(_ schemas: OutputSchema) -> Tool {
        rows(
            "statistics", "Totals and averages",
            """
            HealthKit's statistics of a quantity type for each hour, day, week or month with samples: the sum of a cumulative \
            type, average, \
            minimum and maximum of a discrete one. If several sources recorded the same time, it counts once, as in the Health \
            app.
            """,
            [typeParameter, choice("by", Interval.allCases.map(\.rawValue), "The length of an interval. Default: day.")]
                + ReadRange.parameters + [unitParameter],
            schemas.rows("statistics", of: OutputSchema.reference("Statistics"), ReadRange.headSchemas)
        ) { arguments, session in
            let range = try ReadRange(&arguments, session)
            let unit = try unit(&arguments, of: range.type)
            let interval = try interval(&arguments)
            try arguments.finish()
            guard let quantity = range.type.quantity, let unit else {
                throw ToolError(
                    "\(range.type.identifier) has no quantities. The tools sleep, workouts and read_samples read other types.")
            }
            // A Monday, and the first of a month.
            let anchor = DateComponents(timeZone: range.timeZone, year: 2001, month: 1, day: 1).midnight
            var params: JSONObject = [
                "type": .string(range.type.identifier),
                "options": quantity.isCumulative ? ["cumulativeSum"] : ["discreteAverage", "discreteMin", "discreteMax"],
                "anchorDate": .string((anchor ?? Date(timeIntervalSinceReferenceDate: 0)).rfc3339),
                "intervalComponents": interval.components, "unit": .string(unit),
            ]
            params["predicate"] = range.predicate
            let method = "store/statisticsCollectionQuery"
            let result = try success(session.phone.call(method, .object(params)), of: method, session)
            var rows = Rows("statistics", of: result)
            if range.isLimited {
                let values = result.text.value["statistics"]?.elements ?? []
                rows = Rows("statistics", values.filter(range.contains))
            }
            rows.head = try range.head(isEmpty: rows.count == 0)
            rows.head["unit"] = .string(unit)
            rows.head["by"] = .string(interval.rawValue)
            return rows
        }
    }

    static func sleep(_ schemas: OutputSchema) -> Tool {
        let number: JSONValue = ["type": "number"]
        let night = OutputSchema.object(
            [
                "day": ["type": "string"], "source": ["type": "string"], "startDate": ["type": "string"],
                "endDate": ["type": "string"],
                "asleep": number, "inBed": number, "stages": ["type": "object", "additionalProperties": number],
            ], required: ["day", "source", "startDate", "endDate", "asleep", "inBed", "stages"])
        return rows(
            "sleep", "Sleep by night",
            """
            The nights, by the day on which they end, in minutes. A night is that of the source with the most detail: hours of \
            several \
            sources must not be added.
            """,
            ReadRange.parameters, schemas.rows("nights", of: .object(night), ReadRange.headSchemas)
        ) { arguments, session in
            let range = try ReadRange(&arguments, session, type: .sleepAnalysis)
            try arguments.finish()
            let nights = SleepNights(try values(range, session), range.timeZone).rows
            var head = try range.head(isEmpty: nights.isEmpty)
            head["unit"] = "min"
            return Rows("nights", nights, head)
        }
    }

    static func workouts(_ schemas: OutputSchema) -> Tool {
        let workout = OutputSchema.object(
            [
                "uuid": ["type": "string"], "activity": ["type": "string"], "startDate": ["type": "string"],
                "endDate": ["type": "string"],
                "duration": ["type": "number", "description": "Seconds without pauses."],
                "totalEnergyBurned": OutputSchema.reference("Quantity"), "totalDistance": OutputSchema.reference("Quantity"),
                "source": ["type": "string"],
            ], required: ["uuid", "activity", "startDate", "endDate", "duration"])
        return rows(
            "workouts", "Workouts", "The workouts with their totals, the oldest first. Durations are in seconds.",
            ReadRange.parameters, schemas.rows("workouts", of: .object(workout), ReadRange.headSchemas)
        ) { arguments, session in
            let range = try ReadRange(&arguments, session, type: .workout)
            try arguments.finish()
            let workouts = try values(range, session).map { sample -> JSONValue in
                var row = JSONObject()
                for name in ["uuid", "startDate", "endDate", "duration", "totalEnergyBurned", "totalDistance"] {
                    row[name] = sample[name]
                }
                row["activity"] = .string(activity(sample["workoutActivityType"]))
                row["source"] = sample["sourceRevision"]?["source"]?["name"]
                return .object(row)
            }
            return Rows("workouts", workouts, try range.head(isEmpty: workouts.isEmpty))
        }
    }

    // MARK: Parts

    private enum Interval: String, CaseIterable {
        case hour, day, week, month

        var components: JSONValue {
            switch self {
            case .hour: ["hour": 1]
            case .day: ["day": 1]
            case .week: ["day": 7]
            case .month: ["month": 1]
            }
        }
    }

    private static func interval(_ arguments: inout JSONObjectReader) throws -> Interval {
        guard let reader = arguments.optional("by") else { return .day }
        guard let interval = Interval(rawValue: try reader.string()) else {
            throw reader.fail(oneOf: Interval.allCases.map(\.rawValue))
        }
        return interval
    }

    /// The unit of the argument, else that of the Health app; nil for a type without quantities.
    private static func unit(_ arguments: inout JSONObjectReader, of type: ObjectType) throws -> String? {
        let reader = arguments.optional("unit")
        guard let usual = MeasurementSystem.metric.exportUnit(of: type) else { return nil }
        guard let reader else { return "\(usual)" }
        let text = try reader.string()
        guard let unit = try? HealthModel.Unit(from: text), usual.isCompatible(with: unit) else {
            throw reader.fail(expected: "a unit like \(usual)")
        }
        return text
    }

    private static func samples(_ range: ReadRange, _ unit: String?, _ session: Session) throws -> JSONLists {
        var params: JSONObject = [
            "type": .string(range.type.identifier), "sortDescriptors": [["key": "startDate", "ascending": true]],
        ]
        params["predicate"] = range.predicate
        params["unit"] = unit.map(JSONValue.string)
        let method = "store/sampleQuery"
        return try success(session.phone.call(method, .object(params)), of: method, session)
    }

    /// The samples of a type without quantities, as values.
    private static func values(_ range: ReadRange, _ session: Session) throws -> [JSONValue] {
        try samples(range, nil, session).text.value["samples"]?.elements ?? []
    }

    private static func activity(_ value: JSONValue?) -> String {
        guard case .integer(let number)? = value else { return value?.text ?? "" }
        return Enumeration.workoutActivityType.name(of: Int(number)) ?? "\(number)"
    }
}
