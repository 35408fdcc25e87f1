// Generated from protocol/catalog.json by .ci/generate-catalog. Do not edit.

public import CHealthKit

extension HKUnit {
    /// The unit `g`.
    public class func gram() -> HKUnit { HKUnit.known("g") }
    /// The unit `g` with a prefix.
    public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit.known(prefix.symbol + "g") }
    /// The unit `oz`.
    public class func ounce() -> HKUnit { HKUnit.known("oz") }
    /// The unit `lb`.
    public class func pound() -> HKUnit { HKUnit.known("lb") }
    /// The unit `st`.
    public class func stone() -> HKUnit { HKUnit.known("st") }
    /// The unit `m`.
    public class func meter() -> HKUnit { HKUnit.known("m") }
    /// The unit `m` with a prefix.
    public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit.known(prefix.symbol + "m") }
    /// The unit `in`.
    public class func inch() -> HKUnit { HKUnit.known("in") }
    /// The unit `ft`.
    public class func foot() -> HKUnit { HKUnit.known("ft") }
    /// The unit `yd`.
    public class func yard() -> HKUnit { HKUnit.known("yd") }
    /// The unit `mi`.
    public class func mile() -> HKUnit { HKUnit.known("mi") }
    /// The unit `L`.
    public class func liter() -> HKUnit { HKUnit.known("L") }
    /// The unit `L` with a prefix.
    public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit.known(prefix.symbol + "L") }
    /// The unit `fl_oz_us`.
    public class func fluidOunceUS() -> HKUnit { HKUnit.known("fl_oz_us") }
    /// The unit `fl_oz_imp`.
    public class func fluidOunceImperial() -> HKUnit { HKUnit.known("fl_oz_imp") }
    /// The unit `cup_us`.
    public class func cupUS() -> HKUnit { HKUnit.known("cup_us") }
    /// The unit `cup_imp`.
    public class func cupImperial() -> HKUnit { HKUnit.known("cup_imp") }
    /// The unit `pt_us`.
    public class func pintUS() -> HKUnit { HKUnit.known("pt_us") }
    /// The unit `pt_imp`.
    public class func pintImperial() -> HKUnit { HKUnit.known("pt_imp") }
    /// The unit `Pa`.
    public class func pascal() -> HKUnit { HKUnit.known("Pa") }
    /// The unit `Pa` with a prefix.
    public class func pascalUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit.known(prefix.symbol + "Pa") }
    /// The unit `mmHg`.
    public class func millimeterOfMercury() -> HKUnit { HKUnit.known("mmHg") }
    /// The unit `cmAq`.
    public class func centimeterOfWater() -> HKUnit { HKUnit.known("cmAq") }
    /// The unit `atm`.
    public class func atmosphere() -> HKUnit { HKUnit.known("atm") }
    /// The unit `inHg`.
    public class func inchesOfMercury() -> HKUnit { HKUnit.known("inHg") }
    /// The unit `dBASPL`.
    public class func decibelAWeightedSoundPressureLevel() -> HKUnit { HKUnit.known("dBASPL") }
    /// The unit `s`.
    public class func second() -> HKUnit { HKUnit.known("s") }
    /// The unit `s` with a prefix.
    public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit.known(prefix.symbol + "s") }
    /// The unit `min`.
    public class func minute() -> HKUnit { HKUnit.known("min") }
    /// The unit `hr`.
    public class func hour() -> HKUnit { HKUnit.known("hr") }
    /// The unit `d`.
    public class func day() -> HKUnit { HKUnit.known("d") }
    /// The unit `J`.
    public class func joule() -> HKUnit { HKUnit.known("J") }
    /// The unit `J` with a prefix.
    public class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit.known(prefix.symbol + "J") }
    /// The unit `kcal`.
    public class func kilocalorie() -> HKUnit { HKUnit.known("kcal") }
    /// The unit `cal`.
    public class func smallCalorie() -> HKUnit { HKUnit.known("cal") }
    /// The unit `Cal`.
    public class func largeCalorie() -> HKUnit { HKUnit.known("Cal") }
    /// The unit `K`.
    public class func kelvin() -> HKUnit { HKUnit.known("K") }
    /// The unit `K` with a prefix.
    public class func kelvinUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit.known(prefix.symbol + "K") }
    /// The unit `degC`.
    public class func degreeCelsius() -> HKUnit { HKUnit.known("degC") }
    /// The unit `degF`.
    public class func degreeFahrenheit() -> HKUnit { HKUnit.known("degF") }
    /// The unit `S`.
    public class func siemen() -> HKUnit { HKUnit.known("S") }
    /// The unit `S` with a prefix.
    public class func siemenUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit.known(prefix.symbol + "S") }
    /// The unit `IU`.
    public class func internationalUnit() -> HKUnit { HKUnit.known("IU") }
    /// The unit `count`.
    public class func count() -> HKUnit { HKUnit.known("count") }
    /// The unit `%`.
    public class func percent() -> HKUnit { HKUnit.known("%") }
    /// The unit `dBHL`.
    public class func decibelHearingLevel() -> HKUnit { HKUnit.known("dBHL") }
    /// The unit `Hz`.
    public class func hertz() -> HKUnit { HKUnit.known("Hz") }
    /// The unit `Hz` with a prefix.
    public class func hertzUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit.known(prefix.symbol + "Hz") }
    /// The unit `V`.
    public class func volt() -> HKUnit { HKUnit.known("V") }
    /// The unit `V` with a prefix.
    public class func voltUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit.known(prefix.symbol + "V") }
    /// The unit `W`.
    public class func watt() -> HKUnit { HKUnit.known("W") }
    /// The unit `W` with a prefix.
    public class func wattUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit.known(prefix.symbol + "W") }
    /// The unit `D`.
    public class func diopter() -> HKUnit { HKUnit.known("D") }
    /// The unit `pD`.
    public class func prismDiopter() -> HKUnit { HKUnit.known("pD") }
    /// The unit `rad`.
    public class func radianAngle() -> HKUnit { HKUnit.known("rad") }
    /// The unit `rad` with a prefix.
    public class func radianAngleUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit.known(prefix.symbol + "rad") }
    /// The unit `deg`.
    public class func degreeAngle() -> HKUnit { HKUnit.known("deg") }
    /// The unit `lx`.
    public class func lux() -> HKUnit { HKUnit.known("lx") }
    /// The unit `lx` with a prefix.
    public class func luxUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit.known(prefix.symbol + "lx") }
    /// The unit `appleEffortScore`.
    public class func appleEffortScore() -> HKUnit { HKUnit.known("appleEffortScore") }
}

extension HKMetricPrefix {
    /// The text before the symbol of a unit.
    var symbol: String {
        switch self {
        case .femto: "f"
        case .pico: "p"
        case .nano: "n"
        case .micro: "mc"
        case .milli: "m"
        case .centi: "c"
        case .deci: "d"
        case .deca: "da"
        case .hecto: "h"
        case .kilo: "k"
        case .mega: "M"
        case .giga: "G"
        case .tera: "T"
        default: ""
        }
    }
}
