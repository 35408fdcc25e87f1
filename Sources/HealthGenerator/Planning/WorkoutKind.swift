import HealthModel

/// The activity of a workout.
enum WorkoutKind: Int, CaseIterable {
    case walking, running, hiking, cycling, swimming, strength, yoga, interval

    /// What is usual for a kind.
    struct Traits {
        /// The name in `HKWorkoutActivityType`.
        let name: String
        /// The shares of women and men who ever do it, at 30.
        let women, men: Double
        /// Whether the share falls with age.
        let isForTheYoung: Bool
        /// How often those who do it do it, relative to the others.
        let frequency: Double
        /// How much less often it is done in winter than in summer.
        let season: Double
        /// The length in minutes.
        let length: (mean: Double, deviation: Double)
        /// The share of the reserve of oxygen uptake, which is that of the heart rate reserve too.
        let effort: Double
        /// The share of workouts indoors.
        let indoor: Double
        /// Kilometers an hour, where no person is known; 0 without a distance.
        let speed: Double
        /// The type of distance that is measured; nil for none.
        let distance: Series?

        init(
            _ name: String, _ shares: (women: Double, men: Double), young: Bool = false, _ frequency: Double,
            season: Double, _ length: (Double, Double), _ effort: Double, indoor: Double, _ speed: Double, _ distance: Series?
        ) {
            (self.name, women, men, isForTheYoung, self.frequency) = (name, shares.women, shares.men, young, frequency)
            (self.season, self.length, self.effort, self.indoor) = (season, length, effort, indoor)
            (self.speed, self.distance) = (speed, distance)
        }
    }

    var traits: Traits { Self.table[rawValue] }
    var isOnFoot: Bool { rawValue <= Self.hiking.rawValue }
    /// Whether an outdoor workout of this kind has a route.
    var hasRoute: Bool { isOnFoot || self == .cycling }

    private static let table = [
        Traits("walking", (0.85, 0.75), 1, season: 0.1, (37, 14), 0.35, indoor: 0.05, 5.2, .distanceWalkingRunning),
        Traits("running", (0.35, 0.45), young: true, 1, season: 0.25, (36, 13), 0.76, indoor: 0.12, 10, .distanceWalkingRunning),
        Traits("hiking", (0.2, 0.2), 0.2, season: 0.6, (110, 45), 0.45, indoor: 0, 4.2, .distanceWalkingRunning),
        Traits("cycling", (0.3, 0.42), 0.7, season: 0.55, (58, 24), 0.58, indoor: 0.2, 20, .distanceCycling),
        Traits("swimming", (0.16, 0.13), 0.4, season: 0.1, (35, 9), 0.6, indoor: 1, 2.7, .distanceSwimming),
        Traits("traditionalStrengthTraining", (0.35, 0.5), young: true, 0.8, season: -0.15, (42, 13), 0.4, indoor: 1, 0, nil),
        Traits("yoga", (0.3, 0.08), 0.6, season: -0.1, (38, 13), 0.17, indoor: 1, 0, nil),
        Traits("highIntensityIntervalTraining", (0.18, 0.18), young: true, 0.5, season: -0.1, (26, 7), 0.68, indoor: 1, 0, nil),
    ]
}
