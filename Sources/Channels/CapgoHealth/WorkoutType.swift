/// The plugin's names of workout activities.
enum WorkoutType {
    /// The raw value of `HKWorkoutActivityType` of each name that a query accepts.
    static let activityTypes: [String: Int] = [
        "americanFootball": 1, "archery": 2, "australianFootball": 3, "backExtension": 3000, "badminton": 4,
        "barbellShoulderPress": 3000, "barre": 58, "baseball": 5, "basketball": 6, "benchPress": 3000,
        "benchSitUp": 3000, "bikingStationary": 13, "bootCamp": 3000, "bowling": 7, "boxing": 8, "burpee": 3000,
        "calisthenics": 3000, "cardioDance": 77, "climbing": 9, "cooldown": 80, "coreTraining": 59, "cricket": 10,
        "crossCountrySkiing": 60, "crossTraining": 11, "crunch": 3000, "curling": 12, "cycling": 13, "dance": 14,
        "dancing": 14, "deadlift": 3000, "discSports": 75, "downhillSkiing": 61, "dumbbellCurlLeftArm": 3000,
        "dumbbellCurlRightArm": 3000, "dumbbellFrontRaise": 3000, "dumbbellLateralRaise": 3000,
        "dumbbellTricepsExtensionLeftArm": 3000, "dumbbellTricepsExtensionRightArm": 3000,
        "dumbbellTricepsExtensionTwoArm": 3000, "elliptical": 16, "equestrianSports": 17, "exerciseClass": 3000,
        "fencing": 18, "fishing": 19, "fitnessGaming": 76, "flexibility": 62, "forwardTwist": 3000, "frisbeedisc": 75,
        "functionalStrengthTraining": 20, "golf": 21, "guidedBreathing": 29, "gymnastics": 22, "handCycling": 74,
        "handball": 23, "highIntensityIntervalTraining": 63, "hiking": 24, "hockey": 25, "hunting": 26,
        "iceHockey": 25, "iceSkating": 39, "jumpRope": 64, "jumpingJack": 3000, "kickboxing": 65, "lacrosse": 27,
        "latPullDown": 3000, "lunge": 3000, "martialArts": 28, "meditation": 29, "mindAndBody": 29, "mixedCardio": 73,
        "other": 3000, "paddleSports": 31, "paddling": 31, "paraGliding": 3000, "pickleball": 79, "pilates": 66,
        "plank": 3000, "play": 32, "preparationAndRecovery": 33, "racquetball": 34, "rockClimbing": 9,
        "rollerHockey": 25, "rowing": 35, "rowingMachine": 35, "rugby": 36, "running": 37, "runningTreadmill": 37,
        "sailing": 38, "scubaDiving": 84, "skating": 39, "skatingSports": 39, "skiing": 61, "snowSports": 40,
        "snowboarding": 67, "snowshoeing": 40, "soccer": 41, "socialDance": 78, "softball": 42, "squash": 43,
        "stairClimbing": 44, "stairClimbingMachine": 69, "stairs": 68, "stepTraining": 69, "strengthTraining": 50,
        "stretching": 62, "surfing": 45, "surfingSports": 45, "swimming": 46, "swimmingOpenWater": 55,
        "swimmingPool": 46, "tableTennis": 47, "taiChi": 72, "tennis": 48, "trackAndField": 49,
        "traditionalStrengthTraining": 50, "transition": 83, "underwaterDiving": 84, "upperTwist": 3000,
        "volleyball": 51, "walking": 52, "waterFitness": 53, "waterPolo": 54, "waterSports": 55, "weightlifting": 20,
        "wheelchair": 70, "wheelchairRunPace": 71, "wheelchairWalkPace": 70, "wrestling": 56, "yoga": 57,
    ]

    /// The name of each raw value in answers. Any other value is `other`.
    static let names: [Int: String] = [
        1: "americanFootball", 2: "archery", 3: "australianFootball", 4: "badminton", 5: "baseball", 6: "basketball",
        7: "bowling", 8: "boxing", 9: "climbing", 10: "cricket", 11: "crossTraining", 12: "curling", 13: "cycling",
        14: "dance", 16: "elliptical", 17: "equestrianSports", 18: "fencing", 19: "fishing",
        20: "functionalStrengthTraining", 21: "golf", 22: "gymnastics", 23: "handball", 24: "hiking", 25: "hockey",
        26: "hunting", 27: "lacrosse", 28: "martialArts", 29: "mindAndBody", 31: "paddleSports", 32: "play",
        33: "preparationAndRecovery", 34: "racquetball", 35: "rowing", 36: "rugby", 37: "running", 38: "sailing",
        39: "skatingSports", 40: "snowSports", 41: "soccer", 42: "softball", 43: "squash", 45: "surfingSports",
        46: "swimming", 47: "tableTennis", 48: "tennis", 49: "trackAndField", 50: "strengthTraining", 51: "volleyball",
        52: "walking", 53: "waterFitness", 54: "waterPolo", 55: "waterSports", 56: "wrestling", 57: "yoga",
        58: "barre", 59: "coreTraining", 60: "crossCountrySkiing", 61: "downhillSkiing", 62: "flexibility",
        63: "highIntensityIntervalTraining", 64: "jumpRope", 65: "kickboxing", 66: "pilates", 67: "snowboarding",
        68: "stairs", 69: "stepTraining", 70: "wheelchairWalkPace", 71: "wheelchairRunPace", 72: "taiChi",
        73: "mixedCardio", 74: "handCycling", 75: "discSports", 76: "fitnessGaming", 77: "cardioDance",
        78: "socialDance", 79: "pickleball", 80: "cooldown", 83: "transition", 84: "underwaterDiving",
    ]
}
