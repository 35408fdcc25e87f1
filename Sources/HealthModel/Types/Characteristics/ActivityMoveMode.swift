/// The figure of the Move ring: `HKActivityMoveMode`.
///
/// There is no case `notSet`: the default is active energy.
public enum ActivityMoveMode: Int, CaseIterable, Sendable {
    /// Active energy burned: `HKActivityMoveMode.activeEnergy`.
    case activeEnergy = 1

    /// Minutes of movement: `HKActivityMoveMode.appleMoveTime`.
    case appleMoveTime = 2
}
