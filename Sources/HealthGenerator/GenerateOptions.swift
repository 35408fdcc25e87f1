public import Foundation
public import HealthModel

/// Which person is generated, and for how long.
///
/// The same options give the same samples. What is nil follows from the seed, and what is given does not change the rest of the
/// person.
public struct GenerateOptions: Hashable, Sendable {
    /// How fit the person is.
    public enum Fitness: String, CaseIterable, Sendable {
        case low, average, high
    }

    /// When the person would sleep if nothing woke them.
    public enum Chronotype: String, CaseIterable, Sendable {
        case early, intermediate, late
    }

    /// What the person has with them. With `watch`, the phone stays in a drawer.
    public enum Devices: String, CaseIterable, Sendable {
        case both, phone, watch
    }

    /// How often a device is not worn, or left at home.
    public enum Gaps: String, CaseIterable, Sendable {
        case none, usual, many
    }

    /// A stay in another time zone.
    public struct Trip: Hashable, Sendable {
        /// Where to.
        public var timeZone: TimeZone
        /// The day on whose evening the person is there for the first time.
        public var firstDay: CalendarDay
        /// The day on whose evening they are back.
        public var lastDay: CalendarDay

        /// A trip.
        public init(to timeZone: TimeZone, from firstDay: CalendarDay, to lastDay: CalendarDay) {
            self.timeZone = timeZone
            self.firstDay = firstDay
            self.lastDay = lastDay
        }
    }

    /// Which person.
    public var seed: UInt64 = 1
    /// How many days.
    public var days = 365
    /// The last of them.
    public var lastDay: CalendarDay
    /// Where the person lives.
    public var timeZone: TimeZone
    /// The date of birth.
    public var dateOfBirth: CalendarDay?
    /// Female or male: the distributions know no other.
    public var sex: BiologicalSex?
    /// In centimeters.
    public var height: Double?
    /// On the first day on a scale, in kilograms.
    public var weight: Double?
    /// How fit.
    public var fitness: Fitness?
    /// When asleep.
    public var chronotype: Chronotype?
    /// Phone, watch or both.
    public var devices = Devices.both
    /// Workouts a week, on average: at most one a day.
    public var workoutsPerWeek: Int?
    /// Whether a woman logs her cycle.
    public var hasMenstrualCycle = false
    /// Whether there is a cuff for the blood pressure.
    public var measuresBloodPressure = false
    /// Where the person travels; nil for two trips a year by the seed.
    public var trips: [Trip]?
    /// How often devices are off.
    public var gaps = Gaps.usual
    /// By what the noise of measurements is multiplied.
    public var noise = 1.0
    /// These types only; nil for all. The samples of others do not depend on it.
    public var types: Set<ObjectType>?

    /// A person by seed 1, for a year that ends on a day.
    public init(lastDay: CalendarDay, timeZone: TimeZone) {
        self.lastDay = lastDay
        self.timeZone = timeZone
    }
}
