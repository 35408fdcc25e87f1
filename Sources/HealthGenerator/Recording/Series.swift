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

    /// The type; nil if the catalogue lacks it.
    var type: ObjectType? { TypeCatalog.type(name: "\(self)") }

    /// The unit in which Apple’s devices record it; nil for categories.
    var unit: String? {
        switch self {
        case .activeEnergyBurned, .basalEnergyBurned: "kcal"
        case .heartRate, .respiratoryRate, .restingHeartRate, .walkingHeartRateAverage: "count/min"
        case .stepCount, .flightsClimbed, .swimmingStrokeCount, .bodyMassIndex: "count"
        case .distanceWalkingRunning, .distanceCycling: "km"
        case .distanceSwimming: "m"
        case .appleExerciseTime, .appleStandTime, .timeInDaylight: "min"
        case .oxygenSaturation, .walkingDoubleSupportPercentage, .walkingAsymmetryPercentage, .bodyFatPercentage: "%"
        case .appleSleepingWristTemperature, .basalBodyTemperature: "degC"
        case .heartRateVariabilitySDNN: "ms"
        case .vo2Max: "mL/min·kg"
        case .walkingSpeed: "km/hr"
        case .walkingStepLength, .height: "cm"
        case .environmentalAudioExposure: "dBASPL"
        case .physicalEffort: "kcal/hr·kg"
        case .bodyMass, .leanBodyMass: "kg"
        case .bloodPressureSystolic, .bloodPressureDiastolic: "mmHg"
        case .appleStandHour, .sleepAnalysis, .mindfulSession, .handwashingEvent, .menstrualFlow, .ovulationTestResult,
            .hotFlashes, .nightSweats:
            nil
        }
    }
}
