public import Foundation

/// What an app notes of its user's consent, or of its withdrawal. It is the app's own record, as privacy law wants it:
/// HealthKit knows nothing of it, and it grants nothing.
public struct ConsentRecord: Hashable, Sendable {
    /// What the record says.
    public enum Kind: Hashable, Sendable {
        /// The user has consented to a version of the app's terms, until a moment or for good.
        case consent(version: String, expirationDate: Date?)
        /// The user has taken the consent back.
        case withdrawal
    }

    /// The record's own identifier.
    public let id: UUID
    /// The identifiers of the types that it is about, sorted.
    public let types: [String]
    /// When it was made.
    public let date: Date
    /// What it says.
    public let kind: Kind

    /// Whether this is a consent that holds at a moment. It does not any more at its expiration.
    public func isValid(at moment: Date, version asked: String? = nil) -> Bool {
        guard case .consent(let version, let expirationDate) = kind else { return false }
        return (asked == nil || asked == version) && (expirationDate.map { moment < $0 } ?? true)
    }
}
