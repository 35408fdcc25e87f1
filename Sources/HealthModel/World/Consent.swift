/// How the user responds to a permission sheet (AUTH-17).
public enum ConsentPolicy: String, CaseIterable, Sendable, Codable {
    /// Grants every type.
    case allow
    /// “Don’t Allow”: denies every type.
    case deny
    /// Leaves the sheet open. The client responds to it.
    case ask
    /// Dismisses the sheet without deciding (AUTH-18).
    case cancel
    /// Leaves the app with the Home button while the sheet is on screen (AUTH-18).
    case leave
    /// Ends the app while the sheet is on screen.
    case kill
}

/// The user's response to the next sheets: a policy, and decisions that override it.
public struct ConsentRule: Hashable, Sendable, Codable {
    /// The response for types and objects without a decision.
    public var policy: ConsentPolicy
    /// Decisions for single switches.
    public var decisions: [AccessPair: Bool]
    /// Decisions for single objects, on sheets that list objects (AUTH-46). Keys are upper-case UUIDs or medication
    /// identifiers.
    public var objects: [Name: Bool]
    /// Whether a request shows a blank sheet if all its types are decided (AUTH-66).
    public var hasBlankSheets: Bool
    /// The number of sheets that the rule applies to. Nil for all following sheets.
    public var remaining: Int?

    /// A rule.
    public init(
        _ policy: ConsentPolicy,
        decisions: [AccessPair: Bool] = [:],
        objects: [Name: Bool] = [:],
        hasBlankSheets: Bool = false,
        remaining: Int? = nil
    ) {
        self.policy = policy
        self.decisions = decisions
        self.objects = objects
        self.hasBlankSheets = hasBlankSheets
        self.remaining = remaining
    }
}

/// The rules for the next sheets, used in order. When no rule is left, everything is granted.
public struct ConsentScript: Hashable, Sendable, Codable {
    private var rules: [ConsentRule]

    /// A script of these rules.
    public init(_ rules: [ConsentRule] = []) {
        self.rules = rules
    }

    /// Adds a rule. A rule for a number of sheets precedes the existing rules. A rule for all sheets replaces them.
    public mutating func set(_ rule: ConsentRule) {
        if rule.remaining == nil {
            rules = [rule]
        } else {
            rules.insert(rule, at: 0)
        }
    }

    /// The policy for the next sheet.
    public var policy: ConsentPolicy { rules.first?.policy ?? .allow }

    /// Whether the next request shows a blank sheet if all its types are decided.
    public var hasBlankSheets: Bool { rules.first?.hasBlankSheets ?? false }

    /// The rule for one sheet.
    public mutating func next() -> ConsentRule {
        guard let rule = rules.first else { return ConsentRule(.allow) }
        guard let remaining = rule.remaining else { return rule }
        if remaining > 1 {
            rules[0].remaining = remaining - 1
        } else {
            rules.removeFirst()
        }
        return rule
    }
}
