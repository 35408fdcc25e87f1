import Foundation
import HealthEngine
import HealthModel

/// The guide's `ConsentStorage`: an app's records of its user's consent. They belong to the app and survive its process.
/// Records are only added, never changed. Those of each user are separate; so are those without a user.
///
/// ```swift
/// let consents = ConsentStorage(phone.launch())
/// try consents.recordConsent(to: [.heartRate], version: "2.0", expirationDate: nextYear)
/// try consents.hasValidConsent(for: .heartRate)    // true until nextYear
/// try consents.withdrawConsent(to: [.heartRate])   // ["HKQuantityTypeIdentifierHeartRate"]
/// try consents.hasValidConsent(for: .heartRate)    // false
/// ```
struct ConsentStorage {
    /// The prefix of the keys. A number of 19 digits follows, so that the records sort by key.
    private static let prefix = "healthkit_permissions.consent."
    private let process: AppProcess
    /// Stored here, because a process does not retain its phone.
    private let phone: Phone

    /// The records of the app that runs in a process.
    init(_ process: AppProcess) {
        self.process = process
        phone = process.phone
    }

    /// Records that the user consents.
    @discardableResult
    func recordConsent(
        to types: Set<ObjectType>, version: String, expirationDate: Date? = nil, userID: String? = nil
    ) throws -> ConsentRecord {
        try add(types.map(\.identifier), .consent(version: version, expirationDate: expirationDate), userID)
    }

    /// Records that the user withdraws consent for these types, or for all types with a valid consent. Returns the withdrawn
    /// types. Without valid consent, it records nothing.
    @discardableResult
    func withdrawConsent(to types: Set<ObjectType>? = nil, userID: String? = nil) throws -> [String] {
        let asked = types.map { Set($0.map(\.identifier)) }
        let now = phone.environment.clock.current
        var latest: [String: ConsentRecord] = [:]
        for record in try records() where record.userID == userID {
            for type in record.types { latest[type] = record }
        }
        let valid = latest.filter { $0.value.isValid(at: now) && asked?.contains($0.key) ?? true }.map(\.key)
        guard !valid.isEmpty else { return [] }
        return try add(valid, .withdrawal, userID).types
    }

    /// Whether the latest record about the type is a valid consent, for the version if one is given.
    func hasValidConsent(for type: ObjectType, version: String? = nil, userID: String? = nil) throws -> Bool {
        let now = phone.environment.clock.current
        for (index, entry) in try process.data.values(withPrefix: Self.prefix).reversed().enumerated() {
            let record = try record(entry.value, at: index)
            if record.userID == userID, record.types.contains(type.identifier) {
                return record.isValid(at: now, version: version)
            }
        }
        return false
    }

    /// All records of the app, in order.
    func records() throws -> [ConsentRecord] {
        var records: [ConsentRecord] = []
        for (index, entry) in try process.data.values(withPrefix: Self.prefix).enumerated() {
            records.append(try record(entry.value, at: index))
        }
        return records
    }

    /// Reads one of many records. Throws if the call was cancelled.
    private func record(_ text: String, at index: Int) throws -> ConsentRecord {
        guard !index.isMultiple(of: 256) || phone.shouldContinue else { throw HealthFailure.store(.inaccessible) }
        return try ConsentRecord(text: text)
    }

    private func add(_ types: [String], _ kind: ConsentRecord.Kind, _ userID: String?) throws -> ConsentRecord {
        let record = ConsentRecord(
            id: process.makeUUID(), types: types.sorted(), userID: userID, date: phone.environment.clock.now(), kind: kind
        )
        try process.data.append(record.text, to: Self.prefix)
        return record
    }
}
