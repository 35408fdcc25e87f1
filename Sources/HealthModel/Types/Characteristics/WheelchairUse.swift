/// Whether the user uses a wheelchair: `HKWheelchairUse`.
public enum WheelchairUse: Int, CaseIterable, Sendable {
    /// Not set, or not readable: `HKWheelchairUse.notSet`.
    case notSet = 0

    /// Does not use a wheelchair: `HKWheelchairUse.no`.
    case no = 1

    /// Uses a wheelchair: `HKWheelchairUse.yes`.
    case yes = 2
}
