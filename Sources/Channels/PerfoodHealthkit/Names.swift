import BridgeCore
import HealthModel

/// The identifiers of the names that a request accepts.
enum PermissionName {
    static let identifiers: [String: [String]] = [
        "steps": ["HKQuantityTypeIdentifierStepCount"],
        "stairs": ["HKQuantityTypeIdentifierFlightsClimbed"],
        "duration": ["HKQuantityTypeIdentifierAppleExerciseTime"],
        "activity": ["HKCategoryTypeIdentifierSleepAnalysis", "HKWorkoutTypeIdentifier"],
        "calories": ["HKQuantityTypeIdentifierActiveEnergyBurned", "HKQuantityTypeIdentifierBasalEnergyBurned"],
        "distance": ["HKQuantityTypeIdentifierDistanceWalkingRunning", "HKQuantityTypeIdentifierDistanceCycling"],
        "bloodGlucose": ["HKQuantityTypeIdentifierBloodGlucose"],
        "weight": ["HKQuantityTypeIdentifierBodyMass"],
        "heartRate": ["HKQuantityTypeIdentifierHeartRate"],
        "restingHeartRate": ["HKQuantityTypeIdentifierRestingHeartRate"],
        "respiratoryRate": ["HKQuantityTypeIdentifierRespiratoryRate"],
        "bodyFat": ["HKQuantityTypeIdentifierBodyFatPercentage"],
        "oxygenSaturation": ["HKQuantityTypeIdentifierOxygenSaturation"],
        "basalBodyTemperature": ["HKQuantityTypeIdentifierBasalBodyTemperature"],
        "bodyTemperature": ["HKQuantityTypeIdentifierBodyTemperature"],
        "bloodPressureSystolic": ["HKQuantityTypeIdentifierBloodPressureSystolic"],
        "bloodPressureDiastolic": ["HKQuantityTypeIdentifierBloodPressureDiastolic"],
    ]
}

/// A name of a type of samples.
struct SampleName: Sendable {
    let identifier: String
    /// The unit of a quantity, and its name in a row. Nil for other samples.
    let unit: (text: String, name: String)?

    private init(_ identifier: String, _ unit: String? = nil, named name: String = "") {
        self.identifier = identifier
        self.unit = unit.map { ($0, name) }
    }

    private init(quantity name: String, _ unit: String, named unitName: String) {
        self.init("HKQuantityTypeIdentifier\(name)", unit, named: unitName)
    }

    static let all: [String: SampleName] = [
        "stepCount": SampleName(quantity: "StepCount", "count", named: "count"),
        "flightsClimbed": SampleName(quantity: "FlightsClimbed", "count", named: "count"),
        "appleExerciseTime": SampleName(quantity: "AppleExerciseTime", "min", named: "minute"),
        "activeEnergyBurned": SampleName(quantity: "ActiveEnergyBurned", "kcal", named: "kilocalorie"),
        "basalEnergyBurned": SampleName(quantity: "BasalEnergyBurned", "kcal", named: "kilocalorie"),
        "distanceWalkingRunning": SampleName(quantity: "DistanceWalkingRunning", "m", named: "meter"),
        "distanceCycling": SampleName(quantity: "DistanceCycling", "m", named: "meter"),
        "bloodGlucose": SampleName(quantity: "BloodGlucose", "mol<180.15588000005408>/kL", named: "mmol/L"),
        "weight": SampleName(quantity: "BodyMass", "kg", named: "kilogram"),
        "heartRate": SampleName(quantity: "HeartRate", "count/min", named: "BPM"),
        "restingHeartRate": SampleName(quantity: "RestingHeartRate", "count/min", named: "BPM"),
        "respiratoryRate": SampleName(quantity: "RespiratoryRate", "count/min", named: "BrPM"),
        "bodyFat": SampleName(quantity: "BodyFatPercentage", "%", named: "percent"),
        "oxygenSaturation": SampleName(quantity: "OxygenSaturation", "%", named: "percent"),
        "basalBodyTemperature": SampleName(quantity: "BasalBodyTemperature", "degC", named: "celsius"),
        "bodyTemperature": SampleName(quantity: "BodyTemperature", "degC", named: "celsius"),
        "bloodPressureSystolic": SampleName(quantity: "BloodPressureSystolic", "mmHg", named: "mmHg"),
        "bloodPressureDiastolic": SampleName(quantity: "BloodPressureDiastolic", "mmHg", named: "mmHg"),
        "sleepAnalysis": SampleName("HKCategoryTypeIdentifierSleepAnalysis"),
        "workoutType": SampleName("HKWorkoutTypeIdentifier"),
    ]
}

extension Call {
    /// The name and the type of a name of samples; nil if the plugin does not know it, or the system lacks the type.
    func sampleType(named name: String) -> (name: SampleName, type: ObjectType)? {
        guard let entry = SampleName.all[name], let type = deviceType(entry.identifier) else { return nil }
        return (entry, type)
    }
}
