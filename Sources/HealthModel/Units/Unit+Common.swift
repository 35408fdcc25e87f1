extension Unit {
    /// The null unit, which prints as `()` (UNIT-05).
    public static let null = Unit()
    /// `HKUnit.count()`.
    public static let count = known("count")
    /// `HKUnit.percent()`, where 1 is the whole. Convertible to ``count`` with the factor 1 (UNIT-16).
    public static let percent = known("%")
    /// `HKUnit.second()`.
    public static let second = known("s")
    /// `HKUnit.minute()`.
    public static let minute = known("min")
    /// `HKUnit.count().unitDivided(by: .minute())`, the unit of heart rates.
    public static let countPerMinute = known("count/min")
    /// `HKUnit.meter()`.
    public static let meter = known("m")
    /// `HKUnit.meterUnit(with: .milli)`.
    public static let millimeter = known("mm")
    /// `HKUnit.gramUnit(with: .kilo)`.
    public static let kilogram = known("kg")
    /// `HKUnit.kilocalorie()`.
    public static let kilocalorie = known("kcal")
    /// `HKUnit.millimeterOfMercury()`.
    public static let millimeterOfMercury = known("mmHg")
    /// `HKUnit.degreeCelsius()`.
    public static let degreeCelsius = known("degC")
    /// `HKUnit.decibelAWeightedSoundPressureLevel()`, which is convertible to no other unit.
    public static let decibelAWeightedSoundPressureLevel = known("dBASPL")
    /// `HKUnit.volt()`.
    public static let volt = known("V")
    /// `HKUnit.hertz()`.
    public static let hertz = known("Hz")
    /// `HKUnit.decibelHearingLevel()`.
    public static let decibelHearingLevel = known("dBHL")
    /// `HKUnit.diopter()`.
    public static let diopter = known("D")
    /// `HKUnit.prismDiopter()`.
    public static let prismDiopter = known("pD")
    /// `HKUnit.degreeAngle()`.
    public static let degreeAngle = known("deg")
    /// `HKUnit.appleEffortScore()`.
    public static let appleEffortScore = known("appleEffortScore")

    /// `HKUnitMolarMassBloodGlucose`, in g/mol (UNIT-09).
    public static let molarMassBloodGlucose = 180.15588000005408

    /// A common unit, already parsed. Nil for all other texts, which may be units too.
    static func common(_ text: String) -> Unit? {
        guard text.utf8.count <= longestCommon, let (spelling, unit) = common[text] else { return nil }
        // Swift compares strings by canonical equivalence, so `·` equals U+0387. HealthKit accepts only the first.
        return spelling.utf8.elementsEqual(text.utf8) ? unit : nil
    }

    private static let longestCommon = 32

    /// The canonical units of all types, as the catalogue writes them, and other spellings that apps use.
    package static let commonTexts =
        TypeCatalog.all.compactMap(\.quantity?.canonicalUnit) + [
            "J", "kJ", "Cal", "cal", "km", "mi", "ft", "in", "yd", "lb", "oz", "st", "mg", "mcg", "hr", "d", "s", "K",
            "degF", "mL/(kg*min)", "mL/kg*min", "mL/kg·min", "km/hr", "mi/hr", "fl_oz_us", "cup_us", "1/s", "1/min",
            "mmol<\(molarMassBloodGlucose)>/L", "()", "Hz",
        ]

    /// The common texts and the printed form of their units.
    private static let common: [String: (spelling: String, unit: Unit)] = {
        var common: [String: (spelling: String, unit: Unit)] = [:]
        for text in commonTexts where common[text] == nil {
            let unit = known(text)
            common[text] = (text, unit)
            common[unit.unitString] = (unit.unitString, unit)
        }
        return common
    }()

    /// The common texts of units of the same dimension.
    package static func commonTexts(like unit: Unit) -> [String] { commonTexts.filter { known($0).isCompatible(with: unit) } }

    /// Parses a text that must be a unit. A test checks all callers. Falls back to the null unit.
    static func known(_ text: String) -> Unit {
        (try? UnitParser.product(of: text)).flatMap(Unit.init) ?? .null
    }
}
