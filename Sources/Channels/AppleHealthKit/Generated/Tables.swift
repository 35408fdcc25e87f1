// Generated from protocol/channels/AppleHealthKit/types.json by .ci/generate-apple-healthkit. Do not edit.
// swift-format-ignore-file

extension SamplesMethod {
    /// The methods that return samples of a quantity.
    static let all: [SamplesMethod] = [
        SamplesMethod("getWeightSamples", "HKQuantityTypeIdentifierBodyMass", unit: "lb", readsUnit: true),
        SamplesMethod("getHeightSamples", "HKQuantityTypeIdentifierHeight", unit: "in", readsUnit: true),
        SamplesMethod("getWaistCircumferenceSamples", "HKQuantityTypeIdentifierWaistCircumference", unit: "in",
            readsUnit: true),
        SamplesMethod("getPeakFlowSamples", "HKQuantityTypeIdentifierPeakExpiratoryFlowRate", unit: "L/min",
            readsUnit: true),
        SamplesMethod("getBmiSamples", "HKQuantityTypeIdentifierBodyMassIndex", unit: "count", readsUnit: false),
        SamplesMethod("getBodyFatPercentageSamples", "HKQuantityTypeIdentifierBodyFatPercentage", unit: "%",
            readsUnit: false, failure: "error getting body fat percentage samples:"),
        SamplesMethod("getLeanBodyMassSamples", "HKQuantityTypeIdentifierLeanBodyMass", unit: "lb", readsUnit: true,
            failure: "error getting lean body mass samples:"),
        SamplesMethod("getHeartRateSamples", "HKQuantityTypeIdentifierHeartRate", unit: "count/min", readsUnit: true,
            failure: "error getting heart rate samples:"),
        SamplesMethod("getRestingHeartRate", "HKQuantityTypeIdentifierRestingHeartRate", unit: "count/min",
            readsUnit: true, failure: "error getting heart rate samples:"),
        SamplesMethod("getRestingHeartRateSamples", "HKQuantityTypeIdentifierRestingHeartRate", unit: "count/min",
            readsUnit: true),
        SamplesMethod("getWalkingHeartRateAverage", "HKQuantityTypeIdentifierWalkingHeartRateAverage",
            unit: "count/min", readsUnit: true, failure: "error getting heart rate samples:"),
        SamplesMethod("getHeartRateVariabilitySamples", "HKQuantityTypeIdentifierHeartRateVariabilitySDNN", unit: "s",
            readsUnit: false, failure: "error getting heart rate variability samples:"),
        SamplesMethod("getVo2MaxSamples", "HKQuantityTypeIdentifierVO2Max", unit: "mL/(kg*min)", readsUnit: true,
            failure: "error getting Vo2Max samples: ", requiresStartDate: false),
        SamplesMethod("getBodyTemperatureSamples", "HKQuantityTypeIdentifierBodyTemperature", unit: "degC",
            readsUnit: true, failure: "error getting body temperature samples:"),
        SamplesMethod("getRespiratoryRateSamples", "HKQuantityTypeIdentifierRespiratoryRate", unit: "count/min",
            readsUnit: true, failure: "error getting respiratory rate samples:"),
        SamplesMethod("getOxygenSaturationSamples", "HKQuantityTypeIdentifierOxygenSaturation", unit: "%",
            readsUnit: false, failure: "error getting oxygen saturation:"),
        SamplesMethod("getBloodGlucoseSamples", "HKQuantityTypeIdentifierBloodGlucose",
            unit: "mmol<180.15588000005408>/L", readsUnit: true,
            failure: "An error occured while retrieving the glucose sample"),
        SamplesMethod("getInsulinDeliverySamples", "HKQuantityTypeIdentifierInsulinDelivery", unit: "IU",
            readsUnit: false, failure: "An error occured while retrieving the glucose sample"),
        SamplesMethod("getCarbohydratesSamples", "HKQuantityTypeIdentifierDietaryCarbohydrates", unit: "g",
            readsUnit: true, failure: "An error occured while retrieving the carbohydates sample"),
        SamplesMethod("getEnergyConsumedSamples", "HKQuantityTypeIdentifierDietaryEnergyConsumed", unit: "kcal",
            readsUnit: true, failure: "An error occured while retrieving the energy consumed sample",
            createsStore: false),
        SamplesMethod("getProteinSamples", "HKQuantityTypeIdentifierDietaryProtein", unit: "g", readsUnit: true,
            failure: "An error occured while retrieving the protein sample", createsStore: false),
        SamplesMethod("getFiberSamples", "HKQuantityTypeIdentifierDietaryFiber", unit: "g", readsUnit: true,
            failure: "An error occured while retrieving the fiber sample", createsStore: false),
        SamplesMethod("getTotalFatSamples", "HKQuantityTypeIdentifierDietaryFatTotal", unit: "g", readsUnit: true,
            failure: "An error occured while retrieving the total fat sample", createsStore: false),
        SamplesMethod("getWaterSamples", "HKQuantityTypeIdentifierDietaryWater", unit: "L", readsUnit: false,
            failure: "An error occured while retrieving the water sample"),
        SamplesMethod("getBloodAlcoholContentSamples", "HKQuantityTypeIdentifierBloodAlcoholContent", unit: "%",
            readsUnit: true),
        SamplesMethod("getEnvironmentalAudioExposure", "HKQuantityTypeIdentifierEnvironmentalAudioExposure",
            unit: "dBASPL", readsUnit: false),
        SamplesMethod("getHeadphoneAudioExposure", "HKQuantityTypeIdentifierHeadphoneAudioExposure", unit: "dBASPL",
            readsUnit: false),
    ]
}

