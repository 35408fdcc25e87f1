extension SamplesMethod {
    /// The methods that return samples of a quantity.
    static let all: [SamplesMethod] = [
        SamplesMethod("getWeightSamples", "HKQuantityTypeIdentifierBodyMass", unit: "lb", readsUnit: true),
        SamplesMethod("getHeightSamples", "HKQuantityTypeIdentifierHeight", unit: "in", readsUnit: true),
        SamplesMethod(
            "getWaistCircumferenceSamples", "HKQuantityTypeIdentifierWaistCircumference", unit: "in",
            readsUnit: true),
        SamplesMethod(
            "getPeakFlowSamples", "HKQuantityTypeIdentifierPeakExpiratoryFlowRate", unit: "L/min",
            readsUnit: true),
        SamplesMethod("getBmiSamples", "HKQuantityTypeIdentifierBodyMassIndex", unit: "count", readsUnit: false),
        SamplesMethod(
            "getBodyFatPercentageSamples", "HKQuantityTypeIdentifierBodyFatPercentage", unit: "%",
            readsUnit: false, failure: "error getting body fat percentage samples:"),
        SamplesMethod(
            "getLeanBodyMassSamples", "HKQuantityTypeIdentifierLeanBodyMass", unit: "lb", readsUnit: true,
            failure: "error getting lean body mass samples:"),
        SamplesMethod(
            "getHeartRateSamples", "HKQuantityTypeIdentifierHeartRate", unit: "count/min", readsUnit: true,
            failure: "error getting heart rate samples:"),
        SamplesMethod(
            "getRestingHeartRate", "HKQuantityTypeIdentifierRestingHeartRate", unit: "count/min",
            readsUnit: true, failure: "error getting heart rate samples:"),
        SamplesMethod(
            "getRestingHeartRateSamples", "HKQuantityTypeIdentifierRestingHeartRate", unit: "count/min",
            readsUnit: true),
        SamplesMethod(
            "getWalkingHeartRateAverage", "HKQuantityTypeIdentifierWalkingHeartRateAverage",
            unit: "count/min", readsUnit: true, failure: "error getting heart rate samples:"),
        SamplesMethod(
            "getHeartRateVariabilitySamples", "HKQuantityTypeIdentifierHeartRateVariabilitySDNN", unit: "s",
            readsUnit: false, failure: "error getting heart rate variability samples:"),
        SamplesMethod(
            "getVo2MaxSamples", "HKQuantityTypeIdentifierVO2Max", unit: "mL/(kg*min)", readsUnit: true,
            failure: "error getting Vo2Max samples: ", requiresStartDate: false),
        SamplesMethod(
            "getBodyTemperatureSamples", "HKQuantityTypeIdentifierBodyTemperature", unit: "degC",
            readsUnit: true, failure: "error getting body temperature samples:"),
        SamplesMethod(
            "getRespiratoryRateSamples", "HKQuantityTypeIdentifierRespiratoryRate", unit: "count/min",
            readsUnit: true, failure: "error getting respiratory rate samples:"),
        SamplesMethod(
            "getOxygenSaturationSamples", "HKQuantityTypeIdentifierOxygenSaturation", unit: "%",
            readsUnit: false, failure: "error getting oxygen saturation:"),
        SamplesMethod(
            "getBloodGlucoseSamples", "HKQuantityTypeIdentifierBloodGlucose",
            unit: "mmol<180.15588000005408>/L", readsUnit: true,
            failure: "An error occured while retrieving the glucose sample"),
        SamplesMethod(
            "getInsulinDeliverySamples", "HKQuantityTypeIdentifierInsulinDelivery", unit: "IU",
            readsUnit: false, failure: "An error occured while retrieving the glucose sample"),
        SamplesMethod(
            "getCarbohydratesSamples", "HKQuantityTypeIdentifierDietaryCarbohydrates", unit: "g",
            readsUnit: true, failure: "An error occured while retrieving the carbohydates sample"),
        SamplesMethod(
            "getEnergyConsumedSamples", "HKQuantityTypeIdentifierDietaryEnergyConsumed", unit: "kcal",
            readsUnit: true, failure: "An error occured while retrieving the energy consumed sample",
            createsStore: false),
        SamplesMethod(
            "getProteinSamples", "HKQuantityTypeIdentifierDietaryProtein", unit: "g", readsUnit: true,
            failure: "An error occured while retrieving the protein sample", createsStore: false),
        SamplesMethod(
            "getFiberSamples", "HKQuantityTypeIdentifierDietaryFiber", unit: "g", readsUnit: true,
            failure: "An error occured while retrieving the fiber sample", createsStore: false),
        SamplesMethod(
            "getTotalFatSamples", "HKQuantityTypeIdentifierDietaryFatTotal", unit: "g", readsUnit: true,
            failure: "An error occured while retrieving the total fat sample", createsStore: false),
        SamplesMethod(
            "getWaterSamples", "HKQuantityTypeIdentifierDietaryWater", unit: "L", readsUnit: false,
            failure: "An error occured while retrieving the water sample"),
        SamplesMethod(
            "getBloodAlcoholContentSamples", "HKQuantityTypeIdentifierBloodAlcoholContent", unit: "%",
            readsUnit: true),
        SamplesMethod(
            "getEnvironmentalAudioExposure", "HKQuantityTypeIdentifierEnvironmentalAudioExposure",
            unit: "dBASPL", readsUnit: false),
        SamplesMethod(
            "getHeadphoneAudioExposure", "HKQuantityTypeIdentifierHeadphoneAudioExposure", unit: "dBASPL",
            readsUnit: false),
    ]
}

