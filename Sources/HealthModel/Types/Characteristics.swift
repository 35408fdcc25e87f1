// The characteristics in the Health profile of the user, one enumeration for each. The cases and raw values are those of HealthKit.

/// The sex in the Health profile: `HKBiologicalSex`. `notSet` is also what an app gets that may not read it.
public enum BiologicalSex: Int, CaseIterable, Sendable {
    case notSet, female, male, other
}

/// The blood type in the Health profile: `HKBloodType`. `notSet` is also what an app gets that may not read it.
public enum BloodType: Int, CaseIterable, Sendable {
    case notSet, aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive, oNegative
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// How the skin reacts to the sun, on the scale of Fitzpatrick: `HKFitzpatrickSkinType`. `I` always burns, `VI` never does. `notSet` is
/// also what an app gets that may not read it.
public enum FitzpatrickSkinType: Int, CaseIterable, Sendable {
    case notSet, I, II, III, IV, V, VI
}

/// The sex for reference ranges, such as those of laboratory results: `HKReferenceSex` (REF-02).
public enum ReferenceSex: Int, CaseIterable, Sendable {
    case notSet, female, male
}

/// Whether the user uses a wheelchair: `HKWheelchairUse`. `notSet` is also what an app gets that may not read it.
public enum WheelchairUse: Int, CaseIterable, Sendable {
    case notSet, no, yes
}

/// The figure of the Move ring: `HKActivityMoveMode`. There is no case `notSet`: the default is active energy.
public enum ActivityMoveMode: Int, CaseIterable, Sendable {
    /// Active energy burned, or minutes of movement.
    case activeEnergy = 1, appleMoveTime
}