extension LatestMethod {
    /// The methods that return the latest sample.
    static let all: [LatestMethod] = [
        LatestMethod("getLatestWeight", "HKQuantityTypeIdentifierBodyMass", unit: "lb", readsUnit: true),
        LatestMethod("getLatestHeight", "HKQuantityTypeIdentifierHeight", unit: "in", readsUnit: true,
            failure: "error getting latest height"),
        LatestMethod("getLatestWaistCircumference", "HKQuantityTypeIdentifierWaistCircumference", unit: "in",
            readsUnit: true, failure: "error getting latest wait circumference"),
        LatestMethod("getLatestPeakFlow", "HKQuantityTypeIdentifierPeakExpiratoryFlowRate", unit: "L/min",
            readsUnit: true, failure: "error getting latest peak flow", endsAppWithoutSample: true),
        LatestMethod("getLatestBmi", "HKQuantityTypeIdentifierBodyMassIndex", unit: "count", readsUnit: false),
        LatestMethod("getLatestBodyFatPercentage", "HKQuantityTypeIdentifierBodyFatPercentage", unit: "%",
            readsUnit: false, factor: 100),
        LatestMethod("getLatestLeanBodyMass", "HKQuantityTypeIdentifierLeanBodyMass", unit: "lb", readsUnit: false),
        LatestMethod("getLatestBloodAlcoholContent", "HKQuantityTypeIdentifierBloodAlcoholContent", unit: "%",
            readsUnit: true),
    ]
}

extension DayMethod {
    /// The methods that return the sum of a day.
    static let all: [DayMethod] = [
        DayMethod("getStepCount", "HKQuantityTypeIdentifierStepCount", unit: "count", readsUnit: false,
            refusesUnreadableDate: true),
        DayMethod("getDistanceWalkingRunning", "HKQuantityTypeIdentifierDistanceWalkingRunning", unit: "m",
            readsUnit: true),
        DayMethod("getDistanceCycling", "HKQuantityTypeIdentifierDistanceCycling", unit: "m", readsUnit: true),
        DayMethod("getDistanceSwimming", "HKQuantityTypeIdentifierDistanceSwimming", unit: "m", readsUnit: true),
        DayMethod("getFlightsClimbed", "HKQuantityTypeIdentifierFlightsClimbed", unit: "count", readsUnit: false),
        DayMethod("getWater", "HKQuantityTypeIdentifierDietaryWater", unit: "L", readsUnit: false,
            refusesUnreadableDate: true, ignoresErrors: true),
    ]
}

extension BucketsMethod {
    /// The methods that return sums of intervals.
    static let all: [BucketsMethod] = [
        BucketsMethod("getDailyStepCountSamples", "HKQuantityTypeIdentifierStepCount", unit: "count", readsLimit: true),
        BucketsMethod("getDailyDistanceWalkingRunningSamples", "HKQuantityTypeIdentifierDistanceWalkingRunning",
            unit: "m", readsLimit: true),
        BucketsMethod("getDailyDistanceCyclingSamples", "HKQuantityTypeIdentifierDistanceCycling", unit: "m",
            readsLimit: true),
        BucketsMethod("getDailyDistanceSwimmingSamples", "HKQuantityTypeIdentifierDistanceSwimming", unit: "m",
            readsLimit: true),
        BucketsMethod("getDailyFlightsClimbedSamples", "HKQuantityTypeIdentifierFlightsClimbed", unit: "count",
            readsLimit: true),
        BucketsMethod("getActiveEnergyBurned", "HKQuantityTypeIdentifierActiveEnergyBurned", unit: "kcal",
            readsLimit: false),
        BucketsMethod("getBasalEnergyBurned", "HKQuantityTypeIdentifierBasalEnergyBurned", unit: "kcal",
            readsLimit: false),
        BucketsMethod("getAppleExerciseTime", "HKQuantityTypeIdentifierAppleExerciseTime", unit: "s",
            readsLimit: false),
        BucketsMethod("getAppleStandTime", "HKQuantityTypeIdentifierAppleStandTime", unit: "s", readsLimit: false),
    ]
}

