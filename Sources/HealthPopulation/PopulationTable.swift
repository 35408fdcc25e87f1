import Foundation
import JSON

/// A table of a population. Samples have more columns, which depend on the type.
package enum PopulationTable: String, CaseIterable, Sendable {
    case people, samples, daily, nights, workouts, truth

    /// A column and the type of its values, as JSON Schema names it.
    package struct Column: Sendable {
        let name: String
        let type: String
    }

    /// The columns in order; those of samples that all types have.
    package var columns: [Column] {
        switch self {
        case .people:
            Self.columns(
                "person:integer seed:integer persona sex dateOfBirth height:number weight:number fitness chronotype sleep:number",
                "steps:number workoutsPerWeek:number devices timeZone"
            )
        case .samples: Self.columns("person:integer uuid type startDate endDate")
        case .daily: Self.columns("person:integer day type unit sum:number average:number minimum:number maximum:number")
        case .nights:
            Self.columns(
                "person:integer day startDate endDate source asleep:number awake:number core:number deep:number rem:number",
                "inBed:number"
            )
        case .workouts:
            Self.columns(
                "person:integer uuid activity startDate endDate duration:number distance:number energy:number source"
            )
        case .truth:
            Self.columns(
                "person:integer day steps:number asleep:number sleepStart sleepEnd restingHeartRate:number heartRate:number",
                "workouts:number worn:number ill:boolean away:boolean"
            )
        }
    }

    private static func columns(_ lines: String...) -> [Column] {
        lines.joined(separator: " ").split(separator: " ").map { column in
            let parts = column.split(separator: ":")
            return Column(name: String(parts[0]), type: parts.count > 1 ? String(parts[1]) : "string")
        }
    }

    /// The pattern of the paths of its files below the folder.
    package func pattern(_ format: PopulationFormat) -> String {
        let name = "\(rawValue).\(format.rawValue)"
        return "people=*/" + (self == .samples ? "samples/type=*/month=*/\(name)" : name)
    }

    /// The description in the manifest.
    func json(_ format: PopulationFormat) -> JSONValue {
        var columns = JSONObject()
        for column in self.columns { columns.append(column.name, .string(column.type)) }
        return ["files": .string(pattern(format)), "columns": .object(columns)]
    }
}

/// The format of the files of a population.
package enum PopulationFormat: String, CaseIterable, Sendable {
    case jsonl, csv
}
