package import HealthModel

/// What the journal and the audit log say of one call, as its method tells it.
package struct CallNotes {
    /// Who acts: the app, unless a method says that it is another source or the user.
    package var who: String
    /// The app whose permission it is about, where that is not `who`.
    package var concernedApp: String?
    /// The types that it is about, sorted by identifier.
    private(set) var types: [ObjectType] = []
    /// How many objects it is about or has found; nil for a call about types.
    package var count: Int?

    init(who: String, types: [ObjectType] = [], count: Int? = nil) {
        self.who = who
        self.types = types
        self.count = count
    }

    /// Notes which types the call is about, and perhaps how many objects.
    package mutating func set(_ types: some Sequence<ObjectType>, count: Int? = nil) {
        self.count = count
        self.types = Set(types).sorted { $0.identifier < $1.identifier }
    }
}
