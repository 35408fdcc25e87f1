/// The texts of the package for raw values.
extension Tables {
    /// The texts of `HKWorkoutActivityType`.
    static let workoutActivities: [Int: String] = [
        1: "American Football",
        2: "Archery",
        3: "Australian Football",
        4: "Badminton",
        5: "Baseball",
        6: "Basketball",
        7: "Bowling",
        8: "Boxing",
        9: "Climbing",
        10: "Cricket",
        11: "Cross Training",
        12: "Curling",
        13: "Cycling",
        14: "Dance",
        15: "Dance Inspired Training",
        16: "Elliptical",
        17: "Equestrian Sports",
        18: "Fencing",
        19: "Fishing",
        20: "Functional Strength Training",
        21: "Golf",
        22: "Gymnastics",
        23: "Handball",
        24: "Hiking",
        25: "Hockey",
        26: "Hunting",
        27: "Lacrosse",
        28: "Martial Arts",
        29: "Mind and Body",
        30: "Mixed Metabolic Cardio Training",
        31: "Paddle Sports",
        32: "Play",
        33: "Preparation and Recovery",
        34: "Racquetball",
        35: "Rowing",
        36: "Rugby",
        37: "Running",
        38: "Sailing",
        39: "Skating Sports",
        40: "Snow Sports",
        41: "Soccer",
        42: "Softball",
        43: "Squash",
        44: "Stair Climbing",
        45: "Surfing Sports",
        46: "Swimming",
        47: "Table Tennis",
        48: "Tennis",
        49: "Track and Field",
        50: "Traditional Strength Training",
        51: "Volleyball",
        52: "Walking",
        53: "Water Fitness",
        54: "Water Polo",
        55: "Water Sports",
        56: "Wrestling",
        57: "Yoga",
        58: "Barre",
        59: "Core Training",
        60: "Cross Country Skiing",
        61: "Downhill Skiing",
        62: "Flexibility",
        63: "High Intensity Interval Training",
        64: "Jump Rope",
        65: "Kickboxing",
        66: "Pilates",
        67: "Snowboarding",
        68: "Stairs",
        69: "Step Training",
        70: "Wheelchair Walk Pace",
        71: "Wheelchair Run Pace",
        72: "Tai Chi",
        73: "Mixed Cardio",
        74: "Hand Cycling",
        75: "Disc Sports",
        76: "Fitness Gaming",
        77: "Cardio Dance",
        78: "Social Dance",
        79: "Pickleball",
        80: "Cooldown",
        82: "Swim Bike Run",
        83: "Transition",
        84: "Underwater Diving",
        3000: "Other",
    ]

    /// The texts of `HKWorkoutEventType`.
    static let workoutEvents: [Int: String] = [
        1: "Pause", 2: "Resume", 3: "Lap", 4: "Marker", 5: "Motion paused",
        6: "Motion Resumed", 7: "Segment", 8: "Pause or resume request",
    ]

    /// The texts of `HKElectrocardiogram.Classification`.
    static let electrocardiogramClassification: [Int: String] = [
        0: "na", 1: "Sinus rhythm", 2: "Atrial fibrillation",
        3: "Inconclusive low heart rate", 4: "Inconclusive high heart rate", 5: "Inconclusive poor reading",
        6: "Inconclusive other", 100: "Unrecognized",
    ]

    /// The texts of `HKElectrocardiogram.SymptomsStatus`.
    static let electrocardiogramSymptomsStatus: [Int: String] = [0: "na", 1: "None", 2: "Present"]

    /// The texts of `HKBiologicalSex`.
    static let biologicalSex: [Int: String] = [0: "na", 1: "Female", 2: "Male", 3: "Other"]

    /// The texts of `HKBloodType`.
    static let bloodType: [Int: String] = [
        0: "na", 1: "A+", 2: "A-", 3: "B+", 4: "B-", 5: "AB+", 6: "AB-", 7: "O+",
        8: "O-",
    ]

    /// The texts of `HKFitzpatrickSkinType`.
    static let fitzpatrickSkinType: [Int: String] = [0: "na", 1: "I", 2: "II", 3: "III", 4: "IV", 5: "V", 6: "VI"]

    /// The texts of `HKWheelchairUse`.
    static let wheelchairUse: [Int: String] = [0: "na", 1: "No", 2: "Yes"]

    /// The texts of `HKActivityMoveMode`.
    static let activityMoveMode: [Int: String] = [1: "Active energy", 2: "Apple move time"]
}
