import Foundation
import HealthEngine
import HealthModel
import Testing

/// Operations that are cancelled (`Phone.perform(while:_:)`).
struct InterruptionTests {
    private func store(_ count: Int, at path: String? = nil) throws -> HealthStore {
        let store = try HealthStore.launched(path: path)
        try store.requestAuthorization(toShare: [.workout, .stepCount], read: [.workout, .stepCount])
        guard count > 0 else { return store }
        try store.save((0..<count).map { try steps(1, at: Double($0)) })
        return store
    }

    @Test func `a long query asks whether it is wanted, and ends when it is not`() throws {
        let store = try store(20_000)
        var questions = 0
        let all = try store.phone.perform(while: {
            questions += 1; return true
        }) {
            try store.execute(SampleQuery(.stepCount)).count
        }
        #expect(all == 20_000 && questions > 0)
        questions = 0
        let none = try store.phone.perform(while: {
            questions += 1; return false
        }) {
            try store.execute(SampleQuery(.stepCount)).count
        }
        #expect(none == nil && questions == 1)
        #expect(try store.execute(SampleQuery(.stepCount)).count == 20_000)
    }

    @Test func `a change that is interrupted has not happened, also where the failure is swallowed`() throws {
        let store = try store(20_000)
        let deleted = store.phone.perform(while: { false }) {
            (try? store.deleteObjects(of: .stepCount, .all)) ?? 0
        }
        #expect(deleted == nil)
        #expect(try store.execute(SampleQuery(.stepCount)).count == 20_000)
    }

    @Test func `an operation that has changed the store is not interrupted afterwards`() throws {
        let store = try store(20_000)
        let count = try store.phone.perform(while: { false }) {
            try store.save([steps(5, at: 30_000)])
            return try store.execute(SampleQuery(.stepCount)).count
        }
        #expect(count == 20_001)
    }

    @Test func `the copy for a reset and a restored snapshot are whole or not made`() throws {
        try withTemporaryPath { path in
            _ = try store(60_000, at: path)
            let store = try store(0, at: path)
            let phone = store.phone
            #expect(try phone.perform(while: { false }) { try store.save([steps(2, at: 90_000)]) } == nil)
            try phone.takeSnapshot("before")
            _ = try store.deleteObjects(of: .stepCount, .all)
            #expect(try phone.perform(while: { false }) { try phone.restoreSnapshot("before") } == nil)
            #expect(try store.execute(SampleQuery(.stepCount)).isEmpty)
            #expect(try phone.restoreSnapshot("before"))
            try store.save([steps(2, at: 90_000)])
            try phone.reset(path: path)
            let reopened = phone.healthStore()
            try reopened.requestAuthorization(read: [.stepCount])
            #expect(try reopened.execute(SampleQuery(.stepCount)).count == 60_000)
        }
    }

    @Test func `the end of a workout builder that is interrupted can be tried again`() throws {
        let store = try store(0)
        let builder = try WorkoutBuilder(store: store, configuration: WorkoutConfiguration(activityType: 37))
        try builder.beginCollection(at: day)
        try builder.addWorkoutActivity(WorkoutActivity(configuration: builder.configuration, startDate: day))
        try builder.endCollection(at: day + 60)
        #expect(try store.phone.perform(while: { false }) { try builder.finishWorkout() != nil } == nil)
        #expect(try store.execute(SampleQuery(.workout)).isEmpty)
        #expect(try builder.finishWorkout() != nil)
    }
}
