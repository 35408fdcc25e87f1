import HealthModel

/// What the journal and the audit log say of one call, as its method tells it.
struct CallNotes {
    /// Who is at work: the app, unless a method says that it is another source or the user.
    var who: String
    /// Whose permission it is about, where that is not `who`.
    var concernedApp: String?
    /// The types that it is about, sorted by identifier.
    var types: [ObjectType] = []
    /// How many objects it is about or has found; nil for a call about types.
    var count: Int?
}
