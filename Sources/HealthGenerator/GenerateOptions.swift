public import Foundation
public import HealthModel

/// The person and the days to generate.
///
/// The same options give the same samples. The seed decides each property that is nil. Setting a property does not change
/// the others.
public struct GenerateOptions: Hashable, Sendable {
    /// How fit the person is.
    public enum Fitness: String, CaseIterable, Sendable {
        case low, average, high
    }

    /// When the person sleeps on days without an alarm.
    public enum Chronotype: String, CaseIterable, Sendable {
        case early, intermediate, late
    }

    /// The devices that record. With `watch`, the phone records nothing.
    public enum Devices: String, CaseIterable, Sendable {
        case both, phone, watch
    }

    /// How often a device is not worn, or left at home.
    public enum Gaps: String, CaseIterable, Sendable {
        case none, usual, many
    }

    /// How often the watch is worn in bed.
    public enum WatchAtNight: String, CaseIterable, Sendable {
        case usual, always, never
    }

    /// The hours of work.
    public enum Work: String, CaseIterable, Sendable {
        /// From Monday to Friday, by day.
        case days
        /// As ``days``, and by night in every third week.
        case shifts
    }

    /// High blood pressure.
    public enum Hypertension: String, CaseIterable, Sendable {
        case none, untreated, treated
    }

    /// Something that is recorded wrongly.
    public enum Artefact: String, CaseIterable, Sendable {
        /// A workout that a second app records too.
        case workoutDuplicates
        /// A heart rate that is far too high, or a weight in pounds.
        case spikes
        /// A heart rate, breathing rate or blood oxygen of 0.
        case zeros
        /// An hour in which the watch records nothing.
        case dropouts
        /// A day whose samples of the phone reach the store on the day after.
        case late
        /// A weighing that a newer version corrects.
        case corrections
        /// A night that a second app records too.
        case sleepApps
        /// A weighing that the person also enters.
        case manualDuplicates
        /// A day on which the clock of the scale and the cuff is wrong.
        case wrongClock

        var number: UInt64 { UInt64(Self.allCases.firstIndex(of: self) ?? 0) }
    }

    /// A stay in another time zone.
    public struct Trip: Hashable, Sendable {
        /// The time zone of the destination.
        public var timeZone: TimeZone
        /// The day of arrival: the person spends its evening at the destination.
        public var firstDay: CalendarDay
        /// The day of return: the person spends its evening at home.
        public var lastDay: CalendarDay

        /// A trip to a time zone.
        public init(to timeZone: TimeZone, from firstDay: CalendarDay, to lastDay: CalendarDay) {
            self.timeZone = timeZone
            self.firstDay = firstDay
            self.lastDay = lastDay
        }
    }

    /// The seed, which selects the person.
    public var seed: UInt64 = 1
    /// The number of days.
    public var days = 365
    /// The last day.
    public var lastDay: CalendarDay
    /// The time zone of the person's home.
    public var timeZone: TimeZone
    /// The date of birth.
    public var dateOfBirth: CalendarDay?
    /// Female or male; the distributions cover only these two.
    public var sex: BiologicalSex?
    /// The height in centimeters.
    public var height: Double?
    /// The weight in kilograms.
    public var weight: Double?
    /// The person's fitness.
    public var fitness: Fitness?
    /// The person's chronotype.
    public var chronotype: Chronotype?
    /// The average sleep in hours.
    public var sleep: Double?
    /// The steps of a usual day.
    public var steps: Double?
    /// The hours of work.
    public var work = Work.days
    /// How often the watch is worn in bed.
    public var watchAtNight = WatchAtNight.usual
    /// The devices: phone, watch or both.
    public var devices = Devices.both
    /// The number of watches: with 2, one of them is worn in bed, while the other is charged.
    public var watches = 1
    /// The average number of workouts a week; at most one a day.
    public var workoutsPerWeek: Int?
    /// Whether the person logs a menstrual cycle. The person is then female.
    public var hasMenstrualCycle = false
    /// Whether the person logs hot flashes and night sweats. The person is then female.
    public var isInMenopause = false
    /// Whether the person takes a tablet each morning, and logs the doses.
    public var takesMedication = false
    /// Whether a clinic sends records: of a visit in each quarter, and of vaccinations.
    public var hasClinicalRecords = false
    /// Whether the person measures their blood pressure.
    public var measuresBloodPressure = false
    /// High blood pressure. A person who has it measures their blood pressure.
    public var hypertension = Hypertension.none
    /// The trips; nil for two trips a year by the seed.
    public var trips: [Trip]?
    /// How often devices are not worn or carried.
    public var gaps = Gaps.usual
    /// The factor for the noise of measurements.
    public var noise = 1.0
    /// How often something is recorded wrongly, from 0 to 1.
    public var artefacts: [Artefact: Double] = [:]
    /// The types to generate; nil for all. The choice does not change the samples of a type.
    public var types: Set<ObjectType>?

    /// Options for the person of seed 1 and a year that ends on `lastDay`.
    public init(lastDay: CalendarDay, timeZone: TimeZone) {
        self.lastDay = lastDay
        self.timeZone = timeZone
    }
}
