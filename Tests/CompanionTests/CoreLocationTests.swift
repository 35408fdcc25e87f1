import CoreLocation
import Testing

struct CoreLocationTests {
    private static let location = CLLocation(
        coordinate: CLLocationCoordinate2D(latitude: 47.37, longitude: 8.54),
        altitude: 408,
        horizontalAccuracy: 5,
        verticalAccuracy: 3,
        course: 90,
        courseAccuracy: 1,
        speed: 2.5,
        speedAccuracy: 0.5,
        timestamp: Date(timeIntervalSince1970: 1_772_352_000),
        sourceInfo: CLLocationSourceInformation(softwareSimulationState: true, andExternalAccessoryState: false)
    )

    @Test(arguments: [
        // A degree of latitude and of longitude at the equator, and from San Francisco to New York.
        (0.0, 0.0, 1.0, 0.0, 110_574.4), (0, 0, 0, 1, 111_319.5), (37.7749, -122.4194, 40.7128, -74.0060, 4_139_150),
    ])
    func `distances are those on the ellipsoid`(
        latitude: Double, longitude: Double, otherLatitude: Double, otherLongitude: Double, metres: Double
    ) {
        let first = CLLocation(latitude: latitude, longitude: longitude)
        let second = CLLocation(latitude: otherLatitude, longitude: otherLongitude)
        #expect(abs(first.distance(from: second) - metres) < metres / 50_000)
        #expect(first.distance(from: second) == second.distance(from: first))
        #expect(first.distance(from: first) == 0)
    }

    @Test func `a missing course or speed is negative`() {
        let location = CLLocation(latitude: 1, longitude: 2)
        #expect(location.course < 0 && location.speed < 0 && location.courseAccuracy < 0 && location.verticalAccuracy < 0)
        #expect(location.floor == nil && location.sourceInformation == nil)
    }

    @Test func `a location can be archived`() throws {
        let data = try NSKeyedArchiver.archivedData(withRootObject: Self.location, requiringSecureCoding: true)
        let copy = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CLLocation.self, from: data))
        #expect(copy.coordinate.latitude == 47.37 && copy.coordinate.longitude == 8.54 && copy.altitude == 408)
        #expect(copy.course == 90 && copy.courseAccuracy == 1 && copy.speed == 2.5 && copy.speedAccuracy == 0.5)
        #expect(copy.timestamp == Self.location.timestamp)
        #expect(copy.sourceInformation?.isSimulatedBySoftware == true)
    }

    @Test func `coordinates have limits`() {
        #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(90, -180)))
        #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(90.1, 0)))
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    }
}
