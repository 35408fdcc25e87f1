// Generated from protocol/catalog.json by .ci/generate-catalog. Do not edit.

/// The identifiers of the types of kind quantity.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// The string.
    public let rawValue: String

    /// The identifier with a string, which may be unknown.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The identifier with a string. Guides unwrap the result, although it is never nil.
    public init?<Text: StringProtocol>(rawValue: Text) {
        self.init(rawValue: String(rawValue))
    }

    /// The identifier with a string, which may be unknown.
    public init(_ rawValue: String) {
        self.init(rawValue: rawValue)
    }
}

extension HKQuantityTypeIdentifier {
    /// `HKQuantityTypeIdentifier.activeEnergyBurned`
    public static let activeEnergyBurned = Self("HKQuantityTypeIdentifierActiveEnergyBurned")
    /// `HKQuantityTypeIdentifier.appleExerciseTime`
    public static let appleExerciseTime = Self("HKQuantityTypeIdentifierAppleExerciseTime")
    /// `HKQuantityTypeIdentifier.appleMoveTime`
    public static let appleMoveTime = Self("HKQuantityTypeIdentifierAppleMoveTime")
    /// `HKQuantityTypeIdentifier.appleSleepingBreathingDisturbances`
    public static let appleSleepingBreathingDisturbances = Self(
        "HKQuantityTypeIdentifierAppleSleepingBreathingDisturbances"
    )
    /// `HKQuantityTypeIdentifier.appleSleepingWristTemperature`
    public static let appleSleepingWristTemperature = Self("HKQuantityTypeIdentifierAppleSleepingWristTemperature")
    /// `HKQuantityTypeIdentifier.appleStandTime`
    public static let appleStandTime = Self("HKQuantityTypeIdentifierAppleStandTime")
    /// `HKQuantityTypeIdentifier.appleWalkingSteadiness`
    public static let appleWalkingSteadiness = Self("HKQuantityTypeIdentifierAppleWalkingSteadiness")
    /// `HKQuantityTypeIdentifier.atrialFibrillationBurden`
    public static let atrialFibrillationBurden = Self("HKQuantityTypeIdentifierAtrialFibrillationBurden")
    /// `HKQuantityTypeIdentifier.basalBodyTemperature`
    public static let basalBodyTemperature = Self("HKQuantityTypeIdentifierBasalBodyTemperature")
    /// `HKQuantityTypeIdentifier.basalEnergyBurned`
    public static let basalEnergyBurned = Self("HKQuantityTypeIdentifierBasalEnergyBurned")
    /// `HKQuantityTypeIdentifier.bloodAlcoholContent`
    public static let bloodAlcoholContent = Self("HKQuantityTypeIdentifierBloodAlcoholContent")
    /// `HKQuantityTypeIdentifier.bloodGlucose`
    public static let bloodGlucose = Self("HKQuantityTypeIdentifierBloodGlucose")
    /// `HKQuantityTypeIdentifier.bloodPressureDiastolic`
    public static let bloodPressureDiastolic = Self("HKQuantityTypeIdentifierBloodPressureDiastolic")
    /// `HKQuantityTypeIdentifier.bloodPressureSystolic`
    public static let bloodPressureSystolic = Self("HKQuantityTypeIdentifierBloodPressureSystolic")
    /// `HKQuantityTypeIdentifier.bodyFatPercentage`
    public static let bodyFatPercentage = Self("HKQuantityTypeIdentifierBodyFatPercentage")
    /// `HKQuantityTypeIdentifier.bodyMass`
    public static let bodyMass = Self("HKQuantityTypeIdentifierBodyMass")
    /// `HKQuantityTypeIdentifier.bodyMassIndex`
    public static let bodyMassIndex = Self("HKQuantityTypeIdentifierBodyMassIndex")
    /// `HKQuantityTypeIdentifier.bodyTemperature`
    public static let bodyTemperature = Self("HKQuantityTypeIdentifierBodyTemperature")
    /// `HKQuantityTypeIdentifier.crossCountrySkiingSpeed`
    public static let crossCountrySkiingSpeed = Self("HKQuantityTypeIdentifierCrossCountrySkiingSpeed")
    /// `HKQuantityTypeIdentifier.cyclingCadence`
    public static let cyclingCadence = Self("HKQuantityTypeIdentifierCyclingCadence")
    /// `HKQuantityTypeIdentifier.cyclingFunctionalThresholdPower`
    public static let cyclingFunctionalThresholdPower = Self("HKQuantityTypeIdentifierCyclingFunctionalThresholdPower")
    /// `HKQuantityTypeIdentifier.cyclingPower`
    public static let cyclingPower = Self("HKQuantityTypeIdentifierCyclingPower")
    /// `HKQuantityTypeIdentifier.cyclingSpeed`
    public static let cyclingSpeed = Self("HKQuantityTypeIdentifierCyclingSpeed")
    /// `HKQuantityTypeIdentifier.dietaryBiotin`
    public static let dietaryBiotin = Self("HKQuantityTypeIdentifierDietaryBiotin")
    /// `HKQuantityTypeIdentifier.dietaryCaffeine`
    public static let dietaryCaffeine = Self("HKQuantityTypeIdentifierDietaryCaffeine")
    /// `HKQuantityTypeIdentifier.dietaryCalcium`
    public static let dietaryCalcium = Self("HKQuantityTypeIdentifierDietaryCalcium")
    /// `HKQuantityTypeIdentifier.dietaryCarbohydrates`
    public static let dietaryCarbohydrates = Self("HKQuantityTypeIdentifierDietaryCarbohydrates")
    /// `HKQuantityTypeIdentifier.dietaryChloride`
    public static let dietaryChloride = Self("HKQuantityTypeIdentifierDietaryChloride")
    /// `HKQuantityTypeIdentifier.dietaryCholesterol`
    public static let dietaryCholesterol = Self("HKQuantityTypeIdentifierDietaryCholesterol")
    /// `HKQuantityTypeIdentifier.dietaryChromium`
    public static let dietaryChromium = Self("HKQuantityTypeIdentifierDietaryChromium")
    /// `HKQuantityTypeIdentifier.dietaryCopper`
    public static let dietaryCopper = Self("HKQuantityTypeIdentifierDietaryCopper")
    /// `HKQuantityTypeIdentifier.dietaryEnergyConsumed`
    public static let dietaryEnergyConsumed = Self("HKQuantityTypeIdentifierDietaryEnergyConsumed")
    /// `HKQuantityTypeIdentifier.dietaryFatMonounsaturated`
    public static let dietaryFatMonounsaturated = Self("HKQuantityTypeIdentifierDietaryFatMonounsaturated")
    /// `HKQuantityTypeIdentifier.dietaryFatPolyunsaturated`
    public static let dietaryFatPolyunsaturated = Self("HKQuantityTypeIdentifierDietaryFatPolyunsaturated")
    /// `HKQuantityTypeIdentifier.dietaryFatSaturated`
    public static let dietaryFatSaturated = Self("HKQuantityTypeIdentifierDietaryFatSaturated")
    /// `HKQuantityTypeIdentifier.dietaryFatTotal`
    public static let dietaryFatTotal = Self("HKQuantityTypeIdentifierDietaryFatTotal")
    /// `HKQuantityTypeIdentifier.dietaryFiber`
    public static let dietaryFiber = Self("HKQuantityTypeIdentifierDietaryFiber")
    /// `HKQuantityTypeIdentifier.dietaryFolate`
    public static let dietaryFolate = Self("HKQuantityTypeIdentifierDietaryFolate")
    /// `HKQuantityTypeIdentifier.dietaryIodine`
    public static let dietaryIodine = Self("HKQuantityTypeIdentifierDietaryIodine")
    /// `HKQuantityTypeIdentifier.dietaryIron`
    public static let dietaryIron = Self("HKQuantityTypeIdentifierDietaryIron")
    /// `HKQuantityTypeIdentifier.dietaryMagnesium`
    public static let dietaryMagnesium = Self("HKQuantityTypeIdentifierDietaryMagnesium")
    /// `HKQuantityTypeIdentifier.dietaryManganese`
    public static let dietaryManganese = Self("HKQuantityTypeIdentifierDietaryManganese")
    /// `HKQuantityTypeIdentifier.dietaryMolybdenum`
    public static let dietaryMolybdenum = Self("HKQuantityTypeIdentifierDietaryMolybdenum")
    /// `HKQuantityTypeIdentifier.dietaryNiacin`
    public static let dietaryNiacin = Self("HKQuantityTypeIdentifierDietaryNiacin")
    /// `HKQuantityTypeIdentifier.dietaryPantothenicAcid`
    public static let dietaryPantothenicAcid = Self("HKQuantityTypeIdentifierDietaryPantothenicAcid")
    /// `HKQuantityTypeIdentifier.dietaryPhosphorus`
    public static let dietaryPhosphorus = Self("HKQuantityTypeIdentifierDietaryPhosphorus")
    /// `HKQuantityTypeIdentifier.dietaryPotassium`
    public static let dietaryPotassium = Self("HKQuantityTypeIdentifierDietaryPotassium")
    /// `HKQuantityTypeIdentifier.dietaryProtein`
    public static let dietaryProtein = Self("HKQuantityTypeIdentifierDietaryProtein")
    /// `HKQuantityTypeIdentifier.dietaryRiboflavin`
    public static let dietaryRiboflavin = Self("HKQuantityTypeIdentifierDietaryRiboflavin")
    /// `HKQuantityTypeIdentifier.dietarySelenium`
    public static let dietarySelenium = Self("HKQuantityTypeIdentifierDietarySelenium")
    /// `HKQuantityTypeIdentifier.dietarySodium`
    public static let dietarySodium = Self("HKQuantityTypeIdentifierDietarySodium")
    /// `HKQuantityTypeIdentifier.dietarySugar`
    public static let dietarySugar = Self("HKQuantityTypeIdentifierDietarySugar")
    /// `HKQuantityTypeIdentifier.dietaryThiamin`
    public static let dietaryThiamin = Self("HKQuantityTypeIdentifierDietaryThiamin")
    /// `HKQuantityTypeIdentifier.dietaryVitaminA`
    public static let dietaryVitaminA = Self("HKQuantityTypeIdentifierDietaryVitaminA")
    /// `HKQuantityTypeIdentifier.dietaryVitaminB12`
    public static let dietaryVitaminB12 = Self("HKQuantityTypeIdentifierDietaryVitaminB12")
    /// `HKQuantityTypeIdentifier.dietaryVitaminB6`
    public static let dietaryVitaminB6 = Self("HKQuantityTypeIdentifierDietaryVitaminB6")
    /// `HKQuantityTypeIdentifier.dietaryVitaminC`
    public static let dietaryVitaminC = Self("HKQuantityTypeIdentifierDietaryVitaminC")
    /// `HKQuantityTypeIdentifier.dietaryVitaminD`
    public static let dietaryVitaminD = Self("HKQuantityTypeIdentifierDietaryVitaminD")
    /// `HKQuantityTypeIdentifier.dietaryVitaminE`
    public static let dietaryVitaminE = Self("HKQuantityTypeIdentifierDietaryVitaminE")
    /// `HKQuantityTypeIdentifier.dietaryVitaminK`
    public static let dietaryVitaminK = Self("HKQuantityTypeIdentifierDietaryVitaminK")
    /// `HKQuantityTypeIdentifier.dietaryWater`
    public static let dietaryWater = Self("HKQuantityTypeIdentifierDietaryWater")
    /// `HKQuantityTypeIdentifier.dietaryZinc`
    public static let dietaryZinc = Self("HKQuantityTypeIdentifierDietaryZinc")
    /// `HKQuantityTypeIdentifier.distanceCrossCountrySkiing`
    public static let distanceCrossCountrySkiing = Self("HKQuantityTypeIdentifierDistanceCrossCountrySkiing")
    /// `HKQuantityTypeIdentifier.distanceCycling`
    public static let distanceCycling = Self("HKQuantityTypeIdentifierDistanceCycling")
    /// `HKQuantityTypeIdentifier.distanceDownhillSnowSports`
    public static let distanceDownhillSnowSports = Self("HKQuantityTypeIdentifierDistanceDownhillSnowSports")
    /// `HKQuantityTypeIdentifier.distancePaddleSports`
    public static let distancePaddleSports = Self("HKQuantityTypeIdentifierDistancePaddleSports")
    /// `HKQuantityTypeIdentifier.distanceRowing`
    public static let distanceRowing = Self("HKQuantityTypeIdentifierDistanceRowing")
    /// `HKQuantityTypeIdentifier.distanceSkatingSports`
    public static let distanceSkatingSports = Self("HKQuantityTypeIdentifierDistanceSkatingSports")
    /// `HKQuantityTypeIdentifier.distanceSwimming`
    public static let distanceSwimming = Self("HKQuantityTypeIdentifierDistanceSwimming")
    /// `HKQuantityTypeIdentifier.distanceWalkingRunning`
    public static let distanceWalkingRunning = Self("HKQuantityTypeIdentifierDistanceWalkingRunning")
    /// `HKQuantityTypeIdentifier.distanceWheelchair`
    public static let distanceWheelchair = Self("HKQuantityTypeIdentifierDistanceWheelchair")
    /// `HKQuantityTypeIdentifier.electrodermalActivity`
    public static let electrodermalActivity = Self("HKQuantityTypeIdentifierElectrodermalActivity")
    /// `HKQuantityTypeIdentifier.environmentalAudioExposure`
    public static let environmentalAudioExposure = Self("HKQuantityTypeIdentifierEnvironmentalAudioExposure")
    /// `HKQuantityTypeIdentifier.environmentalSoundReduction`
    public static let environmentalSoundReduction = Self("HKQuantityTypeIdentifierEnvironmentalSoundReduction")
    /// `HKQuantityTypeIdentifier.estimatedWorkoutEffortScore`
    public static let estimatedWorkoutEffortScore = Self("HKQuantityTypeIdentifierEstimatedWorkoutEffortScore")
    /// `HKQuantityTypeIdentifier.flightsClimbed`
    public static let flightsClimbed = Self("HKQuantityTypeIdentifierFlightsClimbed")
    /// `HKQuantityTypeIdentifier.forcedExpiratoryVolume1`
    public static let forcedExpiratoryVolume1 = Self("HKQuantityTypeIdentifierForcedExpiratoryVolume1")
    /// `HKQuantityTypeIdentifier.forcedVitalCapacity`
    public static let forcedVitalCapacity = Self("HKQuantityTypeIdentifierForcedVitalCapacity")
    /// `HKQuantityTypeIdentifier.headphoneAudioExposure`
    public static let headphoneAudioExposure = Self("HKQuantityTypeIdentifierHeadphoneAudioExposure")
    /// `HKQuantityTypeIdentifier.heartRate`
    public static let heartRate = Self("HKQuantityTypeIdentifierHeartRate")
    /// `HKQuantityTypeIdentifier.heartRateRecoveryOneMinute`
    public static let heartRateRecoveryOneMinute = Self("HKQuantityTypeIdentifierHeartRateRecoveryOneMinute")
    /// `HKQuantityTypeIdentifier.heartRateVariabilityRMSSD`
    public static let heartRateVariabilityRMSSD = Self("HKQuantityTypeIdentifierHeartRateVariabilityRMSSD")
    /// `HKQuantityTypeIdentifier.heartRateVariabilitySDNN`
    public static let heartRateVariabilitySDNN = Self("HKQuantityTypeIdentifierHeartRateVariabilitySDNN")
    /// `HKQuantityTypeIdentifier.height`
    public static let height = Self("HKQuantityTypeIdentifierHeight")
    /// `HKQuantityTypeIdentifier.inhalerUsage`
    public static let inhalerUsage = Self("HKQuantityTypeIdentifierInhalerUsage")
    /// `HKQuantityTypeIdentifier.insulinDelivery`
    public static let insulinDelivery = Self("HKQuantityTypeIdentifierInsulinDelivery")
    /// `HKQuantityTypeIdentifier.leanBodyMass`
    public static let leanBodyMass = Self("HKQuantityTypeIdentifierLeanBodyMass")
    /// `HKQuantityTypeIdentifier.nikeFuel`
    public static let nikeFuel = Self("HKQuantityTypeIdentifierNikeFuel")
    /// `HKQuantityTypeIdentifier.numberOfAlcoholicBeverages`
    public static let numberOfAlcoholicBeverages = Self("HKQuantityTypeIdentifierNumberOfAlcoholicBeverages")
    /// `HKQuantityTypeIdentifier.numberOfTimesFallen`
    public static let numberOfTimesFallen = Self("HKQuantityTypeIdentifierNumberOfTimesFallen")
    /// `HKQuantityTypeIdentifier.oxygenSaturation`
    public static let oxygenSaturation = Self("HKQuantityTypeIdentifierOxygenSaturation")
    /// `HKQuantityTypeIdentifier.paddleSportsSpeed`
    public static let paddleSportsSpeed = Self("HKQuantityTypeIdentifierPaddleSportsSpeed")
    /// `HKQuantityTypeIdentifier.peakExpiratoryFlowRate`
    public static let peakExpiratoryFlowRate = Self("HKQuantityTypeIdentifierPeakExpiratoryFlowRate")
    /// `HKQuantityTypeIdentifier.peripheralPerfusionIndex`
    public static let peripheralPerfusionIndex = Self("HKQuantityTypeIdentifierPeripheralPerfusionIndex")
    /// `HKQuantityTypeIdentifier.physicalEffort`
    public static let physicalEffort = Self("HKQuantityTypeIdentifierPhysicalEffort")
    /// `HKQuantityTypeIdentifier.pushCount`
    public static let pushCount = Self("HKQuantityTypeIdentifierPushCount")
    /// `HKQuantityTypeIdentifier.respiratoryRate`
    public static let respiratoryRate = Self("HKQuantityTypeIdentifierRespiratoryRate")
    /// `HKQuantityTypeIdentifier.restingHeartRate`
    public static let restingHeartRate = Self("HKQuantityTypeIdentifierRestingHeartRate")
    /// `HKQuantityTypeIdentifier.rowingSpeed`
    public static let rowingSpeed = Self("HKQuantityTypeIdentifierRowingSpeed")
    /// `HKQuantityTypeIdentifier.runningGroundContactTime`
    public static let runningGroundContactTime = Self("HKQuantityTypeIdentifierRunningGroundContactTime")
    /// `HKQuantityTypeIdentifier.runningPower`
    public static let runningPower = Self("HKQuantityTypeIdentifierRunningPower")
    /// `HKQuantityTypeIdentifier.runningSpeed`
    public static let runningSpeed = Self("HKQuantityTypeIdentifierRunningSpeed")
    /// `HKQuantityTypeIdentifier.runningStrideLength`
    public static let runningStrideLength = Self("HKQuantityTypeIdentifierRunningStrideLength")
    /// `HKQuantityTypeIdentifier.runningVerticalOscillation`
    public static let runningVerticalOscillation = Self("HKQuantityTypeIdentifierRunningVerticalOscillation")
    /// `HKQuantityTypeIdentifier.sixMinuteWalkTestDistance`
    public static let sixMinuteWalkTestDistance = Self("HKQuantityTypeIdentifierSixMinuteWalkTestDistance")
    /// `HKQuantityTypeIdentifier.stairAscentSpeed`
    public static let stairAscentSpeed = Self("HKQuantityTypeIdentifierStairAscentSpeed")
    /// `HKQuantityTypeIdentifier.stairDescentSpeed`
    public static let stairDescentSpeed = Self("HKQuantityTypeIdentifierStairDescentSpeed")
    /// `HKQuantityTypeIdentifier.stepCount`
    public static let stepCount = Self("HKQuantityTypeIdentifierStepCount")
    /// `HKQuantityTypeIdentifier.swimmingStrokeCount`
    public static let swimmingStrokeCount = Self("HKQuantityTypeIdentifierSwimmingStrokeCount")
    /// `HKQuantityTypeIdentifier.timeInDaylight`
    public static let timeInDaylight = Self("HKQuantityTypeIdentifierTimeInDaylight")
    /// `HKQuantityTypeIdentifier.underwaterDepth`
    public static let underwaterDepth = Self("HKQuantityTypeIdentifierUnderwaterDepth")
    /// `HKQuantityTypeIdentifier.uvExposure`
    public static let uvExposure = Self("HKQuantityTypeIdentifierUVExposure")
    /// `HKQuantityTypeIdentifier.vo2Max`
    public static let vo2Max = Self("HKQuantityTypeIdentifierVO2Max")
    /// `HKQuantityTypeIdentifier.waistCircumference`
    public static let waistCircumference = Self("HKQuantityTypeIdentifierWaistCircumference")
    /// `HKQuantityTypeIdentifier.walkingAsymmetryPercentage`
    public static let walkingAsymmetryPercentage = Self("HKQuantityTypeIdentifierWalkingAsymmetryPercentage")
    /// `HKQuantityTypeIdentifier.walkingDoubleSupportPercentage`
    public static let walkingDoubleSupportPercentage = Self("HKQuantityTypeIdentifierWalkingDoubleSupportPercentage")
    /// `HKQuantityTypeIdentifier.walkingHeartRateAverage`
    public static let walkingHeartRateAverage = Self("HKQuantityTypeIdentifierWalkingHeartRateAverage")
    /// `HKQuantityTypeIdentifier.walkingSpeed`
    public static let walkingSpeed = Self("HKQuantityTypeIdentifierWalkingSpeed")
    /// `HKQuantityTypeIdentifier.walkingStepLength`
    public static let walkingStepLength = Self("HKQuantityTypeIdentifierWalkingStepLength")
    /// `HKQuantityTypeIdentifier.waterTemperature`
    public static let waterTemperature = Self("HKQuantityTypeIdentifierWaterTemperature")
    /// `HKQuantityTypeIdentifier.workoutEffortScore`
    public static let workoutEffortScore = Self("HKQuantityTypeIdentifierWorkoutEffortScore")
}