extension LatestMethod {
    /// The methods that return the latest sample.
    static let all: [LatestMethod] = [
        LatestMethod("getLatestWeight", "HKQuantityTypeIdentifierBodyMass", unit: "lb", readsUnit: true),
        LatestMethod(
            "getLatestHeight", "HKQuantityTypeIdentifierHeight", unit: "in", readsUnit: true,
            failure: "error getting latest height"),
        LatestMethod(
            "getLatestWaistCircumference", "HKQuantityTypeIdentifierWaistCircumference", unit: "in",
            readsUnit: true, failure: "error getting latest wait circumference"),
        LatestMethod(
            "getLatestPeakFlow", "HKQuantityTypeIdentifierPeakExpiratoryFlowRate", unit: "L/min",
            readsUnit: true, failure: "error getting latest peak flow", endsAppWithoutSample: true),
        LatestMethod("getLatestBmi", "HKQuantityTypeIdentifierBodyMassIndex", unit: "count", readsUnit: false),
        LatestMethod(
            "getLatestBodyFatPercentage", "HKQuantityTypeIdentifierBodyFatPercentage", unit: "%",
            readsUnit: false, factor: 100),
        LatestMethod("getLatestLeanBodyMass", "HKQuantityTypeIdentifierLeanBodyMass", unit: "lb", readsUnit: false),
        LatestMethod(
            "getLatestBloodAlcoholContent", "HKQuantityTypeIdentifierBloodAlcoholContent", unit: "%",
            readsUnit: true),
    ]
}

extension DayMethod {
    /// The methods that return the sum of a day.
    static let all: [DayMethod] = [
        DayMethod(
            "getStepCount", "HKQuantityTypeIdentifierStepCount", unit: "count", readsUnit: false,
            refusesUnreadableDate: true),
        DayMethod(
            "getDistanceWalkingRunning", "HKQuantityTypeIdentifierDistanceWalkingRunning", unit: "m",
            readsUnit: true),
        DayMethod("getDistanceCycling", "HKQuantityTypeIdentifierDistanceCycling", unit: "m", readsUnit: true),
        DayMethod("getDistanceSwimming", "HKQuantityTypeIdentifierDistanceSwimming", unit: "m", readsUnit: true),
        DayMethod("getFlightsClimbed", "HKQuantityTypeIdentifierFlightsClimbed", unit: "count", readsUnit: false),
        DayMethod(
            "getWater", "HKQuantityTypeIdentifierDietaryWater", unit: "L", readsUnit: false,
            refusesUnreadableDate: true, ignoresErrors: true),
    ]
}

extension BucketsMethod {
    /// The methods that return sums of intervals.
    static let all: [BucketsMethod] = [
        BucketsMethod("getDailyStepCountSamples", "HKQuantityTypeIdentifierStepCount", unit: "count", readsLimit: true),
        BucketsMethod(
            "getDailyDistanceWalkingRunningSamples", "HKQuantityTypeIdentifierDistanceWalkingRunning",
            unit: "m", readsLimit: true),
        BucketsMethod(
            "getDailyDistanceCyclingSamples", "HKQuantityTypeIdentifierDistanceCycling", unit: "m",
            readsLimit: true),
        BucketsMethod(
            "getDailyDistanceSwimmingSamples", "HKQuantityTypeIdentifierDistanceSwimming", unit: "m",
            readsLimit: true),
        BucketsMethod(
            "getDailyFlightsClimbedSamples", "HKQuantityTypeIdentifierFlightsClimbed", unit: "count",
            readsLimit: true),
        BucketsMethod(
            "getActiveEnergyBurned", "HKQuantityTypeIdentifierActiveEnergyBurned", unit: "kcal",
            readsLimit: false),
        BucketsMethod(
            "getBasalEnergyBurned", "HKQuantityTypeIdentifierBasalEnergyBurned", unit: "kcal",
            readsLimit: false),
        BucketsMethod(
            "getAppleExerciseTime", "HKQuantityTypeIdentifierAppleExerciseTime", unit: "s",
            readsLimit: false),
        BucketsMethod("getAppleStandTime", "HKQuantityTypeIdentifierAppleStandTime", unit: "s", readsLimit: false),
    ]
}

