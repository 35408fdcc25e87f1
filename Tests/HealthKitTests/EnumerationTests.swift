import HealthKit
import HealthModel
import Testing

struct EnumerationTests {
    @Test func `an enumeration represents values that it has no case for`() {
        #expect(HKBiologicalSex(rawValue: 2) == .male)
        #expect(HKBiologicalSex(rawValue: 99)?.rawValue == 99)
    }

    @Test func `deprecated cases are the cases that replace them`() {
        #expect(HKCategoryValueSleepAnalysis.asleep == .asleepUnspecified)
        #expect(HKQuantityAggregationStyle.discrete == .discreteArithmetic)
    }

    @Test func `options combine`() {
        let options: HKStatisticsOptions = [.cumulativeSum, .separateBySource]
        #expect(options.rawValue == 17)
        #expect(HKQueryOptions().isEmpty)
    }

    @Test func `every identifier is that of its type`() {
        #expect(HKQuantityTypeIdentifier.stepCount.rawValue == ObjectType.stepCount.identifier)
        #expect(HKMetadataKeyWasUserEntered == "HKWasUserEntered")
        #expect(HKPredicateKeyPathStartDate == "startDate")
    }

    @Test func `guides may unwrap an identifier`() {
        let optional: HKCharacteristicTypeIdentifier? = HKCharacteristicTypeIdentifier(
            rawValue: Substring("HKCharacteristicTypeIdentifierBloodType")
        )
        #expect(optional == .bloodType)
    }
}
