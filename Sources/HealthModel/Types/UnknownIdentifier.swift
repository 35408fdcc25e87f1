/// An identifier that guides use and HealthKit does not have.
struct UnknownIdentifier: Sendable {
    /// The ways in which people write it.
    let spellings: [String]

    /// The type identifier or metadata key that does the job; nil if there is no single one.
    let instead: String?

    /// One sentence that says what to do.
    let hint: String
}
