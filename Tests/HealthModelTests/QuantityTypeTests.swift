import HealthModel
import Testing

struct QuantityTypeTests {
    static func names(_ style: AggregationStyle, on version: OSVersion = OSVersion(major: 27)) -> [String] {
        TypeCatalog.all.filter { $0.quantity?.aggregationStyle(on: version) == style }.map(\.name)
    }

    @Test func `only quantity types have a dimension, a unit and an aggregation style`() {
        for type in TypeCatalog.all {
            #expect((type.quantity != nil) == (type.kind == .quantity), "\(type)")
        }
    }

    @Test func `temporally weighted types are rates and the burden of atrial fibrillation`() {
        #expect(
            Self.names(.discreteTemporallyWeighted) == [
                "atrialFibrillationBurden", "cyclingCadence", "cyclingPower", "cyclingSpeed", "heartRate",
                "restingHeartRate", "walkingHeartRateAverage",
            ]
        )
    }

    @Test(arguments: ["8.0", "18.0", "26.3.9"])
    func `before iOS 26.4, heart rate and the burden of atrial fibrillation are temporally weighted (STAT-04, STAT-19)`(
        version: String
    ) throws {
        let version = try #require(OSVersion(version))
        #expect(Self.names(.discreteTemporallyWeighted, on: version) == ["atrialFibrillationBurden", "heartRate"])
        #expect(Self.names(.discreteArithmetic, on: version).count == 53)
    }

    @Test func `whether a type is cumulative is the same on all versions`() {
        for type in TypeCatalog.all {
            guard let quantity = type.quantity else { continue }
            for major in 8...27 {
                let style = quantity.aggregationStyle(on: OSVersion(major: major))
                #expect((style == .cumulative) == quantity.isCumulative, "\(type)")
            }
        }
    }

    @Test func `equivalent continuous levels are sound levels`() {
        #expect(
            Self.names(.discreteEquivalentContinuousLevel) == [
                "environmentalAudioExposure", "environmentalSoundReduction", "headphoneAudioExposure",
            ]
        )
    }

    @Test func `the other types are cumulative or averaged`() {
        #expect(Self.names(.cumulative).count == 63)
        #expect(Self.names(.discreteArithmetic).count == 48)
    }

    @Test(arguments: AggregationStyle.allCases)
    func `an aggregation style has HealthKit's raw value`(style: AggregationStyle) throws {
        let entries = try CatalogFile.loaded.get().aggregationStyle
        #expect(entries.first { $0.name == "\(style)" }?.raw == style.rawValue)
    }

    @Test(arguments: [
        ("stepCount", "Count", "count"), ("heartRate", "Count/Time", "count/s"), ("bodyMass", "Mass", "kg"),
        ("dietaryEnergyConsumed", "Energy", "kcal"), ("dietaryWater", "Volume", "mL"),
        ("headphoneAudioExposure", "SoundPressureLevel", "dBASPL"),
    ])
    func `a quantity type has HealthKit's dimension and unit`(name: String, dimension: String, unit: String) {
        let quantity = TypeCatalog.type(name: name)?.quantity
        #expect(quantity?.dimension == dimension)
        #expect(quantity?.canonicalUnit == unit)
    }
}
