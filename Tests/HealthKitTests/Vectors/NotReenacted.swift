/// A request that code with `import HealthKit` cannot make. The host's own channel answers it.
struct NotReenacted: Error {
    /// The reason.
    enum Reason: String, CaseIterable {
        case missingClass = "the module does not have the class or the method"
        case handle = "an app holds objects, and no handles"
        case initializer = "no public initializer takes these values"
        case value = "the value has another type in Swift"
        case batches = "HealthKit chooses the size of batches"
    }

    let reason: Reason

    init(_ reason: Reason) { self.reason = reason }
}
