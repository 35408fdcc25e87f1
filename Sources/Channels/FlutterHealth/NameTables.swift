import HealthModel

extension WorkoutActivityKey {
    /// The keys of workout activities: HealthKit's names, and others.
    static let all: [WorkoutActivityKey] =
        Enumeration.workoutActivityType.cases.compactMap(WorkoutActivityKey.init) + [
            WorkoutActivityKey("BIKING", 13),
            WorkoutActivityKey("ROCK_CLIMBING", 9),
            WorkoutActivityKey("RUNNING_TREADMILL", 37),
            WorkoutActivityKey("SKATING", 39),
            WorkoutActivityKey("SURFING", 45),
            WorkoutActivityKey("SWIMMING_OPEN_WATER", 46),
            WorkoutActivityKey("SWIMMING_POOL", 46),
        ]

    /// The activities without a key of HealthKit's name.
    private static let otherwiseNamed: Set = [
        "cycling", "dance", "danceInspiredTraining", "mixedMetabolicCardioTraining", "skatingSports", "surfingSports",
        "swimBikeRun", "transition",
    ]

    /// The key of HealthKit's name, such as `TAI_CHI`. The plugin checks the system for activities since iOS 14, and knows none
    /// after iOS 17.
    private init?(_ activity: Enumeration.Case) {
        guard !Self.otherwiseNamed.contains(activity.name), activity.iOS < OSVersion(major: 18) else { return nil }
        let key = activity.name.reduce(into: "") { $0 += $1.isUppercase ? "_\($1)" : $1.uppercased() }
        self.init(key, activity.rawValue, iOS: activity.iOS < OSVersion(major: 14) ? nil : activity.iOS)
    }

    /// `workout_type` of a point: HealthKit's name. The plugin lacks those from iOS 13 to 16, and those after iOS 17.
    static func name(of activityType: Int) -> String {
        let (firstMissing, lastMissing, lastKnown) = (75, 83, 84)
        guard activityType <= lastKnown, !(firstMissing...lastMissing).contains(activityType) else { return "other" }
        return Enumeration.workoutActivityType.name(of: activityType) ?? "other"
    }
}

extension Nutrient {
    /// The nutrients of a meal.
    static let all: [Nutrient] = [
        Nutrient("calories", "HKQuantityTypeIdentifierDietaryEnergyConsumed", "kcal"),
        Nutrient("protein", "HKQuantityTypeIdentifierDietaryProtein", "g"),
        Nutrient("carbs", "HKQuantityTypeIdentifierDietaryCarbohydrates", "g"),
        Nutrient("fat", "HKQuantityTypeIdentifierDietaryFatTotal", "g"),
        Nutrient("caffeine", "HKQuantityTypeIdentifierDietaryCaffeine", "g"),
        Nutrient("vitamin_a", "HKQuantityTypeIdentifierDietaryVitaminA", "g"),
        Nutrient("b1_thiamine", "HKQuantityTypeIdentifierDietaryThiamin", "g"),
        Nutrient("b2_riboflavin", "HKQuantityTypeIdentifierDietaryRiboflavin", "g"),
        Nutrient("b3_niacin", "HKQuantityTypeIdentifierDietaryNiacin", "g"),
        Nutrient("b5_pantothenic_acid", "HKQuantityTypeIdentifierDietaryPantothenicAcid", "g"),
        Nutrient("b6_pyridoxine", "HKQuantityTypeIdentifierDietaryVitaminB6", "g"),
        Nutrient("b7_biotin", "HKQuantityTypeIdentifierDietaryBiotin", "g"),
        Nutrient("b9_folate", "HKQuantityTypeIdentifierDietaryFolate", "g"),
        Nutrient("b12_cobalamin", "HKQuantityTypeIdentifierDietaryVitaminB12", "g"),
        Nutrient("vitamin_c", "HKQuantityTypeIdentifierDietaryVitaminC", "g"),
        Nutrient("vitamin_d", "HKQuantityTypeIdentifierDietaryVitaminD", "g"),
        Nutrient("vitamin_e", "HKQuantityTypeIdentifierDietaryVitaminE", "g"),
        Nutrient("vitamin_k", "HKQuantityTypeIdentifierDietaryVitaminK", "g"),
        Nutrient("calcium", "HKQuantityTypeIdentifierDietaryCalcium", "g"),
        Nutrient("chloride", "HKQuantityTypeIdentifierDietaryChloride", "g"),
        Nutrient("cholesterol", "HKQuantityTypeIdentifierDietaryCholesterol", "g"),
        Nutrient("chromium", "HKQuantityTypeIdentifierDietaryChromium", "g"),
        Nutrient("copper", "HKQuantityTypeIdentifierDietaryCopper", "g"),
        Nutrient("fat_unsaturated", "HKQuantityTypeIdentifierDietaryFatMonounsaturated", "g"),
        Nutrient("fat_monounsaturated", "HKQuantityTypeIdentifierDietaryFatMonounsaturated", "g"),
        Nutrient("fat_polyunsaturated", "HKQuantityTypeIdentifierDietaryFatPolyunsaturated", "g"),
        Nutrient("fat_saturated", "HKQuantityTypeIdentifierDietaryFatSaturated", "g"),
        Nutrient("fiber", "HKQuantityTypeIdentifierDietaryFiber", "g"),
        Nutrient("iodine", "HKQuantityTypeIdentifierDietaryIodine", "g"),
        Nutrient("iron", "HKQuantityTypeIdentifierDietaryIron", "g"),
        Nutrient("magnesium", "HKQuantityTypeIdentifierDietaryMagnesium", "g"),
        Nutrient("manganese", "HKQuantityTypeIdentifierDietaryManganese", "g"),
        Nutrient("molybdenum", "HKQuantityTypeIdentifierDietaryMolybdenum", "g"),
        Nutrient("phosphorus", "HKQuantityTypeIdentifierDietaryPhosphorus", "g"),
        Nutrient("potassium", "HKQuantityTypeIdentifierDietaryPotassium", "g"),
        Nutrient("selenium", "HKQuantityTypeIdentifierDietarySelenium", "g"),
        Nutrient("sodium", "HKQuantityTypeIdentifierDietarySodium", "g"),
        Nutrient("sugar", "HKQuantityTypeIdentifierDietarySugar", "g"),
        Nutrient("water", "HKQuantityTypeIdentifierDietaryWater", "mL"),
        Nutrient("zinc", "HKQuantityTypeIdentifierDietaryZinc", "g"),
    ]
}
