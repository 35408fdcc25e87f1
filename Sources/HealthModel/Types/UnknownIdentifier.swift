/// An identifier that guides use and HealthKit does not have.
struct UnknownIdentifier: Sendable {
    /// The known spellings of the identifier.
    let spellings: [String]

    /// The type identifier or metadata key to use instead. Nil if no single one replaces it.
    let instead: String?

    /// One sentence that explains what to use.
    let hint: String
}
