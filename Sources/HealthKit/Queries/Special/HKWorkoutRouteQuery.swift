public import CoreLocation
import Foundation
import HealthEngine
import HealthModel

/// `HKWorkoutRouteQuery`: the locations of a route, in batches.
open class HKWorkoutRouteQuery: HKQuery, @unchecked Sendable {
    /// The largest number of locations in a call. HealthKit's number is not documented (OTH-06).
    private static let batchSize = 100

    private let route: HKWorkoutRoute
    private let dateInterval: DateInterval?
    private let dataHandler: (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void

    /// `HKWorkoutRouteQuery.init(route:dateInterval:dataHandler:)`. The handler gets whether it is the last call.
    public init(
        route: HKWorkoutRoute,
        dateInterval: DateInterval,
        dataHandler: @escaping (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void
    ) {
        self.route = route
        self.dateInterval = dateInterval
        self.dataHandler = dataHandler
        super.init(route.sampleType, nil)
    }

    public init(route: HKWorkoutRoute, dataHandler: @escaping (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void) {
        self.route = route
        dateInterval = nil
        self.dataHandler = dataHandler
        super.init(route.sampleType, nil)
    }

    override func start(in emulator: HealthKitEmulator) {
        let query = WorkoutRouteQuery(route: route.uuid, dateInterval: dateInterval)
        answer(emulator) {
            try $0.execute(query).map(CLLocation.init)
        } to: { [self] locations, error in
            guard let locations, !locations.isEmpty else {
                return dataHandler(self, error == nil ? [] : nil, true, error)
            }
            let varied = emulator.read(as: nil) { $0.process.vary(.batch, upTo: Self.batchSize - 1) }
            let size = Self.batchSize - varied
            for first in stride(from: 0, to: locations.count, by: size) where isRunning(in: emulator) {
                let end = min(first + size, locations.count)
                dataHandler(self, Array(locations[first..<end]), end == locations.count, nil)
            }
        }
    }
}

public struct HKWorkoutRouteQueryDescriptor: HKAsyncSequenceQuery {
    public typealias Results = HKAsyncResults<CLLocation>

    public var workoutRoute: HKWorkoutRoute

    public init(_ workoutRoute: HKWorkoutRoute) { self.workoutRoute = workoutRoute }

    public func results(for healthStore: HKHealthStore) -> Results {
        Results(of: healthStore) { continuation in
            HKWorkoutRouteQuery(route: workoutRoute) { _, locations, isLast, error in
                for location in locations ?? [] { continuation.yield(location) }
                if isLast { continuation.finish(throwing: error) }
            }
        }
    }
}

extension CLLocation {
    convenience init(_ location: Location) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: location.latitude, longitude: location.longitude),
            altitude: location.altitude,
            horizontalAccuracy: location.horizontalAccuracy,
            verticalAccuracy: location.verticalAccuracy,
            course: location.course,
            courseAccuracy: location.courseAccuracy,
            speed: location.speed,
            speedAccuracy: location.speedAccuracy,
            timestamp: location.timestamp
        )
    }
}

extension Location {
    init(_ location: CLLocation) {
        self.init(
            timestamp: location.timestamp,
            latitude: location.coordinate.latitude,
            longitude: location.coordinate.longitude,
            altitude: location.altitude,
            horizontalAccuracy: location.horizontalAccuracy,
            verticalAccuracy: location.verticalAccuracy,
            speed: location.speed,
            speedAccuracy: location.speedAccuracy,
            course: location.course,
            courseAccuracy: location.courseAccuracy
        )
    }
}
