import HealthEngine
import HealthModel
import Testing

struct AuthorizationStatusTests {
    @Test func `types are undetermined before a request (AUTH-32)`() throws {
        let store = try HealthStore.launched()
        for type in TypeCatalog.all {
            #expect(try store.authorizationStatus(for: type) == .notDetermined)
        }
    }

    @Test(arguments: [ConsentPolicy.allow, .deny])
    func `sharing is denied for a type that was only requested for reading (AUTH-33)`(policy: ConsentPolicy) throws {
        let store = try HealthStore.withUser(policy)
        try store.requestAuthorization(read: [heartRate()])
        #expect(try store.authorizationStatus(for: heartRate()) == .sharingDenied)
        #expect(try store.statusForAuthorizationRequest(toShare: [heartRate()]) == .shouldRequest)
    }

    @Test func `a correlation is never determined (AUTH-34)`() throws {
        let store = try HealthStore.launched()
        try store.requestAuthorization(toShare: [.bloodPressureSystolic, .bloodPressureDiastolic])
        #expect(try store.authorizationStatus(for: .named("bloodPressure")) == .notDetermined)
    }

    @Test func `the request status covers the whole set (AUTH-35, AUTH-37)`() throws {
        let store = try HealthStore.launched()
        #expect(try store.statusForAuthorizationRequest(read: [stepCount()]) == .shouldRequest)
        try store.requestAuthorization(read: [stepCount()])
        #expect(try store.statusForAuthorizationRequest(read: [stepCount()]) == .unnecessary)
        #expect(try store.statusForAuthorizationRequest(read: [stepCount(), heartRate()]) == .shouldRequest)
    }

    @Test func `a change in Settings takes effect immediately, and the type stays determined (AUTH-15)`() throws {
        let store = try HealthStore.launched()
        try store.requestAuthorization(toShare: [stepCount()])
        try store.setAuthorization(false, on: AccessPair(try stepCount(), .share))
        #expect(try store.authorizationStatus(for: stepCount()) == .sharingDenied)
        #expect(try store.statusForAuthorizationRequest(toShare: [stepCount()]) == .unnecessary)
        try store.setAuthorization(nil, on: AccessPair(try stepCount(), .share))
        #expect(try store.authorizationStatus(for: stepCount()) == .notDetermined)
    }

    @Test(arguments: [
        (DeviceProfile.iPhone, "18.0", true), (.iPad, "17.0", true), (.iPad, "16.7", false), (.iPad16, "18.0", false),
        (.watch, "18.0", true), (.vision, "18.0", true), (.unsupported, "18.0", false),
    ])
    func `availability depends on the device (AUTH-01)`(profile: DeviceProfile, version: String, isAvailable: Bool)
        throws
    {
        let store = try HealthStore.launched(device: EmulatedDevice(profile, osVersion: try #require(OSVersion(version))))
        #expect(store.isHealthDataAvailable == isAvailable)
    }
}
