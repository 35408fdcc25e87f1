import BridgeCore
import Foundation
import HealthJSON
import HealthModel
import JSON

/// An app's own record of its user's consent, or of the withdrawal of consent, as privacy law requires. HealthKit ignores it,
/// and it grants nothing.
struct ConsentRecord: Hashable, Sendable {
    /// The statement of a record.
    enum Kind: Hashable, Sendable {
        /// The user has consented to a version of the app's terms. A nil expiration date means no end.
        case consent(version: String, expirationDate: Date?)
        /// The user has withdrawn consent.
        case withdrawal
    }

    /// The identifier of the record.
    let id: UUID
    /// The sorted identifiers of the types.
    let types: [String]
    /// The user of the app whose consent it is; nil if the app has not named one.
    let userID: String?
    /// The time at which the record was made.
    let date: Date
    /// The statement of the record.
    let kind: Kind

    /// Whether this is a consent that is valid at an instant, and for a version if one is given. A consent is no longer valid at
    /// its expiration date.
    func isValid(at instant: Date, version asked: String? = nil) -> Bool {
        guard case .consent(let version, let expirationDate) = kind else { return false }
        return (asked == nil || asked == version) && (expirationDate.map { instant < $0 } ?? true)
    }
}

// MARK: The text of a record

extension ConsentRecord {
    /// The record as JSON text: the identifier as 32 digits, the types separated by spaces, dates in milliseconds since 1970,
    /// `version` null for a withdrawal, `user` absent without one. Existing stores hold this form, so it must not change.
    var text: String {
        var (version, expirationDate) = (JSONValue.null, JSONValue.null)
        if case .consent(let consentVersion, let date) = kind {
            version = .string(consentVersion)
            expirationDate = date.map { .integer($0.milliseconds) } ?? .null
        }
        var object: JSONObject = [
            "id": .string(id.uuidString.lowercased().filter { $0 != "-" }),
            "types": .string(types.joined(separator: " ")),
            "version": version,
            "date": .integer(date.milliseconds),
            "expirationDate": expirationDate,
        ]
        object["user"] = userID.map { .string($0) }
        return object.jsonText
    }

    /// Reads a record from its ``text``. Throws ``StoreError/corrupt`` for any other text.
    init(text: String) throws {
        do {
            try self.init(JSONReader(JSONValue(parsing: text)))
        } catch {
            throw HealthFailure.store(.corrupt)
        }
    }

    private init(_ reader: JSONReader) throws {
        var members = try reader.object()
        let id = try members.required("id")
        guard let uuid = UUID(digits: try id.string()) else { throw id.fail(expected: "32 hexadecimal digits") }
        self.id = uuid
        types = try members.required("types").string().split(separator: " ").map(String.init)
        date = Date(milliseconds: Int64(clamping: try members.required("date").integer()))
        let expirationDate = try members.optional("expirationDate")?.integer()
        let version = try members.optional("version")?.string()
        userID = try members.optional("user")?.string()
        kind =
            version.map { version in
                .consent(version: version, expirationDate: expirationDate.map { Date(milliseconds: Int64(clamping: $0)) })
            } ?? .withdrawal
    }
}

extension UUID {
    /// A UUID of 32 hexadecimal digits without hyphens.
    fileprivate init?(digits: String) {
        var bytes = Array(digits.utf8)
        guard bytes.count == 32 else { return nil }
        for index in [20, 16, 12, 8] { bytes.insert(UInt8(ascii: "-"), at: index) }
        self.init(text: String(decoding: bytes, as: UTF8.self))
    }
}
