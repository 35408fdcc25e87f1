/// The correlations of other apps with a member of a type that the app may not read. The app cannot see them, and learns neither
/// of their addition nor of their deletion (AUTH-38; project decision).
struct HiddenCorrelations {
    /// The numbers of the types of members that the app may read.
    let readableTypes: [Int64]
    /// The number of the app as a source. 0 if it has saved nothing.
    let ownSource: Int64

    /// An SQL condition that excludes the hidden rows of `sample` or `deletedObject`.
    func condition(on table: String) -> String {
        let members =
            table == "sample"
            ? "correlationMember JOIN sample AS part ON part.id = member WHERE correlation = sample.id"
            : "deletedMember AS part WHERE deletion = deletedObject.id"
        let types = readableTypes.map(String.init).joined(separator: ", ")
        return """
             AND (sourceRevision IN (SELECT id FROM sourceRevision WHERE source = \(ownSource))
            OR NOT EXISTS (SELECT 1 FROM \(members) AND part.type NOT IN (\(types))))
            """
    }
}
