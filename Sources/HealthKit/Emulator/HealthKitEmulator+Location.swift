package import CoreLocation
import Foundation
import HealthEngine
package import HealthModel

/// The phone of location managers. What the user has decided is in the app's data.
extension HealthKitEmulator: LocatedPhone {
    /// Lets location managers find the phone of their code.
    static let locatesManagers: Void = { unsafe CLLocationManager.currentPhone = { HealthKitEmulator.current } }()

    private static let statusKey = "CLAuthorizationStatus"

    package var locationStatus: CLAuthorizationStatus {
        read(as: nil) { _ in
            (try? process.data.value(Self.statusKey)).flatMap { Int32($0) }.flatMap(CLAuthorizationStatus.init) ?? .notDetermined
        }
    }

    package func requestLocation(_ status: CLAuthorizationStatus) -> Bool {
        read(as: nil) { _ in
            let answer: CLAuthorizationStatus
            switch (locationStatus, phone.consent.policy) {
            case (.notDetermined, .allow): answer = status
            case (.authorizedWhenInUse, .allow) where status == .authorizedAlways: answer = status
            case (.notDetermined, .deny): answer = .denied
            default: return false
            }
            return (try? process.data.set(Self.statusKey, to: "\(answer.rawValue)")) != nil
        }
    }

    /// Replaces the places that the phone reaches at their timestamps.
    package func setRoute(_ places: [CLLocation]) {
        perform(as: nil) { _ in route = places.sorted { $0.timestamp < $1.timestamp } }
    }

    package func setRoute(_ places: [Location]) { setRoute(places.map(CLLocation.init)) }

    package func lastPlace() -> CLLocation? { read(as: nil) { _ in places(after: .distantPast).last } }

    private func places(after date: Date) -> [CLLocation] {
        let now = phone.environment.clock.current
        return route.filter { date < $0.timestamp && $0.timestamp <= now }
    }

    package func add(_ manager: CLLocationManager) -> Bool {
        read(as: nil) { _ in
            if phone.appTimers == nil { phone.appTimers = self }
            if locationManagers.isEmpty { lastDelivery = phone.environment.clock.current }
            guard !locationManagers.contains(where: { $0 === manager }) else { return false }
            locationManagers.append(manager)
            return true
        }
    }

    package func remove(_ manager: CLLocationManager) { read(as: nil) { _ in locationManagers.removeAll { $0 === manager } } }

    package func runAlone(_ body: () -> Void) { read(as: nil) { _ in body() } }

    package func callApp(_ body: @escaping @Sendable () -> Void) { deliver(body) }
}

extension HealthKitEmulator: AppTimers {
    /// The instant of the next place of the route, if a location manager waits for it.
    package var nextTimer: Date? {
        locationManagers.isEmpty ? nil : route.first { $0.timestamp > lastDelivery }?.timestamp
    }

    package func clockReachedEvent() {
        let places = locationManagers.isEmpty ? [] : places(after: lastDelivery)
        lastDelivery = phone.environment.clock.current
        guard !places.isEmpty else { return }
        for manager in locationManagers { manager.deliver(places) }
    }
}
