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
    static func day(_ value: Int) -> String { day(value / 10_000, value / 100 % 100, value % 100) }

    private static func day(_ year: Int, _ month: Int, _ day: Int) -> String {
        func padded(_ number: Int, _ length: Int) -> String {
            let digits = "\(number)"
            return String(repeating: "0", count: max(0, length - digits.count)) + digits
        }
        return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
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
            let day = summary.day
            xml.begin(.activitySummary)
            xml.attribute(.dateComponents, Self.day(day.year, day.month, day.day))
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
        let calendar = Calendar(.iso8601, in: options.timeZone)
        let (year, month, day) = (summary.day.year, summary.day.month, summary.day.day)
        guard let noon = calendar.date(from: DateComponents(year: year, month: month, day: day, hour: 12)),
            let day = calendar.dateInterval(of: .day, for: noon)
        else { return false }
        return options.isChosen(from: day.start.milliseconds, to: day.end.milliseconds - 1)
    }
}
