// Generated from protocol/catalog.json by .ci/generate-catalog. Do not edit.

public import CHealthKit

extension HKUnit {
    public class func gram() -> HKUnit { HKUnit.known("g") }
    public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit.known(prefix.symbol + "g") }
    public class func ounce() -> HKUnit { HKUnit.known("oz") }
    public class func pound() -> HKUnit { HKUnit.known("lb") }
    public class func stone() -> HKUnit { HKUnit.known("st") }
    public class func meter() -> HKUnit { HKUnit.known("m") }
    public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit.known(prefix.symbol + "m") }
    public class func inch() -> HKUnit { HKUnit.known("in") }
    public class func foot() -> HKUnit { HKUnit.known("ft") }
    public class func yard() -> HKUnit { HKUnit.known("yd") }
    public class func mile() -> HKUnit { HKUnit.known("mi") }
    public class func liter() -> HKUnit { HKUnit.known("L") }
    public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit.known(prefix.symbol + "L") }
    public class func fluidOunceUS() -> HKUnit { HKUnit.known("fl_oz_us") }
    public class func fluidOunceImperial() -> HKUnit { HKUnit.known("fl_oz_imp") }
    public class func cupUS() -> HKUnit { HKUnit.known("cup_us") }
    public class func cupImperial() -> HKUnit { HKUnit.known("cup_imp") }
    public class func pintUS() -> HKUnit { HKUnit.known("pt_us") }
    public class func pintImperial() -> HKUnit { HKUnit.known("pt_imp") }
    public class func pascal() -> HKUnit { HKUnit.known("Pa") }
    public class func pascalUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit.known(prefix.symbol + "Pa") }
    public class func millimeterOfMercury() -> HKUnit { HKUnit.known("mmHg") }
    public class func centimeterOfWater() -> HKUnit { HKUnit.known("cmAq") }
    public class func atmosphere() -> HKUnit { HKUnit.known("atm") }
    public class func inchesOfMercury() -> HKUnit { HKUnit.known("inHg") }
    public class func decibelAWeightedSoundPressureLevel() -> HKUnit { HKUnit.known("dBASPL") }
    public class func second() -> HKUnit { HKUnit.known("s") }
    public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit.known(prefix.symbol + "s") }
    public class func minute() -> HKUnit { HKUnit.known("min") }
    public class func hour() -> HKUnit { HKUnit.known("hr") }
    public class func day() -> HKUnit { HKUnit.known("d") }
    public class func joule() -> HKUnit { HKUnit.known("J") }
    public class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit.known(prefix.symbol + "J") }
    public class func kilocalorie() -> HKUnit { HKUnit.known("kcal") }
    public class func smallCalorie() -> HKUnit { HKUnit.known("cal") }
    public class func largeCalorie() -> HKUnit { HKUnit.known("Cal") }
    public class func kelvin() -> HKUnit { HKUnit.known("K") }
    public class func kelvinUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit.known(prefix.symbol + "K") }
    public class func degreeCelsius() -> HKUnit { HKUnit.known("degC") }
    public class func degreeFahrenheit() -> HKUnit { HKUnit.known("degF") }
    public class func siemen() -> HKUnit { HKUnit.known("S") }
    public class func siemenUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit.known(prefix.symbol + "S") }
    public class func internationalUnit() -> HKUnit { HKUnit.known("IU") }
    public class func count() -> HKUnit { HKUnit.known("count") }
    public class func percent() -> HKUnit { HKUnit.known("%") }
    public class func decibelHearingLevel() -> HKUnit { HKUnit.known("dBHL") }
    public class func hertz() -> HKUnit { HKUnit.known("Hz") }
    public class func hertzUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit.known(prefix.symbol + "Hz") }
    public class func volt() -> HKUnit { HKUnit.known("V") }
    public class func voltUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit.known(prefix.symbol + "V") }
    public class func watt() -> HKUnit { HKUnit.known("W") }
    public class func wattUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit.known(prefix.symbol + "W") }
    public class func diopter() -> HKUnit { HKUnit.known("D") }
    public class func prismDiopter() -> HKUnit { HKUnit.known("pD") }
    public class func radianAngle() -> HKUnit { HKUnit.known("rad") }
    public class func radianAngleUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit.known(prefix.symbol + "rad") }
    public class func degreeAngle() -> HKUnit { HKUnit.known("deg") }
    public class func lux() -> HKUnit { HKUnit.known("lx") }
    public class func luxUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit.known(prefix.symbol + "lx") }
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