extension SaveMethod {
    /// The methods that save a sample.
    static let all: [SaveMethod] = [
        SaveMethod("saveWeight", "HKQuantityTypeIdentifierBodyMass", unit: "lb", readsUnit: true, dates: .start,
            answer: .value),
        SaveMethod("saveHeight", "HKQuantityTypeIdentifierHeight", unit: "in", readsUnit: true, dates: .dateOrNow,
            answer: .value),
        SaveMethod("saveWaistCircumference", "HKQuantityTypeIdentifierWaistCircumference", unit: "in", readsUnit: true,
            dates: .dateOrNow, answer: .value),
        SaveMethod("savePeakFlow", "HKQuantityTypeIdentifierPeakExpiratoryFlowRate", unit: "L/min", readsUnit: true,
            dates: .dateOrNow, answer: .value),
        SaveMethod("saveBmi", "HKQuantityTypeIdentifierBodyMassIndex", unit: "count", readsUnit: false,
            dates: .dateOrNow, answer: .value),
        SaveMethod("saveBodyFatPercentage", "HKQuantityTypeIdentifierBodyFatPercentage", unit: "%", readsUnit: false,
            failure: "error saving body fat percent sample", dates: .dateOrNow, answer: .value, divisor: 100),
        SaveMethod("saveBodyTemperature", "HKQuantityTypeIdentifierBodyTemperature", unit: "degF", readsUnit: true,
            failure: "error saving body temperature sample", dates: .start, answer: .value),
        SaveMethod("saveLeanBodyMass", "HKQuantityTypeIdentifierLeanBodyMass", unit: "lb", readsUnit: true,
            failure: "error saving lean body mass sample", dates: .start, answer: .value),
        SaveMethod("saveBloodAlcoholContent", "HKQuantityTypeIdentifierBloodAlcoholContent", unit: "%", readsUnit: true,
            dates: .start, answer: .value),
        SaveMethod("saveSteps", "HKQuantityTypeIdentifierStepCount", unit: "count", readsUnit: false,
            dates: .startAndEnd, answer: .value),
        SaveMethod("saveWalkingRunningDistance", "HKQuantityTypeIdentifierDistanceWalkingRunning", unit: "m",
            readsUnit: true, dates: .startAndEnd, answer: .value),
        SaveMethod("saveHeartRateSample", "HKQuantityTypeIdentifierHeartRate", unit: "count/min", readsUnit: true,
            failure: "An error occured saving the heart rate sample", dates: .date, answer: .success,
            missingValue: "heartRateValue is required in options"),
        SaveMethod("saveWater", "HKQuantityTypeIdentifierDietaryWater", unit: "L", readsUnit: false,
            failure: "An error occured saving the water sample", dates: .date, answer: .success),
        SaveMethod("saveBloodGlucoseSample", "HKQuantityTypeIdentifierBloodGlucose", unit: "mmol<180.15588000005408>/L",
            readsUnit: true, failure: "An error occured while saving the glucose sample", dates: .startOrDateToEnd,
            answer: .uuid, readsMetadata: true),
        SaveMethod("saveCarbohydratesSample", "HKQuantityTypeIdentifierDietaryCarbohydrates", unit: "g",
            readsUnit: true, failure: "An error occured while saving the carbohydrate sample", dates: .date,
            answer: .uuid, readsMetadata: true),
        SaveMethod("saveInsulinDeliverySample", "HKQuantityTypeIdentifierInsulinDelivery", unit: "IU", readsUnit: false,
            failure: "An error occured while saving the insulin sample", dates: .startToEnd, answer: .uuid,
            readsMetadata: true),
        SaveMethod("saveMindfulSession", "HKCategoryTypeIdentifierMindfulSession", dates: .startAndEnd, answer: .value),
    ]
}

extension DeleteMethod {
    /// The methods that delete a sample.
    static let all: [DeleteMethod] = [
        DeleteMethod("deleteBloodGlucoseSample", "HKQuantityTypeIdentifierBloodGlucose",
            failure: "An error occured while deleting the glucose sample"),
        DeleteMethod("deleteCarbohydratesSample", "HKQuantityTypeIdentifierDietaryCarbohydrates",
            failure: "An error occured while deleting the carbohydrate sample"),
        DeleteMethod("deleteInsulinDeliverySample", "HKQuantityTypeIdentifierInsulinDelivery",
            failure: "An error occured while deleting the insulin delivery sample"),
    ]
}

