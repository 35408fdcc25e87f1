/// A request that an app cannot make, or that the phone cannot arrange. The case is left out, with the reason.
struct NotReenacted: Error, Sendable {
    /// The reason, for the person who reads the result.
    let reason: String

    /// A reason with words of its own.
    init(_ reason: String) { self.reason = reason }

    init(_ reason: Reason) { self.reason = reason.rawValue }

    /// Cases of which Swift code has another outcome, with the reason.
    static let cases = [
        "names.json: metadata keys that differ in bytes are different keys":
            "A dictionary of Swift has one key for texts that are canonically equal.",
        "collection-statistics.json: a sample of the year 1 is in an interval of that year":
            "The calendar of Foundation's formats is Julian then.",
        "updated-statistics.json: a sample over midnight changes both days":
            "The handler has only the latest of the updated statistics.",
        "workoutBuilder.seriesBuilder.json: a finished workout builder gives no series builder":
            "The method has no error: it returns nil.",
    ]

    /// The reasons that the requests themselves have.
    enum Reason: String {
        case missingClass = "no class of HealthKit has the method"
        case handle = "an app holds objects and anchors, and it never received this one"
        case initializer = "no public initializer takes these values"
        case value = "the value has another type in Swift"
        case batches = "HealthKit chooses the size of batches"
        case wire = "the case is about the messages of the host, which an app does not send"
        case options = "the case is about the files or the messages of the host"
        case fault = "a phone does not fail on demand"
        case thrown = "the initializer throws the error, and raises no exception"
    }
}
