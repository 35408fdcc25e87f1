public import HealthModel

/// A permission sheet that waits for the user, with the consent policy `ask`.
public struct PermissionSheet: Hashable, Sendable {
    /// The number of the sheet, starting at 1.
    public let id: Int
    /// The undecided pairs of the request, which are the switches of the sheet (AUTH-14).
    public let pairs: [AccessPair]
    /// The objects on a sheet that grants objects one by one (AUTH-46, AUTH-51). They are named by upper-case UUID or
    /// by medication identifier. Nil for a sheet about types.
    public let objects: [String]?
    /// Decisions of the script, which the sheet does not show.
    let decisions: [AccessPair: Bool]

    /// Whether the sheet has no content and no buttons (AUTH-66).
    public var isBlank: Bool { pairs.isEmpty && objects == nil }

    /// The types of one section of the sheet, sorted by identifier.
    public func types(_ direction: AccessDirection) -> [ObjectType] {
        Set(pairs.filter { $0.direction == direction }.map(\.type)).sortedByIdentifier
    }

    /// The user's answer, limited to the switches on the sheet, combined with the decisions of the script.
    func completed(_ answer: ConsentRule) -> ConsentRule {
        let shown = answer.decisions.filter { pairs.contains($0.key) }
        return ConsentRule(answer.policy, decisions: decisions.merging(shown) { _, new in new }, objects: answer.objects)
    }
}
