import HealthModel

/// A workout. Times are seconds since 1970.
struct PlannedWorkout {
    let kind: WorkoutKind
    let start: Int64
    let end: Int64
    let isIndoor: Bool
    /// The share of the reserve of oxygen uptake.
    let effort: Double
    /// Milliliters of oxygen per kilogram and minute.
    let oxygen: Double
    /// Meters a second; 0 for activities without a distance.
    let speed: Double
    /// Steps a minute; 0 for activities without steps.
    let cadence: Double
    /// The pause, if any.
    let pause: Range<Int64>?

    /// Whether the workout is not paused at a time.
    func isActive(at time: Int64) -> Bool { !(pause?.contains(time) ?? false) }
}

/// What a person wants to do on a day: the kind and the effort of a workout, if there is time for it.
struct WorkoutIntention {
    let kind: WorkoutKind
    let minutes: Double
    let isIndoor: Bool
    let motion: Motion

    /// Nil on days without a workout.
    init?(onDay day: Int, of person: Person, _ chance: inout Chance) {
        let share = person.workoutsPerWeek / 7
        // The more days have a workout, the less they differ.
        let wish = person.lifestyle.weekdays[LocalDays.weekday(day)] * person.training(onDay: day)
        guard chance.happens(share * (1 + (wish - 1) * min(1, 1.6 * (1 - share)))) else { return nil }
        let cold = Season.cold(onDay: day, midwinter: 15, in: person.options.timeZone)
        let kinds = WorkoutKind.allCases
        var kind = kinds[
            chance.pick(zip(kinds, person.lifestyle.sports).map { $1 * max(0, 1 - $0.traits.season * cold) })
        ]
        let (length, form) = (chance.normal(0, 1), chance.normal(0, 0.05))
        var motion = Motion(kind, form, length: length, of: person, onDay: day, &chance)
        // Who would run no faster than others walk does not run.
        if kind == .running, motion.speed < 1.75 {
            kind = .walking
            motion = Motion(kind, form, length: length, of: person, onDay: day, &chance)
        }
        let traits = kind.traits
        minutes = (traits.length.mean + traits.length.deviation * length).clamped(to: 10...240)
        isIndoor = chance.happens(min(1, traits.indoor * (kind == .cycling ? 1 + 0.9 * cold : 1)))
        (self.kind, self.motion) = (kind, motion)
    }

    /// The strain of the workout that the person wants to do on a day, as hours at full effort.
    static func strain(onDay day: Int, of person: Person) -> Double {
        var chance = Chance(seed: person.seed, .workouts, day)
        guard let intention = WorkoutIntention(onDay: day, of: person, &chance) else { return 0 }
        return intention.motion.effort * intention.minutes / 60
    }
}

/// The effort of a person, and the speed that follows from it by the equations of the American College of Sports Medicine.
struct Motion {
    /// The share of the reserve of oxygen uptake.
    let effort: Double
    /// Milliliters of oxygen per kilogram and minute.
    let oxygen: Double
    /// Meters a second.
    let speed: Double
    /// Steps a minute.
    let cadence: Double

    init(_ kind: WorkoutKind, _ form: Double, length: Double, of person: Person, onDay day: Int, _ chance: inout Chance) {
        let reserve = person.oxygenUptake(onDay: day) - 3.5
        // Long workouts are slower.
        let share = (kind.traits.effort * (1 - 0.03 * length) + form).clamped(to: 0.12...0.92)
        let usual = chance.normal(kind.traits.speed, 0.4) / 0.06
        let (meters, steps) = (share * reserve / 0.2, chance.normal(0, 5))
        switch kind {
        case .walking:
            // Walking costs 0.1 milliliters a meter. In meters a minute.
            let speed = min(usual, 0.7 * reserve / 0.1)
            (effort, self.speed, cadence) = (0.1 * speed / reserve, speed / 60, (60 + 0.6 * speed + steps).rounded())
        case .hiking:
            // Uphill, walking costs about twice as much.
            let speed = min(usual, share * reserve / 0.2)
            (effort, self.speed, cadence) = (0.2 * speed / reserve, speed / 60, (50 + 0.7 * speed + steps).rounded())
        case .running:
            (effort, speed, cadence) = (share, meters / 60, (147 + 0.1 * meters + steps).rounded())
        case .cycling:
            (effort, cadence) = (share, 0)
            speed = Self.cyclingSpeed(watts: Self.watts(3.5 + share * reserve, person.weight), weight: person.weight)
        case .swimming:
            (effort, speed, cadence) = (share, (0.74 * (share * reserve / 22).squareRoot()).clamped(to: 0.4...1.5), 0)
        case .strength, .yoga, .interval: (effort, speed, cadence) = (share, 0, 0)
        }
        oxygen = 3.5 + effort * reserve
    }

    /// The power on a bicycle.
    static func watts(_ oxygen: Double, _ kilograms: Double) -> Double { max(25, (oxygen - 7) / 10.8 * kilograms) }

    /// The speed on a hilly road with stops: four fifths of that on a flat one, where air and tires resist.
    private static func cyclingSpeed(watts: Double, weight: Double) -> Double {
        let rolling = 0.05 * (weight + 12)
        var speed = 6.0
        for _ in 0..<8 {
            speed -= (0.2 * speed * speed * speed + rolling * speed - watts) / (0.6 * speed * speed + rolling)
        }
        return 0.8 * speed
    }
}

extension PlannedWorkout {
    /// The workout of a day; nil on days without one or without time for it.
    init?(day: Int, from start: Int64, to end: Int64, _ places: Places, of person: Person) {
        var chance = Chance(seed: person.seed, .workouts, day)
        guard let wanted = WorkoutIntention(onDay: day, of: person, &chance) else { return nil }
        let wait = chance.uniform(0.3...1)
        let begin: Int64
        if let home = places.endOfWork {
            begin = home + Int64(saturating: wait * 3600)
        } else {
            begin = start + Int64(saturating: (0.5 + 5 * wait) * 3600)
        }
        let length = Int64(saturating: wanted.minutes * 60)
        guard begin + length + 2700 < end else { return nil }
        let pauseStart = begin + Int64(saturating: chance.uniform(0.3...0.6) * Double(length))
        let pauseLength = Int64(saturating: chance.uniform(30...240))
        let hasPause = chance.happens(0.2) && wanted.kind != .swimming
        let motion = wanted.motion
        self.init(
            kind: wanted.kind, start: begin, end: begin + length, isIndoor: wanted.isIndoor, effort: motion.effort,
            oxygen: motion.oxygen, speed: motion.speed, cadence: motion.cadence,
            pause: hasPause ? pauseStart..<pauseStart + pauseLength : nil
        )
    }
}