extension PermissionKey {
    /// The keys of permissions.
    static let all: [PermissionKey] = [
        PermissionKey("Height", "HKQuantityTypeIdentifierHeight", isWritable: true),
        PermissionKey("Weight", "HKQuantityTypeIdentifierBodyMass", isWritable: true),
        PermissionKey("DateOfBirth", "HKCharacteristicTypeIdentifierDateOfBirth"),
        PermissionKey("BiologicalSex", "HKCharacteristicTypeIdentifierBiologicalSex"),
        PermissionKey("BloodType", "HKCharacteristicTypeIdentifierBloodType"),
        PermissionKey("PeakFlow", "HKQuantityTypeIdentifierPeakExpiratoryFlowRate", isWritable: true),
        PermissionKey("WaistCircumference", "HKQuantityTypeIdentifierWaistCircumference", isWritable: true),
        PermissionKey("BodyMass", "HKQuantityTypeIdentifierBodyMass", isWritable: true),
        PermissionKey("BodyFatPercentage", "HKQuantityTypeIdentifierBodyFatPercentage", isWritable: true),
        PermissionKey("BodyMassIndex", "HKQuantityTypeIdentifierBodyMassIndex", isWritable: true),
        PermissionKey("LeanBodyMass", "HKQuantityTypeIdentifierLeanBodyMass", isWritable: true),
        PermissionKey("EnvironmentalAudioExposure", "HKQuantityTypeIdentifierEnvironmentalAudioExposure"),
        PermissionKey("Steps", "HKQuantityTypeIdentifierStepCount", isWritable: true),
        PermissionKey("StepCount", "HKQuantityTypeIdentifierStepCount", isWritable: true),
        PermissionKey("DistanceWalkingRunning", "HKQuantityTypeIdentifierDistanceWalkingRunning", isWritable: true),
        PermissionKey("RunningSpeed", "HKQuantityTypeIdentifierRunningSpeed", isWritable: true),
        PermissionKey("DistanceCycling", "HKQuantityTypeIdentifierDistanceCycling", isWritable: true),
        PermissionKey("DistanceSwimming", "HKQuantityTypeIdentifierDistanceSwimming", isWritable: true),
        PermissionKey("BasalEnergyBurned", "HKQuantityTypeIdentifierBasalEnergyBurned", isWritable: true),
        PermissionKey("ActiveEnergyBurned", "HKQuantityTypeIdentifierActiveEnergyBurned", isWritable: true),
        PermissionKey("FlightsClimbed", "HKQuantityTypeIdentifierFlightsClimbed", isWritable: true),
        PermissionKey("NikeFuel", "HKQuantityTypeIdentifierNikeFuel"),
        PermissionKey("AppleStandTime", "HKQuantityTypeIdentifierAppleStandTime"),
        PermissionKey("AppleExerciseTime", "HKQuantityTypeIdentifierAppleExerciseTime"),
        PermissionKey("RunningPower", "HKQuantityTypeIdentifierRunningPower", isWritable: true),
        PermissionKey("RunningStrideLength", "HKQuantityTypeIdentifierRunningStrideLength", isWritable: true),
        PermissionKey("RunningVerticalOscillation", "HKQuantityTypeIdentifierRunningVerticalOscillation",
            isWritable: true),
        PermissionKey("RunningGroundContactTime", "HKQuantityTypeIdentifierRunningGroundContactTime", isWritable: true),
        PermissionKey("Biotin", "HKQuantityTypeIdentifierDietaryBiotin", isWritable: true),
        PermissionKey("Caffeine", "HKQuantityTypeIdentifierDietaryCaffeine", isWritable: true),
        PermissionKey("Calcium", "HKQuantityTypeIdentifierDietaryCalcium", isWritable: true),
        PermissionKey("Carbohydrates", "HKQuantityTypeIdentifierDietaryCarbohydrates", isWritable: true),
        PermissionKey("Chloride", "HKQuantityTypeIdentifierDietaryChloride", isWritable: true),
        PermissionKey("Cholesterol", "HKQuantityTypeIdentifierDietaryCholesterol", isWritable: true),
        PermissionKey("Copper", "HKQuantityTypeIdentifierDietaryCopper", isWritable: true),
        PermissionKey("EnergyConsumed", "HKQuantityTypeIdentifierDietaryEnergyConsumed", isWritable: true),
        PermissionKey("FatMonounsaturated", "HKQuantityTypeIdentifierDietaryFatMonounsaturated", isWritable: true),
        PermissionKey("FatPolyunsaturated", "HKQuantityTypeIdentifierDietaryFatPolyunsaturated", isWritable: true),
        PermissionKey("FatSaturated", "HKQuantityTypeIdentifierDietaryFatSaturated", isWritable: true),
        PermissionKey("FatTotal", "HKQuantityTypeIdentifierDietaryFatTotal", isWritable: true),
        PermissionKey("Fiber", "HKQuantityTypeIdentifierDietaryFiber", isWritable: true),
        PermissionKey("Folate", "HKQuantityTypeIdentifierDietaryFolate", isWritable: true),
        PermissionKey("Iodine", "HKQuantityTypeIdentifierDietaryIodine", isWritable: true),
        PermissionKey("Iron", "HKQuantityTypeIdentifierDietaryIron", isWritable: true),
        PermissionKey("Magnesium", "HKQuantityTypeIdentifierDietaryMagnesium", isWritable: true),
        PermissionKey("Manganese", "HKQuantityTypeIdentifierDietaryManganese", isWritable: true),
        PermissionKey("Molybdenum", "HKQuantityTypeIdentifierDietaryMolybdenum", isWritable: true),
        PermissionKey("Niacin", "HKQuantityTypeIdentifierDietaryNiacin", isWritable: true),
        PermissionKey("PantothenicAcid", "HKQuantityTypeIdentifierDietaryPantothenicAcid", isWritable: true),
        PermissionKey("Phosphorus", "HKQuantityTypeIdentifierDietaryPhosphorus", isWritable: true),
        PermissionKey("Potassium", "HKQuantityTypeIdentifierDietaryPotassium", isWritable: true),
        PermissionKey("Protein", "HKQuantityTypeIdentifierDietaryProtein", isWritable: true),
        PermissionKey("Riboflavin", "HKQuantityTypeIdentifierDietaryRiboflavin", isWritable: true),
        PermissionKey("Selenium", "HKQuantityTypeIdentifierDietarySelenium", isWritable: true),
        PermissionKey("Sodium", "HKQuantityTypeIdentifierDietarySodium", isWritable: true),
        PermissionKey("Sugar", "HKQuantityTypeIdentifierDietarySugar", isWritable: true),
        PermissionKey("Thiamin", "HKQuantityTypeIdentifierDietaryThiamin", isWritable: true),
        PermissionKey("VitaminA", "HKQuantityTypeIdentifierDietaryVitaminA", isWritable: true),
        PermissionKey("VitaminB12", "HKQuantityTypeIdentifierDietaryVitaminB12", isWritable: true),
        PermissionKey("VitaminB6", "HKQuantityTypeIdentifierDietaryVitaminB6", isWritable: true),
        PermissionKey("VitaminC", "HKQuantityTypeIdentifierDietaryVitaminC", isWritable: true),
        PermissionKey("VitaminD", "HKQuantityTypeIdentifierDietaryVitaminD", isWritable: true),
        PermissionKey("VitaminE", "HKQuantityTypeIdentifierDietaryVitaminE", isWritable: true),
        PermissionKey("VitaminK", "HKQuantityTypeIdentifierDietaryVitaminK", isWritable: true),
        PermissionKey("Zinc", "HKQuantityTypeIdentifierDietaryZinc", isWritable: true),
        PermissionKey("Water", "HKQuantityTypeIdentifierDietaryWater", isWritable: true),
        PermissionKey("BloodGlucose", "HKQuantityTypeIdentifierBloodGlucose", isWritable: true),
        PermissionKey("InsulinDelivery", "HKQuantityTypeIdentifierInsulinDelivery", isWritable: true),
        PermissionKey("HeartRate", "HKQuantityTypeIdentifierHeartRate", isWritable: true),
        PermissionKey("WalkingHeartRateAverage", "HKQuantityTypeIdentifierWalkingHeartRateAverage"),
        PermissionKey("RestingHeartRate", "HKQuantityTypeIdentifierRestingHeartRate"),
        PermissionKey("HeartRateVariability", "HKQuantityTypeIdentifierHeartRateVariabilitySDNN"),
        PermissionKey("HeartbeatSeries", "HKDataTypeIdentifierHeartbeatSeries"),
        PermissionKey("Vo2Max", "HKQuantityTypeIdentifierVO2Max"),
        PermissionKey("BodyTemperature", "HKQuantityTypeIdentifierBodyTemperature", isWritable: true),
        PermissionKey("BloodPressureSystolic", "HKQuantityTypeIdentifierBloodPressureSystolic"),
        PermissionKey("BloodPressureDiastolic", "HKQuantityTypeIdentifierBloodPressureDiastolic"),
        PermissionKey("RespiratoryRate", "HKQuantityTypeIdentifierRespiratoryRate"),
        PermissionKey("OxygenSaturation", "HKQuantityTypeIdentifierOxygenSaturation"),
        PermissionKey("Electrocardiogram", "HKDataTypeIdentifierElectrocardiogram"),
        PermissionKey("SleepAnalysis", "HKCategoryTypeIdentifierSleepAnalysis", isWritable: true),
        PermissionKey("MindfulSession", "HKCategoryTypeIdentifierMindfulSession", isWritable: true),
        PermissionKey("Workout", "HKWorkoutTypeIdentifier", isWritable: true),
        PermissionKey("WorkoutRoute", "HKWorkoutRouteTypeIdentifier", isWritable: true),
        PermissionKey("BloodAlcoholContent", "HKQuantityTypeIdentifierBloodAlcoholContent", isWritable: true),
        PermissionKey("ActivitySummary", "HKActivitySummaryTypeIdentifier"),
        PermissionKey("AllergyRecord", "HKClinicalTypeIdentifierAllergyRecord"),
        PermissionKey("ConditionRecord", "HKClinicalTypeIdentifierConditionRecord"),
        PermissionKey("CoverageRecord", "HKClinicalTypeIdentifierCoverageRecord"),
        PermissionKey("ImmunizationRecord", "HKClinicalTypeIdentifierImmunizationRecord"),
        PermissionKey("LabResultRecord", "HKClinicalTypeIdentifierLabResultRecord"),
        PermissionKey("MedicationRecord", "HKClinicalTypeIdentifierMedicationRecord"),
        PermissionKey("ProcedureRecord", "HKClinicalTypeIdentifierProcedureRecord"),
        PermissionKey("VitalSignRecord", "HKClinicalTypeIdentifierVitalSignRecord"),
        PermissionKey("HeadphoneAudioExposure", "HKQuantityTypeIdentifierHeadphoneAudioExposure"),
    ]
}

