import HealthModel

/// The properties of a person that do not change from day to day, drawn once.
struct Person {
    let seed: UInt64
    let options: GenerateOptions

    let name: String
    let isFemale: Bool
    let dateOfBirth: CalendarDay
    let fitness: GenerateOptions.Fitness
    let chronotype: GenerateOptions.Chronotype

    /// In centimeters.
    let height: Double
    /// In kilograms, about the first of January 2024.
    let weight: Double
    /// In beats a minute.
    let restingHeartRate: Double
    /// The difference of the maximum heart rate from the usual maximum at that age, in beats a minute.
    let maximumHeartRateOffset: Double
    /// The heart rate variability relative to the usual value at that age.
    let variabilityFactor: Double
    /// The oxygen uptake relative to the usual value at that age and sex.
    let oxygenUptakeFactor: Double
    /// In breaths a minute, asleep.
    let respiratoryRate: Double
    /// In degrees Celsius, asleep.
    let wristTemperature: Double

    /// The middle of the sleep on days without an alarm, in hours after midnight.
    let freeMidSleep: Double
    /// The average sleep in hours.
    let sleepNeed: Double
    /// The steps of a usual day.
    let steps: Double
    /// The way to work in hours, one way.
    let commute: Double
    let workoutsPerWeek: Double
    /// Whether the watch is charged before going to bed; otherwise after getting up.
    let chargesInTheEvening: Bool
    /// Whether the person meditates on some days.
    let isMindful: Bool
    /// The share of mornings on which the person uses a scale.
    let weighingShare: Double
    /// The mean length of a cycle, in days.
    let cycleLength: Double
    let lifestyle: Lifestyle

    init(_ options: GenerateOptions) {
        self.options = options
        seed = options.seed
        var chance = Chance(seed: options.seed, .person)
        // Draw each value even if an option overrides it, so that the option does not change the other values.
        let drawnSex = chance.happens(0.5)
        isFemale = options.hasMenstrualCycle || options.isInMenopause || options.sex.map { $0 == .female } ?? drawnSex
        name = Self.names[chance.integer(0...Self.names.count - 1)]
        let birth = CalendarDay(year: chance.integer(1961...1999), month: chance.integer(1...12), day: chance.integer(1...28))
        dateOfBirth = options.dateOfBirth ?? birth
        let drawnFitness = GenerateOptions.Fitness.allCases[chance.pick([0.3, 0.45, 0.25])]
        fitness = options.fitness ?? drawnFitness
        let drawnChronotype = GenerateOptions.Chronotype.allCases[chance.pick([0.25, 0.5, 0.25])]
        chronotype = options.chronotype ?? drawnChronotype

        let size = chance.normal(0, 1)
        height = options.height ?? (isFemale ? 163 + 6.5 * size : 176 + 7 * size).rounded()
        let bodyMassIndex = chance.normal(26, 4).clamped(to: 19...38)
        weight = options.weight ?? (bodyMassIndex * height * height / 10_000).rounded(to: 1)
        let fit = fitness
        // With the shares above, the differences by fitness add up to 0.
        let rate = chance.normal(isFemale ? 66.8 : 64.3, 6.2)
        restingHeartRate = (rate + (fit == .low ? 4.8 : fit == .average ? 0.8 : -7.2)).clamped(to: 42...88)
        maximumHeartRateOffset = chance.normal(0, 6)
        variabilityFactor = chance.logNormal(median: fit == .low ? 0.85 : fit == .average ? 1 : 1.2, 0.25)
        let uptake = chance.normal(fit == .low ? 0.88 : fit == .average ? 1 : 1.14, 0.09).clamped(to: 0.65...1.5)
        respiratoryRate = chance.normal(14.5, 1.3)
        wristTemperature = chance.normal(35.5, 0.25)

        let late = chronotype == .early ? 2.75 : chronotype == .intermediate ? 4.25 : 5.75
        let age = Double(2024 - dateOfBirth.year)
        freeMidSleep = chance.normal(late, 0.4) - (age - 20) / 40
        let drawnSleep = chance.normal(6.45, 1).clamped(to: 4.6...8.8)
        sleepNeed = options.sleep ?? drawnSleep
        let usual = fit == .low ? 5200.0 : fit == .average ? 7600 : 10_500
        // Older people walk less.
        let drawnSteps = chance.logNormal(median: usual * (1 - 0.005 * (age - 43)).clamped(to: 0.7...1.15), 0.25)
        steps = options.steps ?? drawnSteps
        commute = chance.uniform(0.2...0.8)
        lifestyle = Lifestyle(seed: options.seed, age: age, isFemale: isFemale, fitness: fit)
        workoutsPerWeek = options.workoutsPerWeek.map(Double.init) ?? lifestyle.workoutsPerWeek
        let runs = lifestyle.sports[WorkoutKind.running.rawValue] > 0 && workoutsPerWeek > 0
        oxygenUptakeFactor = uptake * (runs ? 1.05 : 0.98)
        chargesInTheEvening = chance.happens(0.6)
        isMindful = chance.happens(0.4)
        weighingShare = chance.uniform(0.15...0.65)
        cycleLength = chance.normal(29.3 - 0.18 * (age - 33).clamped(to: -8...12), 1.8).clamped(to: 24...38)
    }

