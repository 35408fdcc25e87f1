import HealthEngine
import HealthModel

/// The plugin's names of workout activities.
enum WorkoutActivity {
    /// The name of an activity type; `other` for an unknown one.
    static func name(of activityType: Int) -> String { names[activityType] ?? "other" }

    /// The activity type of a name: `other` for an unknown one, and for one that the system does not have. Dances become
    /// the former kind of dance.
    static func type(of name: String?, on device: EmulatedDevice) -> Int {
        let (cardioDance, socialDance, dance, other) = (77, 78, 14, 3000)
        guard let activityType = name.flatMap({ types[$0] }) else { return other }
        guard !Enumeration.workoutActivityType.contains(activityType, on: device.osVersion) else { return activityType }
        return activityType == cardioDance || activityType == socialDance ? dance : other
    }

    private static let names: [Int: String] = [
        1: "football.american", 2: "archery", 3: "football.australian", 4: "badminton", 5: "baseball", 6: "basketball",
        7: "bowling", 8: "boxing", 9: "rock_climbing", 10: "cricket", 11: "crossfit", 12: "curling", 13: "biking",
        14: "dancing", 16: "elliptical", 17: "horseback_riding", 18: "fencing", 19: "fishing",
        20: "strength_training.functional", 21: "golf", 22: "gymnastics", 23: "handball", 24: "hiking", 25: "hockey",
        26: "hunting", 27: "lacrosse", 28: "martial_arts", 29: "meditation", 31: "paddle_sports", 32: "play",
        33: "preparation_and_recovery", 34: "racquetball", 35: "rowing", 36: "rugby", 37: "running", 38: "sailing",
        39: "skating", 40: "snow_sports", 41: "football.soccer", 42: "softball", 43: "squash",
        44: "stair_climbing.machine", 45: "surfing", 46: "swimming", 47: "table_tennis", 48: "tennis",
        49: "track_and_field", 50: "strength_training", 51: "volleyball", 52: "walking", 53: "water_fitness",
        54: "water_polo", 55: "water_sports", 56: "wrestling", 57: "yoga", 58: "barre", 59: "core_training",
        60: "skiing.cross_country", 61: "skiing.downhill", 62: "flexibility", 63: "interval_training.high_intensity",
        64: "jump_rope", 65: "kickboxing", 66: "pilates", 67: "snowboarding", 68: "stair_climbing",
        70: "wheelchair.walkpace", 71: "wheelchair.runpace", 72: "tai_chi", 73: "mixed_metabolic_cardio",
        74: "biking.hand", 75: "disc_sports", 76: "fitness_gaming", 77: "dancing", 78: "dancing.social",
        79: "pickleball", 80: "cooldown", 3000: "other",
    ]

    private static let types: [String: Int] = [
        "archery": 2, "badminton": 4, "baseball": 5, "basketball": 6, "barre": 58, "biking": 13,
        "biking.stationary": 13, "biking.utility": 13, "bowling": 7, "boxing": 8, "cricket": 10, "cooldown": 80,
        "core_training": 59, "crossfit": 11, "curling": 12, "dancing": 77, "dancing.social": 78, "dancing.cardio": 77,
        "disc_sports": 75, "diving": 55, "elliptical": 16, "fencing": 18, "fitness_gaming": 76, "fishing": 19,
        "football.american": 1, "football.australian": 3, "football.soccer": 41, "strength_training.functional": 20,
        "golf": 21, "gymnastics": 22, "handball": 23, "hiking": 24, "hockey": 25, "hockey.roller": 25,
        "horseback_riding": 17, "hunting": 26, "ice_skating": 39, "interval_training": 63,
        "interval_training.high_intensity": 63, "jump_rope": 64, "kickboxing": 65, "lacrosse": 27, "martial_arts": 28,
        "meditation": 29, "martial_arts.mixed": 28, "mixed_metabolic_cardio": 73, "other": 3000, "paddle_sports": 31,
        "play": 32, "pickleball": 79, "pilates": 66, "preparation_and_recovery": 33, "racquetball": 34,
        "rock_climbing": 9, "rowing": 35, "rowing.machine": 35, "rugby": 36, "running": 37, "running.treadmill": 37,
        "sailing": 38, "scuba_diving": 55, "skating": 39, "skiing": 61, "skiing.cross_country": 60,
        "skiing.downhill": 61, "snowboarding": 40, "snowshoeing": 40, "snow_sports": 40, "softball": 42, "squash": 43,
        "stair_climbing": 68, "stair_climbing.machine": 44, "strength_training": 50, "stretching": 33, "surfing": 45,
        "swimming": 46, "swimming.pool": 46, "swimming.open_water": 46, "table_tennis": 47, "tai_chi": 72,
        "tennis": 48, "track_and_field": 49, "unknown": 3000, "volleyball": 51, "wakeboarding": 55, "walking": 52,
        "walking.fitness": 52, "walking.nordic": 52, "walking.treadmill": 52, "walking.stroller": 52,
        "water_fitness": 53, "water_polo": 54, "water_sports": 55, "weightlifting": 50, "wheelchair": 71,
        "wheelchair.walkpace": 70, "wheelchair.runpace": 71, "windsurfing": 55, "wrestling": 56, "yoga": 57,
    ]
}