extension SaveMethod {
    /// The methods that save a sample.
    static let all: [SaveMethod] = [
        SaveMethod(
            "saveWeight", "HKQuantityTypeIdentifierBodyMass", unit: "lb", readsUnit: true, dates: .start,
            answer: .value),
        SaveMethod(
            "saveHeight", "HKQuantityTypeIdentifierHeight", unit: "in", readsUnit: true, dates: .dateOrNow,
            answer: .value),
        SaveMethod(
            "saveWaistCircumference", "HKQuantityTypeIdentifierWaistCircumference", unit: "in", readsUnit: true,
            dates: .dateOrNow, answer: .value),
        SaveMethod(
            "savePeakFlow", "HKQuantityTypeIdentifierPeakExpiratoryFlowRate", unit: "L/min", readsUnit: true,
            dates: .dateOrNow, answer: .value),
        SaveMethod(
            "saveBmi", "HKQuantityTypeIdentifierBodyMassIndex", unit: "count", readsUnit: false,
            dates: .dateOrNow, answer: .value),
        SaveMethod(
            "saveBodyFatPercentage", "HKQuantityTypeIdentifierBodyFatPercentage", unit: "%", readsUnit: false,
            failure: "error saving body fat percent sample", dates: .dateOrNow, answer: .value, divisor: 100),
        SaveMethod(
            "saveBodyTemperature", "HKQuantityTypeIdentifierBodyTemperature", unit: "degF", readsUnit: true,
            failure: "error saving body temperature sample", dates: .start, answer: .value),
        SaveMethod(
            "saveLeanBodyMass", "HKQuantityTypeIdentifierLeanBodyMass", unit: "lb", readsUnit: true,
            failure: "error saving lean body mass sample", dates: .start, answer: .value),
        SaveMethod(
            "saveBloodAlcoholContent", "HKQuantityTypeIdentifierBloodAlcoholContent", unit: "%", readsUnit: true,
            dates: .start, answer: .value),
        SaveMethod(
            "saveSteps", "HKQuantityTypeIdentifierStepCount", unit: "count", readsUnit: false,
            dates: .startAndEnd, answer: .value),
        SaveMethod(
            "saveWalkingRunningDistance", "HKQuantityTypeIdentifierDistanceWalkingRunning", unit: "m",
            readsUnit: true, dates: .startAndEnd, answer: .value),
        SaveMethod(
            "saveHeartRateSample", "HKQuantityTypeIdentifierHeartRate", unit: "count/min", readsUnit: true,
            failure: "An error occured saving the heart rate sample", dates: .date, answer: .success,
            missingValue: "heartRateValue is required in options"),
        SaveMethod(
            "saveWater", "HKQuantityTypeIdentifierDietaryWater", unit: "L", readsUnit: false,
            failure: "An error occured saving the water sample", dates: .date, answer: .success),
        SaveMethod(
            "saveBloodGlucoseSample", "HKQuantityTypeIdentifierBloodGlucose", unit: "mmol<180.15588000005408>/L",
            readsUnit: true, failure: "An error occured while saving the glucose sample", dates: .startOrDateToEnd,
            answer: .uuid, readsMetadata: true),
        SaveMethod(
            "saveCarbohydratesSample", "HKQuantityTypeIdentifierDietaryCarbohydrates", unit: "g",
            readsUnit: true, failure: "An error occured while saving the carbohydrate sample", dates: .date,
            answer: .uuid, readsMetadata: true),
        SaveMethod(
            "saveInsulinDeliverySample", "HKQuantityTypeIdentifierInsulinDelivery", unit: "IU", readsUnit: false,
            failure: "An error occured while saving the insulin sample", dates: .startToEnd, answer: .uuid,
            readsMetadata: true),
        SaveMethod("saveMindfulSession", "HKCategoryTypeIdentifierMindfulSession", dates: .startAndEnd, answer: .value),
    ]
}

extension DeleteMethod {
    /// The methods that delete a sample.
    static let all: [DeleteMethod] = [
        DeleteMethod(
            "deleteBloodGlucoseSample", "HKQuantityTypeIdentifierBloodGlucose",
            failure: "An error occured while deleting the glucose sample"),
        DeleteMethod(
            "deleteCarbohydratesSample", "HKQuantityTypeIdentifierDietaryCarbohydrates",
            failure: "An error occured while deleting the carbohydrate sample"),
        DeleteMethod(
            "deleteInsulinDeliverySample", "HKQuantityTypeIdentifierInsulinDelivery",
            failure: "An error occured while deleting the insulin delivery sample"),
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
