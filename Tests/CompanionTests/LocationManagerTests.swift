import CoreLocation
import HealthKitTesting
import Synchronization
import Testing

struct LocationManagerTests {
    private static let start = Date(timeIntervalSince1970: 1_772_352_000)

    private final class Delegate: CLLocationManagerDelegate, Sendable {
        let events = Mutex<[String]>([])

        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
            events.withLock { $0.append("status \(manager.authorizationStatus.rawValue)") }
        }

        func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
            events.withLock { $0 += locations.map { "\($0.coordinate.latitude)" } }
        }

        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
            events.withLock { $0.append("error \((error as NSError).code)") }
        }
    }

    private let delegate = Delegate()
    private let manager = CLLocationManager()

    init() { manager.delegate = delegate }

    /// The events so far, which are then forgotten.
    private func events() async -> [String] {
        // A handler may order another one.
        for _ in 0..<3 { await HealthKitEmulator.waitForHandlers() }
        return delegate.events.withLock { events in
            defer { events = [] }
            return events
        }
    }

    /// The phone goes north, from the start of the test and each second.
    private func setRoute() {
        HealthKitEmulator.setRoute(
            [2, 0, 1, 3].map { second in
                CLLocation(
                    coordinate: CLLocationCoordinate2D(latitude: Double(second), longitude: 0), altitude: 0,
                    horizontalAccuracy: 5,
                    verticalAccuracy: -1, timestamp: Self.start + Double(second)
                )
            })
    }

    @Test(.healthKit(clock: start)) func `a manager delivers the places that the clock reaches`() async throws {
        setRoute()
        #expect(manager.location == nil && manager.authorizationStatus == .notDetermined)
        manager.startUpdatingLocation()
        #expect(await events() == ["status 0"], "the user has not been asked")
        manager.requestWhenInUseAuthorization()
        #expect(await events() == ["status 4", "0.0"])
        try await HealthKitEmulator.advance(by: 2)
        #expect(await events() == ["1.0", "2.0"])
        #expect(manager.location?.coordinate.latitude == 2)
        manager.stopUpdatingLocation()
        try await HealthKitEmulator.advance(by: 2)
        #expect(await events() == [])
        manager.requestAlwaysAuthorization()
        #expect(await events() == ["status 3"])
    }

    @Test(.healthKit(clock: start - 1)) func `one request delivers one place, also a later one`() async throws {
        setRoute()
        #expect(await events() == ["status 0"])
        manager.requestAlwaysAuthorization()
        manager.requestLocation()
        #expect(await events() == ["status 3"])
        try await HealthKitEmulator.advance(by: 3)
        #expect(await events() == ["0.0"])
    }

    @Test(.healthKit(consent: .deny, clock: start)) func `a denied app gets an error and no place`() async throws {
        setRoute()
        #expect(await events() == ["status 0"])
        manager.requestWhenInUseAuthorization()
        manager.startUpdatingLocation()
        try await HealthKitEmulator.advance(by: 5)
        #expect(await events() == ["status 2", "error 1"] && manager.location == nil)
        manager.requestWhenInUseAuthorization()
        #expect(await events() == [], "the user is asked once")
    }

    @Test(.healthKit(consent: .ask, clock: start)) func `a request that nobody answers leaves the status undetermined`() async {
        manager.requestWhenInUseAuthorization()
        #expect(await events() == ["status 0"] && manager.authorizationStatus == .notDetermined)
    }
}
