import Foundation
import HealthEngine
import HealthModel

/// The user's profile and the activity rings of each day.
extension ArchiveWriter {
    /// Writes `Me` (EXP-07).
    func writeProfile() throws {
        let values = try export.characteristics()
        xml.begin(.me)
        for (attribute, type) in ExportAttribute.profile {
            guard let type else {
                xml.attribute(attribute, "None")
                continue
            }
            let value = options.isChosen(type) ? values[type] : nil
            switch type {
            case .dateOfBirth: xml.attribute(attribute, value.map(Self.day) ?? "")
            case .wheelchairUse, .activityMoveMode:
                if let value, value != 0 { xml.attribute(attribute, ifPresent: type.values?.constant(of: value)) }
            default: xml.attribute(attribute, type.values?.constant(of: value ?? 0) ?? "")
            }
        }
        xml.end()
    }

    /// The text of a date of birth that is stored as yyyymmdd.
    static func day(_ value: Int) -> String {
        CalendarDay(year: value / 10_000, month: value / 100 % 100, day: value % 100).isoText
    }

    /// Writes an element for each day, with the goals, which are the same for all days (EXP-20).
    func writeSummaries() throws {
        guard options.isChosen(.activitySummary) else { return }
        let goals = try export.activityGoals()
        var summaries = try export.activitySummaries().filter(isChosen)
        if summaries.isEmpty, !goals.isEmpty {
            // Goals can be written only with a day.
            let today = clock.day(options.date.milliseconds).split(separator: "-").compactMap { Int($0) }
            let day = CalendarDay(year: today[0], month: today[1], day: today[2])
            summaries = [ActivitySummary(day: day, activityMoveMode: .activeEnergy, values: [:], goals: goals)]
        }
        hasWrittenGoals = goals.values.allSatisfy { $0 > 0 && $0 == $0.sixDigits }
        for summary in summaries {
            xml.begin(.activitySummary)
            xml.attribute(.dateComponents, summary.day.isoText)
            for (ring, value, goal) in ActivityRing.attributes {
                xml.attribute(value, (summary.values[ring] ?? 0).quantityText)
                xml.attribute(goal, (summary.goals[ring] ?? 0).quantityText)
                if ring == .activeEnergyBurned { xml.attribute(.activeEnergyBurnedUnit, ring.unit.unitString) }
            }
            xml.end()
            try flush()
        }
    }

    private func isChosen(_ summary: ActivitySummary) -> Bool {
        guard let day = Calendar(.iso8601, in: options.timeZone).interval(of: summary.day) else { return false }
        return options.isChosen(from: day.start.milliseconds, to: day.end.milliseconds - 1)
    }
}
