// The characteristics in the Health profile of the user, one enumeration for each.

/// The sex in the Health profile: `HKBiologicalSex`.
public enum BiologicalSex: Int, CaseIterable, Sendable {
    /// Not set, or not readable: `HKBiologicalSex.notSet`.
    case notSet = 0

    /// Female: `HKBiologicalSex.female`.
    case female = 1

    /// Male: `HKBiologicalSex.male`.
    case male = 2

    /// Other: `HKBiologicalSex.other`.
    case other = 3
}

/// The blood type in the Health profile: `HKBloodType`.
public enum BloodType: Int, CaseIterable, Sendable {
    /// Not set, or not readable: `HKBloodType.notSet`.
    case notSet = 0

    /// A+: `HKBloodType.aPositive`.
    case aPositive = 1

    /// A−: `HKBloodType.aNegative`.
    case aNegative = 2

    /// B+: `HKBloodType.bPositive`.
    case bPositive = 3

    /// B−: `HKBloodType.bNegative`.
    case bNegative = 4

    /// AB+: `HKBloodType.abPositive`.
    case abPositive = 5

    /// AB−: `HKBloodType.abNegative`.
    case abNegative = 6

    /// O+: `HKBloodType.oPositive`.
    case oPositive = 7

    /// O−: `HKBloodType.oNegative`.
    case oNegative = 8
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// How the skin reacts to the sun, on the scale of Fitzpatrick: `HKFitzpatrickSkinType`.
public enum FitzpatrickSkinType: Int, CaseIterable, Sendable {
    /// Not set, or not readable: `HKFitzpatrickSkinType.notSet`.
    case notSet = 0

    /// Pale white skin that always burns and never tans: `HKFitzpatrickSkinType.I`.
    case I = 1

    /// White skin that burns easily and tans little: `HKFitzpatrickSkinType.II`.
    case II = 2

    /// White to light brown skin that sometimes burns and tans gradually: `HKFitzpatrickSkinType.III`.
    case III = 3

    /// Beige to brown skin that burns little and tans well: `HKFitzpatrickSkinType.IV`.
    case IV = 4

    /// Dark brown skin that rarely burns and tans profusely: `HKFitzpatrickSkinType.V`.
    case V = 5

    /// Dark brown to black skin that never burns: `HKFitzpatrickSkinType.VI`.
    case VI = 6
}

/// The sex for reference ranges, such as those of laboratory results: `HKReferenceSex` (REF-02).
public enum ReferenceSex: Int, CaseIterable, Sendable {
    /// Not set: `HKReferenceSex.notSet`.
    case notSet = 0

    /// Female: `HKReferenceSex.female`.
    case female = 1

    /// Male: `HKReferenceSex.male`.
    case male = 2
}

/// Whether the user uses a wheelchair: `HKWheelchairUse`.
public enum WheelchairUse: Int, CaseIterable, Sendable {
    /// Not set, or not readable: `HKWheelchairUse.notSet`.
    case notSet = 0

    /// Does not use a wheelchair: `HKWheelchairUse.no`.
    case no = 1

    /// Uses a wheelchair: `HKWheelchairUse.yes`.
    case yes = 2
}

/// The figure of the Move ring: `HKActivityMoveMode`.
///
/// There is no case `notSet`: the default is active energy.
public enum ActivityMoveMode: Int, CaseIterable, Sendable {
    /// Active energy burned: `HKActivityMoveMode.activeEnergy`.
    case activeEnergy = 1

    /// Minutes of movement: `HKActivityMoveMode.appleMoveTime`.
    case appleMoveTime = 2
}