extension Options {
    /// The texts of units, by key.
    static let units: [String: String] = [
        "gram": "g",
        "kg": "kg",
        "stone": "st",
        "pound": "lb",
        "meter": "m",
        "cm": "cm",
        "inch": "in",
        "mile": "mi",
        "foot": "ft",
        "second": "s",
        "minute": "min",
        "hour": "hr",
        "day": "d",
        "joule": "J",
        "calorie": "cal",
        "count": "count",
        "percent": "%",
        "bpm": "count/min",
        "fahrenheit": "degF",
        "celsius": "degC",
        "mmhg": "mmHg",
        "mmolPerL": "mmol<180.15588000005408>/L",
        "literPerMinute": "L/min",
        "mgPerdL": "mg/dL",
        "mlPerKgMin": "mL/(kg*min)",
    ]
}

extension Options {
    /// The identifiers of types, by the names that `getSamples` and `setObserver` know.
    static let sampleTypes: [String: String] = [
        "ActiveEnergyBurned": "HKQuantityTypeIdentifierActiveEnergyBurned",
        "BasalEnergyBurned": "HKQuantityTypeIdentifierBasalEnergyBurned",
        "Cycling": "HKQuantityTypeIdentifierDistanceCycling",
        "HeartRate": "HKQuantityTypeIdentifierHeartRate",
        "HeartRateVariabilitySDNN": "HKQuantityTypeIdentifierHeartRateVariabilitySDNN",
        "RestingHeartRate": "HKQuantityTypeIdentifierRestingHeartRate",
        "Running": "HKQuantityTypeIdentifierDistanceWalkingRunning",
        "StairClimbing": "HKQuantityTypeIdentifierFlightsClimbed",
        "StepCount": "HKQuantityTypeIdentifierStepCount",
        "Swimming": "HKQuantityTypeIdentifierDistanceSwimming",
        "Vo2Max": "HKQuantityTypeIdentifierVO2Max",
        "Walking": "HKQuantityTypeIdentifierStepCount",
        "Workout": "HKWorkoutTypeIdentifier",
    ]
}

