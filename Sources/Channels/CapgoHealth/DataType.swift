import BridgeCore
import HealthEngine
import HealthModel

/// A name of the plugin for a type, such as `steps`.
struct DataType: Sendable {
    let name: String
    let identifier: String
    /// The text of the default unit.
    let unitText: String
    /// The plugin's name of the default unit.
    let unitName: String
    /// The types whose permission is requested in the place of this one.
    let components: [String]
    /// The beginning of the text that refuses a type that is no quantity.
    let refusal: String?

    private init(
        _ name: String,
        _ identifier: String,
        _ unitText: String,
        _ unitName: String,
        components: [String]? = nil,
        refusal: String? = nil
    ) {
        self.name = name
        self.identifier = identifier
        self.unitText = unitText
        self.unitName = unitName
        self.components = components ?? [identifier]
        self.refusal = refusal
    }

    private static let all: [DataType] = [
        DataType("steps", "HKQuantityTypeIdentifierStepCount", "count", "count"),
        DataType("distance", "HKQuantityTypeIdentifierDistanceWalkingRunning", "m", "meter"),
        DataType("calories", "HKQuantityTypeIdentifierActiveEnergyBurned", "kcal", "kilocalorie"),
        DataType("heartRate", "HKQuantityTypeIdentifierHeartRate", "count/min", "bpm"),
        DataType("weight", "HKQuantityTypeIdentifierBodyMass", "kg", "kilogram"),
        DataType("sleep", "HKCategoryTypeIdentifierSleepAnalysis", "min", "minute", refusal: "Sleep is a category type"),
        DataType("respiratoryRate", "HKQuantityTypeIdentifierRespiratoryRate", "count/min", "bpm"),
        DataType("oxygenSaturation", "HKQuantityTypeIdentifierOxygenSaturation", "%", "percent"),
        DataType("restingHeartRate", "HKQuantityTypeIdentifierRestingHeartRate", "count/min", "bpm"),
        DataType("heartRateVariability", "HKQuantityTypeIdentifierHeartRateVariabilitySDNN", "ms", "millisecond"),
        DataType("vo2Max", "HKQuantityTypeIdentifierVO2Max", "mL/(kg*min)", "mL/min/kg"),
        DataType(
            "bloodPressure",
            "HKCorrelationTypeIdentifierBloodPressure",
            "mmHg",
            "mmHg",
            components: ["HKQuantityTypeIdentifierBloodPressureSystolic", "HKQuantityTypeIdentifierBloodPressureDiastolic"],
            refusal: "Blood pressure is a correlation type"
        ),
        DataType("bloodGlucose", "HKQuantityTypeIdentifierBloodGlucose", "mg/dL", "mg/dL"),
        DataType("bodyTemperature", "HKQuantityTypeIdentifierBodyTemperature", "degC", "celsius"),
        DataType("height", "HKQuantityTypeIdentifierHeight", "cm", "centimeter"),
        DataType("flightsClimbed", "HKQuantityTypeIdentifierFlightsClimbed", "count", "count"),
        DataType("exerciseTime", "HKQuantityTypeIdentifierAppleExerciseTime", "min", "minute"),
        DataType("distanceCycling", "HKQuantityTypeIdentifierDistanceCycling", "m", "meter"),
        DataType("bodyFat", "HKQuantityTypeIdentifierBodyFatPercentage", "%", "percent"),
        DataType("basalBodyTemperature", "HKQuantityTypeIdentifierBasalBodyTemperature", "degC", "celsius"),
        DataType("appleSleepingWristTemperature", "HKQuantityTypeIdentifierAppleSleepingWristTemperature", "degC", "celsius"),
        DataType("basalCalories", "HKQuantityTypeIdentifierBasalEnergyBurned", "kcal", "kilocalorie"),
        DataType("totalCalories", "HKQuantityTypeIdentifierActiveEnergyBurned", "kcal", "kilocalorie"),
        DataType(
            "mindfulness", "HKCategoryTypeIdentifierMindfulSession", "min", "minute", refusal: "Mindfulness is a category type"
        ),
        DataType(
            "appleStandHour",
            "HKCategoryTypeIdentifierAppleStandHour",
            "count",
            "count",
            refusal: "Apple Stand Hour is a category type"
        ),
        DataType("dietaryWater", "HKQuantityTypeIdentifierDietaryWater", "L", "liter"),
        DataType("dietaryEnergyConsumed", "HKQuantityTypeIdentifierDietaryEnergyConsumed", "kcal", "kilocalorie"),
    ]

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    /// The type of a name. The plugin rejects other names.
    static func named(_ name: String) throws -> DataType {
        guard let type = byName[name] else { throw BridgeError.invalidDataType(name) }
        return type
    }
}

extension Call {
    /// The sample type of a name.
    func sampleType(_ dataType: DataType) throws -> ObjectType {
        try type(dataType.identifier, of: dataType)
    }

    /// The quantity type of a name.
    func quantityType(_ dataType: DataType) throws -> ObjectType {
        if let refusal = dataType.refusal { throw BridgeError.invalidDataType("\(refusal), not a quantity type") }
        return try sampleType(dataType)
    }

    /// The types whose permission is requested for a name.
    func authorizationTypes(_ dataType: DataType) throws -> [ObjectType] {
        var types: [ObjectType] = []
        for identifier in dataType.components { types.append(try type(identifier, of: dataType)) }
        return types
    }

    /// The default unit of a name.
    func unit(_ dataType: DataType) throws -> HealthModel.Unit {
        try HealthModel.Unit(from: dataType.unitText)
    }

    private func type(_ identifier: String, of dataType: DataType) throws -> ObjectType {
        guard let type = deviceType(identifier) else {
            throw BridgeError.rejected("The health data type \(dataType.name) is not available on this device.")
        }
        return type
    }
}
