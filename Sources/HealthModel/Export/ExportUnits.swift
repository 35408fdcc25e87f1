import Foundation

/// The units of quantities in exports of the Health app. They follow the region of the user; the user can choose another for some
/// types.
struct ExportUnits {
    let metric: String
    let us: String
    let uk: String
    /// The further units that a user can choose.
    let others: Set<String>
    /// The names of the types.
    let types: Set<String>

    private init(_ metric: String, us: String? = nil, uk: String? = nil, others: Set<String> = [], _ types: Set<String>) {
        self.metric = metric
        self.us = us ?? metric
        self.uk = uk ?? metric
        self.others = others
        self.types = types
    }

    /// The units of the types whose unit is not always the canonical one.
    static let all = [
        ExportUnits("count/min", ["heartRate", "respiratoryRate"]),
        ExportUnits("kcal", others: ["Cal", "kJ"], ["activeEnergyBurned", "basalEnergyBurned", "dietaryEnergyConsumed"]),
        ExportUnits("kg", us: "lb", others: ["st"], ["bodyMass", "leanBodyMass"]),
        ExportUnits("cm", us: "ft", others: ["in", "m"], ["height"]),
        ExportUnits("cm", us: "in", ["waistCircumference", "walkingStepLength"]),
        ExportUnits("cm", others: ["in"], ["runningVerticalOscillation"]),
        ExportUnits("m", others: ["ft", "yd"], ["runningStrideLength", "sixMinuteWalkTestDistance"]),
        ExportUnits(
            "km",
            us: "mi",
            uk: "mi",
            [
                "distanceCrossCountrySkiing", "distanceCycling", "distanceDownhillSnowSports", "distancePaddleSports",
                "distanceRowing", "distanceSkatingSports", "distanceWalkingRunning", "distanceWheelchair",
            ]
        ),
        ExportUnits("m", us: "yd", ["distanceSwimming"]),
        ExportUnits("m", us: "ft", ["underwaterDepth"]),
        ExportUnits(
            "km/hr",
            us: "mi/hr",
            uk: "mi/hr",
            ["crossCountrySkiingSpeed", "cyclingSpeed", "paddleSportsSpeed", "rowingSpeed", "runningSpeed", "walkingSpeed"]
        ),
        ExportUnits("m/s", us: "ft/s", ["stairAscentSpeed", "stairDescentSpeed"]),
        ExportUnits(
            "degC", us: "degF", ["appleSleepingWristTemperature", "basalBodyTemperature", "bodyTemperature", "waterTemperature"]
        ),
        ExportUnits("mL", us: "fl_oz_us", others: ["L", "fl_oz_imp", "cup_us", "cup_imp", "pt_us", "pt_imp"], ["dietaryWater"]),
        ExportUnits("mg/dL", others: ["mmol<180.1558800000541>/L"], ["bloodGlucose"]),
        ExportUnits(
            "mg",
            [
                "dietaryCaffeine", "dietaryCalcium", "dietaryChloride", "dietaryCholesterol", "dietaryCopper",
                "dietaryIron", "dietaryMagnesium", "dietaryManganese", "dietaryNiacin", "dietaryPantothenicAcid",
                "dietaryPhosphorus", "dietaryPotassium", "dietaryRiboflavin", "dietarySodium", "dietaryThiamin",
                "dietaryVitaminB6", "dietaryVitaminC", "dietaryVitaminE", "dietaryZinc",
            ]
        ),
        ExportUnits(
            "mcg",
            [
                "dietaryBiotin", "dietaryChromium", "dietaryFolate", "dietaryIodine", "dietaryMolybdenum",
                "dietarySelenium", "dietaryVitaminA", "dietaryVitaminB12", "dietaryVitaminD", "dietaryVitaminK",
            ]
        ),
    ]

    static func of(_ type: ObjectType) -> ExportUnits? { all.first { $0.types.contains(type.name) } }
}

extension MeasurementSystem {
    /// The unit that exports from such a region have for a type: the canonical one if no other is known. Nil for types without
    /// quantities.
    package func exportUnit(of type: ObjectType) -> Unit? {
        guard let units = ExportUnits.of(type) else { return type.quantity?.unit }
        let text =
            switch self {
            case .metric: units.metric
            case .us: units.us
            case .uk: units.uk
            }
        return (try? Unit(from: text)) ?? type.quantity?.unit
    }
}

extension ObjectType {
    /// Whether exports of the Health app from any region can have quantities of the type in a unit.
    package func canExport(in unit: Unit) -> Bool {
        guard let units = ExportUnits.of(self) else { return unit == quantity?.unit }
        return units.others.union([units.metric, units.us, units.uk]).contains { (try? Unit(from: $0)) == unit }
    }
}

extension Quantity {
    /// The quantity in another unit, with the fewest digits that convert back to the same number: 2.46295 count/s become 147.777
    /// count/min, not 147.77699999999999. Nil if the units are not compatible.
    package func exported(in target: Unit) -> Quantity? {
        guard target.unitString != unit.unitString else { return self }
        guard let forth = try? UnitConversion(from: unit, to: target),
            let back = try? UnitConversion(from: target, to: unit)
        else { return nil }
        let converted = forth(value)
        let candidates = [6, 9, 12, 14, 15].lazy.map { converted.rounded(toDigits: $0) }
        let exact =
            candidates.first { back($0) == value }
            ?? [converted, converted.nextUp, converted.nextDown].first { back($0) == value }
        return Quantity(unit: target, value: exact ?? converted)
    }
}

extension Double {
    /// The number with at most some significant digits.
    package func rounded(toDigits digits: Int) -> Double {
        Double(String(format: "%.*e", digits - 1, self)) ?? self
    }
}
