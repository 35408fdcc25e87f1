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