/// The identifiers of the types of kind category.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// The string.
    public let rawValue: String

    /// The identifier with a string, which may be unknown.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The identifier with a string. Guides unwrap the result, although it is never nil.
    public init?<Text: StringProtocol>(rawValue: Text) {
        self.init(rawValue: String(rawValue))
    }

    /// The identifier with a string, which may be unknown.
    public init(_ rawValue: String) {
        self.init(rawValue: rawValue)
    }
}

extension HKCategoryTypeIdentifier {
    /// `HKCategoryTypeIdentifier.abdominalCramps`
    public static let abdominalCramps = Self("HKCategoryTypeIdentifierAbdominalCramps")
    /// `HKCategoryTypeIdentifier.acne`
    public static let acne = Self("HKCategoryTypeIdentifierAcne")
    /// `HKCategoryTypeIdentifier.appetiteChanges`
    public static let appetiteChanges = Self("HKCategoryTypeIdentifierAppetiteChanges")
    /// `HKCategoryTypeIdentifier.appleStandHour`
    public static let appleStandHour = Self("HKCategoryTypeIdentifierAppleStandHour")
    /// `HKCategoryTypeIdentifier.appleWalkingSteadinessEvent`
    public static let appleWalkingSteadinessEvent = Self("HKCategoryTypeIdentifierAppleWalkingSteadinessEvent")
    /// `HKCategoryTypeIdentifier.bladderIncontinence`
    public static let bladderIncontinence = Self("HKCategoryTypeIdentifierBladderIncontinence")
    /// `HKCategoryTypeIdentifier.bleedingAfterMenopause`
    public static let bleedingAfterMenopause = Self("HKCategoryTypeIdentifierBleedingAfterMenopause")
    /// `HKCategoryTypeIdentifier.bleedingAfterPregnancy`
    public static let bleedingAfterPregnancy = Self("HKCategoryTypeIdentifierBleedingAfterPregnancy")
    /// `HKCategoryTypeIdentifier.bleedingDuringPregnancy`
    public static let bleedingDuringPregnancy = Self("HKCategoryTypeIdentifierBleedingDuringPregnancy")
    /// `HKCategoryTypeIdentifier.bloating`
    public static let bloating = Self("HKCategoryTypeIdentifierBloating")
    /// `HKCategoryTypeIdentifier.breastPain`
    public static let breastPain = Self("HKCategoryTypeIdentifierBreastPain")
    /// `HKCategoryTypeIdentifier.cervicalMucusQuality`
    public static let cervicalMucusQuality = Self("HKCategoryTypeIdentifierCervicalMucusQuality")
    /// `HKCategoryTypeIdentifier.chestTightnessOrPain`
    public static let chestTightnessOrPain = Self("HKCategoryTypeIdentifierChestTightnessOrPain")
    /// `HKCategoryTypeIdentifier.chills`
    public static let chills = Self("HKCategoryTypeIdentifierChills")
    /// `HKCategoryTypeIdentifier.constipation`
    public static let constipation = Self("HKCategoryTypeIdentifierConstipation")
    /// `HKCategoryTypeIdentifier.contraceptive`
    public static let contraceptive = Self("HKCategoryTypeIdentifierContraceptive")
    /// `HKCategoryTypeIdentifier.coughing`
    public static let coughing = Self("HKCategoryTypeIdentifierCoughing")
    /// `HKCategoryTypeIdentifier.diarrhea`
    public static let diarrhea = Self("HKCategoryTypeIdentifierDiarrhea")
    /// `HKCategoryTypeIdentifier.dizziness`
    public static let dizziness = Self("HKCategoryTypeIdentifierDizziness")
    /// `HKCategoryTypeIdentifier.drySkin`
    public static let drySkin = Self("HKCategoryTypeIdentifierDrySkin")
    /// `HKCategoryTypeIdentifier.environmentalAudioExposureEvent`
    public static let environmentalAudioExposureEvent = Self("HKCategoryTypeIdentifierAudioExposureEvent")
    /// `HKCategoryTypeIdentifier.audioExposureEvent`
    public static let audioExposureEvent = Self("HKCategoryTypeIdentifierAudioExposureEvent")
    /// `HKCategoryTypeIdentifier.fainting`
    public static let fainting = Self("HKCategoryTypeIdentifierFainting")
    /// `HKCategoryTypeIdentifier.fatigue`
    public static let fatigue = Self("HKCategoryTypeIdentifierFatigue")
    /// `HKCategoryTypeIdentifier.fever`
    public static let fever = Self("HKCategoryTypeIdentifierFever")
    /// `HKCategoryTypeIdentifier.generalizedBodyAche`
    public static let generalizedBodyAche = Self("HKCategoryTypeIdentifierGeneralizedBodyAche")
    /// `HKCategoryTypeIdentifier.hairLoss`
    public static let hairLoss = Self("HKCategoryTypeIdentifierHairLoss")
    /// `HKCategoryTypeIdentifier.handwashingEvent`
    public static let handwashingEvent = Self("HKCategoryTypeIdentifierHandwashingEvent")
    /// `HKCategoryTypeIdentifier.headache`
    public static let headache = Self("HKCategoryTypeIdentifierHeadache")
    /// `HKCategoryTypeIdentifier.headphoneAudioExposureEvent`
    public static let headphoneAudioExposureEvent = Self("HKCategoryTypeIdentifierHeadphoneAudioExposureEvent")
    /// `HKCategoryTypeIdentifier.heartburn`
    public static let heartburn = Self("HKCategoryTypeIdentifierHeartburn")
    /// `HKCategoryTypeIdentifier.highHeartRateEvent`
    public static let highHeartRateEvent = Self("HKCategoryTypeIdentifierHighHeartRateEvent")
    /// `HKCategoryTypeIdentifier.hotFlashes`
    public static let hotFlashes = Self("HKCategoryTypeIdentifierHotFlashes")
    /// `HKCategoryTypeIdentifier.hypertensionEvent`
    public static let hypertensionEvent = Self("HKCategoryTypeIdentifierHypertensionEvent")
    /// `HKCategoryTypeIdentifier.infrequentMenstrualCycles`
    public static let infrequentMenstrualCycles = Self("HKCategoryTypeIdentifierInfrequentMenstrualCycles")
    /// `HKCategoryTypeIdentifier.intermenstrualBleeding`
    public static let intermenstrualBleeding = Self("HKCategoryTypeIdentifierIntermenstrualBleeding")
    /// `HKCategoryTypeIdentifier.irregularHeartRhythmEvent`
    public static let irregularHeartRhythmEvent = Self("HKCategoryTypeIdentifierIrregularHeartRhythmEvent")
    /// `HKCategoryTypeIdentifier.irregularMenstrualCycles`
    public static let irregularMenstrualCycles = Self("HKCategoryTypeIdentifierIrregularMenstrualCycles")
    /// `HKCategoryTypeIdentifier.lactation`
    public static let lactation = Self("HKCategoryTypeIdentifierLactation")
    /// `HKCategoryTypeIdentifier.lossOfSmell`
    public static let lossOfSmell = Self("HKCategoryTypeIdentifierLossOfSmell")
    /// `HKCategoryTypeIdentifier.lossOfTaste`
    public static let lossOfTaste = Self("HKCategoryTypeIdentifierLossOfTaste")
    /// `HKCategoryTypeIdentifier.lowCardioFitnessEvent`
    public static let lowCardioFitnessEvent = Self("HKCategoryTypeIdentifierLowCardioFitnessEvent")
    /// `HKCategoryTypeIdentifier.lowHeartRateEvent`
    public static let lowHeartRateEvent = Self("HKCategoryTypeIdentifierLowHeartRateEvent")
    /// `HKCategoryTypeIdentifier.lowerBackPain`
    public static let lowerBackPain = Self("HKCategoryTypeIdentifierLowerBackPain")
    /// `HKCategoryTypeIdentifier.memoryLapse`
    public static let memoryLapse = Self("HKCategoryTypeIdentifierMemoryLapse")
    /// `HKCategoryTypeIdentifier.menopausalState`
    public static let menopausalState = Self("HKCategoryTypeIdentifierMenopausalState")
    /// `HKCategoryTypeIdentifier.menstrualFlow`
    public static let menstrualFlow = Self("HKCategoryTypeIdentifierMenstrualFlow")
    /// `HKCategoryTypeIdentifier.mindfulSession`
    public static let mindfulSession = Self("HKCategoryTypeIdentifierMindfulSession")
    /// `HKCategoryTypeIdentifier.moodChanges`
    public static let moodChanges = Self("HKCategoryTypeIdentifierMoodChanges")
    /// `HKCategoryTypeIdentifier.nausea`
    public static let nausea = Self("HKCategoryTypeIdentifierNausea")
    /// `HKCategoryTypeIdentifier.nightSweats`
    public static let nightSweats = Self("HKCategoryTypeIdentifierNightSweats")
    /// `HKCategoryTypeIdentifier.ovulationTestResult`
    public static let ovulationTestResult = Self("HKCategoryTypeIdentifierOvulationTestResult")
    /// `HKCategoryTypeIdentifier.pelvicPain`
    public static let pelvicPain = Self("HKCategoryTypeIdentifierPelvicPain")
    /// `HKCategoryTypeIdentifier.persistentIntermenstrualBleeding`
    public static let persistentIntermenstrualBleeding = Self(
        "HKCategoryTypeIdentifierPersistentIntermenstrualBleeding"
    )
    /// `HKCategoryTypeIdentifier.pregnancy`
    public static let pregnancy = Self("HKCategoryTypeIdentifierPregnancy")
    /// `HKCategoryTypeIdentifier.pregnancyTestResult`
    public static let pregnancyTestResult = Self("HKCategoryTypeIdentifierPregnancyTestResult")
    /// `HKCategoryTypeIdentifier.progesteroneTestResult`
    public static let progesteroneTestResult = Self("HKCategoryTypeIdentifierProgesteroneTestResult")
    /// `HKCategoryTypeIdentifier.prolongedMenstrualPeriods`
    public static let prolongedMenstrualPeriods = Self("HKCategoryTypeIdentifierProlongedMenstrualPeriods")
    /// `HKCategoryTypeIdentifier.rapidPoundingOrFlutteringHeartbeat`
    public static let rapidPoundingOrFlutteringHeartbeat = Self(
        "HKCategoryTypeIdentifierRapidPoundingOrFlutteringHeartbeat"
    )
    /// `HKCategoryTypeIdentifier.runnyNose`
    public static let runnyNose = Self("HKCategoryTypeIdentifierRunnyNose")
    /// `HKCategoryTypeIdentifier.sexualActivity`
    public static let sexualActivity = Self("HKCategoryTypeIdentifierSexualActivity")
    /// `HKCategoryTypeIdentifier.shortnessOfBreath`
    public static let shortnessOfBreath = Self("HKCategoryTypeIdentifierShortnessOfBreath")
    /// `HKCategoryTypeIdentifier.sinusCongestion`
    public static let sinusCongestion = Self("HKCategoryTypeIdentifierSinusCongestion")
    /// `HKCategoryTypeIdentifier.skippedHeartbeat`
    public static let skippedHeartbeat = Self("HKCategoryTypeIdentifierSkippedHeartbeat")
    /// `HKCategoryTypeIdentifier.sleepAnalysis`
    public static let sleepAnalysis = Self("HKCategoryTypeIdentifierSleepAnalysis")
    /// `HKCategoryTypeIdentifier.sleepApneaEvent`
    public static let sleepApneaEvent = Self("HKCategoryTypeIdentifierSleepApneaEvent")
    /// `HKCategoryTypeIdentifier.sleepChanges`
    public static let sleepChanges = Self("HKCategoryTypeIdentifierSleepChanges")
    /// `HKCategoryTypeIdentifier.soreThroat`
    public static let soreThroat = Self("HKCategoryTypeIdentifierSoreThroat")
    /// `HKCategoryTypeIdentifier.toothbrushingEvent`
    public static let toothbrushingEvent = Self("HKCategoryTypeIdentifierToothbrushingEvent")
    /// `HKCategoryTypeIdentifier.vaginalDryness`
    public static let vaginalDryness = Self("HKCategoryTypeIdentifierVaginalDryness")
    /// `HKCategoryTypeIdentifier.vomiting`
    public static let vomiting = Self("HKCategoryTypeIdentifierVomiting")
    /// `HKCategoryTypeIdentifier.wheezing`
    public static let wheezing = Self("HKCategoryTypeIdentifierWheezing")
}