extension Options {
    /// The identifiers of clinical types, by name.
    static let clinicalTypes: [String: String] = [
        "AllergyRecord": "HKClinicalTypeIdentifierAllergyRecord",
        "ConditionRecord": "HKClinicalTypeIdentifierConditionRecord",
        "CoverageRecord": "HKClinicalTypeIdentifierCoverageRecord",
        "ImmunizationRecord": "HKClinicalTypeIdentifierImmunizationRecord",
        "LabResultRecord": "HKClinicalTypeIdentifierLabResultRecord",
        "MedicationRecord": "HKClinicalTypeIdentifierMedicationRecord",
        "ProcedureRecord": "HKClinicalTypeIdentifierProcedureRecord",
        "VitalSignRecord": "HKClinicalTypeIdentifierVitalSignRecord",
    ]
}

extension WorkoutNames {
    /// The activity types, by name.
    static let activityTypes: [String: Int] = [
        "AmericanFootball": 1,
        "Archery": 2,
        "AustralianFootball": 3,
        "Badminton": 4,
        "Baseball": 5,
        "Basketball": 6,
        "Bowling": 7,
        "Boxing": 8,
        "Climbing": 9,
        "Cricket": 10,
        "CrossTraining": 11,
        "Curling": 12,
        "Cycling": 13,
        "Dance": 14,
        "DanceInspiredTraining": 15,
        "Elliptical": 16,
        "EquestrianSports": 17,
        "Fencing": 18,
        "Fishing": 19,
        "FunctionalStrengthTraining": 20,
        "Golf": 21,
        "Gymnastics": 22,
        "Handball": 23,
        "Hiking": 24,
        "Hockey": 25,
        "Hunting": 26,
        "Lacrosse": 27,
        "MartialArts": 28,
        "MindAndBody": 29,
        "MixedMetabolicCardioTraining": 30,
        "PaddleSports": 31,
        "Play": 32,
        "PreparationAndRecovery": 33,
        "Racquetball": 34,
        "Rowing": 35,
        "Rugby": 36,
        "Running": 37,
        "Sailing": 38,
        "SkatingSports": 39,
        "SnowSports": 40,
        "Soccer": 41,
        "Softball": 42,
        "Squash": 43,
        "StairClimbing": 44,
        "SurfingSports": 45,
        "Swimming": 46,
        "TableTennis": 47,
        "Tennis": 48,
        "TrackAndField": 49,
        "TraditionalStrengthTraining": 50,
        "Volleyball": 51,
        "Walking": 52,
        "WaterFitness": 53,
        "WaterPolo": 54,
        "WaterSports": 55,
        "Wrestling": 56,
        "Yoga": 57,
        "Barre": 58,
        "CoreTraining": 59,
        "CrossCountrySkiing": 60,
        "DownhillSkiing": 61,
        "Flexibility": 62,
        "HighIntensityIntervalTraining": 63,
        "JumpRope": 64,
        "Kickboxing": 65,
        "Pilates": 66,
        "Snowboarding": 67,
        "Stairs": 68,
        "StepTraining": 69,
        "WheelchairWalkPace": 70,
        "WheelchairRunPace": 71,
        "TaiChi": 72,
        "MixedCardio": 73,
        "HandCycling": 74,
        "DiscSports": 75,
        "FitnessGaming": 76,
        "CardioDance": 77,
        "SocialDance": 78,
        "Pickleball": 79,
        "Cooldown": 80,
        "Other": 3000,
    ]
}