    private static let names = ["Alex", "Charlie", "Kim", "Noa", "Robin", "Sam", "Toni", "Yuki"]
}

extension Person {
    /// The age in years.
    func age(onDay day: Int) -> Double { Double(day - (dateOfBirth.number ?? 0)) / 365.2425 }

    /// The maximum heart rate in beats a minute: 208 − 0.7 × age on average.
    func maximumHeartRate(onDay day: Int) -> Double { 208 - 0.7 * age(onDay: day) + maximumHeartRateOffset }

    /// How much the person trains around a day: 1 is usual. More in summer, and in phases of months.
    func training(onDay day: Int) -> Double {
        guard workoutsPerWeek > 0 else { return 1 }
        let phase = Drift(seed: seed, topic: .training, days: 60).value(onDay: day)
        return (1 + 0.35 * phase - 0.12 * Season.cold(onDay: day, midwinter: 15, in: options.timeZone)).clamped(to: 0.2...1.8)
    }

    /// The maximum oxygen uptake in milliliters per kilogram and minute. It follows the training of three weeks before.
    func oxygenUptake(onDay day: Int) -> Double {
        let years = (age(onDay: day) - 25).clamped(to: -12...60)
        let usual = isFemale ? 37.6 - 0.386 * years : 48 - 0.472 * years
        return usual * oxygenUptakeFactor * (1 + 0.1 * (training(onDay: day - 21) - 1))
    }

    /// The speed of usual walks relative to that of a person whose oxygen uptake does not limit it.
    func pace(onDay day: Int) -> Double { ((0.6 * oxygenUptake(onDay: day) - 3.5) / 7.5).clamped(to: 0.55...1) }

    /// The standard deviation of the intervals between beats, in milliseconds.
    func variability(onDay day: Int) -> Double {
        52 * (1 - 0.008 * (age(onDay: day) - 40).clamped(to: -25...50)) * variabilityFactor
    }

    /// The usual blood pressure in mmHg. Hypertension raises it, by a different amount for each person.
    func bloodPressure(atAge age: Double) -> (systolic: Double, diastolic: Double) {
        let years = (62 - age).clamped(to: -20...35)
        let (systolic, diastolic) = (123.4 - 0.4 * years, 75.7 - 0.1 * years)
        var chance = Chance(seed: seed, .hypertension)
        switch options.hypertension {
        case .none: return (systolic, diastolic)
        case .untreated:
            let own = chance.normal(0, 12.5).clamped(to: -16...28)
            return (systolic + 28.4 + own, diastolic + 14 + own / 2)
        case .treated:
            let own = chance.normal(0, 13.2).clamped(to: -26...26)
            return (systolic + 9.4 + own, diastolic + 4 + own / 2)
        }
    }

    /// The day on which a doctor first recorded the condition: some years after the 40th birthday, or in 2015.
    var onset: String {
        let year = max(2015, dateOfBirth.year + 41) - Int(seed % 3)
        return CalendarDay(year: min(2021, year), month: 1 + Int(seed % 12), day: 3 + Int(seed % 25)).isoText
    }

    /// The weight in the morning, in kilograms.
    func weight(onDay day: Int) -> Double {
        let years = Double(day - Self.firstOf2024) / 365.2425
        let swing = lifestyle.weightSwing * Drift(seed: seed, topic: .weightTrend, days: 300).value(onDay: day)
        let drift = 0.8 * Drift(seed: seed, topic: .weightDrift, days: 28).value(onDay: day)
        return max(0.6 * weight, weight - 0.2 * years + swing + drift)
    }

    /// The energy burned at rest, in kilocalories a minute (Mifflin–St Jeor).
    func basalRate(onDay day: Int) -> Double {
        let sum = 10 * weight(onDay: day) + 6.25 * height - 5 * age(onDay: day) + (isFemale ? -161 : 5)
        return sum / 1440
    }

    /// The goal of the Move ring, in kilocalories.
    var moveGoal: Double {
        let walking = steps / 100 * weight / 60 * 3
        let workouts = workoutsPerWeek / 7 * 30 * weight / 60 * 5
        return max(150, (0.083 * (walking + workouts + weight * 2.2)).rounded() * 10)
    }

    private static let firstOf2024 = 19_723
}