/// The identifiers of the types of kind characteristic.
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// The string.
    public let rawValue: String

    /// The identifier with a string, which may be unknown.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The identifier with a string. Guides unwrap the result, although it is never nil.
    public init?<Text: StringProtocol>(rawValue: Text) {
        self.init(rawValue: String(rawValue))
    }

    /// The identifier with a string, which may be unknown.
    public init(_ rawValue: String) {
        self.init(rawValue: rawValue)
    }
}

extension HKCharacteristicTypeIdentifier {
    /// `HKCharacteristicTypeIdentifier.activityMoveMode`
    public static let activityMoveMode = Self("HKCharacteristicTypeIdentifierActivityMoveMode")
    /// `HKCharacteristicTypeIdentifier.biologicalSex`
    public static let biologicalSex = Self("HKCharacteristicTypeIdentifierBiologicalSex")
    /// `HKCharacteristicTypeIdentifier.bloodType`
    public static let bloodType = Self("HKCharacteristicTypeIdentifierBloodType")
    /// `HKCharacteristicTypeIdentifier.dateOfBirth`
    public static let dateOfBirth = Self("HKCharacteristicTypeIdentifierDateOfBirth")
    /// `HKCharacteristicTypeIdentifier.fitzpatrickSkinType`
    public static let fitzpatrickSkinType = Self("HKCharacteristicTypeIdentifierFitzpatrickSkinType")
    /// `HKCharacteristicTypeIdentifier.referenceSex`
    public static let referenceSex = Self("HKCharacteristicTypeIdentifierReferenceSex")
    /// `HKCharacteristicTypeIdentifier.wheelchairUse`
    public static let wheelchairUse = Self("HKCharacteristicTypeIdentifierWheelchairUse")
}

