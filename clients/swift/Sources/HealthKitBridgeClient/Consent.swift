/// The user's decisions on permission sheets: one policy for all sheets, or a script.
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

    /// Grants everything that is requested.
    public static let allow = Consent("allow")
    /// Denies everything that is requested.
    public static let deny = Consent("deny")
    /// Waits until the test responds to each sheet with `control/respondToPermissionSheet`.
    public static let ask = Consent("ask")
    /// Closes the sheet without a decision.
    public static let cancel = Consent("cancel")
    /// Leaves the app with the Home button while the sheet is open.
    public static let leave = Consent("leave")
    /// Ends the app while the sheet is open.
    public static let kill = Consent("kill")

    /// A rule, or a list of rules that are used in order, in the format of `control/setConsent`.
    public static func script(_ rules: JSONValue) -> Consent {
        Consent(rules)
    }

    /// A file with a rule or a list of rules.
    public static func script(path: String) -> Consent {
        Consent(.string(path))
    }

    /// Reads the output of `encode(to:)`.
    public init(from decoder: any Decoder) throws {
        value = try decoder.singleValueContainer().decode(JSONValue.self)
    }

    /// Writes the policy, the rules or the path.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }
}
