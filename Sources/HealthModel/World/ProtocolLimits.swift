/// The limits in section 12 of `protocol/README.md`, except those of a message: its default length is `HostOptions.maximumFrame`, and
/// `MessageLimits` has those of its values. All are project decisions.
package enum ProtocolLimits {
    /// The messages of a batch. The responses to millions of small messages would take gigabytes.
    package static let batch = 100_000

    /// The entries of the journal that are kept at least, and half of those that are kept at most.
    package static let journal = 10_000
    /// The params of a call that the journal keeps, in bytes of their text.
    package static let journalParams = 65_536
    /// All params that the journal keeps, in bytes of their texts.
    package static let allJournalParams = 1_048_576

    /// The names with a diagnostic that is printed once. A hostile client could claim memory with more.
    package static let diagnosedNames = 1000
    /// The further handles after which the handle of an ended object may become unknown.
    package static let handlesAfterEnd = 100

    /// The absolute value of an exponent of a unit.
    package static let unitExponent = 127
    /// The factors of a unit.
    package static let unitFactors = 32
    /// The depth of the nested groups of a unit.
    package static let unitDepth = 64

    /// The intervals of a statistics collection, and of one list of them. Intervals of a second over decades would exhaust memory.
    package static let intervals = 1_000_000
    /// The intervals of a collection with an update handler. Each change computes all of them again, and no request can be cancelled
    /// for it.
    package static let intervalsWithUpdates = 100_000
}