/// The identifiers of the types of kind correlation.
public struct HKCorrelationTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// The string.
    public let rawValue: String

    /// The identifier with a string, which may be unknown.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The identifier with a string. Guides unwrap the result, although it is never nil.
    public init?<Text: StringProtocol>(rawValue: Text) {
        self.init(rawValue: String(rawValue))
    }

    /// The identifier with a string, which may be unknown.
    public init(_ rawValue: String) {
        self.init(rawValue: rawValue)
    }
}

extension HKCorrelationTypeIdentifier {
    /// `HKCorrelationTypeIdentifier.bloodPressure`
    public static let bloodPressure = Self("HKCorrelationTypeIdentifierBloodPressure")
    /// `HKCorrelationTypeIdentifier.food`
    public static let food = Self("HKCorrelationTypeIdentifierFood")
}

/// The identifiers of the types of kind clinical.
public struct HKClinicalTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// The string.
    public let rawValue: String

    /// The identifier with a string, which may be unknown.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The identifier with a string. Guides unwrap the result, although it is never nil.
    public init?<Text: StringProtocol>(rawValue: Text) {
        self.init(rawValue: String(rawValue))
    }

    /// The identifier with a string, which may be unknown.
    public init(_ rawValue: String) {
        self.init(rawValue: rawValue)
    }
}

