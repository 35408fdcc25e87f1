/// The sex for reference ranges, such as those of laboratory results: `HKReferenceSex` (REF-02).
public enum ReferenceSex: Int, CaseIterable, Sendable {
    /// Not set: `HKReferenceSex.notSet`.
    case notSet = 0

    /// Female: `HKReferenceSex.female`.
    case female = 1

    /// Male: `HKReferenceSex.male`.
    case male = 2
}