extension WorkoutNames {
    /// The texts of workout events, from event type 1.
    static let events: [String] = [
        "pause", "resume", "lap", "", "motion paused", "motion resumed", "segment", "pause or resume request",
    ]
}

extension Nutrient {
    /// The nutrients of a meal.
    static let all: [Nutrient] = [
        Nutrient("biotin", "HKQuantityTypeIdentifierDietaryBiotin", "g"),
        Nutrient("caffeine", "HKQuantityTypeIdentifierDietaryCaffeine", "g"),
        Nutrient("calcium", "HKQuantityTypeIdentifierDietaryCalcium", "g"),
        Nutrient("carbohydrates", "HKQuantityTypeIdentifierDietaryCarbohydrates", "g"),
        Nutrient("chloride", "HKQuantityTypeIdentifierDietaryChloride", "g"),
        Nutrient("cholesterol", "HKQuantityTypeIdentifierDietaryCholesterol", "g"),
        Nutrient("copper", "HKQuantityTypeIdentifierDietaryCopper", "g"),
        Nutrient("energy", "HKQuantityTypeIdentifierDietaryEnergyConsumed", "kcal"),
        Nutrient("fatMonounsaturated", "HKQuantityTypeIdentifierDietaryFatMonounsaturated", "g"),
        Nutrient("fatPolyunsaturated", "HKQuantityTypeIdentifierDietaryFatPolyunsaturated", "g"),
        Nutrient("fatSaturated", "HKQuantityTypeIdentifierDietaryFatSaturated", "g"),
        Nutrient("fatTotal", "HKQuantityTypeIdentifierDietaryFatTotal", "g"),
        Nutrient("fiber", "HKQuantityTypeIdentifierDietaryFiber", "g"),
        Nutrient("folate", "HKQuantityTypeIdentifierDietaryFolate", "g"),
        Nutrient("iodine", "HKQuantityTypeIdentifierDietaryIodine", "g"),
        Nutrient("iron", "HKQuantityTypeIdentifierDietaryIron", "g"),
        Nutrient("magnesium", "HKQuantityTypeIdentifierDietaryMagnesium", "g"),
        Nutrient("manganese", "HKQuantityTypeIdentifierDietaryManganese", "g"),
        Nutrient("molybdenum", "HKQuantityTypeIdentifierDietaryMolybdenum", "g"),
        Nutrient("niacin", "HKQuantityTypeIdentifierDietaryNiacin", "g"),
        Nutrient("pantothenicAcid", "HKQuantityTypeIdentifierDietaryPantothenicAcid", "g"),
        Nutrient("phosphorus", "HKQuantityTypeIdentifierDietaryPhosphorus", "g"),
        Nutrient("potassium", "HKQuantityTypeIdentifierDietaryPotassium", "g"),
        Nutrient("protein", "HKQuantityTypeIdentifierDietaryProtein", "g"),
        Nutrient("riboflavin", "HKQuantityTypeIdentifierDietaryRiboflavin", "g"),
        Nutrient("selenium", "HKQuantityTypeIdentifierDietarySelenium", "g"),
        Nutrient("sodium", "HKQuantityTypeIdentifierDietarySodium", "g"),
        Nutrient("sugar", "HKQuantityTypeIdentifierDietarySugar", "g"),
        Nutrient("thiamin", "HKQuantityTypeIdentifierDietaryThiamin", "g"),
        Nutrient("vitaminA", "HKQuantityTypeIdentifierDietaryVitaminA", "g"),
        Nutrient("vitaminB12", "HKQuantityTypeIdentifierDietaryVitaminB12", "g"),
        Nutrient("vitaminB6", "HKQuantityTypeIdentifierDietaryVitaminB6", "g"),
        Nutrient("vitaminC", "HKQuantityTypeIdentifierDietaryVitaminC", "g"),
        Nutrient("vitaminD", "HKQuantityTypeIdentifierDietaryVitaminD", "g"),
        Nutrient("vitaminE", "HKQuantityTypeIdentifierDietaryVitaminE", "g"),
        Nutrient("vitaminK", "HKQuantityTypeIdentifierDietaryVitaminK", "g"),
        Nutrient("zinc", "HKQuantityTypeIdentifierDietaryZinc", "g"),
    ]
}

