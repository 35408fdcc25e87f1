import CoreLocation
import Foundation

/// A vector sets the route.
enum PlacesOfRoute: Idiom {
    private final class Tracker: NSObject, CLLocationManagerDelegate {
        let manager = CLLocationManager()
        var statuses: [CLAuthorizationStatus] = []
        var latitudes: [Double] = []
        var done: ([Double]) -> Void = { _ in }

        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
            statuses.append(manager.authorizationStatus)
            if manager.authorizationStatus == .authorizedWhenInUse { manager.startUpdatingLocation() }
        }

        func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
            latitudes += locations.map(\.coordinate.latitude)
            guard latitudes.count == 3 else { return }
            manager.stopUpdatingLocation()
            done(latitudes)
        }
    }

    static func run() async throws -> Any? {
        let tracker = Tracker()
        let latitudes = await withCheckedContinuation { continuation in
            tracker.done = { continuation.resume(returning: $0) }
            tracker.manager.delegate = tracker
            tracker.manager.requestWhenInUseAuthorization()
        }
        return [tracker.statuses.map { Int($0.rawValue) }, latitudes] as [Any]
    }
}
