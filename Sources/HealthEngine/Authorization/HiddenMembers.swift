/// The members of other apps' correlations that an app may not read. The app gets a correlation without them. It learns neither of
/// the addition nor of the deletion of a correlation without another member (AUTH-38).
struct HiddenMembers {
    /// For each type with hidden members, by its number: the earliest start of those that the app may read, in milliseconds since
    /// 1970. `Int64.max` if it may read none.
    private(set) var starts: [Int64: Int64]
    /// The number of the app as a source. 0 if it has saved nothing.
    let ownSource: Int64

    /// What two queries of the same app hide.
    func merging(_ other: HiddenMembers) -> HiddenMembers {
        var merged = self
        merged.starts.merge(other.starts, uniquingKeysWith: max)
        return merged
    }

    /// Whether a member of another app's correlation is hidden.
    func contains(type: Int64, start: Int64) -> Bool { starts[type].map { start < $0 } ?? false }

    /// An SQL condition that excludes the rows of `sample` or `deletedObject` whose members are all hidden.
    func condition(on table: String) -> String {
        let members =
            table == "sample"
            ? "correlationMember JOIN sample AS part ON part.id = member WHERE correlation = sample.id"
            : "deletedMember AS part WHERE deletion = deletedObject.id"
        let limits = starts.sorted { $0.key < $1.key }
        // Type 0 stands for the unknown members of an old deletion.
        let unreadable = (["0"] + limits.filter { $0.value == .max }.map { "\($0.key)" }).joined(separator: ", ")
        let limited = limits.filter { $0.value < .max }.map { type, start in
            " AND NOT (part.type = \(type) AND part.startDate < \(start))"
        }
        return """
             AND (sourceRevision IN (SELECT id FROM sourceRevision WHERE source = \(ownSource))
            OR EXISTS (SELECT 1 FROM \(members) AND part.type NOT IN (\(unreadable))\(limited.joined())))
            """
    }
}
