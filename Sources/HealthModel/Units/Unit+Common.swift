extension Unit {
    /// No unit at all, printed `()` (UNIT-05).
    public static let null = Unit()
    /// `HKUnit.count()`.
    public static let count = known("count")
    /// `HKUnit.percent()`, of which 1 is the whole: convertible to ``count`` with factor 1 (UNIT-16).
    public static let percent = known("%")
    /// `HKUnit.second()`.
    public static let second = known("s")
    /// `HKUnit.minute()`.
    public static let minute = known("min")
    /// `HKUnit.meter()`.
    public static let meter = known("m")
    /// `HKUnit.gramUnit(with: .kilo)`.
    public static let kilogram = known("kg")
    /// `HKUnit.kilocalorie()`.
    public static let kilocalorie = known("kcal")
    /// `HKUnit.degreeCelsius()`.
    public static let degreeCelsius = known("degC")
    /// `HKUnit.decibelAWeightedSoundPressureLevel()`, convertible to nothing else.
    public static let decibelAWeightedSoundPressureLevel = known("dBASPL")
    /// `HKUnit.appleEffortScore()`.
    public static let appleEffortScore = known("appleEffortScore")

    /// `HKUnitMolarMassBloodGlucose`, in g/mol (UNIT-09).
    public static let molarMassBloodGlucose = 180.15588000005408

    /// How long a text of ``common`` is at most.
    static let longestCommon = 16

    /// The units that samples mostly come with, already read: the canonical ones of all types, and what apps write.
    static let common: [String: Unit] = {
        let canonical = TypeCatalog.all.compactMap(\.quantity?.canonicalUnit)
        let others = [
            "J", "kJ", "Cal", "cal", "km", "mi", "ft", "in", "yd", "lb", "oz", "st", "mg", "mcg", "hr", "d", "s", "K",
            "degF", "mL/(kg*min)", "mL/kg*min", "km/hr", "mi/hr", "fl_oz_us", "cup_us", "1/s", "1/min", "()", "Hz",
        ]
        let texts = (canonical + others).filter { $0.utf8.count <= longestCommon && $0.utf8.allSatisfy { $0 < 0x80 } }
        return Dictionary(
            uniqueKeysWithValues: Set(texts).compactMap { text in
                (try? UnitParser.product(of: text)).flatMap(Unit.init).map { (text, $0) }
            }
        )
    }()

    /// The unit of a text that is known to be one, which a test checks for all callers; else the null unit.
    static func known(_ text: String) -> Unit {
        (try? UnitParser.product(of: text)).flatMap(Unit.init) ?? .null
    }
}
