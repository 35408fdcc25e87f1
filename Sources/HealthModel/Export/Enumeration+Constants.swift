/// Archives of the Health app name values by their constants: `HKCategoryValueSleepAnalysisAsleepREM` (EXP-09).
extension Enumeration {
    /// The raw value of a constant, or of a plain number; nil if it is none of the enumeration.
    package func rawValue(ofConstant constant: String) -> Int? {
        if let number = Int(constant) { return contains(number) ? number : nil }
        let constant = Self.olderConstants[constant] ?? constant
        for prefix in [name] + (Self.olderNames[name] ?? []) where constant.hasPrefix(prefix) {
            let suffix = constant.dropFirst(prefix.count)
            if let found = cases.first(where: { $0.name.capitalizedFirst == suffix }) { return found.rawValue }
        }
        return nil
    }

    /// The constant of a raw value, as archives still have it; nil if it is none of the enumeration.
    package func constant(of rawValue: Int) -> String? {
        guard let found = cases.first(where: { $0.rawValue == rawValue }) else { return nil }
        return (Self.olderNames[name]?.first ?? name) + found.name.capitalizedFirst
    }

    /// Names under which archives still have values (EXP-09).
    private static let olderNames = ["HKCategoryValueVaginalBleeding": ["HKCategoryValueMenstrualFlow"]]

    /// Constants of which more than the prefix has changed.
    private static let olderConstants = [
        "HKCategoryValueAudioExposureEventLoudEnvironment":
            "HKCategoryValueEnvironmentalAudioExposureEventMomentaryLimit"
    ]
}

extension WorkoutEvent.Kind {
    /// `HKWorkoutEventTypeMotionPaused` and the like.
    package var constant: String { "HKWorkoutEventType\("\(self)".capitalizedFirst)" }

    /// The kind of a constant such as `HKWorkoutEventTypeMotionPaused`.
    package init?(constant: String) {
        guard let kind = Self.allCases.first(where: { $0.constant == constant })
        else { return nil }
        self = kind
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
