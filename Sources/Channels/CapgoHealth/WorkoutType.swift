import HealthModel

/// The plugin's names of workout activities: HealthKit's, and others.
enum WorkoutType {
    /// The raw value of `HKWorkoutActivityType` of a name that a query accepts; nil for another name.
    static func activityType(_ name: String) -> Int? {
        others[name] ?? known.first { $0.name == name }?.rawValue
    }

    /// The name of a raw value in answers; `other` for a value without a name.
    static func name(of activityType: Int) -> String {
        let (stairClimbing, strengthTraining) = (44, 50)
        guard activityType != strengthTraining else { return "strengthTraining" }
        guard activityType != stairClimbing else { return "other" }
        return known.first { $0.rawValue == activityType }?.name ?? "other"
    }

    /// The activities of iOS 17 but for some older ones.
    private static let known = Enumeration.workoutActivityType.cases.filter { activity in
        let unknown: Set = ["danceInspiredTraining", "mixedMetabolicCardioTraining", "swimBikeRun"]
        return activity.iOS <= OSVersion(major: 17) && !unknown.contains(activity.name)
    }

    private static let others: [String: Int] = [
        "backExtension": 3000, "barbellShoulderPress": 3000, "benchPress": 3000, "benchSitUp": 3000,
        "bikingStationary": 13, "bootCamp": 3000, "burpee": 3000, "calisthenics": 3000, "crunch": 3000, "dancing": 14,
        "deadlift": 3000, "dumbbellCurlLeftArm": 3000, "dumbbellCurlRightArm": 3000, "dumbbellFrontRaise": 3000,
        "dumbbellLateralRaise": 3000, "dumbbellTricepsExtensionLeftArm": 3000, "dumbbellTricepsExtensionRightArm": 3000,
        "dumbbellTricepsExtensionTwoArm": 3000, "exerciseClass": 3000, "forwardTwist": 3000, "frisbeedisc": 75,
        "guidedBreathing": 29, "iceHockey": 25, "iceSkating": 39, "jumpingJack": 3000, "latPullDown": 3000,
        "lunge": 3000, "meditation": 29, "paddling": 31, "paraGliding": 3000, "plank": 3000, "rockClimbing": 9,
        "rollerHockey": 25, "rowingMachine": 35, "runningTreadmill": 37, "scubaDiving": 84, "skating": 39, "skiing": 61,
        "snowshoeing": 40, "stairClimbingMachine": 69, "strengthTraining": 50, "stretching": 62, "surfing": 45,
        "swimmingOpenWater": 55, "swimmingPool": 46, "upperTwist": 3000, "weightlifting": 20, "wheelchair": 70,
    ]
}
