import Foundation
import HealthEngine
import HealthModel
import Testing

/// The app's own records of its user's consent.
struct ConsentTests {
    @Test func `a consent holds until it expires`() throws {
        let store = try HealthStore.granted([])
        let now = store.environment.clock.current
        try store.recordConsent(to: [.heartRate], version: "2.0", expirationDate: now + 60)
        #expect(try store.hasValidConsent(for: .heartRate))
        #expect(try store.hasValidConsent(for: .heartRate, version: "2.0"))
        #expect(try !store.hasValidConsent(for: .heartRate, version: "1.0"))
        #expect(try !store.hasValidConsent(for: .stepCount))
        store.environment.clock.advance(by: 60)
        #expect(try !store.hasValidConsent(for: .heartRate))
    }

    @Test func `a withdrawal is a record of its own, of what was in force`() throws {
        let store = try HealthStore.granted([])
        let consent = try store.recordConsent(to: [.heartRate, .stepCount], version: "1.0")
        #expect(try store.withdrawConsent(to: [.heartRate, .bodyMass]) == [ObjectType.heartRate.identifier])
        #expect(try store.withdrawConsent() == [ObjectType.stepCount.identifier])
        #expect(try store.withdrawConsent().isEmpty)
        let records = try store.consentRecords()
        #expect(records.first == consent)
        #expect(records.dropFirst().map(\.kind) == [.withdrawal, .withdrawal])
        #expect(Set(records.map(\.id)).count == 3)
    }

    @Test func `consent grants nothing, and permission is no consent`() throws {
        let store = try HealthStore.granted([.heartRate])
        #expect(try !store.hasValidConsent(for: .heartRate))
        try store.recordConsent(to: [.stepCount], version: "1.0")
        #expect(try store.authorizationStatus(for: .stepCount) == .notDetermined)
    }

    @Test func `records stay in the file, and are each app's own`() throws {
        try withTemporaryPath { path in
            let expirationDate = Date(timeIntervalSince1970: 4_000_000_000.125)
            let record = try HealthStore(path: path).recordConsent(
                to: [.heartRate],
                version: "2.0",
                expirationDate: expirationDate
            )
            let again = try HealthStore(path: path)
            #expect(try again.consentRecords() == [record])
            #expect(record.kind == .consent(version: "2.0", expirationDate: expirationDate))
            let other = World(app: AppIdentity(bundleIdentifier: "com.example.other"))
            #expect(try HealthStore(path: path, world: other).consentRecords().isEmpty)
        }
    }
}
