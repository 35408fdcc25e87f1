import Foundation
import HealthEngine
import HealthModel
import Testing

@testable import HealthKitPermissionsChannel

/// The app's own records of its user's consent.
struct ConsentStorageTests {
    @Test func `a consent is valid until it expires`() throws {
        let phone = try Phone.standing()
        let consents = phone.consents()
        let now = phone.environment.clock.current
        try consents.recordConsent(to: [.heartRate], version: "2.0", expirationDate: now + 60)
        #expect(try consents.hasValidConsent(for: .heartRate))
        #expect(try consents.hasValidConsent(for: .heartRate, version: "2.0"))
        #expect(try !consents.hasValidConsent(for: .heartRate, version: "1.0"))
        #expect(try !consents.hasValidConsent(for: .stepCount))
        phone.environment.clock.advance(by: 60)
        #expect(try !consents.hasValidConsent(for: .heartRate))
    }

    @Test func `a withdrawal is a separate record of the types with a valid consent`() throws {
        let phone = try Phone.standing()
        let consents = phone.consents()
        let consent = try consents.recordConsent(to: [.heartRate, .stepCount], version: "1.0")
        #expect(try consents.withdrawConsent(to: [.heartRate, .bodyMass]) == [ObjectType.heartRate.identifier])
        #expect(try consents.withdrawConsent() == [ObjectType.stepCount.identifier])
        #expect(try consents.withdrawConsent().isEmpty)
        let records = try consents.records()
        #expect(records.first == consent)
        #expect(records.dropFirst().map(\.kind) == [.withdrawal, .withdrawal])
        #expect(Set(records.map(\.id)).count == 3)
    }

    @Test func `the latest record of a type counts`() throws {
        let phone = try Phone.standing()
        let consents = phone.consents()
        try consents.recordConsent(to: [.heartRate, .stepCount], version: "1.0")
        try consents.recordConsent(to: [.heartRate], version: "2.0")
        #expect(try !consents.hasValidConsent(for: .heartRate, version: "1.0"))
        #expect(try consents.hasValidConsent(for: .stepCount, version: "1.0"))
        try consents.withdrawConsent(to: [.heartRate])
        #expect(try !consents.hasValidConsent(for: .heartRate))
        #expect(try consents.hasValidConsent(for: .stepCount))
    }

    @Test func `consent grants no permission, and permission is not consent`() throws {
        let phone = try Phone.standing()
        let consents = phone.consents()
        let store = phone.launch().healthStore
        try store.requestAuthorization(toShare: [.heartRate], read: [.heartRate])
        #expect(try store.authorizationStatus(for: .heartRate) == .sharingAuthorized)
        #expect(try !consents.hasValidConsent(for: .heartRate))
        try consents.recordConsent(to: [.stepCount], version: "1.0")
        #expect(try store.authorizationStatus(for: .stepCount) == .notDetermined)
    }

    @Test func `records persist in the file and are separate for each app`() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "consent-\(UUID().uuidString).store").path
        defer {
            for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + suffix) }
        }
        let expirationDate = Date(timeIntervalSince1970: 4_000_000_000.125)
        let record = try Phone(path: path).consents().recordConsent(
            to: [.heartRate], version: "2.0", expirationDate: expirationDate
        )
        let phone = try Phone(path: path)
        #expect(try phone.consents().records() == [record])
        #expect(record.kind == .consent(version: "2.0", expirationDate: expirationDate))
        let other = AppIdentity(bundleIdentifier: "com.example.other")
        #expect(try phone.consents(of: other).records().isEmpty)
    }

    @Test func `a new record has the number after the highest`() throws {
        let phone = try Phone.standing()
        let consents = phone.consents()
        let data = phone.launch().data
        let id = "0910a2dec8914c67b893a2eefb32555e"
        try data.set(
            "healthkit_permissions.consent.0000000000000000009",
            to: #"{"id":"\#(id)","types":"A B","version":"2.0","date":1500,"expirationDate":null}"#
        )
        try consents.recordConsent(to: [.heartRate], version: "\u{0}é\"")
        let stored = try data.values(withPrefix: "healthkit_permissions.consent.")
        #expect(stored.map { $0.key.suffix(3) } == ["009", "010"])
        let records = try consents.records()
        #expect(records.map(\.types) == [["A", "B"], [ObjectType.heartRate.identifier]])
        #expect(records[0].id.uuidString == "0910A2DE-C891-4C67-B893-A2EEFB32555E")
        #expect(records[0].date == Date(timeIntervalSince1970: 1.5))
        #expect(records[1].kind == .consent(version: "\u{0}é\"", expirationDate: nil))
        #expect(records[0].text == stored[0].value)
    }

    @Test(arguments: ["", "[]", #"{"id":"1","types":"","date":0}"#, #"{"id":"éééééééééééééééé","types":"","date":0}"#])
    func `an invalid record means that the store is damaged`(text: String) throws {
        let phone = try Phone.standing()
        let consents = phone.consents()
        try phone.launch().data.set("healthkit_permissions.consent.0000000000000000001", to: text)
        #expect(throws: HealthFailure.store(.corrupt)) { try consents.records() }
        #expect(throws: HealthFailure.store(.corrupt)) { try consents.hasValidConsent(for: .heartRate) }
    }

    @Test(arguments: ["x", "-000000000000000001", "9223372036854775807"])
    func `a key without a number, or with the largest number, means that the store is damaged`(number: String) throws {
        let phone = try Phone.standing()
        let consents = phone.consents()
        try phone.launch().data.set("healthkit_permissions.consent.\(number)", to: "")
        #expect(throws: HealthFailure.store(.corrupt)) {
            try consents.recordConsent(to: [.heartRate], version: "1.0")
        }
    }
}

extension Phone {
    /// A phone with a fixed clock.
    fileprivate static func standing() throws -> Phone {
        let clock = Clock(fixedAt: Date(timeIntervalSince1970: 1_772_323_200))
        return try Phone(environment: Environment(clock: clock, seed: 1))
    }

    /// Launches an app, and returns its records.
    fileprivate func consents(of app: AppIdentity = AppIdentity()) -> ConsentStorage { ConsentStorage(launch(app)) }
}
