import Foundation
import HealthModel
import Testing

struct PredicateValidationTests {
    private func reason(_ predicate: SamplePredicate, _ type: ObjectType) -> String? {
        do throws(NativeException) {
            try predicate.validate(for: type)
            return nil
        } catch {
            #expect(error.name == NativeException.invalidArgument)
            return error.reason
        }
    }

    @Test func `a quantity of another dimension raises (PRED-08, UNIT-20)`() {
        let predicate = SamplePredicate.quantity(.equalTo, Quantity(unit: .second, value: 1))
        let text = "Attempt to convert incompatible units: s, count"
        #expect(reason(predicate, .stepCount) == text)
        #expect(reason(.not(.or([.all, .and([predicate])])), .stepCount) == text)
        #expect(reason(.quantity(.equalTo, Quantity(unit: .percent, value: 1)), .stepCount) == nil)
    }

    @Test func `a total of another dimension raises (PRED-10, UNIT-20)`() {
        for total in WorkoutTotal.allCases {
            let predicate = SamplePredicate.workoutTotal(total, .equalTo, Quantity(unit: .second, value: 1))
            #expect(reason(predicate, .workout)?.hasPrefix("Attempt to convert incompatible units: s, ") == true)
        }
        let energy = Quantity(unit: .kilocalorie, value: 1)
        #expect(reason(.workoutTotal(.totalEnergyBurned, .lessThan, energy), .workout) == nil)
    }

    @Test func `a date of activity summaries raises (PRED-12)`() {
        let text = "Unexpected dataType of class HKActivitySummaryType for startDate predicate"
        #expect(reason(.samples(start: date(0), end: nil), .activitySummary) == text)
        #expect(reason(.samples(start: nil, end: date(0)), .activitySummary) == text)
        #expect(reason(.samples(start: nil, end: nil), .activitySummary) == nil)
        #expect(reason(.samples(start: date(0), end: nil), .stepCount) == nil)
    }

    @Test(arguments: [
        (
            SamplePredicate.quantity(.equalTo, Quantity(unit: .count, value: 1)), ObjectType.sleepAnalysis,
            "HKCategoryType for quantity"
        ),
        (.category(.equalTo, 1), .stepCount, "HKQuantityType for value"),
        (.categoryValues([1]), .workout, "HKWorkoutType for value"),
        (.workoutActivityType(37), .bloodPressure, "HKCorrelationType for workoutType"),
        (.workoutDuration(.equalTo, 1), .activitySummary, "HKActivitySummaryType for duration"),
        (
            .workoutTotal(.totalDistance, .equalTo, Quantity(unit: .meter, value: 1)), .stepCount,
            "HKQuantityType for totalDistance"
        ),
    ])
    func `a predicate on a missing property raises (project decision)`(
        predicate: SamplePredicate, type: ObjectType, text: String
    ) {
        #expect(reason(predicate, type) == "Unexpected dataType of class \(text) predicate")
    }

    @Test func `the exception names the class of audiograms`() throws {
        let type = try #require(TypeCatalog.all.first { $0.kind == .audiogram })
        let text = "Unexpected dataType of class HKAudiogramSampleType for value predicate"
        #expect(reason(.category(.equalTo, 1), type) == text)
    }

    @Test func `other predicates fit every type`() {
        let predicates: [SamplePredicate] = [
            .all, .objects([]), .sources([]), .devices([]), .deviceProperty(.name, []), .metadataKey("a"),
            .metadataValues("a", []), .metadata("a", .equalTo, .bool(true)), .noCorrelation, .workout(UUID()),
        ]
        for type in TypeCatalog.all {
            #expect(reason(.and(predicates), type) == nil)
        }
    }
}

struct StatisticsOptionsTests {
    private func reason(_ options: StatisticsOptions, _ type: ObjectType) -> String? {
        do throws(NativeException) {
            try options.validate(for: type)
            return nil
        } catch {
            return error.reason
        }
    }

    @Test func `only cumulative types have sums (STAT-02, STAT-03)`() {
        #expect(
            reason([.cumulativeSum, .mostRecent], .heartRate) == """
                Statistics option HKStatisticsOptionCumulativeSum is not compatible with discrete data type \
                HKQuantityTypeIdentifierHeartRate
                """
        )
        #expect(reason(.cumulativeSum, .stepCount) == nil)
    }

    @Test(arguments: [(StatisticsOptions.discreteAverage, "Average"), (.discreteMin, "Min"), (.discreteMax, "Max")])
    func `only discrete types have averages; the text is inferred (project decision) (STAT-02, STAT-03)`(
        option: StatisticsOptions, name: String
    ) {
        #expect(
            reason([option, .cumulativeSum], .stepCount) == """
                Statistics option HKStatisticsOptionDiscrete\(name) is not compatible with cumulative data type \
                HKQuantityTypeIdentifierStepCount
                """
        )
        #expect(reason(option, .heartRate) == nil)
    }

    @Test func `other options and empty options fit every quantity type (STAT-02)`() {
        for type in TypeCatalog.all where type.kind == .quantity {
            #expect(reason([.separateBySource, .mostRecent, .duration], type) == nil)
            #expect(reason([], type) == nil)
        }
    }

    @Test func `only quantity types have statistics (QRY-04)`() {
        for type in TypeCatalog.all where type.kind != .quantity {
            #expect(reason([], type)?.contains(type.identifier) == true)
        }
    }
}
