import HealthEngine
import HealthModel
import XML

/// The user's profile and goals.
extension ExportReader {
    /// Replaces the characteristics of the store by those that are set in the archive (EXP-07).
    func readProfile(_ attributes: XMLAttributes) throws {
        if isChosen(.dateOfBirth), let text = attributes[.dateOfBirth], !text.isEmpty {
            if text.count == 10, let day = text.day {
                try samples?.setCharacteristic(.dateOfBirth, to: day.year * 10_000 + day.month * 100 + day.day)
            } else {
                note(.unreadableCharacteristic)
            }
        }
        let others: [(ExportAttribute, ObjectType)] = [
            (.biologicalSex, .biologicalSex), (.bloodType, .bloodType), (.fitzpatrickSkinType, .fitzpatrickSkinType),
            (.wheelchairUse, .wheelchairUse), (.activityMoveMode, .activityMoveMode),
        ]
        for (attribute, type) in others where isChosen(type) {
            guard let text = attributes[attribute]?.string, !text.isEmpty else { continue }
            guard let value = type.values?.rawValue(ofConstant: text) else {
                note(.unreadableCharacteristic)
                continue
            }
            // 0 means not set.
            if value != 0 { try samples?.setCharacteristic(type, to: value) }
        }
        // HealthKit has no type for it, so a choice of types leaves it out. "None" means that no medication is set.
        let medications = attributes[.cardioFitnessMedicationsUse]?.string ?? ""
        if options.types == nil, !["", "None"].contains(medications) { note(.unsupportedCharacteristic) }
    }

    /// Reads the goals of a day. The store computes the rings from samples, and has one goal for all days: that of the newest day
    /// (project decision).
    func readSummary(_ attributes: XMLAttributes) {
        guard isChosen(.activitySummary) else { return }
        guard let text = attributes[.dateComponents], text.count == 10, let found = text.day else {
            return note(.invalidDate)
        }
        let type = types.type(.activitySummary)
        type.counts.read += 1
        let day = CalendarDay(year: found.year, month: found.month, day: found.day)
        var values: [ActivityRing: Double] = [:]
        if let energy = quantity(
            attributes,
            .activeEnergyBurnedGoal,
            .activeEnergyBurnedUnit,
            .unreadableCharacteristic
        ) {
            values[.activeEnergyBurned] = (try? energy.doubleValue(for: .kilocalorie)) ?? .infinity
        }
        values[.appleMoveTime] = number(attributes[.appleMoveTimeGoal] ?? attributes[.appleMoveMinutesGoal])
        values[.appleExerciseTime] = number(attributes[.appleExerciseTimeGoal])
        values[.appleStandHours] = number(attributes[.appleStandHoursGoal])
        if values.contains(where: { !$0.value.isFinite }) { note(.unreadableCharacteristic) }
        values = values.filter { $0.value > 0 && $0.value.isFinite }
        guard !values.isEmpty, goals.map({ $0.day <= day }) ?? true else { return }
        goals = (day, values)
    }

    /// A number; nil if it is missing, infinity if it is unreadable.
    private func number(_ text: Bytes?) -> Double? {
        guard let text, !text.isEmpty else { return nil }
        return text.number ?? .infinity
    }

    /// Sets the goals after all summaries were read.
    func setGoals() throws {
        for (ring, value) in goals?.values ?? [:] {
            try samples?.setActivityGoal(ring, to: value)
        }
    }
}
