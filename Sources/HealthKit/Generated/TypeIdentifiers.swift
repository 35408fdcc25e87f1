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
    public static let activeEnergyBurned = Self(rawValue: "HKQuantityTypeIdentifierActiveEnergyBurned")
    /// `HKQuantityTypeIdentifier.appleExerciseTime`
    public static let appleExerciseTime = Self(rawValue: "HKQuantityTypeIdentifierAppleExerciseTime")
    /// `HKQuantityTypeIdentifier.appleMoveTime`
    public static let appleMoveTime = Self(rawValue: "HKQuantityTypeIdentifierAppleMoveTime")
    /// `HKQuantityTypeIdentifier.appleSleepingBreathingDisturbances`
    public static let appleSleepingBreathingDisturbances = Self(
        rawValue: "HKQuantityTypeIdentifierAppleSleepingBreathingDisturbances"
    )
    /// `HKQuantityTypeIdentifier.appleSleepingWristTemperature`
    public static let appleSleepingWristTemperature = Self(
        rawValue: "HKQuantityTypeIdentifierAppleSleepingWristTemperature"
    )
    /// `HKQuantityTypeIdentifier.appleStandTime`
    public static let appleStandTime = Self(rawValue: "HKQuantityTypeIdentifierAppleStandTime")
    /// `HKQuantityTypeIdentifier.appleWalkingSteadiness`
    public static let appleWalkingSteadiness = Self(rawValue: "HKQuantityTypeIdentifierAppleWalkingSteadiness")
    /// `HKQuantityTypeIdentifier.atrialFibrillationBurden`
    public static let atrialFibrillationBurden = Self(rawValue: "HKQuantityTypeIdentifierAtrialFibrillationBurden")
    /// `HKQuantityTypeIdentifier.basalBodyTemperature`
    public static let basalBodyTemperature = Self(rawValue: "HKQuantityTypeIdentifierBasalBodyTemperature")
    /// `HKQuantityTypeIdentifier.basalEnergyBurned`
    public static let basalEnergyBurned = Self(rawValue: "HKQuantityTypeIdentifierBasalEnergyBurned")
    /// `HKQuantityTypeIdentifier.bloodAlcoholContent`
    public static let bloodAlcoholContent = Self(rawValue: "HKQuantityTypeIdentifierBloodAlcoholContent")
    /// `HKQuantityTypeIdentifier.bloodGlucose`
    public static let bloodGlucose = Self(rawValue: "HKQuantityTypeIdentifierBloodGlucose")
    /// `HKQuantityTypeIdentifier.bloodPressureDiastolic`
    public static let bloodPressureDiastolic = Self(rawValue: "HKQuantityTypeIdentifierBloodPressureDiastolic")
    /// `HKQuantityTypeIdentifier.bloodPressureSystolic`
    public static let bloodPressureSystolic = Self(rawValue: "HKQuantityTypeIdentifierBloodPressureSystolic")
    /// `HKQuantityTypeIdentifier.bodyFatPercentage`
    public static let bodyFatPercentage = Self(rawValue: "HKQuantityTypeIdentifierBodyFatPercentage")
    /// `HKQuantityTypeIdentifier.bodyMass`
    public static let bodyMass = Self(rawValue: "HKQuantityTypeIdentifierBodyMass")
    /// `HKQuantityTypeIdentifier.bodyMassIndex`
    public static let bodyMassIndex = Self(rawValue: "HKQuantityTypeIdentifierBodyMassIndex")
    /// `HKQuantityTypeIdentifier.bodyTemperature`
    public static let bodyTemperature = Self(rawValue: "HKQuantityTypeIdentifierBodyTemperature")
    /// `HKQuantityTypeIdentifier.crossCountrySkiingSpeed`
    public static let crossCountrySkiingSpeed = Self(rawValue: "HKQuantityTypeIdentifierCrossCountrySkiingSpeed")
    /// `HKQuantityTypeIdentifier.cyclingCadence`
    public static let cyclingCadence = Self(rawValue: "HKQuantityTypeIdentifierCyclingCadence")
    /// `HKQuantityTypeIdentifier.cyclingFunctionalThresholdPower`
    public static let cyclingFunctionalThresholdPower = Self(
        rawValue: "HKQuantityTypeIdentifierCyclingFunctionalThresholdPower"
    )
    /// `HKQuantityTypeIdentifier.cyclingPower`
    public static let cyclingPower = Self(rawValue: "HKQuantityTypeIdentifierCyclingPower")
    /// `HKQuantityTypeIdentifier.cyclingSpeed`
    public static let cyclingSpeed = Self(rawValue: "HKQuantityTypeIdentifierCyclingSpeed")
    /// `HKQuantityTypeIdentifier.dietaryBiotin`
    public static let dietaryBiotin = Self(rawValue: "HKQuantityTypeIdentifierDietaryBiotin")
    /// `HKQuantityTypeIdentifier.dietaryCaffeine`
    public static let dietaryCaffeine = Self(rawValue: "HKQuantityTypeIdentifierDietaryCaffeine")
    /// `HKQuantityTypeIdentifier.dietaryCalcium`
    public static let dietaryCalcium = Self(rawValue: "HKQuantityTypeIdentifierDietaryCalcium")
    /// `HKQuantityTypeIdentifier.dietaryCarbohydrates`
    public static let dietaryCarbohydrates = Self(rawValue: "HKQuantityTypeIdentifierDietaryCarbohydrates")
    /// `HKQuantityTypeIdentifier.dietaryChloride`
    public static let dietaryChloride = Self(rawValue: "HKQuantityTypeIdentifierDietaryChloride")
    /// `HKQuantityTypeIdentifier.dietaryCholesterol`
    public static let dietaryCholesterol = Self(rawValue: "HKQuantityTypeIdentifierDietaryCholesterol")
    /// `HKQuantityTypeIdentifier.dietaryChromium`
    public static let dietaryChromium = Self(rawValue: "HKQuantityTypeIdentifierDietaryChromium")
    /// `HKQuantityTypeIdentifier.dietaryCopper`
    public static let dietaryCopper = Self(rawValue: "HKQuantityTypeIdentifierDietaryCopper")
    /// `HKQuantityTypeIdentifier.dietaryEnergyConsumed`
    public static let dietaryEnergyConsumed = Self(rawValue: "HKQuantityTypeIdentifierDietaryEnergyConsumed")
    /// `HKQuantityTypeIdentifier.dietaryFatMonounsaturated`
    public static let dietaryFatMonounsaturated = Self(rawValue: "HKQuantityTypeIdentifierDietaryFatMonounsaturated")
    /// `HKQuantityTypeIdentifier.dietaryFatPolyunsaturated`
    public static let dietaryFatPolyunsaturated = Self(rawValue: "HKQuantityTypeIdentifierDietaryFatPolyunsaturated")
    /// `HKQuantityTypeIdentifier.dietaryFatSaturated`
    public static let dietaryFatSaturated = Self(rawValue: "HKQuantityTypeIdentifierDietaryFatSaturated")
    /// `HKQuantityTypeIdentifier.dietaryFatTotal`
    public static let dietaryFatTotal = Self(rawValue: "HKQuantityTypeIdentifierDietaryFatTotal")
    /// `HKQuantityTypeIdentifier.dietaryFiber`
    public static let dietaryFiber = Self(rawValue: "HKQuantityTypeIdentifierDietaryFiber")
    /// `HKQuantityTypeIdentifier.dietaryFolate`
    public static let dietaryFolate = Self(rawValue: "HKQuantityTypeIdentifierDietaryFolate")
    /// `HKQuantityTypeIdentifier.dietaryIodine`
    public static let dietaryIodine = Self(rawValue: "HKQuantityTypeIdentifierDietaryIodine")
    /// `HKQuantityTypeIdentifier.dietaryIron`
    public static let dietaryIron = Self(rawValue: "HKQuantityTypeIdentifierDietaryIron")
    /// `HKQuantityTypeIdentifier.dietaryMagnesium`
    public static let dietaryMagnesium = Self(rawValue: "HKQuantityTypeIdentifierDietaryMagnesium")
    /// `HKQuantityTypeIdentifier.dietaryManganese`
    public static let dietaryManganese = Self(rawValue: "HKQuantityTypeIdentifierDietaryManganese")
    /// `HKQuantityTypeIdentifier.dietaryMolybdenum`
    public static let dietaryMolybdenum = Self(rawValue: "HKQuantityTypeIdentifierDietaryMolybdenum")
    /// `HKQuantityTypeIdentifier.dietaryNiacin`
    public static let dietaryNiacin = Self(rawValue: "HKQuantityTypeIdentifierDietaryNiacin")
    /// `HKQuantityTypeIdentifier.dietaryPantothenicAcid`
    public static let dietaryPantothenicAcid = Self(rawValue: "HKQuantityTypeIdentifierDietaryPantothenicAcid")
    /// `HKQuantityTypeIdentifier.dietaryPhosphorus`
    public static let dietaryPhosphorus = Self(rawValue: "HKQuantityTypeIdentifierDietaryPhosphorus")
    /// `HKQuantityTypeIdentifier.dietaryPotassium`
    public static let dietaryPotassium = Self(rawValue: "HKQuantityTypeIdentifierDietaryPotassium")
    /// `HKQuantityTypeIdentifier.dietaryProtein`
    public static let dietaryProtein = Self(rawValue: "HKQuantityTypeIdentifierDietaryProtein")
    /// `HKQuantityTypeIdentifier.dietaryRiboflavin`
    public static let dietaryRiboflavin = Self(rawValue: "HKQuantityTypeIdentifierDietaryRiboflavin")
    /// `HKQuantityTypeIdentifier.dietarySelenium`
    public static let dietarySelenium = Self(rawValue: "HKQuantityTypeIdentifierDietarySelenium")
    /// `HKQuantityTypeIdentifier.dietarySodium`
    public static let dietarySodium = Self(rawValue: "HKQuantityTypeIdentifierDietarySodium")
    /// `HKQuantityTypeIdentifier.dietarySugar`
    public static let dietarySugar = Self(rawValue: "HKQuantityTypeIdentifierDietarySugar")
    /// `HKQuantityTypeIdentifier.dietaryThiamin`
    public static let dietaryThiamin = Self(rawValue: "HKQuantityTypeIdentifierDietaryThiamin")
    /// `HKQuantityTypeIdentifier.dietaryVitaminA`
    public static let dietaryVitaminA = Self(rawValue: "HKQuantityTypeIdentifierDietaryVitaminA")
    /// `HKQuantityTypeIdentifier.dietaryVitaminB12`
    public static let dietaryVitaminB12 = Self(rawValue: "HKQuantityTypeIdentifierDietaryVitaminB12")
    /// `HKQuantityTypeIdentifier.dietaryVitaminB6`
    public static let dietaryVitaminB6 = Self(rawValue: "HKQuantityTypeIdentifierDietaryVitaminB6")
    /// `HKQuantityTypeIdentifier.dietaryVitaminC`
    public static let dietaryVitaminC = Self(rawValue: "HKQuantityTypeIdentifierDietaryVitaminC")
    /// `HKQuantityTypeIdentifier.dietaryVitaminD`
    public static let dietaryVitaminD = Self(rawValue: "HKQuantityTypeIdentifierDietaryVitaminD")
    /// `HKQuantityTypeIdentifier.dietaryVitaminE`
    public static let dietaryVitaminE = Self(rawValue: "HKQuantityTypeIdentifierDietaryVitaminE")
    /// `HKQuantityTypeIdentifier.dietaryVitaminK`
    public static let dietaryVitaminK = Self(rawValue: "HKQuantityTypeIdentifierDietaryVitaminK")
    /// `HKQuantityTypeIdentifier.dietaryWater`
    public static let dietaryWater = Self(rawValue: "HKQuantityTypeIdentifierDietaryWater")
    /// `HKQuantityTypeIdentifier.dietaryZinc`
    public static let dietaryZinc = Self(rawValue: "HKQuantityTypeIdentifierDietaryZinc")
    /// `HKQuantityTypeIdentifier.distanceCrossCountrySkiing`
    public static let distanceCrossCountrySkiing = Self(rawValue: "HKQuantityTypeIdentifierDistanceCrossCountrySkiing")
    /// `HKQuantityTypeIdentifier.distanceCycling`
    public static let distanceCycling = Self(rawValue: "HKQuantityTypeIdentifierDistanceCycling")
    /// `HKQuantityTypeIdentifier.distanceDownhillSnowSports`
    public static let distanceDownhillSnowSports = Self(rawValue: "HKQuantityTypeIdentifierDistanceDownhillSnowSports")
    /// `HKQuantityTypeIdentifier.distancePaddleSports`
    public static let distancePaddleSports = Self(rawValue: "HKQuantityTypeIdentifierDistancePaddleSports")
    /// `HKQuantityTypeIdentifier.distanceRowing`
    public static let distanceRowing = Self(rawValue: "HKQuantityTypeIdentifierDistanceRowing")
    /// `HKQuantityTypeIdentifier.distanceSkatingSports`
    public static let distanceSkatingSports = Self(rawValue: "HKQuantityTypeIdentifierDistanceSkatingSports")
    /// `HKQuantityTypeIdentifier.distanceSwimming`
    public static let distanceSwimming = Self(rawValue: "HKQuantityTypeIdentifierDistanceSwimming")
    /// `HKQuantityTypeIdentifier.distanceWalkingRunning`
    public static let distanceWalkingRunning = Self(rawValue: "HKQuantityTypeIdentifierDistanceWalkingRunning")
    /// `HKQuantityTypeIdentifier.distanceWheelchair`
    public static let distanceWheelchair = Self(rawValue: "HKQuantityTypeIdentifierDistanceWheelchair")
    /// `HKQuantityTypeIdentifier.electrodermalActivity`
    public static let electrodermalActivity = Self(rawValue: "HKQuantityTypeIdentifierElectrodermalActivity")
    /// `HKQuantityTypeIdentifier.environmentalAudioExposure`
    public static let environmentalAudioExposure = Self(rawValue: "HKQuantityTypeIdentifierEnvironmentalAudioExposure")
    /// `HKQuantityTypeIdentifier.environmentalSoundReduction`
    public static let environmentalSoundReduction = Self(
        rawValue: "HKQuantityTypeIdentifierEnvironmentalSoundReduction"
    )
    /// `HKQuantityTypeIdentifier.estimatedWorkoutEffortScore`
    public static let estimatedWorkoutEffortScore = Self(
        rawValue: "HKQuantityTypeIdentifierEstimatedWorkoutEffortScore"
    )
    /// `HKQuantityTypeIdentifier.flightsClimbed`
    public static let flightsClimbed = Self(rawValue: "HKQuantityTypeIdentifierFlightsClimbed")
    /// `HKQuantityTypeIdentifier.forcedExpiratoryVolume1`
    public static let forcedExpiratoryVolume1 = Self(rawValue: "HKQuantityTypeIdentifierForcedExpiratoryVolume1")
    /// `HKQuantityTypeIdentifier.forcedVitalCapacity`
    public static let forcedVitalCapacity = Self(rawValue: "HKQuantityTypeIdentifierForcedVitalCapacity")
    /// `HKQuantityTypeIdentifier.headphoneAudioExposure`
    public static let headphoneAudioExposure = Self(rawValue: "HKQuantityTypeIdentifierHeadphoneAudioExposure")
    /// `HKQuantityTypeIdentifier.heartRate`
    public static let heartRate = Self(rawValue: "HKQuantityTypeIdentifierHeartRate")
    /// `HKQuantityTypeIdentifier.heartRateRecoveryOneMinute`
    public static let heartRateRecoveryOneMinute = Self(rawValue: "HKQuantityTypeIdentifierHeartRateRecoveryOneMinute")
    /// `HKQuantityTypeIdentifier.heartRateVariabilityRMSSD`
    public static let heartRateVariabilityRMSSD = Self(rawValue: "HKQuantityTypeIdentifierHeartRateVariabilityRMSSD")
    /// `HKQuantityTypeIdentifier.heartRateVariabilitySDNN`
    public static let heartRateVariabilitySDNN = Self(rawValue: "HKQuantityTypeIdentifierHeartRateVariabilitySDNN")
    /// `HKQuantityTypeIdentifier.height`
    public static let height = Self(rawValue: "HKQuantityTypeIdentifierHeight")
    /// `HKQuantityTypeIdentifier.inhalerUsage`
    public static let inhalerUsage = Self(rawValue: "HKQuantityTypeIdentifierInhalerUsage")
    /// `HKQuantityTypeIdentifier.insulinDelivery`
    public static let insulinDelivery = Self(rawValue: "HKQuantityTypeIdentifierInsulinDelivery")
    /// `HKQuantityTypeIdentifier.leanBodyMass`
    public static let leanBodyMass = Self(rawValue: "HKQuantityTypeIdentifierLeanBodyMass")
    /// `HKQuantityTypeIdentifier.nikeFuel`
    public static let nikeFuel = Self(rawValue: "HKQuantityTypeIdentifierNikeFuel")
    /// `HKQuantityTypeIdentifier.numberOfAlcoholicBeverages`
    public static let numberOfAlcoholicBeverages = Self(rawValue: "HKQuantityTypeIdentifierNumberOfAlcoholicBeverages")
    /// `HKQuantityTypeIdentifier.numberOfTimesFallen`
    public static let numberOfTimesFallen = Self(rawValue: "HKQuantityTypeIdentifierNumberOfTimesFallen")
    /// `HKQuantityTypeIdentifier.oxygenSaturation`
    public static let oxygenSaturation = Self(rawValue: "HKQuantityTypeIdentifierOxygenSaturation")
    /// `HKQuantityTypeIdentifier.paddleSportsSpeed`
    public static let paddleSportsSpeed = Self(rawValue: "HKQuantityTypeIdentifierPaddleSportsSpeed")
    /// `HKQuantityTypeIdentifier.peakExpiratoryFlowRate`
    public static let peakExpiratoryFlowRate = Self(rawValue: "HKQuantityTypeIdentifierPeakExpiratoryFlowRate")
    /// `HKQuantityTypeIdentifier.peripheralPerfusionIndex`
    public static let peripheralPerfusionIndex = Self(rawValue: "HKQuantityTypeIdentifierPeripheralPerfusionIndex")
    /// `HKQuantityTypeIdentifier.physicalEffort`
    public static let physicalEffort = Self(rawValue: "HKQuantityTypeIdentifierPhysicalEffort")
    /// `HKQuantityTypeIdentifier.pushCount`
    public static let pushCount = Self(rawValue: "HKQuantityTypeIdentifierPushCount")
    /// `HKQuantityTypeIdentifier.respiratoryRate`
    public static let respiratoryRate = Self(rawValue: "HKQuantityTypeIdentifierRespiratoryRate")
    /// `HKQuantityTypeIdentifier.restingHeartRate`
    public static let restingHeartRate = Self(rawValue: "HKQuantityTypeIdentifierRestingHeartRate")
    /// `HKQuantityTypeIdentifier.rowingSpeed`
    public static let rowingSpeed = Self(rawValue: "HKQuantityTypeIdentifierRowingSpeed")
    /// `HKQuantityTypeIdentifier.runningGroundContactTime`
    public static let runningGroundContactTime = Self(rawValue: "HKQuantityTypeIdentifierRunningGroundContactTime")
    /// `HKQuantityTypeIdentifier.runningPower`
    public static let runningPower = Self(rawValue: "HKQuantityTypeIdentifierRunningPower")
    /// `HKQuantityTypeIdentifier.runningSpeed`
    public static let runningSpeed = Self(rawValue: "HKQuantityTypeIdentifierRunningSpeed")
    /// `HKQuantityTypeIdentifier.runningStrideLength`
    public static let runningStrideLength = Self(rawValue: "HKQuantityTypeIdentifierRunningStrideLength")
    /// `HKQuantityTypeIdentifier.runningVerticalOscillation`
    public static let runningVerticalOscillation = Self(rawValue: "HKQuantityTypeIdentifierRunningVerticalOscillation")
    /// `HKQuantityTypeIdentifier.sixMinuteWalkTestDistance`
    public static let sixMinuteWalkTestDistance = Self(rawValue: "HKQuantityTypeIdentifierSixMinuteWalkTestDistance")
    /// `HKQuantityTypeIdentifier.stairAscentSpeed`
    public static let stairAscentSpeed = Self(rawValue: "HKQuantityTypeIdentifierStairAscentSpeed")
    /// `HKQuantityTypeIdentifier.stairDescentSpeed`
    public static let stairDescentSpeed = Self(rawValue: "HKQuantityTypeIdentifierStairDescentSpeed")
    /// `HKQuantityTypeIdentifier.stepCount`
    public static let stepCount = Self(rawValue: "HKQuantityTypeIdentifierStepCount")
    /// `HKQuantityTypeIdentifier.swimmingStrokeCount`
    public static let swimmingStrokeCount = Self(rawValue: "HKQuantityTypeIdentifierSwimmingStrokeCount")
    /// `HKQuantityTypeIdentifier.timeInDaylight`
    public static let timeInDaylight = Self(rawValue: "HKQuantityTypeIdentifierTimeInDaylight")
    /// `HKQuantityTypeIdentifier.underwaterDepth`
    public static let underwaterDepth = Self(rawValue: "HKQuantityTypeIdentifierUnderwaterDepth")
    /// `HKQuantityTypeIdentifier.uvExposure`
    public static let uvExposure = Self(rawValue: "HKQuantityTypeIdentifierUVExposure")
    /// `HKQuantityTypeIdentifier.vo2Max`
    public static let vo2Max = Self(rawValue: "HKQuantityTypeIdentifierVO2Max")
    /// `HKQuantityTypeIdentifier.waistCircumference`
    public static let waistCircumference = Self(rawValue: "HKQuantityTypeIdentifierWaistCircumference")
    /// `HKQuantityTypeIdentifier.walkingAsymmetryPercentage`
    public static let walkingAsymmetryPercentage = Self(rawValue: "HKQuantityTypeIdentifierWalkingAsymmetryPercentage")
    /// `HKQuantityTypeIdentifier.walkingDoubleSupportPercentage`
    public static let walkingDoubleSupportPercentage = Self(
        rawValue: "HKQuantityTypeIdentifierWalkingDoubleSupportPercentage"
    )
    /// `HKQuantityTypeIdentifier.walkingHeartRateAverage`
    public static let walkingHeartRateAverage = Self(rawValue: "HKQuantityTypeIdentifierWalkingHeartRateAverage")
    /// `HKQuantityTypeIdentifier.walkingSpeed`
    public static let walkingSpeed = Self(rawValue: "HKQuantityTypeIdentifierWalkingSpeed")
    /// `HKQuantityTypeIdentifier.walkingStepLength`
    public static let walkingStepLength = Self(rawValue: "HKQuantityTypeIdentifierWalkingStepLength")
    /// `HKQuantityTypeIdentifier.waterTemperature`
    public static let waterTemperature = Self(rawValue: "HKQuantityTypeIdentifierWaterTemperature")
    /// `HKQuantityTypeIdentifier.workoutEffortScore`
    public static let workoutEffortScore = Self(rawValue: "HKQuantityTypeIdentifierWorkoutEffortScore")
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
    public static let abdominalCramps = Self(rawValue: "HKCategoryTypeIdentifierAbdominalCramps")
    /// `HKCategoryTypeIdentifier.acne`
    public static let acne = Self(rawValue: "HKCategoryTypeIdentifierAcne")
    /// `HKCategoryTypeIdentifier.appetiteChanges`
    public static let appetiteChanges = Self(rawValue: "HKCategoryTypeIdentifierAppetiteChanges")
    /// `HKCategoryTypeIdentifier.appleStandHour`
    public static let appleStandHour = Self(rawValue: "HKCategoryTypeIdentifierAppleStandHour")
    /// `HKCategoryTypeIdentifier.appleWalkingSteadinessEvent`
    public static let appleWalkingSteadinessEvent = Self(
        rawValue: "HKCategoryTypeIdentifierAppleWalkingSteadinessEvent"
    )
    /// `HKCategoryTypeIdentifier.bladderIncontinence`
    public static let bladderIncontinence = Self(rawValue: "HKCategoryTypeIdentifierBladderIncontinence")
    /// `HKCategoryTypeIdentifier.bleedingAfterMenopause`
    public static let bleedingAfterMenopause = Self(rawValue: "HKCategoryTypeIdentifierBleedingAfterMenopause")
    /// `HKCategoryTypeIdentifier.bleedingAfterPregnancy`
    public static let bleedingAfterPregnancy = Self(rawValue: "HKCategoryTypeIdentifierBleedingAfterPregnancy")
    /// `HKCategoryTypeIdentifier.bleedingDuringPregnancy`
    public static let bleedingDuringPregnancy = Self(rawValue: "HKCategoryTypeIdentifierBleedingDuringPregnancy")
    /// `HKCategoryTypeIdentifier.bloating`
    public static let bloating = Self(rawValue: "HKCategoryTypeIdentifierBloating")
    /// `HKCategoryTypeIdentifier.breastPain`
    public static let breastPain = Self(rawValue: "HKCategoryTypeIdentifierBreastPain")
    /// `HKCategoryTypeIdentifier.cervicalMucusQuality`
    public static let cervicalMucusQuality = Self(rawValue: "HKCategoryTypeIdentifierCervicalMucusQuality")
    /// `HKCategoryTypeIdentifier.chestTightnessOrPain`
    public static let chestTightnessOrPain = Self(rawValue: "HKCategoryTypeIdentifierChestTightnessOrPain")
    /// `HKCategoryTypeIdentifier.chills`
    public static let chills = Self(rawValue: "HKCategoryTypeIdentifierChills")
    /// `HKCategoryTypeIdentifier.constipation`
    public static let constipation = Self(rawValue: "HKCategoryTypeIdentifierConstipation")
    /// `HKCategoryTypeIdentifier.contraceptive`
    public static let contraceptive = Self(rawValue: "HKCategoryTypeIdentifierContraceptive")
    /// `HKCategoryTypeIdentifier.coughing`
    public static let coughing = Self(rawValue: "HKCategoryTypeIdentifierCoughing")
    /// `HKCategoryTypeIdentifier.diarrhea`
    public static let diarrhea = Self(rawValue: "HKCategoryTypeIdentifierDiarrhea")
    /// `HKCategoryTypeIdentifier.dizziness`
    public static let dizziness = Self(rawValue: "HKCategoryTypeIdentifierDizziness")
    /// `HKCategoryTypeIdentifier.drySkin`
    public static let drySkin = Self(rawValue: "HKCategoryTypeIdentifierDrySkin")
    /// `HKCategoryTypeIdentifier.environmentalAudioExposureEvent`
    public static let environmentalAudioExposureEvent = Self(rawValue: "HKCategoryTypeIdentifierAudioExposureEvent")
    /// `HKCategoryTypeIdentifier.audioExposureEvent`
    public static let audioExposureEvent = Self(rawValue: "HKCategoryTypeIdentifierAudioExposureEvent")
    /// `HKCategoryTypeIdentifier.fainting`
    public static let fainting = Self(rawValue: "HKCategoryTypeIdentifierFainting")
    /// `HKCategoryTypeIdentifier.fatigue`
    public static let fatigue = Self(rawValue: "HKCategoryTypeIdentifierFatigue")
    /// `HKCategoryTypeIdentifier.fever`
    public static let fever = Self(rawValue: "HKCategoryTypeIdentifierFever")
    /// `HKCategoryTypeIdentifier.generalizedBodyAche`
    public static let generalizedBodyAche = Self(rawValue: "HKCategoryTypeIdentifierGeneralizedBodyAche")
    /// `HKCategoryTypeIdentifier.hairLoss`
    public static let hairLoss = Self(rawValue: "HKCategoryTypeIdentifierHairLoss")
    /// `HKCategoryTypeIdentifier.handwashingEvent`
    public static let handwashingEvent = Self(rawValue: "HKCategoryTypeIdentifierHandwashingEvent")
    /// `HKCategoryTypeIdentifier.headache`
    public static let headache = Self(rawValue: "HKCategoryTypeIdentifierHeadache")
    /// `HKCategoryTypeIdentifier.headphoneAudioExposureEvent`
    public static let headphoneAudioExposureEvent = Self(
        rawValue: "HKCategoryTypeIdentifierHeadphoneAudioExposureEvent"
    )
    /// `HKCategoryTypeIdentifier.heartburn`
    public static let heartburn = Self(rawValue: "HKCategoryTypeIdentifierHeartburn")
    /// `HKCategoryTypeIdentifier.highHeartRateEvent`
    public static let highHeartRateEvent = Self(rawValue: "HKCategoryTypeIdentifierHighHeartRateEvent")
    /// `HKCategoryTypeIdentifier.hotFlashes`
    public static let hotFlashes = Self(rawValue: "HKCategoryTypeIdentifierHotFlashes")
    /// `HKCategoryTypeIdentifier.hypertensionEvent`
    public static let hypertensionEvent = Self(rawValue: "HKCategoryTypeIdentifierHypertensionEvent")
    /// `HKCategoryTypeIdentifier.infrequentMenstrualCycles`
    public static let infrequentMenstrualCycles = Self(rawValue: "HKCategoryTypeIdentifierInfrequentMenstrualCycles")
    /// `HKCategoryTypeIdentifier.intermenstrualBleeding`
    public static let intermenstrualBleeding = Self(rawValue: "HKCategoryTypeIdentifierIntermenstrualBleeding")
    /// `HKCategoryTypeIdentifier.irregularHeartRhythmEvent`
    public static let irregularHeartRhythmEvent = Self(rawValue: "HKCategoryTypeIdentifierIrregularHeartRhythmEvent")
    /// `HKCategoryTypeIdentifier.irregularMenstrualCycles`
    public static let irregularMenstrualCycles = Self(rawValue: "HKCategoryTypeIdentifierIrregularMenstrualCycles")
    /// `HKCategoryTypeIdentifier.lactation`
    public static let lactation = Self(rawValue: "HKCategoryTypeIdentifierLactation")
    /// `HKCategoryTypeIdentifier.lossOfSmell`
    public static let lossOfSmell = Self(rawValue: "HKCategoryTypeIdentifierLossOfSmell")
    /// `HKCategoryTypeIdentifier.lossOfTaste`
    public static let lossOfTaste = Self(rawValue: "HKCategoryTypeIdentifierLossOfTaste")
    /// `HKCategoryTypeIdentifier.lowCardioFitnessEvent`
    public static let lowCardioFitnessEvent = Self(rawValue: "HKCategoryTypeIdentifierLowCardioFitnessEvent")
    /// `HKCategoryTypeIdentifier.lowHeartRateEvent`
    public static let lowHeartRateEvent = Self(rawValue: "HKCategoryTypeIdentifierLowHeartRateEvent")
    /// `HKCategoryTypeIdentifier.lowerBackPain`
    public static let lowerBackPain = Self(rawValue: "HKCategoryTypeIdentifierLowerBackPain")
    /// `HKCategoryTypeIdentifier.memoryLapse`
    public static let memoryLapse = Self(rawValue: "HKCategoryTypeIdentifierMemoryLapse")
    /// `HKCategoryTypeIdentifier.menopausalState`
    public static let menopausalState = Self(rawValue: "HKCategoryTypeIdentifierMenopausalState")
    /// `HKCategoryTypeIdentifier.menstrualFlow`
    public static let menstrualFlow = Self(rawValue: "HKCategoryTypeIdentifierMenstrualFlow")
    /// `HKCategoryTypeIdentifier.mindfulSession`
    public static let mindfulSession = Self(rawValue: "HKCategoryTypeIdentifierMindfulSession")
    /// `HKCategoryTypeIdentifier.moodChanges`
    public static let moodChanges = Self(rawValue: "HKCategoryTypeIdentifierMoodChanges")
    /// `HKCategoryTypeIdentifier.nausea`
    public static let nausea = Self(rawValue: "HKCategoryTypeIdentifierNausea")
    /// `HKCategoryTypeIdentifier.nightSweats`
    public static let nightSweats = Self(rawValue: "HKCategoryTypeIdentifierNightSweats")
    /// `HKCategoryTypeIdentifier.ovulationTestResult`
    public static let ovulationTestResult = Self(rawValue: "HKCategoryTypeIdentifierOvulationTestResult")
    /// `HKCategoryTypeIdentifier.pelvicPain`
    public static let pelvicPain = Self(rawValue: "HKCategoryTypeIdentifierPelvicPain")
    /// `HKCategoryTypeIdentifier.persistentIntermenstrualBleeding`
    public static let persistentIntermenstrualBleeding = Self(
        rawValue: "HKCategoryTypeIdentifierPersistentIntermenstrualBleeding"
    )
    /// `HKCategoryTypeIdentifier.pregnancy`
    public static let pregnancy = Self(rawValue: "HKCategoryTypeIdentifierPregnancy")
    /// `HKCategoryTypeIdentifier.pregnancyTestResult`
    public static let pregnancyTestResult = Self(rawValue: "HKCategoryTypeIdentifierPregnancyTestResult")
    /// `HKCategoryTypeIdentifier.progesteroneTestResult`
    public static let progesteroneTestResult = Self(rawValue: "HKCategoryTypeIdentifierProgesteroneTestResult")
    /// `HKCategoryTypeIdentifier.prolongedMenstrualPeriods`
    public static let prolongedMenstrualPeriods = Self(rawValue: "HKCategoryTypeIdentifierProlongedMenstrualPeriods")
    /// `HKCategoryTypeIdentifier.rapidPoundingOrFlutteringHeartbeat`
    public static let rapidPoundingOrFlutteringHeartbeat = Self(
        rawValue: "HKCategoryTypeIdentifierRapidPoundingOrFlutteringHeartbeat"
    )
    /// `HKCategoryTypeIdentifier.runnyNose`
    public static let runnyNose = Self(rawValue: "HKCategoryTypeIdentifierRunnyNose")
    /// `HKCategoryTypeIdentifier.sexualActivity`
    public static let sexualActivity = Self(rawValue: "HKCategoryTypeIdentifierSexualActivity")
    /// `HKCategoryTypeIdentifier.shortnessOfBreath`
    public static let shortnessOfBreath = Self(rawValue: "HKCategoryTypeIdentifierShortnessOfBreath")
    /// `HKCategoryTypeIdentifier.sinusCongestion`
    public static let sinusCongestion = Self(rawValue: "HKCategoryTypeIdentifierSinusCongestion")
    /// `HKCategoryTypeIdentifier.skippedHeartbeat`
    public static let skippedHeartbeat = Self(rawValue: "HKCategoryTypeIdentifierSkippedHeartbeat")
    /// `HKCategoryTypeIdentifier.sleepAnalysis`
    public static let sleepAnalysis = Self(rawValue: "HKCategoryTypeIdentifierSleepAnalysis")
    /// `HKCategoryTypeIdentifier.sleepApneaEvent`
    public static let sleepApneaEvent = Self(rawValue: "HKCategoryTypeIdentifierSleepApneaEvent")
    /// `HKCategoryTypeIdentifier.sleepChanges`
    public static let sleepChanges = Self(rawValue: "HKCategoryTypeIdentifierSleepChanges")
    /// `HKCategoryTypeIdentifier.soreThroat`
    public static let soreThroat = Self(rawValue: "HKCategoryTypeIdentifierSoreThroat")
    /// `HKCategoryTypeIdentifier.toothbrushingEvent`
    public static let toothbrushingEvent = Self(rawValue: "HKCategoryTypeIdentifierToothbrushingEvent")
    /// `HKCategoryTypeIdentifier.vaginalDryness`
    public static let vaginalDryness = Self(rawValue: "HKCategoryTypeIdentifierVaginalDryness")
    /// `HKCategoryTypeIdentifier.vomiting`
    public static let vomiting = Self(rawValue: "HKCategoryTypeIdentifierVomiting")
    /// `HKCategoryTypeIdentifier.wheezing`
    public static let wheezing = Self(rawValue: "HKCategoryTypeIdentifierWheezing")
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
    public static let activityMoveMode = Self(rawValue: "HKCharacteristicTypeIdentifierActivityMoveMode")
    /// `HKCharacteristicTypeIdentifier.biologicalSex`
    public static let biologicalSex = Self(rawValue: "HKCharacteristicTypeIdentifierBiologicalSex")
    /// `HKCharacteristicTypeIdentifier.bloodType`
    public static let bloodType = Self(rawValue: "HKCharacteristicTypeIdentifierBloodType")
    /// `HKCharacteristicTypeIdentifier.dateOfBirth`
    public static let dateOfBirth = Self(rawValue: "HKCharacteristicTypeIdentifierDateOfBirth")
    /// `HKCharacteristicTypeIdentifier.fitzpatrickSkinType`
    public static let fitzpatrickSkinType = Self(rawValue: "HKCharacteristicTypeIdentifierFitzpatrickSkinType")
    /// `HKCharacteristicTypeIdentifier.wheelchairUse`
    public static let wheelchairUse = Self(rawValue: "HKCharacteristicTypeIdentifierWheelchairUse")
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
    public static let bloodPressure = Self(rawValue: "HKCorrelationTypeIdentifierBloodPressure")
    /// `HKCorrelationTypeIdentifier.food`
    public static let food = Self(rawValue: "HKCorrelationTypeIdentifierFood")
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
    public static let allergyRecord = Self(rawValue: "HKClinicalTypeIdentifierAllergyRecord")
    /// `HKClinicalTypeIdentifier.clinicalNoteRecord`
    public static let clinicalNoteRecord = Self(rawValue: "HKClinicalTypeIdentifierClinicalNoteRecord")
    /// `HKClinicalTypeIdentifier.conditionRecord`
    public static let conditionRecord = Self(rawValue: "HKClinicalTypeIdentifierConditionRecord")
    /// `HKClinicalTypeIdentifier.coverageRecord`
    public static let coverageRecord = Self(rawValue: "HKClinicalTypeIdentifierCoverageRecord")
    /// `HKClinicalTypeIdentifier.immunizationRecord`
    public static let immunizationRecord = Self(rawValue: "HKClinicalTypeIdentifierImmunizationRecord")
    /// `HKClinicalTypeIdentifier.labResultRecord`
    public static let labResultRecord = Self(rawValue: "HKClinicalTypeIdentifierLabResultRecord")
    /// `HKClinicalTypeIdentifier.medicationRecord`
    public static let medicationRecord = Self(rawValue: "HKClinicalTypeIdentifierMedicationRecord")
    /// `HKClinicalTypeIdentifier.procedureRecord`
    public static let procedureRecord = Self(rawValue: "HKClinicalTypeIdentifierProcedureRecord")
    /// `HKClinicalTypeIdentifier.vitalSignRecord`
    public static let vitalSignRecord = Self(rawValue: "HKClinicalTypeIdentifierVitalSignRecord")
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
    public static let CDA = Self(rawValue: "HKDocumentTypeIdentifierCDA")
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
    public static let GAD7 = Self(rawValue: "HKScoredAssessmentTypeIdentifierGAD7")
    /// `HKScoredAssessmentTypeIdentifier.PHQ9`
    public static let PHQ9 = Self(rawValue: "HKScoredAssessmentTypeIdentifierPHQ9")
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
