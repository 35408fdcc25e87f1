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

    @Test func `a steadiness has the class whose range contains it (CLS-01)`() throws {
        typealias Steadiness = HKAppleWalkingSteadinessClassification
        let classes = Steadiness.allCases.sorted { $0.minimum.compare($1.minimum) == .orderedAscending }
        #expect(classes.first?.minimum == HKQuantity(unit: .percent(), doubleValue: 0))
        #expect(classes.last?.maximum == HKQuantity(unit: .percent(), doubleValue: 1))
        #expect(zip(classes, classes.dropFirst()).allSatisfy { $0.maximum == $1.minimum })
        for known in classes { #expect(try Steadiness(for: known.minimum) == known) }
        for value in [-0.1, 1.1] {
            #expect(throws: HKError.self) { try Steadiness(for: HKQuantity(unit: .percent(), doubleValue: value)) }
        }
        #expect(throws: HKError.self) { try Steadiness(for: HKQuantity(unit: .meter(), doubleValue: 0.5)) }
    }

    @Test func `breathing disturbances are classified by their number (CLS-02)`() {
        typealias Disturbances = HKAppleSleepingBreathingDisturbancesClassification
        for known in Disturbances.allCases { #expect(Disturbances(classifying: known.minimum) == known) }
        #expect(Disturbances(classifying: HKQuantity(unit: .count(), doubleValue: -1)) == nil)
        #expect(Disturbances(classifying: HKQuantity(unit: .meter(), doubleValue: 1)) == nil)
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
