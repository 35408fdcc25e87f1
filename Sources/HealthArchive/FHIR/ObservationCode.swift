import HealthModel

/// The FHIR representation of a type: LOINC codes, a category and a UCUM unit.
///
/// The codes are those of Stanford's HealthKitOnFHIR. Microsoft's healthkit-to-fhir has seven of them, with the same values. The
/// units are in UCUM notation. Types without a published code are omitted.
struct ObservationCode: Sendable {
    /// The LOINC codes, the most specific first.
    let loinc: [String]
    let category: Category
    /// The HealthKit unit of the value; nil for correlations.
    let unit: HealthModel.Unit?
    /// The same unit in UCUM.
    let ucum: String
    /// The factor for the value: 100 for fractions, which are written as percentages.
    let factor: Double

    /// The value set `observation-category`.
    enum Category: String, Sendable {
        case vitalSigns = "vital-signs"
        case activity
        case laboratory
        case exam
        case survey
        case procedure
    }

    private init(_ loinc: [String], in unit: String, _ ucum: String, _ category: Category, factor: Double = 1) {
        self.loinc = loinc
        self.category = category
        self.unit = try? HealthModel.Unit(from: unit)
        self.ucum = ucum
        self.factor = factor
    }

    /// A code for types without a value.
    private init(_ loinc: [String], _ category: Category) {
        self.loinc = loinc
        self.category = category
        unit = nil
        ucum = ""
        factor = 1
    }

    /// The code of a type; nil if none was published.
    static func code(of type: ObjectType) -> ObservationCode? { byName[type.name] }

    /// The code of workouts: exercise activity.
    static let workout = ObservationCode(["73985-4"], .activity)

    static let byName: [String: ObservationCode] = [
        // Vital signs.
        "heartRate": ObservationCode(["8867-4"], in: "count/min", "/min", .vitalSigns),
        "restingHeartRate": ObservationCode(["40443-4"], in: "count/min", "/min", .vitalSigns),
        "heartRateVariabilitySDNN": ObservationCode(["80404-7"], in: "ms", "ms", .vitalSigns),
        "respiratoryRate": ObservationCode(["9279-1"], in: "count/min", "/min", .vitalSigns),
        // The profile of R4 requires 2708-6. 59408-5 means measurement by pulse oximetry.
        "oxygenSaturation": ObservationCode(["2708-6", "59408-5"], in: "%", "%", .vitalSigns, factor: 100),
        "bodyTemperature": ObservationCode(["8310-5"], in: "degC", "Cel", .vitalSigns),
        "bloodPressure": ObservationCode(["85354-9"], .vitalSigns),
        "bloodPressureSystolic": ObservationCode(["8480-6"], in: "mmHg", "mm[Hg]", .vitalSigns),
        "bloodPressureDiastolic": ObservationCode(["8462-4"], in: "mmHg", "mm[Hg]", .vitalSigns),
        "bodyMass": ObservationCode(["29463-7"], in: "kg", "kg", .vitalSigns),
        "height": ObservationCode(["8302-2"], in: "cm", "cm", .vitalSigns),
        "bodyMassIndex": ObservationCode(["39156-5"], in: "count", "kg/m2", .vitalSigns),
        // The body.
        "leanBodyMass": ObservationCode(["91557-9"], in: "kg", "kg", .exam),
        "bodyFatPercentage": ObservationCode(["41982-0"], in: "%", "%", .exam, factor: 100),
        "waistCircumference": ObservationCode(["8280-0"], in: "cm", "cm", .exam),
        "peripheralPerfusionIndex": ObservationCode(["61006-3"], in: "%", "%", .exam, factor: 100),
        "peakExpiratoryFlowRate": ObservationCode(["19935-6"], in: "L/min", "L/min", .exam),
        "forcedExpiratoryVolume1": ObservationCode(["20150-9"], in: "L", "L", .exam),
        "forcedVitalCapacity": ObservationCode(["19870-5"], in: "L", "L", .exam),
        // The laboratory.
        "bloodGlucose": ObservationCode(["41653-7"], in: "mg/dL", "mg/dL", .laboratory),
        "bloodAlcoholContent": ObservationCode(["74859-0"], in: "%", "%", .laboratory, factor: 100),
        // Activity.
        "stepCount": ObservationCode(["55423-8"], in: "count", "{steps}", .activity),
        "flightsClimbed": ObservationCode(["100304-5"], in: "count", "{flights}", .activity),
        "pushCount": ObservationCode(["96502-0"], in: "count", "{pushes}", .activity),
        "activeEnergyBurned": ObservationCode(["41981-2"], in: "kcal", "kcal", .activity),
        "distanceSwimming": ObservationCode(["93816-7"], in: "m", "m", .activity),
        // Food.
        "dietaryEnergyConsumed": ObservationCode(["9052-2"], in: "kcal", "kcal", .survey),
        "food": ObservationCode(["80453-4"], .survey),
    ]
}
