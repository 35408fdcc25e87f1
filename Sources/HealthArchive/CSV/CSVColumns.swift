import Foundation
package import HealthModel

/// The columns of the file for a type: common columns, and the columns of its kind.
package struct CSVColumns {
    package let names: [String]
    private let type: ObjectType
    private let jsonTexts: CSVExport.JSONTexts

    package init(of type: ObjectType, _ jsonTexts: CSVExport.JSONTexts) {
        self.type = type
        self.jsonTexts = jsonTexts
        let own =
            switch type.kind {
            case .quantity: ["value", "unit"]
            case .category: ["value", "valueName"]
            case .correlation: ["objects"]
            case .workout: ["workoutActivityType", "workoutActivityName", "duration"] + Self.totals.map(\.name)
            default: ["content"]
            }
        names =
            ["uuid", "startDate", "endDate"] + own + [
                "sourceName", "bundleIdentifier", "sourceVersion", "productType", "operatingSystemVersion",
            ] + Device.Property.allCases.map { "device_\($0.rawValue)" } + ["metadata"]
    }

    /// The values of a sample by column. Dates are in the time zone of the clock.
    package func values(of sample: Sample, _ clock: inout ExportClock) -> [String] {
        let revision = sample.sourceRevision
        var values = [sample.uuid.uuidString, clock.internetDate(sample.startDate), clock.internetDate(sample.endDate)]
        values += content(of: sample)
        values += [
            revision?.source.name ?? "", revision?.source.bundleIdentifier ?? "", revision?.version ?? "",
            revision?.productType ?? "", revision?.operatingSystemVersion?.description ?? "",
        ]
        values += Device.Property.allCases.map { sample.device?[$0] ?? "" }
        values.append(sample.metadata.isEmpty ? "" : jsonTexts.metadata(sample.metadata))
        return values
    }

    private func content(of sample: Sample) -> [String] {
        switch sample.content {
        case .quantity(let quantity, _):
            // All values of a column have the same unit.
            let unit = type.quantity?.unit ?? quantity.unit
            return [((try? quantity.doubleValue(for: unit)) ?? quantity.value).exportText, unit.unitString]
        case .category(let value):
            return ["\(value)", type.values?.constant(of: value) ?? ""]
        case .correlation(let members):
            return [members.map(\.uuid.uuidString).joined(separator: " ")]
        case .workout(let workout):
            let name = Enumeration.workoutActivityType.constant(of: workout.activityType) ?? ""
            let totals = Self.totals.map { total in
                let value = try? total.quantity(workout)?.doubleValue(for: total.unit)
                return value.map(\.exportText) ?? ""
            }
            return ["\(workout.activityType)", name, workout.duration.exportText] + totals
        default: return [jsonTexts.sample(sample)]
        }
    }

    private struct Total {
        let name: String
        let unit: HealthModel.Unit
        let quantity: (Workout) -> Quantity?
    }

    /// The totals of workouts. Each column has one unit.
    private static var totals: [Total] {
        [
            Total(name: "totalDistance_m", unit: .meter, quantity: \.totalDistance),
            Total(name: "totalEnergyBurned_kcal", unit: .kilocalorie, quantity: \.totalEnergyBurned),
            Total(name: "totalSwimmingStrokeCount", unit: .count, quantity: \.totalSwimmingStrokeCount),
            Total(name: "totalFlightsClimbed", unit: .count, quantity: \.totalFlightsClimbed),
        ]
    }
}
