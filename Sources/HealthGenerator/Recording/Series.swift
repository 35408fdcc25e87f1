import HealthModel

/// The generated quantity and category types, named as in the catalogue.
enum Series: Int, CaseIterable {
    case activeEnergyBurned, basalEnergyBurned, heartRate, stepCount, distanceWalkingRunning, flightsClimbed
    case appleExerciseTime, appleStandTime, appleStandHour
    case distanceCycling, distanceSwimming, swimmingStrokeCount
    case sleepAnalysis, respiratoryRate, oxygenSaturation, appleSleepingWristTemperature
    case heartRateVariabilitySDNN, restingHeartRate, walkingHeartRateAverage, vo2Max
    case walkingSpeed, walkingStepLength, walkingDoubleSupportPercentage, walkingAsymmetryPercentage
    case environmentalAudioExposure, timeInDaylight, physicalEffort
    case height, bodyMass, bodyMassIndex, bodyFatPercentage, leanBodyMass
    case bloodPressureSystolic, bloodPressureDiastolic
    case mindfulSession, handwashingEvent
    case menstrualFlow, ovulationTestResult, basalBodyTemperature
    case hotFlashes, nightSweats
    case runningSpeed, runningPower, runningStrideLength, runningVerticalOscillation, runningGroundContactTime, cyclingSpeed
    case heartRateRecoveryOneMinute, workoutEffortScore, estimatedWorkoutEffortScore
    case appleSleepingBreathingDisturbances, headphoneAudioExposure
    case appleWalkingSteadiness, sixMinuteWalkTestDistance, stairAscentSpeed, stairDescentSpeed
    case highHeartRateEvent, lowHeartRateEvent
    case numberOfAlcoholicBeverages, intermenstrualBleeding

    /// The type; nil if the catalogue lacks it.
    var type: ObjectType? { TypeCatalog.type(name: "\(self)") }

    /// The unit in which Apple’s devices record it; nil for categories.
    var unit: String? {
        switch self {
        case .activeEnergyBurned, .basalEnergyBurned: "kcal"
        case .heartRate, .respiratoryRate, .restingHeartRate, .walkingHeartRateAverage, .heartRateRecoveryOneMinute: "count/min"
        case .stepCount, .flightsClimbed, .swimmingStrokeCount, .bodyMassIndex, .numberOfAlcoholicBeverages,
            .appleSleepingBreathingDisturbances:
            "count"
        case .distanceWalkingRunning, .distanceCycling: "km"
        case .distanceSwimming, .sixMinuteWalkTestDistance, .runningStrideLength: "m"
        case .appleExerciseTime, .appleStandTime, .timeInDaylight: "min"
        case .oxygenSaturation, .walkingDoubleSupportPercentage, .walkingAsymmetryPercentage, .bodyFatPercentage,
            .appleWalkingSteadiness:
            "%"
        case .appleSleepingWristTemperature, .basalBodyTemperature: "degC"
        case .heartRateVariabilitySDNN, .runningGroundContactTime: "ms"
        case .vo2Max: "mL/min·kg"
        case .walkingSpeed, .runningSpeed, .cyclingSpeed: "km/hr"
        case .stairAscentSpeed, .stairDescentSpeed: "m/s"
        case .runningPower: "W"
        case .walkingStepLength, .height, .runningVerticalOscillation: "cm"
        case .environmentalAudioExposure, .headphoneAudioExposure: "dBASPL"
        case .workoutEffortScore, .estimatedWorkoutEffortScore: "appleEffortScore"
        case .physicalEffort: "kcal/hr·kg"
        case .bodyMass, .leanBodyMass: "kg"
        case .bloodPressureSystolic, .bloodPressureDiastolic: "mmHg"
        case .appleStandHour, .sleepAnalysis, .mindfulSession, .handwashingEvent, .menstrualFlow, .ovulationTestResult,
            .hotFlashes, .nightSweats, .highHeartRateEvent, .lowHeartRateEvent, .intermenstrualBleeding:
            nil
        }
    }
}
