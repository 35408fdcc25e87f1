public import HealthModel

/// A permission sheet that waits for the user: consent policy `ask`.
public struct PermissionSheet: Hashable, Sendable {
    /// The sheet's number, counted from 1.
    public let id: Int
    /// The switches on it: the undecided pairs of the request (AUTH-14).
    public let pairs: [AccessPair]
    /// The objects on a sheet on which each is granted by itself (AUTH-46, AUTH-51): UUIDs in upper case, or identifiers of
    /// medications. Nil for a sheet about types.
    public let objects: [String]?
    /// Decisions that the script made before the user was asked.
    let decisions: [AccessPair: Bool]

    /// The types of one section of the sheet, sorted by identifier.
    public func types(_ direction: AccessDirection) -> [ObjectType] {
        pairs.filter { $0.direction == direction }.map(\.type).sorted { $0.identifier < $1.identifier }
    }

    /// The user's answer, limited to the switches that the sheet shows, with the decisions of the script.
    func completed(_ answer: ConsentRule) -> ConsentRule {
        let shown = answer.decisions.filter { pairs.contains($0.key) }
        return ConsentRule(
            answer.policy,
            decisions: decisions.merging(shown) { _, new in new },
            objects: answer.objects
        )
    }
}
