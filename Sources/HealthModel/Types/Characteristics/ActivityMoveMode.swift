/// What the Move ring counts: `HKActivityMoveMode`.
///
/// There is no `notSet`: a profile without a choice counts active energy.
public enum ActivityMoveMode: Int, CaseIterable, Sendable {
    /// Active energy burned: `HKActivityMoveMode.activeEnergy`.
    case activeEnergy = 1

    /// Minutes of movement: `HKActivityMoveMode.appleMoveTime`.
    case appleMoveTime = 2
}
