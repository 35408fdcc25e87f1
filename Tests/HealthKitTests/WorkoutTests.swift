import CoreLocation
import HealthEngine
import HealthKit
import HealthModel
import Testing

extension StoreTests {
    /// Builders, sessions, routes and series.
    @Suite(.serialized)
    struct WorkoutTests {
        private static let types: Set<HKSampleType> = [
            .workoutType(), HKSeriesType.workoutRoute(), HKSeriesType.heartbeat(), HKQuantityType(.stepCount),
            HKQuantityType(.distanceWalkingRunning), HKQuantityType(.heartRate), HKQuantityType(.activeEnergyBurned),
            HKQuantityType(.basalEnergyBurned), HKQuantityType(.heartRateVariabilitySDNN),
        ]

        private static var running: HKWorkoutConfiguration {
            let configuration = HKWorkoutConfiguration()
            configuration.activityType = .running
            configuration.locationType = .outdoor
            return configuration
        }

        @Test func `a builder saves a workout with its samples and its route (WO-04)`() async throws {
            try await HealthKitEmulator.withEmulator(Self.types) { store in
                let builder = HKWorkoutBuilder(healthStore: store, configuration: Self.running, device: .local())
                try await builder.beginCollection(at: start)
                try await builder.addSamples([sample(100)])
                try await builder.addMetadata([HKMetadataKeyIndoorWorkout: false])
                try await builder.endCollection(at: start + 600)
                let workout = try #require(try await builder.finishWorkout())
                #expect(workout.workoutActivityType == .running)
                #expect(workout.statistics(for: steps)?.sumQuantity()?.doubleValue(for: .count()) == 100)
                #expect(workout.metadata?[HKMetadataKeyIndoorWorkout] as? Bool == false)

                let routeBuilder = HKWorkoutRouteBuilder(healthStore: store, device: nil)
                let locations = (0..<250).map { index in
                    CLLocation(
                        coordinate: CLLocationCoordinate2D(latitude: 47, longitude: 8 + Double(index) / 1000),
                        altitude: 400,
                        horizontalAccuracy: 5,
                        verticalAccuracy: 5,
                        timestamp: start + TimeInterval(index)
                    )
                }
                try await routeBuilder.insertRouteData(locations)
                let route = try await routeBuilder.finishRoute(with: workout, metadata: nil)
                #expect(route.count == 250)
                var longitudes: [Double] = []
                for try await location in HKWorkoutRouteQueryDescriptor(route).results(for: store) {
                    longitudes.append(location.coordinate.longitude)
                }
                #expect(longitudes == locations.map(\.coordinate.longitude))
            }
        }

        @Test func `a builder fails before collection begins (WO-01)`() async throws {
            try await HealthKitEmulator.withEmulator(Self.types) { store in
                let builder = HKWorkoutBuilder(healthStore: store, configuration: Self.running, device: nil)
                await #expect(throws: HKError.self) { try await builder.addSamples([sample(1)]) }
            }
        }

        @Test func `a session measures, and calls its delegates (WO-23)`() async throws {
            let device = EmulatedDevice(.watch)
            HealthKitEmulator.current = HealthKitEmulator(
                try Phone(device: device, environment: Environment(clock: Clock(fixedAt: start)))
            )
            let store = HKHealthStore()
            try await store.requestAuthorization(toShare: Self.types, read: Self.types)
            let session = try HKWorkoutSession(healthStore: store, configuration: Self.running)
            let builder = session.associatedWorkoutBuilder()
            #expect(session.associatedWorkoutBuilder() === builder)
            let (events, continuation) = AsyncStream.makeStream(of: String.self)
            let delegate = Delegate(continuation)
            session.delegate = delegate
            builder.delegate = delegate
            builder.dataSource = HKLiveWorkoutDataSource(healthStore: store, workoutConfiguration: Self.running)
            session.startActivity(with: start)
            try await builder.beginCollection(at: start)
            HealthKitEmulator.current.perform { _ = $0.phone.advanceClock(by: 120) }
            var iterator = events.makeAsyncIterator()
            #expect(await iterator.next() == "state 2")
            #expect(await iterator.next() == "data")
            session.beginNewActivity(configuration: Self.running, date: start + 120, metadata: nil)
            HealthKitEmulator.current.perform { _ = $0.phone.advanceClock(by: 60) }
            session.endCurrentActivity(on: start + 180)
            var ofActivity: [String] = []
            while ofActivity.count < 2, let event = await iterator.next() {
                if event != "data" { ofActivity.append(event) }
            }
            #expect(ofActivity == ["begin", "end after 60.0"])
            let activity = try #require(builder.workoutActivities.first)
            try await builder.updateActivity(uuid: activity.uuid, adding: [HKMetadataKeyIndoorWorkout: true])
            #expect(builder.workoutActivities.first?.metadata?[HKMetadataKeyIndoorWorkout] as? Bool == true)
            session.end()
            try await builder.endCollection(at: start + 180)
            let workout = try await builder.finishWorkout()
            #expect(workout?.statistics(for: HKQuantityType(.heartRate))?.averageQuantity() != nil)
            #expect(session.state == .ended)
        }

