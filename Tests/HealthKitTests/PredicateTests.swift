import HealthKit
import Testing

/// Predicates select the samples that their factories and formats describe.
struct PredicateTests {
    private static let start = Date(timeIntervalSince1970: 1_767_600_000)

    private static let sample = HKQuantitySample(
        type: HKQuantityType(.heartRate),
        quantity: HKQuantity(unit: HKUnit(from: "count/min"), doubleValue: 60),
        start: start,
        end: start + 60,
        metadata: [HKMetadataKeyWasUserEntered: true]
    )

    private static func matches(_ predicate: NSPredicate) -> Bool { predicate.evaluate(with: sample) }

    @Test func `a format compares dates (PRED-11)`() {
        #expect(Self.matches(NSPredicate(format: "startDate >= %@ AND endDate < %@", Self.start, Self.start + 61)))
        #expect(!Self.matches(NSPredicate(format: "%K > %@", HKPredicateKeyPathStartDate, Self.start as NSDate)))
        #expect(Self.matches(NSPredicate(format: "startDate == %@", Self.start)))
        #expect(Self.matches(NSPredicate(format: "endDate <= %@", Self.start + 60)))
    }

    @Test func `a format compares metadata (PRED-11)`() {
        #expect(!Self.matches(NSPredicate(format: "metadata.%K != YES", HKMetadataKeyWasUserEntered)))
        #expect(Self.matches(NSPredicate(format: "metadata.HKWasUserEntered == %@", NSNumber(value: true))))
        #expect(Self.matches(NSPredicate(format: "NOT (metadata.%K == nil)", HKMetadataKeyWasUserEntered)))
    }

    @Test func `a format compares quantities and identifiers (PRED-11)`() {
        let limit = HKQuantity(unit: HKUnit(from: "count/s"), doubleValue: 0.9)
        #expect(Self.matches(NSPredicate(format: "quantity > %@", limit)))
        #expect(Self.matches(NSPredicate(format: "UUID IN %@", [Self.sample.uuid])))
        #expect(Self.matches(NSPredicate(format: "TRUEPREDICATE", argumentArray: nil)))
    }

    @Test func `a format selects activities of workouts, and ranges of dates (PRED-11)`() {
        let (date, minute) = (Self.start, 60.0)
        #expect(Self.matches(NSPredicate(format: "endDate BETWEEN {%@, %@} && value != 3", date, date + 60)))
        #expect(!Self.matches(NSPredicate(format: "startDate BETWEEN %@", [date + 1, date + 60])))
        let activity = HKWorkoutActivity(
            workoutConfiguration: HKWorkoutConfiguration(), start: date, end: date + 90, metadata: nil
        )
        let type = activity.workoutConfiguration.activityType
        for (format, isSelected) in [
            (NSPredicate(format: "%K == %lu", HKPredicateKeyPathWorkoutActivityType, type.rawValue), true),
            (NSPredicate(format: "%K > %f", HKPredicateKeyPathWorkoutActivityDuration, minute), true),
            (NSPredicate(format: "%K <= %@", HKPredicateKeyPathWorkoutActivityStartDate, date - 1), false),
            (NSPredicate(format: "%K >= %@", HKPredicateKeyPathWorkoutActivityEndDate, date + 90), true),
            (NSPredicate(format: "activityType IN {1, 2} OR activityDuration < 90"), false),
        ] {
            #expect(format.evaluate(with: activity) == isSelected, "\(format)")
        }
    }

    @Test func `predicates for samples are equal if they select the same (PRED-13)`() {
        func workouts(_ predicate: NSPredicate?) -> HKSamplePredicate<HKWorkout> { .workout(predicate) }
        let since = HKQuery.predicateForSamples(withStart: Self.start, end: nil)
        let sinceAgain = HKQuery.predicateForSamples(withStart: Self.start, end: nil)
        let later = HKQuery.predicateForSamples(withStart: Self.start + 1, end: nil)
        #expect(since == sinceAgain && since != later)
        #expect(Set([workouts(since), workouts(sinceAgain), workouts(later), workouts(nil)]).count == 3)
    }

    @Test func `predicates combine (PRED-13)`() {
        let all = HKQuery.predicateForSamples(withStart: Self.start, end: nil)
        let none = NSCompoundPredicate(notPredicateWithSubpredicate: all)
        #expect(NSCompoundPredicate(orPredicateWithSubpredicates: [none, all]).evaluate(with: Self.sample))
        #expect(!NSCompoundPredicate(andPredicateWithSubpredicates: [none, all]).evaluate(with: Self.sample))
    }
}
