import Foundation
import HealthEngine
import HealthModel
import Testing

struct WorkoutRouteBuilderTests {
    private func store() throws -> HealthStore { try .granted([.workout, .workoutRoute]) }

    @Test func `WO-35: locations in any order are sorted, and the route belongs to its workout`() throws {
        let store = try store()
        let workout = try workout()
        try store.save([workout])
        let builder = WorkoutRouteBuilder(store: store, device: Device([.name: "Watch"]))
        try builder.insertRouteData([location(48.2, at: 20), location(48.1, at: 10)])
        try builder.insertRouteData([location(48.0, at: 0)])
        let route = try builder.finishRoute(with: workout.uuid, metadata: ["Name": .string("Park")])
        #expect(route.startDate == day && route.endDate == day + 20)
        #expect(route.metadata["Name"] == .string("Park"))
        #expect(route.device?.name == "Watch")
        #expect(route.sourceRevision?.source.bundleIdentifier == "com.example.app")
        #expect(try store.execute(SampleQuery(.workoutRoute, .workout(workout.uuid))) == [route])
        #expect(
            try store.execute(WorkoutRouteQuery(route: route.uuid)) == [
                location(48.0, at: 0), location(48.1, at: 10), location(48.2, at: 20),
            ]
        )
    }

    @Test func `WO-35: a route needs a location and a saved workout of the app, and remains usable after an error`()
        throws
    {
        let store = try store()
        let builder = WorkoutRouteBuilder(store: store)
        #expect(healthError { try builder.finishRoute(with: UUID()) }?.code == .errorInvalidArgument)
        try builder.insertRouteData([location(48, at: 0)])
        let foreign = try workout()
        try store.phone.addSamples([foreign], from: watch)
        for workout in [UUID(), foreign.uuid] {
            #expect(healthError { try builder.finishRoute(with: workout) }?.message == "The workout was not saved.")
        }
        #expect(try store.execute(SampleQuery(.workoutRoute)).isEmpty)
        let own = try workout()
        try store.save([own])
        #expect(try builder.finishRoute(with: own.uuid).content == .workoutRoute(SampleSeries(count: 1)))
    }

    @Test func `the routes that another source saves belong to its workout, or are not saved`() throws {
        let store = try store()
        let workout = try workout()
        let content = Sample.Content.workoutRoute(SampleSeries([location(48, at: 0)]))
        let routes = try (0..<2).map { _ in try Sample(UUID(), .workoutRoute, content, day, day, nil, [:]) }
        try store.phone.addSamples([workout, routes[0]], from: watch, routesOf: workout.uuid)
        let error = healthError { try store.phone.addSamples([routes[1]], from: watch, routesOf: UUID()) }
        #expect(error?.code == .errorInvalidArgument)
        #expect(try store.execute(SampleQuery(.workoutRoute, .workout(workout.uuid))).map(\.uuid) == [routes[0].uuid])
        #expect(try store.execute(SampleQuery(.workoutRoute)).count == 1)
    }

    /// A route cannot end there (SAVE-17). The code is a project decision.
    @Test func `a location at the end of the calendar is rejected`() throws {
        let builder = WorkoutRouteBuilder(store: try store())
        let location = location(48, at: Clock.end.timeIntervalSince(day))
        #expect(healthError { try builder.insertRouteData([location]) }?.code == .errorInvalidArgument)
    }

    @Test func `WO-35: a finished builder gives errors, a discarded one exceptions`() throws {
        let store = try store()
        let workout = try workout()
        try store.save([workout])
        let builder = WorkoutRouteBuilder(store: store)
        try builder.insertRouteData([location(48, at: 0)])
        try builder.finishRoute(with: workout.uuid)
        let message = "Workout route builder already finished"
        #expect(healthError { try builder.finishRoute(with: workout.uuid) }?.message == message)
        #expect(healthError { try builder.insertRouteData([]) }?.message == message)
        #expect(healthError { try builder.addMetadata([:]) }?.message == message)
        try builder.discard()

        let other = WorkoutRouteBuilder(store: store)
        try other.discard()
        let expected = NativeException(name: "NSGenericException", reason: "HKWorkoutRouteBuilder already discarded.")
        #expect(exception { try other.insertRouteData([]) } == expected)
        #expect(exception { try other.finishRoute(with: workout.uuid) } == expected)
        #expect(exception { try other.discard() } == expected)
    }

    @Test(arguments: [
        location(91, at: 0), location(-90.1, at: 0), location(48, 180.5, at: 0), location(.nan, at: 0),
        Location(timestamp: day, latitude: 48, longitude: 2, altitude: .infinity),
        Location(timestamp: .distantFuture + 1, latitude: 48, longitude: 2),
    ])
    func `WO-35 (project decision): an invalid location ends the builder`(wrong: Location) throws {
        let store = try store()
        let builder = WorkoutRouteBuilder(store: store)
        try builder.insertRouteData([location(48, at: 0)])
        #expect(healthError { try builder.insertRouteData([wrong]) }?.code == .errorInvalidArgument)
        let next = healthError { try builder.insertRouteData([location(48, at: 0)]) }
        #expect(next?.message == "Workout route builder was ended by an earlier error")
    }

    @Test func `AUTH-29: inserting without permission for routes fails, but not with code 5`() throws {
        let store = try HealthStore.granted([.workout])
        let builder = WorkoutRouteBuilder(store: store)
        #expect(healthError { try builder.insertRouteData([location(48, at: 0)]) }?.code == .unknownError)
        #expect(healthError { try builder.insertRouteData([]) }?.code == .errorInvalidArgument)
    }

    @Test func `AUTH-29, AUTH-43: finishing needs permission for routes and workouts`() throws {
        for (type, allowed, code) in [
            (ObjectType.workoutRoute, false, HealthError.Code.errorAuthorizationDenied),
            (.workout, nil, .errorAuthorizationNotDetermined),
        ] {
            let store = try store()
            let workout = try workout()
            try store.save([workout])
            let builder = WorkoutRouteBuilder(store: store)
            try builder.insertRouteData([location(48, at: 0)])
            try store.setAuthorization(allowed, on: AccessPair(type, .share))
            #expect(healthError { try builder.finishRoute(with: workout.uuid) }?.code == code)
            #expect(try store.execute(SampleQuery(.workoutRoute)).isEmpty)
        }
    }

    @Test func `WO-35, SAVE-35: a newer version replaces a route with its locations, in its workout too`() throws {
        try withTemporaryPath { path in
            let store = try HealthStore.launched(path: path)
            for type in [ObjectType.workout, .workoutRoute] {
                try store.setAuthorization(true, on: AccessPair(type, .share))
                try store.setAuthorization(true, on: AccessPair(type, .read))
            }
            let workout = try workout()
            try store.save([workout])
            var routes: [Sample] = []
            for version in [Int64(1), 2, 1] {
                let builder = WorkoutRouteBuilder(store: store)
                try builder.insertRouteData([location(Double(version), at: 0)])
                try builder.addMetadata(["HKMetadataKeySyncIdentifier": .string("route")])
                let metadata: Metadata = ["HKMetadataKeySyncVersion": .integer(version)]
                routes.append(try builder.finishRoute(with: workout.uuid, metadata: metadata))
            }
            #expect(try store.execute(SampleQuery(.workoutRoute, .workout(workout.uuid))) == [routes[1]])
            #expect(try store.execute(WorkoutRouteQuery(route: routes[1].uuid)).map(\.latitude) == [2])
            for gone in [routes[0], routes[2]] {
                #expect(failure { try store.execute(WorkoutRouteQuery(route: gone.uuid)) } != nil)
            }
        }
    }

    @Test func `invalid metadata fails at the end, and nothing is saved`() throws {
        let store = try store()
        let workout = try workout()
        try store.save([workout])
        let builder = WorkoutRouteBuilder(store: store)
        try builder.insertRouteData([location(48, at: 0)])
        let wrong: Metadata = ["HKWasUserEntered": .string("yes")]
        #expect(exception { try builder.finishRoute(with: workout.uuid, metadata: wrong) } != nil)
        #expect(try store.execute(SampleQuery(.workoutRoute)).isEmpty)
        #expect(try !builder.finishRoute(with: workout.uuid).metadata.entries.contains { $0.key == "HKWasUserEntered" })
    }
}
