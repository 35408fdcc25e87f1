import Foundation
import HealthEngine
import HealthModel
import Testing

struct SavingTests {
    @Test func `SAVE-29, SAVE-30: a sample keeps its UUID and gets the app as source`() throws {
        let store = try HealthStore.granted([.stepCount])
        let sample = try steps(250, at: 0)
        #expect(try store.save([sample]) == [sample.uuid])
        let saved = try #require(try store.execute(SampleQuery(.stepCount)).first)
        #expect(saved.uuid == sample.uuid)
        #expect(sample.sourceRevision == nil)
        #expect(saved.sourceRevision?.source.bundleIdentifier == "com.example.app")
        #expect(saved.content == sample.content)
        #expect(saved.startDate == sample.startDate && saved.endDate == sample.endDate)
    }

    @Test func `SAVE-33: an array is saved as a whole or not at all`() throws {
        let store = try HealthStore.granted([.stepCount])
        let sample = try steps(1, at: 0)
        try store.save([sample])
        #expect(throws: HealthFailure.error(.errorInvalidArgument)) {
            try store.save([try steps(2, at: 60), sample])
        }
        #expect(try store.execute(SampleQuery(.stepCount)).count == 1)
        #expect(throws: HealthFailure.error(HealthError.emptyObjects)) { try store.save([]) }
    }

    @Test func `AUTH-43: undecided is code 5, denied is code 4, and nothing is saved`() throws {
        let store = try HealthStore.launched()
        let sample = try steps(1, at: 0)
        #expect(throws: HealthFailure.error(.errorAuthorizationNotDetermined)) { try store.save([sample]) }
        try store.setAuthorization(false, on: AccessPair(.stepCount, .share))
        #expect(throws: HealthFailure.error(.errorAuthorizationDenied)) { try store.save([sample]) }
        try store.setAuthorization(true, on: AccessPair(.stepCount, .read))
        #expect(try store.execute(SampleQuery(.stepCount)).isEmpty)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func `SAVE-19: no way to save takes a quantity that is not finite, and nothing is saved`(value: Double) throws {
        let store = try HealthStore.granted([.stepCount, .bloodPressureSystolic, .bloodPressureDiastolic, .workout])
        let pressure = try bloodPressure(value, 80, at: 0)
        let workout = try Sample(workout: Workout(activityType: 37), startDate: day, endDate: day + 60)
        try store.save([workout])
        let builder = try WorkoutBuilder(store: store, configuration: WorkoutConfiguration(activityType: 37))
        try builder.beginCollection(at: .distantPast)
        let watch = SourceRevision(source: Source(name: "Watch", bundleIdentifier: "com.apple.health.watch"))
        for (type, sample) in [(ObjectType.stepCount, try steps(value, at: 0)), (.bloodPressureSystolic, pressure)] {
            let objects = [try steps(1, at: 0), sample]
            let exception = NativeException(
                name: NativeException.objectValidationFailure, reason: "Quantity of type \(type) must be finite"
            )
            for save in [
                { try store.save(objects) }, { try store.add(objects, to: workout.uuid) }, { try builder.add(objects) },
                { try store.phone.addSamples(objects, from: watch) },
            ] as [() throws -> Any] {
                #expect(throws: HealthFailure.exception(exception)) { _ = try save() }
            }
        }
        #expect(try store.execute(SampleQuery(.stepCount)).isEmpty)
    }

    @Test func `SAVE-34: samples with equal content are all saved`() throws {
        let store = try HealthStore.granted([.stepCount])
        try store.save([try steps(1, at: 0), try steps(1, at: 0)])
        #expect(try store.execute(SampleQuery(.stepCount)).count == 2)
    }

    @Test func `SAVE-21, AUTH-44: members of a correlation are samples too, and need permission to share`() throws {
        let store = try HealthStore.granted([.bloodPressureSystolic, .bloodPressureDiastolic])
        let pressure = try bloodPressure(120, 80, at: 0)
        try store.save([pressure])
        let found = try #require(try store.execute(SampleQuery(.bloodPressure)).first)
        guard case .correlation(let members) = found.content else { throw Trouble() }
        #expect(members.map(\.type) == [.bloodPressureSystolic, .bloodPressureDiastolic])
        #expect(try store.execute(SampleQuery(.bloodPressureSystolic)).count == 1)
        #expect(try store.execute(SampleQuery(.bloodPressureSystolic, .noCorrelation)).isEmpty)
    }

    @Test func `SAVE-35 to SAVE-38: a newer version replaces an older one, an older one is ignored`() throws {
        let store = try HealthStore.granted([.stepCount])
        let first = try steps(1, at: 0, sync: ("walk", 1))
        let second = try steps(2, at: 0, sync: ("walk", 2))
        try store.save([first])
        let anchor = try store.execute(AnchoredObjectQuery(.stepCount)).anchor
        try store.save([second])
        #expect(try store.execute(SampleQuery(.stepCount)).map(\.uuid) == [second.uuid])
        #expect(try store.save([try steps(3, at: 0, sync: ("walk", 2))]).count == 1)
        #expect(try store.execute(SampleQuery(.stepCount)).map(\.uuid) == [second.uuid])
        let changes = try store.execute(AnchoredObjectQuery(.stepCount, anchor: anchor))
        #expect(changes.samples.map(\.uuid) == [second.uuid])
        #expect(changes.deletedObjects.map(\.uuid) == [first.uuid])
        #expect(changes.deletedObjects.first?.metadata["HKMetadataKeySyncIdentifier"] == .string("walk"))
    }

    @Test func `SAVE-35: a newer version of a member replaces it in the correlation`() throws {
        let store = try HealthStore.granted([.bloodPressureSystolic, .bloodPressureDiastolic])
        let old = try pressure(.bloodPressureSystolic, 120, at: 0, metadata: sync("s", 1))
        let other = try pressure(.bloodPressureDiastolic, 80, at: 0)
        let whole = try Sample(type: .bloodPressure, objects: [old, other], startDate: day, endDate: day)
        try store.save([whole])
        let new = try pressure(.bloodPressureSystolic, 121, at: 0, metadata: sync("s", 2))
        try store.save([new])
        let found = try #require(try store.execute(SampleQuery(.bloodPressure)).first)
        guard case .correlation(let members) = found.content else { throw Trouble() }
        #expect(Set(members.map(\.uuid)) == [new.uuid, other.uuid])
    }

    @Test func `AUTH-55: a guest cannot save`() throws {
        let store = try HealthStore.granted([.stepCount])
        store.process.enter(.guest)
        #expect(throws: HealthFailure.error(.errorNotPermissibleForGuestUserMode)) {
            try store.save([try steps(1, at: 0)])
        }
    }

    @Test func `AUTH-57: a watch rejects samples that are older than it keeps`() throws {
        let store = try HealthStore.granted([.stepCount], on: EmulatedDevice(.watch))
        #expect(throws: HealthFailure.error(.errorInvalidArgument)) {
            try store.save([try steps(1, at: -30 * 24 * 3600)])
        }
    }

    @Test func `WO-34: an effort score cannot be saved alone`() throws {
        let store = try HealthStore.granted([.workoutEffortScore])
        let score = try Sample(
            type: .workoutEffortScore, quantity: Quantity(unit: .appleEffortScore, value: 5), startDate: day, endDate: day
        )
        #expect(throws: HealthFailure.error(HealthError.unrelatedEffortScore(.workoutEffortScore))) {
            try store.save([score])
        }
    }

    @Test func `metadata, device and workout are read as they were saved`() throws {
        let store = try HealthStore.granted([.stepCount, .workout])
        let metadata: Metadata = [
            "text": .string("a"), "flag": .bool(true), "whole": .integer(7), "real": .real(1.5),
            "date": .date(day), "quantity": .quantity(Quantity(unit: .meter, value: 3)),
        ]
        let device = Device([.name: "Watch", .model: "W"])
        let sample = try Sample(
            type: .stepCount,
            quantity: Quantity(unit: .count, value: 1),
            startDate: day,
            endDate: day,
            device: device,
            metadata: metadata
        )
        var workout = Workout(activityType: 37)
        workout.totalDistance = Quantity(unit: .meter, value: 5000)
        workout.events = [WorkoutEvent(type: .lap, startDate: day, endDate: day + 60, metadata: ["lap": .integer(1)])]
        let run = try Sample(workout: workout, startDate: day, endDate: day + 1800)
        try store.save([sample, run])
        let saved = try #require(try store.execute(SampleQuery(.stepCount)).first)
        #expect(saved.metadata == metadata)
        #expect(saved.device == device)
        let savedRun = try #require(try store.execute(SampleQuery(.workout)).first)
        #expect(savedRun.content == run.content)
    }

    @Test func `SAVE-42: samples can be added to a saved workout, and its predicate finds them`() throws {
        let store = try HealthStore.granted([.stepCount, .workout])
        let run = try Sample(workout: Workout(activityType: 37), startDate: day, endDate: day + 1800)
        let sample = try steps(100, at: 0)
        #expect(throws: HealthFailure.self) { try store.add([sample], to: run.uuid) }
        try store.save([run])
        try store.add([sample], to: run.uuid)
        try store.save([try steps(5, at: 3600)])
        #expect(try store.execute(SampleQuery(.stepCount, .workout(run.uuid))).map(\.uuid) == [sample.uuid])
    }
}
