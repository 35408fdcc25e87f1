/// Archives of the Health app write values as names of constants, such as `HKCategoryValueSleepAnalysisAsleepREM`
/// (EXP-09).
extension Enumeration {
    /// The raw value of a constant or of a decimal number. Nil if the enumeration does not contain it.
    package func rawValue(ofConstant constant: String) -> Int? {
        if let number = Int(constant) { return contains(number) ? number : nil }
        if let found = cases.first(where: { $0.ownConstant == constant }) { return found.rawValue }
        let constant = Self.olderConstants[constant] ?? constant
        for prefix in [name] + (Self.olderNames[name] ?? []) where constant.hasPrefix(prefix) {
            let suffix = constant.dropFirst(prefix.count)
            // Version 0.2.0 wrote all constants like this.
            if let found = cases.first(where: { $0.name.capitalizedFirst == suffix }) { return found.rawValue }
        }
        return nil
    }

    /// The constant of a raw value, as archives write it. Nil if the enumeration does not contain the value.
    package func constant(of rawValue: Int) -> String? {
        guard let found = cases.first(where: { $0.rawValue == rawValue }) else { return nil }
        return found.ownConstant ?? (Self.olderNames[name]?.first ?? name) + found.name.capitalizedFirst
    }

    /// Older names of enumerations that archives still use (EXP-09).
    private static let olderNames = ["HKCategoryValueVaginalBleeding": ["HKCategoryValueMenstrualFlow"]]

    /// Older constants that differ from the current ones in more than the prefix.
    private static let olderConstants = [
        "HKCategoryValueAudioExposureEventLoudEnvironment":
            "HKCategoryValueEnvironmentalAudioExposureEventMomentaryLimit"
    ]
}

extension WorkoutEvent.Kind {
    /// The constant, such as `HKWorkoutEventTypeMotionPaused`.
    package var constant: String { "HKWorkoutEventType\("\(self)".capitalizedFirst)" }

    /// The kind with a constant such as `HKWorkoutEventTypeMotionPaused`.
    package init?(constant: String) {
        guard let kind = Self.allCases.first(where: { $0.constant == constant })
        else { return nil }
        self = kind
    }
}

extension String {
    /// The text with a capital at the beginning.
    package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
