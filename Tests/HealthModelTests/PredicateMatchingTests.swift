import Foundation
import HealthModel
import Testing

/// The predicates of `HKQuery` other than those on dates (PRED-06 to PRED-13).
struct PredicateMatchingTests {
    @Test func `objects are selected by UUID and by source (PRED-06)`() {
        let sample = Sample.stored()
        #expect(SamplePredicate.objects([sample.uuid]).matches(sample))
        #expect(!SamplePredicate.objects([UUID()]).matches(sample))
        #expect(SamplePredicate.sources(["com.example.app"]).matches(sample))
        #expect(!SamplePredicate.sources(["com.example.App"]).matches(sample))
        #expect(!SamplePredicate.sources(["com.example.app"]).matches(.stored(source: nil)))
    }

    @Test func `a device must match in all properties, including missing ones (PRED-07)`() {
        let watch = Device([.name: "Watch", .model: "Watch7,1"])
        #expect(
            SamplePredicate.devices([watch]).matches(.stored(device: Device([.name: "Watch", .model: "Watch7,1"]))))
        #expect(!SamplePredicate.devices([watch]).matches(.stored(device: Device([.name: "Watch"]))))
        #expect(!SamplePredicate.devices([Device([.name: "Watch"])]).matches(.stored(device: watch)))
        #expect(!SamplePredicate.devices([Device()]).matches(.stored()))
    }

    @Test func `a device property must be among the values, or missing without values (PRED-07)`() {
        let named = Sample.stored(device: Device([.name: "Watch"]))
        #expect(SamplePredicate.deviceProperty(.name, ["Phone", "Watch"]).matches(named))
        #expect(!SamplePredicate.deviceProperty(.name, ["Phone"]).matches(named))
        #expect(!SamplePredicate.deviceProperty(.name, []).matches(named))
        #expect(SamplePredicate.deviceProperty(.model, []).matches(named))
        #expect(SamplePredicate.deviceProperty(.model, []).matches(.stored()))
    }

    @Test func `quantities are converted before they are compared (PRED-08, UNIT-23)`() throws {
        let kilometer = Sample.quantity(1, try HKUnit(from: "km"))
        let thousand = Quantity(unit: .meter, value: 1000)
        #expect(SamplePredicate.quantity(.equalTo, thousand).matches(kilometer))
        #expect(!SamplePredicate.quantity(.lessThan, thousand).matches(kilometer))
        #expect(SamplePredicate.quantity(.lessThanOrEqualTo, thousand).matches(kilometer))
        #expect(!SamplePredicate.quantity(.notEqualTo, thousand).matches(kilometer))
        #expect(SamplePredicate.quantity(.greaterThan, thousand).matches(.quantity(1000.1, .meter)))
        #expect(!SamplePredicate.quantity(.equalTo, Quantity(unit: .count, value: 1)).matches(kilometer))
    }

    @Test func `a series is compared by its sum or average (PRED-08, SAVE-28)`() {
        let series = QuantitySeries([.init(value: 2, startDate: date(0), endDate: date(0))])
        let sample = Sample.stored(.stepCount, .quantity(Quantity(unit: .count, value: 2), series: series))
        #expect(SamplePredicate.quantity(.equalTo, Quantity(unit: .count, value: 2)).matches(sample))
    }

    @Test func `category values are compared (PRED-09)`() {
        let asleep = Sample.stored(.sleepAnalysis, .category(3))
        #expect(SamplePredicate.category(.greaterThanOrEqualTo, 3).matches(asleep))
        #expect(!SamplePredicate.category(.notEqualTo, 3).matches(asleep))
        #expect(SamplePredicate.categoryValues([1, 3]).matches(asleep))
        #expect(!SamplePredicate.categoryValues([]).matches(asleep))
        #expect(!SamplePredicate.category(.notEqualTo, 3).matches(.stored()))
    }

    @Test func `workouts are compared by activity, duration and totals (PRED-10)`() throws {
        let run = Sample.workout(37, duration: 1800, distance: 5000)
        #expect(SamplePredicate.workoutActivityType(37).matches(run))
        #expect(!SamplePredicate.workoutActivityType(13).matches(run))
        #expect(SamplePredicate.workoutDuration(.greaterThanOrEqualTo, 1800).matches(run))
        #expect(!SamplePredicate.workoutDuration(.greaterThan, 1800).matches(run))
        let five = Quantity(unit: try HKUnit(from: "km"), value: 5)
        #expect(SamplePredicate.workoutTotal(.totalDistance, .equalTo, five).matches(run))
        #expect(!SamplePredicate.workoutActivityType(37).matches(.stored()))
    }

    @Test func `a missing total differs from every value (project decision) (PRED-10)`() {
        let none = Quantity(unit: .kilocalorie, value: 0)
        for comparison in ComparisonOperator.allCases {
            let predicate = SamplePredicate.workoutTotal(.totalEnergyBurned, comparison, none)
            #expect(predicate.matches(.workout()) == (comparison == .notEqualTo))
        }
    }

    @Test func `an empty conjunction is true, and an empty disjunction is false (PRED-13)`() {
        #expect(SamplePredicate.and([]).matches(.stored()))
        #expect(!SamplePredicate.or([]).matches(.stored()))
        #expect(!SamplePredicate.not(.all).matches(.stored()))
        #expect(SamplePredicate.or([]).bounds.isExact && SamplePredicate.or([]).bounds.isEmpty)
    }

    @Test func `predicates that need a store are replaced anywhere in a compound (PRED-06)`() {
        let workout = UUID()
        let sample = Sample.stored()
        let predicate = SamplePredicate.not(.and([.or([.workout(workout)]), .noCorrelation]))
        #expect(predicate.matches(sample))
        let replaced = predicate.replacing { leaf in leaf == .workout(workout) ? .objects([sample.uuid]) : nil }
        #expect(replaced == .not(.and([.or([.objects([sample.uuid])]), .noCorrelation])))
        #expect(!replaced.matches(sample))
    }

    @Test func `an error of a replacement is rethrown`() {
        struct Failure: Error {}
        #expect(throws: Failure.self) {
            try SamplePredicate.and([.all, .noCorrelation]).replacing { _ throws(Failure) in throw Failure() }
        }
    }

    @Test func `without samples to exclude, the bounds are exact`() {
        #expect(SamplePredicate.not(.objects([])).bounds == SamplePredicate.all.bounds)
        #expect(!SamplePredicate.not(.objects([UUID()])).bounds.isExact)
    }
}
