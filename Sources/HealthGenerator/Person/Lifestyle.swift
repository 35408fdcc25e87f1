/// Habits that no option sets, drawn once from their own sequence.
struct Lifestyle {
    /// The weight of each kind of workout, in the order of ``WorkoutKind``; 0 for what the person never does.
    let sports: [Double]
    /// The average number of workouts a week, unless an option sets it.
    let workoutsPerWeek: Double
    /// How much the person likes to train on each weekday, from Sunday; 1 on average.
    let weekdays: [Double]
    /// By how many kilograms the weight swings within years.
    let weightSwing: Double
    /// The drinks of an evening at the weekend, on average.
    let drinks: Double
    /// Whether the person enters drinks.
    let logsDrinks: Bool
    /// The share of free afternoons with a nap.
    let napShare: Double
    /// Whether the phone records the time in bed, beside a watch.
    let hasSleepSchedule: Bool
    /// The preference for deep sleep and REM, relative to others of the same age.
    let deepFactor, remFactor: Double
    /// The hours for which the person listens to headphones, on a day that has any.
    let headphones: Double
    /// The names and versions of third-party sources.
    let scale: (name: String, version: String)
    /// The app that records runs and rides instead of the watch; nil for none.
    let workoutApp: (name: String, version: String)?

    init(seed: UInt64, age: Double, isFemale: Bool, fitness: GenerateOptions.Fitness) {
        var chance = Chance(seed: seed, .lifestyle)
        let youth = (1 - (age - 30) / 50).clamped(to: 0.15...1.1)
        var weights = WorkoutKind.allCases.map { kind in
            let traits = kind.traits
            let share = isFemale ? traits.women : traits.men
            let likes = chance.happens(share * (traits.isForTheYoung ? youth : 1))
            let taste = chance.uniform(0.4...1.6)
            return likes ? traits.frequency * taste : 0
        }
        if weights.allSatisfy({ $0 == 0 }) { weights[0] = 1 }
        sports = weights
        let number = Double(chance.pick([0.4, 0.35, 0.25]))
        workoutsPerWeek = (fitness == .low ? 0 : fitness == .average ? 2 : 4) + number
        let drawn = [1.2, 1, 1.05, 1.05, 1, 0.7, 1.1].map { max(0.1, $0 * chance.normal(1, 0.3)) }
        let sum = drawn.reduce(0, +)
        weekdays = drawn.map { $0 * 7 / sum }
        weightSwing = [0.7, 3, 6][chance.pick([0.6, 0.28, 0.12])]
        drinks = [0, 0.7, 2, 3.5][chance.pick([0.35, 0.3, 0.25, 0.1])]
        logsDrinks = chance.happens(0.3)
        napShare = chance.happens(0.25 + 0.004 * (age - 40)) ? chance.uniform(0.1...0.4) : 0.01
        hasSleepSchedule = chance.happens(0.4)
        deepFactor = chance.logNormal(median: 1, 0.35)
        remFactor = chance.logNormal(median: 1, 0.3)
        headphones = chance.happens(0.7) ? chance.uniform(0.3...2.5) : 0
        let scales = [("Health Mate", "6.3.1"), ("RENPHO Health", "2.9.0"), ("EufyLife", "3.4.2"), ("Scale", "4")]
        scale = scales[chance.pick([0.3, 0.25, 0.15, 0.3])]
        let app = [("Strava", "408.1.0"), ("Runkeeper", "16.4"), ("Nike Run Club", "7.62")][chance.pick([0.6, 0.2, 0.2])]
        workoutApp = chance.happens(0.25) ? app : nil
    }
}