extension BackgroundObserver {
    /// The observers that `initializeBackgroundObservers` starts, in order.
    static let all: [BackgroundObserver] = [
        BackgroundObserver("ActiveEnergyBurned", "HKQuantityTypeIdentifierActiveEnergyBurned"),
        BackgroundObserver("BasalEnergyBurned", "HKQuantityTypeIdentifierBasalEnergyBurned"),
        BackgroundObserver("Cycling", "HKQuantityTypeIdentifierDistanceCycling"),
        BackgroundObserver("HeartRate", "HKQuantityTypeIdentifierHeartRate"),
        BackgroundObserver("HeartRateVariabilitySDNN", "HKQuantityTypeIdentifierHeartRateVariabilitySDNN"),
        BackgroundObserver("RestingHeartRate", "HKQuantityTypeIdentifierRestingHeartRate"),
        BackgroundObserver("Running", "HKQuantityTypeIdentifierDistanceWalkingRunning"),
        BackgroundObserver("StairClimbing", "HKQuantityTypeIdentifierFlightsClimbed"),
        BackgroundObserver("StepCount", "HKQuantityTypeIdentifierStepCount"),
        BackgroundObserver("Swimming", "HKQuantityTypeIdentifierDistanceSwimming"),
        BackgroundObserver("Vo2Max", "HKQuantityTypeIdentifierVO2Max"),
        BackgroundObserver("Walking", "HKQuantityTypeIdentifierStepCount"),
        BackgroundObserver("Workout", "HKWorkoutTypeIdentifier"),
        BackgroundObserver("MindfulSession", "HKWorkoutTypeIdentifier"),
        BackgroundObserver("SleepAnalysis", "HKWorkoutTypeIdentifier"),
        BackgroundObserver("AllergyRecord", "HKClinicalTypeIdentifierAllergyRecord"),
        BackgroundObserver("ConditionRecord", "HKClinicalTypeIdentifierConditionRecord"),
        BackgroundObserver("CoverageRecord", "HKClinicalTypeIdentifierCoverageRecord"),
        BackgroundObserver("ImmunizationRecord", "HKClinicalTypeIdentifierImmunizationRecord"),
        BackgroundObserver("LabResultRecord", "HKClinicalTypeIdentifierLabResultRecord"),
        BackgroundObserver("MedicationRecord", "HKClinicalTypeIdentifierMedicationRecord"),
        BackgroundObserver("ProcedureRecord", "HKClinicalTypeIdentifierProcedureRecord"),
        BackgroundObserver("VitalSignRecord", "HKClinicalTypeIdentifierVitalSignRecord"),
        BackgroundObserver("InsulinDelivery", "HKQuantityTypeIdentifierInsulinDelivery"),
    ]
}

extension ValueNames {
    /// The texts of `HKCategoryValueSleepAnalysis`.
    static let sleep: [String] = [
        "INBED", "ASLEEP", "AWAKE", "CORE", "DEEP", "REM",
    ]
}

extension ValueNames {
    /// The texts of `HKBiologicalSex`.
    static let biologicalSex: [String] = [
        "unknown", "female", "male", "other",
    ]
}

extension ValueNames {
    /// The texts of `HKBloodType`.
    static let bloodType: [String] = [
        "unknown", "A+", "A-", "B+", "B-", "AB+", "AB-", "O+", "O-",
    ]
}

extension ValueNames {
    /// The texts of `HKElectrocardiogram.Classification`.
    static let electrocardiogramClassification: [String] = [
        "NotSet", "SinusRhythm", "AtrialFibrillation", "InconclusiveLowHeartRate", "InconclusiveHighHeartRate",
        "InconclusivePoorReading", "InconclusiveOther",
    ]
}
