import Foundation
import HealthEngine
import HealthModel
import Testing

struct SeriesQueryTests {
    private static let types: [ObjectType] = [.workoutRoute, .heartbeatSeries, .electrocardiogram]

    private func sample(_ type: ObjectType, _ content: Sample.Content, to end: Date = day + 3600) throws -> Sample {
        try Sample(UUID(), type, content, day, end, nil, [:])
    }

    private func route(_ count: Int) throws -> Sample {
        let locations = (0..<count).map { location(48 + Double($0) / 1e6, at: Double($0)) }
        return try sample(.workoutRoute, .workoutRoute(SampleSeries(locations)), to: day + Double(count))
    }

    private func electrocardiogram(_ voltages: [VoltageMeasurement]) throws -> Sample {
        let content = Electrocardiogram(
            classification: 1,
            symptomsStatus: 2,
            averageHeartRate: try perMinute(61),
            samplingFrequency: Quantity(unit: .hertz, value: 512),
            voltages: SampleSeries(voltages)
        )
        return try sample(.electrocardiogram, .electrocardiogram(content), to: day + 30)
    }

    @Test(arguments: [1, 999, 1000, 1001, 2500])
    func `OTH-06: every location is returned, with any number of chunks`(count: Int) throws {
        let store = try HealthStore.granted(Self.types)
        let route = try route(count)
        try store.phone.addSamples([route], from: watch)
        guard case .workoutRoute(let series) = route.content else { throw Trouble() }
        #expect(try store.execute(WorkoutRouteQuery(route: route.uuid)) == series.elements)
        let found = try store.execute(SampleQuery(.workoutRoute))
        #expect(found.map(\.content) == [.workoutRoute(SampleSeries(count: count))])
    }

    @Test func `OTH-06: an interval includes both ends, and is empty without overlap`() throws {
        let store = try HealthStore.granted(Self.types)
        let route = try route(2500)
        try store.phone.addSamples([route], from: watch)
        func times(_ start: TimeInterval, _ end: TimeInterval) throws -> [Date] {
            let interval = DateInterval(start: day + start, end: day + end)
            return try store.execute(WorkoutRouteQuery(route: route.uuid, dateInterval: interval)).map(\.timestamp)
        }
        #expect(try times(998.5, 1001) == [day + 999, day + 1000, day + 1001])
        #expect(try times(-100, -1).isEmpty)
        #expect(try times(2500, 9000).isEmpty)
    }

    @Test func `OTH-07: an electrocardiogram has its figures, and the query returns its voltages`() throws {
        let store = try HealthStore.granted(Self.types)
        let voltages = (0..<1500).map {
            VoltageMeasurement(timeSinceSampleStart: Double($0) / 512, volts: -1e-5 * Double($0))
        }
        let sample = try electrocardiogram(voltages)
        try store.phone.addSamples([sample], from: watch)
        guard case .electrocardiogram(let found)? = try store.execute(SampleQuery(.electrocardiogram)).first?.content,
            case .electrocardiogram(let saved) = sample.content
        else { throw Trouble() }
        #expect(found.voltages == SampleSeries(count: 1500))
        #expect(found.classification == 1 && found.symptomsStatus == 2)
        #expect(found.averageHeartRate == saved.averageHeartRate && found.samplingFrequency == saved.samplingFrequency)
        #expect(try store.execute(ElectrocardiogramQuery(electrocardiogram: sample.uuid)) == voltages)
        let empty = try electrocardiogram([])
        try store.phone.addSamples([empty], from: watch)
        #expect(try store.execute(ElectrocardiogramQuery(electrocardiogram: empty.uuid)).isEmpty)
    }

    @Test func `AUTH-38, AUTH-40: undecided is code 5; denied, deleted and other samples are not found`() throws {
        let store = try HealthStore.launched()
        let route = try route(3)
        try store.phone.addSamples([route], from: watch)
        let query = WorkoutRouteQuery(route: route.uuid)
        #expect(healthError { try store.execute(query) }?.code == .errorAuthorizationNotDetermined)
        try store.setAuthorization(false, on: AccessPair(.workoutRoute, .read))
        let missing = HealthError.sampleNotFound(.workoutRoute)
        #expect(healthError { try store.execute(query) } == missing)
        try store.setAuthorization(true, on: AccessPair(.workoutRoute, .read))
        #expect(try store.execute(query).count == 3)
        #expect(healthError { try store.execute(WorkoutRouteQuery(route: UUID())) } == missing)
        try store.setAuthorization(true, on: AccessPair(.heartbeatSeries, .read))
        let other = HeartbeatSeriesQuery(heartbeatSeries: route.uuid)
        #expect(healthError { try store.execute(other) } == HealthError.sampleNotFound(.heartbeatSeries))
    }

    @Test func `elements are deleted with their sample`() throws {
        let store = try HealthStore.granted(Self.types + [.workout])
        let workout = try workout()
        try store.save([workout])
        let builder = WorkoutRouteBuilder(store: store)
        try builder.insertRouteData([location(48, at: 0)])
        let route = try builder.finishRoute(with: workout.uuid)
        try store.delete([route.uuid])
        #expect(failure { try store.execute(WorkoutRouteQuery(route: route.uuid)) } != nil)
        #expect(try store.execute(SampleQuery(.workoutRoute, .workout(workout.uuid))).isEmpty)
    }

    @Test func `AUTH-22, WO-35: an app cannot save electrocardiograms, or series without a builder`() throws {
        let store = try HealthStore.granted([.workout, .workoutRoute, .heartbeatSeries])
        #expect(healthError { try store.save([try electrocardiogram([])]) }?.code == .errorAuthorizationNotDetermined)
        let route = try route(1)
        #expect(healthError { try store.save([route]) } == HealthError.seriesWithoutBuilder(.workoutRoute))
        let workout = try workout()
        try store.save([workout])
        #expect(healthError { try store.add([route], to: workout.uuid) } == HealthError.seriesWithoutBuilder(.workoutRoute))
    }
}
