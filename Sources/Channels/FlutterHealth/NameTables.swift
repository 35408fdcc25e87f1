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

extension FlutterHealthChannel {
    /// The nutrients of a meal: the key, the type, and the unit in which it is passed.
    static let nutrients: [(key: String, identifier: String, unit: String)] = [
        ("calories", "HKQuantityTypeIdentifierDietaryEnergyConsumed", "kcal"),
        ("protein", "HKQuantityTypeIdentifierDietaryProtein", "g"),
        ("carbs", "HKQuantityTypeIdentifierDietaryCarbohydrates", "g"),
        ("fat", "HKQuantityTypeIdentifierDietaryFatTotal", "g"),
        ("caffeine", "HKQuantityTypeIdentifierDietaryCaffeine", "g"),
        ("vitamin_a", "HKQuantityTypeIdentifierDietaryVitaminA", "g"),
        ("b1_thiamine", "HKQuantityTypeIdentifierDietaryThiamin", "g"),
        ("b2_riboflavin", "HKQuantityTypeIdentifierDietaryRiboflavin", "g"),
        ("b3_niacin", "HKQuantityTypeIdentifierDietaryNiacin", "g"),
        ("b5_pantothenic_acid", "HKQuantityTypeIdentifierDietaryPantothenicAcid", "g"),
        ("b6_pyridoxine", "HKQuantityTypeIdentifierDietaryVitaminB6", "g"),
        ("b7_biotin", "HKQuantityTypeIdentifierDietaryBiotin", "g"),
        ("b9_folate", "HKQuantityTypeIdentifierDietaryFolate", "g"),
        ("b12_cobalamin", "HKQuantityTypeIdentifierDietaryVitaminB12", "g"),
        ("vitamin_c", "HKQuantityTypeIdentifierDietaryVitaminC", "g"),
        ("vitamin_d", "HKQuantityTypeIdentifierDietaryVitaminD", "g"),
        ("vitamin_e", "HKQuantityTypeIdentifierDietaryVitaminE", "g"),
        ("vitamin_k", "HKQuantityTypeIdentifierDietaryVitaminK", "g"),
        ("calcium", "HKQuantityTypeIdentifierDietaryCalcium", "g"),
        ("chloride", "HKQuantityTypeIdentifierDietaryChloride", "g"),
        ("cholesterol", "HKQuantityTypeIdentifierDietaryCholesterol", "g"),
        ("chromium", "HKQuantityTypeIdentifierDietaryChromium", "g"),
        ("copper", "HKQuantityTypeIdentifierDietaryCopper", "g"),
        ("fat_unsaturated", "HKQuantityTypeIdentifierDietaryFatMonounsaturated", "g"),
        ("fat_monounsaturated", "HKQuantityTypeIdentifierDietaryFatMonounsaturated", "g"),
        ("fat_polyunsaturated", "HKQuantityTypeIdentifierDietaryFatPolyunsaturated", "g"),
        ("fat_saturated", "HKQuantityTypeIdentifierDietaryFatSaturated", "g"),
        ("fiber", "HKQuantityTypeIdentifierDietaryFiber", "g"),
        ("iodine", "HKQuantityTypeIdentifierDietaryIodine", "g"),
        ("iron", "HKQuantityTypeIdentifierDietaryIron", "g"),
        ("magnesium", "HKQuantityTypeIdentifierDietaryMagnesium", "g"),
        ("manganese", "HKQuantityTypeIdentifierDietaryManganese", "g"),
        ("molybdenum", "HKQuantityTypeIdentifierDietaryMolybdenum", "g"),
        ("phosphorus", "HKQuantityTypeIdentifierDietaryPhosphorus", "g"),
        ("potassium", "HKQuantityTypeIdentifierDietaryPotassium", "g"),
        ("selenium", "HKQuantityTypeIdentifierDietarySelenium", "g"),
        ("sodium", "HKQuantityTypeIdentifierDietarySodium", "g"),
        ("sugar", "HKQuantityTypeIdentifierDietarySugar", "g"),
        ("water", "HKQuantityTypeIdentifierDietaryWater", "mL"),
        ("zinc", "HKQuantityTypeIdentifierDietaryZinc", "g"),
    ]
}
