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
