import HealthKit
import Testing

struct UnitTests {
    @Test func `constructors give the units of their texts`() {
        #expect(HKUnit.gramUnit(with: .kilo) == HKUnit(from: "kg"))
        #expect(HKUnit.literUnit(with: .milli).unitString == "mL")
        #expect(HKUnit.moleUnit(withMolarMass: 0.00001).unitString == "mol<0.00001>")
    }

    @Test func `blood glucose in millimoles has the text of a device, and equals it (UNIT-09)`() throws {
        let unit = HKUnit.moleUnit(with: .milli, molarMass: HKUnitMolarMassBloodGlucose).unitDivided(by: .liter())
        #expect(unit.unitString == "mmol<180.1558800000541>/L")
        #expect(unit == HKUnit(from: unit.unitString) && unit == HKUnit(from: "mmol<180.1558800000541>/l"))
        #expect(unit.hash == HKUnit(from: unit.unitString).hash)
        #expect(try restored(unit) == unit)
        #expect(HKQuantity(unit: unit, doubleValue: 5.5).description == "5.5 mmol<180.1558800000541>/L")
    }

    @Test func `arithmetic of units (UNIT-10)`() {
        let rate = HKUnit.count().unitDivided(by: .minute())
        #expect(rate == HKUnit(from: "count/min"))
        #expect(rate.unitMultiplied(by: .minute()) == .count())
        #expect(HKUnit.meter().unitRaised(toPower: 2).unitString == "m^2")
        #expect(HKUnit.second().reciprocal().unitString == "1/s")
        #expect(HKUnit.meter().unitDivided(by: .meter()).isNull())
    }

    @Test func `quantities convert and compare (UNIT-23)`() {
        let kilometer = HKQuantity(unit: .meterUnit(with: .kilo), doubleValue: 1)
        let meters = HKQuantity(unit: .meter(), doubleValue: 1000)
        #expect(kilometer.doubleValue(for: .meter()) == 1000)
        #expect(kilometer == meters)
        #expect(Set([kilometer, meters]).count == 1)
        #expect(!kilometer.is(compatibleWith: .second()))
        #expect(kilometer.compare(HKQuantity(unit: .mile(), doubleValue: 1)) == .orderedAscending)
    }

    @Test func `units of Foundation's formatters`() {
        #expect(HKUnit(from: MassFormatter.Unit.pound) == .pound())
        #expect(HKUnit.lengthFormatterUnit(from: .meterUnit(with: .kilo)) == .kilometer)
    }

    @Test func `units, quantities and types are archived`() throws {
        let unit = HKUnit(from: "mL/min·kg")
        let quantity = HKQuantity(unit: unit, doubleValue: 42.5)
        let type = HKQuantityType(.vo2Max)
        #expect(try restored(unit) == unit)
        #expect(try restored(quantity) == quantity)
        #expect(try restored(type) == type)
        #expect(try restored(type as HKObjectType) is HKQuantityType)
    }
}