extension HKClinicalTypeIdentifier {
    /// `HKClinicalTypeIdentifier.allergyRecord`
    public static let allergyRecord = Self("HKClinicalTypeIdentifierAllergyRecord")
    /// `HKClinicalTypeIdentifier.clinicalNoteRecord`
    public static let clinicalNoteRecord = Self("HKClinicalTypeIdentifierClinicalNoteRecord")
    /// `HKClinicalTypeIdentifier.conditionRecord`
    public static let conditionRecord = Self("HKClinicalTypeIdentifierConditionRecord")
    /// `HKClinicalTypeIdentifier.coverageRecord`
    public static let coverageRecord = Self("HKClinicalTypeIdentifierCoverageRecord")
    /// `HKClinicalTypeIdentifier.immunizationRecord`
    public static let immunizationRecord = Self("HKClinicalTypeIdentifierImmunizationRecord")
    /// `HKClinicalTypeIdentifier.labResultRecord`
    public static let labResultRecord = Self("HKClinicalTypeIdentifierLabResultRecord")
    /// `HKClinicalTypeIdentifier.medicationRecord`
    public static let medicationRecord = Self("HKClinicalTypeIdentifierMedicationRecord")
    /// `HKClinicalTypeIdentifier.procedureRecord`
    public static let procedureRecord = Self("HKClinicalTypeIdentifierProcedureRecord")
    /// `HKClinicalTypeIdentifier.vitalSignRecord`
    public static let vitalSignRecord = Self("HKClinicalTypeIdentifierVitalSignRecord")
}

