package import HealthModel

/// The notes of one call for the journal and the audit log. Its method sets them.
package struct CallNotes {
    /// The actor: the app, unless a method names another source or the user.
    package var who: String
    /// The app whose permission is concerned, if that is not `who`.
    package var concernedApp: String?
    /// The types of the call, sorted by identifier.
    private(set) var types: [ObjectType] = []
    /// The number of objects that the call passed or found; nil for a call about types.
    package var count: Int?
    /// The types of a request for authorization that a plugin has made beside its other work.
    package var requestedTypes: Set<ObjectType> = []
    /// The error that HealthKit passed to a plugin: ``Call/attempt(_:)`` sets it.
    package var healthKitError: HealthError.Code?

    init(who: String, types: [ObjectType] = [], count: Int? = nil) {
        self.who = who
        self.types = types
        self.count = count
    }

    /// Sets the types of the call, and optionally the number of objects.
    package mutating func set(_ types: some Sequence<ObjectType>, count: Int? = nil) {
        self.count = count
        self.types = Set(types).sorted { $0.identifier < $1.identifier }
    }
}
