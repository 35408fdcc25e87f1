import JSON

/// The expected changes of a store by a sequence of requests.
struct SampleHistory {
    /// The samples that a request adds and deletes. A sample that it adds and deletes counts as deleted.
    struct Change {
        var added: [String: String] = [:]
        var deleted: [String: String] = [:]

        /// Merges the next change.
        mutating func append(_ next: Change) {
            for uuid in next.deleted.keys {
                added[uuid] = nil
            }
            added.merge(next.added) { _, new in new }
            deleted.merge(next.deleted) { _, new in new }
        }

        /// The part of the change that concerns one type.
        func part(_ type: String) -> (added: Set<String>, deleted: Set<String>) {
            (Set(added.filter { $0.value == type }.keys), Set(deleted.filter { $0.value == type }.keys))
        }
    }

    static let types = [stepCount, systolic, diastolic, bloodPressure]

    private(set) var changes: [Change] = []
    /// The samples in the store, with their types.
    private(set) var live: [String: String] = [:]
    /// The samples that can be deleted individually, without members of correlations.
    private(set) var parents: [String: [String]] = [:]
    private(set) var synchronised: [String: String] = [:]

    /// The merged changes after the first `start` ones.
    func change(after start: Int) -> Change { changes[start...].reduce(into: Change()) { $0.append($1) } }

    /// Adds a change to the history.
    mutating func apply(_ change: Change, parents: [String: [String]] = [:], synchronised: [String: String] = [:]) {
        changes.append(change)
        for uuid in change.deleted.keys {
            live[uuid] = nil
            self.parents[uuid] = nil
        }
        live.merge(change.added) { _, new in new }
        self.parents.merge(parents) { _, new in new }
        self.synchronised.merge(synchronised) { _, new in new }
    }
}

/// Random numbers from a seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