/// The identifiers of the types of kind document.
public struct HKDocumentTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// The string.
    public let rawValue: String

    /// The identifier with a string, which may be unknown.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The identifier with a string. Guides unwrap the result, although it is never nil.
    public init?<Text: StringProtocol>(rawValue: Text) {
        self.init(rawValue: String(rawValue))
    }

    /// The identifier with a string, which may be unknown.
    public init(_ rawValue: String) {
        self.init(rawValue: rawValue)
    }
}

extension HKDocumentTypeIdentifier {
    /// `HKDocumentTypeIdentifier.CDA`
    public static let CDA = Self("HKDocumentTypeIdentifierCDA")
}

/// The identifiers of the types of kind scoredAssessment.
public struct HKScoredAssessmentTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// The string.
    public let rawValue: String

    /// The identifier with a string, which may be unknown.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The identifier with a string. Guides unwrap the result, although it is never nil.
    public init?<Text: StringProtocol>(rawValue: Text) {
        self.init(rawValue: String(rawValue))
    }

    /// The identifier with a string, which may be unknown.
    public init(_ rawValue: String) {
        self.init(rawValue: rawValue)
    }
}

extension HKScoredAssessmentTypeIdentifier {
    /// `HKScoredAssessmentTypeIdentifier.GAD7`
    public static let GAD7 = Self("HKScoredAssessmentTypeIdentifierGAD7")
    /// `HKScoredAssessmentTypeIdentifier.PHQ9`
    public static let PHQ9 = Self("HKScoredAssessmentTypeIdentifierPHQ9")
}

