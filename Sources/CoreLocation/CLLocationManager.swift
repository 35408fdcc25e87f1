@_exported public import Foundation

/// `CLLocationManager`: knows whether the app may use the location, and delivers the places of the emulated phone's route as its clock
/// reaches them. The phone is that of `HealthKit`: without that module, the status stays undetermined. Accuracies and filters have no effect.
open class CLLocationManager: NSObject, @unchecked Sendable {
    /// Finds the phone of the running code. `HealthKit` sets it.
    nonisolated(unsafe) package static var currentPhone: () -> (any LocatedPhone)? = { nil }

    private let phone = unsafe CLLocationManager.currentPhone()
    private var isUpdating = false
    private var awaitsOneLocation = false

    /// `delegate`: learns the authorization when it is set.
    open weak var delegate: (any CLLocationManagerDelegate)? { didSet { tellAuthorization() } }
    open var desiredAccuracy = kCLLocationAccuracyBest
    open var distanceFilter = kCLDistanceFilterNone
    open var activityType = CLActivityType.other
    open var pausesLocationUpdatesAutomatically = true
    open var allowsBackgroundLocationUpdates = false

    open class func locationServicesEnabled() -> Bool { true }
    open class func significantLocationChangeMonitoringAvailable() -> Bool { true }
    open class func authorizationStatus() -> CLAuthorizationStatus { CLLocationManager().authorizationStatus }

    open var authorizationStatus: CLAuthorizationStatus { phone?.locationStatus ?? .notDetermined }

    private var isAuthorized: Bool { [.authorizedAlways, .authorizedWhenInUse].contains(authorizationStatus) }

    /// `location`: the last place of the route that the clock has reached. Nil if there is none, or the app may not use it.
    open var location: CLLocation? { isAuthorized ? phone?.lastPlace() : nil }

    /// `requestWhenInUseAuthorization()`: the phone's consent answers. A policy that neither allows nor denies leaves it undetermined.
    open func requestWhenInUseAuthorization() { request(.authorizedWhenInUse) }

    open func requestAlwaysAuthorization() { request(.authorizedAlways) }

    open func startUpdatingLocation() {
        alone {
            isUpdating = true
            begin()
        }
    }

    open func stopUpdatingLocation() {
        alone {
            isUpdating = false
            phone?.remove(self)
        }
    }

    open func startMonitoringSignificantLocationChanges() { startUpdatingLocation() }

    open func stopMonitoringSignificantLocationChanges() { stopUpdatingLocation() }

    /// `requestLocation()`: delivers the current place, or the first one of the route.
    open func requestLocation() {
        alone {
            awaitsOneLocation = true
            begin()
        }
    }

    /// The user answers after the code that asks.
    private func request(_ status: CLAuthorizationStatus) {
        phone?.callApp { [self] in
            alone {
                guard phone?.requestLocation(status) == true else { return }
                tellAuthorization()
                if isUpdating || awaitsOneLocation { begin() }
            }
        }
    }

    /// Runs code while the phone does nothing else: its answers and places come on another thread than the calls of the app.
    private func alone(_ body: () -> Void) { if let phone { phone.runAlone(body) } else { body() } }

    private func tellAuthorization() {
        tell { manager, delegate in
            delegate.locationManagerDidChangeAuthorization(manager)
            delegate.locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
        }
    }

    private func begin() {
        if authorizationStatus == .denied {
            awaitsOneLocation = false
            tell { manager, delegate in delegate.locationManager(manager, didFailWithError: CLError(.denied)) }
        } else if isAuthorized, phone?.add(self) == true || awaitsOneLocation, let location {
            deliver([location])
        }
    }

    /// The clock of the phone has reached places.
    package func deliver(_ places: [CLLocation]) {
        awaitsOneLocation = false
        if !isUpdating { phone?.remove(self) }
        let places = isUpdating ? places : places.suffix(1)
        tell { manager, delegate in delegate.locationManager(manager, didUpdateLocations: places) }
    }

    /// Calls the delegate as the phone calls handlers of the app.
    private func tell(_ body: @escaping @Sendable (CLLocationManager, any CLLocationManagerDelegate) -> Void) {
        phone?.callApp { [self] in if let delegate { body(self, delegate) } }
    }
}

/// `CLLocationManagerDelegate`: each method has a default, which does nothing.
public protocol CLLocationManagerDelegate: AnyObject {
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
}

extension CLLocationManagerDelegate {
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
}

public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

public enum CLActivityType: Int, Sendable {
    case other = 1
    case automotiveNavigation, fitness, otherNavigation, airborne
}

public let kCLErrorDomain = "kCLErrorDomain"

public struct CLError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable { case locationUnknown, denied, network }

    public let code: Code
    public static let errorDomain = kCLErrorDomain
    public var errorCode: Int { code.rawValue }

    public init(_ code: Code) { self.code = code }
}

/// A phone that moves along a route. The emulated phone of `HealthKit` conforms.
package protocol LocatedPhone: AnyObject {
    /// Whether the app may use the location.
    var locationStatus: CLAuthorizationStatus { get }
    /// Asks the user. Returns whether the user has decided anew.
    func requestLocation(_ status: CLAuthorizationStatus) -> Bool
    /// The last place of the route that the clock has reached.
    func lastPlace() -> CLLocation?
    /// Delivers the places that follow to a manager, until it is removed. Returns whether it did not before.
    func add(_ manager: CLLocationManager) -> Bool
    func remove(_ manager: CLLocationManager)
    /// Runs code while the phone does nothing else.
    func runAlone(_ body: () -> Void)
    /// Calls code of the app.
    func callApp(_ body: @escaping @Sendable () -> Void)
}
