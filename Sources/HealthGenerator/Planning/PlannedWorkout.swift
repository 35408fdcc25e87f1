import HealthModel

/// The activity of a workout.
enum WorkoutKind: Int, CaseIterable {
    case walking, running, strength, cycling, swimming, yoga

    /// The share of workouts in percent.
    var share: Double { [40.0, 20, 15, 12, 5, 8][rawValue] }

    /// The name in `HKWorkoutActivityType`.
    var activityName: String {
        switch self {
        case .walking: "walking"
        case .running: "running"
        case .strength: "traditionalStrengthTraining"
        case .cycling: "cycling"
        case .swimming: "swimming"
        case .yoga: "yoga"
        }
    }

    /// The length in minutes.
    var length: (mean: Double, deviation: Double) {
        switch self {
        case .walking, .running: (37, 12)
        case .strength, .yoga: (40, 10)
        case .cycling: (60, 22)
        case .swimming: (35, 8)
        }
    }

    /// The effort as a share of the heart rate reserve.
    var effort: Double { [0.35, 0.72, 0.45, 0.6, 0.6, 0.22][rawValue] }

    /// The type of distance that is measured; nil for none.
    var distance: Series? {
        switch self {
        case .walking, .running: .distanceWalkingRunning
        case .cycling: .distanceCycling
        case .swimming: .distanceSwimming
        case .strength, .yoga: nil
        }
    }

    /// The usual speed in kilometers an hour; 0 for activities without a distance.
    var usualSpeed: Double { [5.2, 10, 0, 20, 2.7, 0][rawValue] }

    var isOnFoot: Bool { self == .walking || self == .running }
    /// Whether an outdoor workout of this kind has a route.
    var hasRoute: Bool { isOnFoot || self == .cycling }
}

/// A workout. Times are seconds since 1970.
struct PlannedWorkout {
    let kind: WorkoutKind
    let start: Int64
    let end: Int64
    let isIndoor: Bool
    /// Meters a second; 0 for activities without a distance.
    let speed: Double
    /// Steps a minute; 0 for activities without steps.
    let cadence: Double
    /// The pause, if any.
    let pause: Range<Int64>?
    /// The effort relative to other workouts of the kind.
    let intensity: Double

    /// Whether the workout is not paused at a time.
    func isActive(at time: Int64) -> Bool { !(pause?.contains(time) ?? false) }
}

extension PlannedWorkout {
    /// The workout of a day; nil on days without one or without time for it.
    init?(day: Int, from start: Int64, to end: Int64, _ places: Places, of person: Person, isFree: Bool) {
        var chance = Chance(seed: person.seed, .workouts, day)
        guard chance.happens(person.workoutsPerWeek / 7) else { return nil }
        kind = WorkoutKind.allCases[chance.pick(WorkoutKind.allCases.map(\.share))]
        let minutes = chance.normal(kind.length.mean, kind.length.deviation).clamped(to: 12...150)
        let wait = chance.uniform(0.3...1)
        let begin: Int64
        if let home = places.endOfWork {
            begin = home + Int64(saturating: wait * 3600)
        } else {
            begin = start + Int64(saturating: (0.5 + 5 * wait) * 3600)
        }
        let length = Int64(saturating: minutes * 60)
        guard begin + length + 2700 < end else { return nil }
        self.start = begin
        self.end = begin + length
        isIndoor = [0.05, 0.12, 1, 0.15, 1, 1][kind.rawValue] > chance.share()
        let fit = person.fitness == .low ? 0.85 : person.fitness == .average ? 0.97 : 1.12
        intensity = chance.normal(1, 0.06).clamped(to: 0.8...1.2)
        switch kind {
        case .walking: speed = chance.normal(kind.usualSpeed, 0.4).clamped(to: 3.8...6.8) / 3.6
        case .running: speed = 1000 / (person.isFemale ? 354 : 306) * fit * intensity
        case .cycling: speed = chance.normal(kind.usualSpeed, 3).clamped(to: 12...32) / 3.6
        case .swimming: speed = 100.0 / 135 * fit * intensity
        case .strength, .yoga: speed = 0
        }
        switch kind {
        case .walking: cadence = chance.normal(112, 5).rounded()
        case .running: cadence = chance.normal(164, 6).rounded()
        default: cadence = 0
        }
        let pauseStart = begin + Int64(saturating: chance.uniform(0.3...0.6) * Double(length))
        let pauseLength = Int64(saturating: chance.uniform(30...240))
        pause = chance.happens(0.2) && kind != .swimming ? pauseStart..<pauseStart + pauseLength : nil
    }
}
