/// What the user does with a permission sheet (AUTH-17).
public enum ConsentPolicy: String, CaseIterable, Sendable {
    /// Turns every switch on.
    case allow
    /// “Don’t Allow”: every switch off.
    case deny
    /// Nothing yet: the client is asked, as the user would be.
    case ask
    /// Dismisses the sheet without deciding (AUTH-18).
    case cancel
    /// Ends the app while the sheet is on the screen.
    case kill
}

/// How the coming sheets are answered: a policy, and decisions that go before it.
public struct ConsentRule: Hashable, Sendable {
    /// Decides what ``decisions`` leaves open.
    public var policy: ConsentPolicy
    /// Single switches.
    public var decisions: [AccessPair: Bool]
    /// Single objects, on sheets that list objects (AUTH-46): by UUID in upper case, or identifier of a medication.
    public var objects: [String: Bool]
    /// For how many sheets the rule holds; nil for all to come.
    public var remaining: Int?

    /// A rule.
    public init(
        _ policy: ConsentPolicy,
        decisions: [AccessPair: Bool] = [:],
        objects: [String: Bool] = [:],
        remaining: Int? = nil
    ) {
        self.policy = policy
        self.decisions = decisions
        self.objects = objects
        self.remaining = remaining
    }
}

/// The rules for the coming sheets, used in turn. Where none is left, everything is allowed.
public struct ConsentScript: Hashable, Sendable {
    private var rules: [ConsentRule]

    /// A script of these rules.
    public init(_ rules: [ConsentRule] = []) {
        self.rules = rules
    }

    /// Sets a rule: one for a number of sheets goes before what was in force, one for good replaces it.
    public mutating func set(_ rule: ConsentRule) {
        if rule.remaining == nil {
            rules = [rule]
        } else {
            rules.insert(rule, at: 0)
        }
    }

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