        private final class Delegate: NSObject, HKWorkoutSessionDelegate, HKLiveWorkoutBuilderDelegate {
            private let events: AsyncStream<String>.Continuation

            init(_ events: AsyncStream<String>.Continuation) { self.events = events }

            func workoutSession(
                _ workoutSession: HKWorkoutSession,
                didChangeTo toState: HKWorkoutSessionState,
                from fromState: HKWorkoutSessionState,
                date: Date
            ) {
                events.yield("state \(toState.rawValue)")
            }

            func workoutSession(_ workoutSession: HKWorkoutSession, didFailWithError error: any Error) {
                events.yield("error")
            }

            func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didCollectDataOf collectedTypes: Set<HKSampleType>) {
                events.yield("data")
            }

            func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didBegin workoutActivity: HKWorkoutActivity) {
                events.yield("begin")
            }

            func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didEnd workoutActivity: HKWorkoutActivity) {
                events.yield("end after \(workoutActivity.endDate?.timeIntervalSince(workoutActivity.startDate) ?? 0)")
            }

            func workoutBuilderDidCollectEvent(_ workoutBuilder: HKLiveWorkoutBuilder) {}
        }

        @Test func `a discrete series has its extremes (SER-06)`() async throws {
            try await HealthKitEmulator.withEmulator(Self.types) { store in
                let type = HKQuantityType(.heartRate)
                let builder = HKQuantitySeriesSampleBuilder(healthStore: store, quantityType: type, startDate: start, device: nil)
                let unit = HKUnit(from: "count/min")
                for (offset, rate) in [60.0, 90, 75].enumerated() {
                    try builder.insert(HKQuantity(unit: unit, doubleValue: rate), at: start + Double(offset))
                }
                try await builder.finishSeries(metadata: nil)
                let descriptor = HKSampleQueryDescriptor(
                    predicates: [.quantitySample(type: type)], sortDescriptors: [], limit: nil
                )
                let sample = try #require(try await descriptor.result(for: store).first as? HKDiscreteQuantitySample)
                #expect(sample.count == 3)
                #expect(sample.averageQuantity.doubleValue(for: unit) == 75)
                #expect(sample.minimumQuantity.doubleValue(for: unit) == 60)
                #expect(sample.maximumQuantity.doubleValue(for: unit) == 90)
                #expect(sample.mostRecentQuantity.doubleValue(for: unit) == 75)
            }
        }

        @Test func `series are built and read (SER-06)`() async throws {
            try await HealthKitEmulator.withEmulator(Self.types) { store in
                let heartbeats = HKHeartbeatSeriesBuilder(healthStore: store, device: nil, start: start)
                try await heartbeats.addHeartbeat(at: 0.5, precededByGap: false)
                try await heartbeats.addHeartbeat(at: 1.4, precededByGap: true)
                let series = try await heartbeats.finishSeries()
                var times: [TimeInterval] = []
                for try await beat in HKHeartbeatSeriesQueryDescriptor(series).results(for: store) {
                    times.append(beat.timeIntervalSinceStart)
                }
                #expect(times == [0.5, 1.4])

                let quantities = HKQuantitySeriesSampleBuilder(
                    healthStore: store, quantityType: steps, startDate: start, device: nil
                )
                for count in 1...3 {
                    try quantities.insert(HKQuantity(unit: .count(), doubleValue: Double(count)), at: start + Double(count))
                }
                let samples = try await quantities.finishSeries(metadata: nil)
                #expect(samples.map(\.count) == [3])
                #expect(samples.first?.quantity.doubleValue(for: .count()) == 6)
            }
        }
    }
}
