/// What the user does with the permission sheets: the same for all, or by a script.
///
/// ```swift
/// Bridge.Options(consent: .deny)
/// Bridge.Options(consent: .script(["policy": "deny", "share": ["HKQuantityTypeIdentifierStepCount": true]]))
/// ```
public struct Consent: Codable, Hashable, Sendable {
    private let value: JSONValue

    private init(_ value: JSONValue) {
        self.value = value
    }

    /// Allows everything that is asked for.
    public static let allow = Consent("allow")
    /// Denies everything that is asked for.
    public static let deny = Consent("deny")
    /// Waits: the test answers each sheet by `control/respondToPermissionSheet`.
    public static let ask = Consent("ask")
    /// Closes the sheet without a decision.
    public static let cancel = Consent("cancel")
    /// Ends the app while the sheet is open.
    public static let kill = Consent("kill")

    /// A rule, or a list of rules that are used in turn, as `control/setConsent` takes them.
    public static func script(_ rules: JSONValue) -> Consent {
        Consent(rules)
    }

    /// A rule, or a list of rules, in a file.
    public static func script(path: String) -> Consent {
        Consent(.string(path))
    }

    /// Reads what `encode(to:)` writes.
    public init(from decoder: any Decoder) throws {
        value = try decoder.singleValueContainer().decode(JSONValue.self)
    }

    /// Writes the policy, the rules or the path.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }
}
