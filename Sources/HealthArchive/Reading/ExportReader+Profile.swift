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
        for case (let attribute, let type?) in ExportAttribute.profile where type != .dateOfBirth && isChosen(type) {
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
            return skip(types.type(.activitySummary), .invalidDate)
        }
        let day = CalendarDay(year: found.year, month: found.month, day: found.day)
        var values: [ActivityRing: Double] = [:]
        let energy = quantity(attributes, .activeEnergyBurnedGoal, in: .activeEnergyBurnedUnit, .unreadableCharacteristic)
        values[.activeEnergyBurned] = energy.map { (try? $0.doubleValue(for: .kilocalorie)) ?? .infinity }
        for (ring, _, goal) in ActivityRing.attributes where ring != .activeEnergyBurned {
            values[ring] = number(attributes[goal])
        }
        if attributes[.appleMoveTimeGoal] == nil { values[.appleMoveTime] = number(attributes[.appleMoveMinutesGoal]) }
        if values.contains(where: { !$0.value.isFinite }) { note(.unreadableCharacteristic) }
        summaries.append(values.filter { $0.value > 0 && $0.value.isFinite }, of: day)
    }

    /// A number; nil if it is missing, infinity if it is unreadable.
    private func number(_ text: Bytes?) -> Double? {
        guard let text, !text.isEmpty else { return nil }
        return text.number ?? .infinity
    }

    /// Sets the goals after all summaries were read, and counts the summaries. Those with other goals are skipped.
    func setGoals() throws {
        guard summaries.count > 0 else { return }
        let type = types.type(.activitySummary)
        type.counts.read += summaries.count
        type.counts.skipped += summaries.otherCount
        report.note(.otherGoals, count: summaries.otherCount)
        guard let samples else { return }
        var hasChanged = false
        for (ring, value) in summaries.newest?.goals ?? [:] {
            if try samples.setActivityGoal(ring, to: value) { hasChanged = true }
        }
        let kept = summaries.count - summaries.otherCount
        if hasChanged { type.counts.added += kept } else { type.counts.present += kept }
    }
}