/// The identifier of a type of kind workout.
public let HKWorkoutTypeIdentifier = "HKWorkoutTypeIdentifier"
/// The identifier of a type of kind series.
public let HKDataTypeIdentifierHeartbeatSeries = "HKDataTypeIdentifierHeartbeatSeries"
/// The identifier of a type of kind series.
public let HKWorkoutRouteTypeIdentifier = "HKWorkoutRouteTypeIdentifier"
/// The identifier of a type of kind audiogram.
public let HKDataTypeIdentifierAudiogram = "HKDataTypeIdentifierAudiogram"
/// The identifier of a type of kind electrocardiogram.
public let HKDataTypeIdentifierElectrocardiogram = "HKDataTypeIdentifierElectrocardiogram"
/// The identifier of a type of kind activitySummary.
public let HKActivitySummaryTypeIdentifier = "HKActivitySummaryTypeIdentifier"
/// The identifier of a type of kind prescription.
public let HKVisionPrescriptionTypeIdentifier = "HKVisionPrescriptionTypeIdentifier"
/// The identifier of a type of kind stateOfMind.
public let HKDataTypeIdentifierStateOfMind = "HKDataTypeStateOfMind"
/// The identifier of a type of kind medicationDoseEvent.
public let HKMedicationDoseEventTypeIdentifierMedicationDoseEvent =
    "HKMedicationDoseEventTypeIdentifierMedicationDoseEvent"
/// The identifier of a type of kind userAnnotatedMedication.
public let HKDataTypeIdentifierUserAnnotatedMedicationConcept = "HKDataTypeUserAnnotatedMedicationConcept"
