import HealthModel

/// What may still be done with a builder of a series: it collects until it is finished or discarded, or until an error
/// ends it.
struct BuilderLife {
    private enum State {
        case collecting, finished, discarded, failed
    }

    /// The class, as HealthKit's exception names it.
    let className: String
    /// The builder, as HealthKit's error names it.
    let description: String
    private var state = State.collecting

    init(_ className: String, _ description: String) {
        self.className = className
        self.description = description
    }

    /// Whether the builder still collects.
    var isCollecting: Bool { state == .collecting }

    /// Throws code 3 once the builder was finished, or ended by an error, and HealthKit's exception once it was discarded
    /// (SER-03; for other series than those of quantities a project decision).
    func check() throws(HealthFailure) {
        switch state {
        case .collecting: return
        case .finished: throw .invalidArgument("\(description) already finished")
        case .failed:
            throw .invalidArgument("\(description) was ended by an earlier error")
        case .discarded:
            throw .exception(
                NativeException(name: NativeException.generic, reason: "\(className) already discarded.")
            )
        }
    }

    /// Notes that the builder has done its work.
    mutating func finish() {
        state = .finished
    }

    /// Ends the builder and throws the error that ended it.
    mutating func fail(_ error: HealthError) throws(HealthFailure) -> Never {
        state = .failed
        throw .error(error)
    }

    /// Discards what was collected. Does nothing after the end, and raises HealthKit's exception the second time (SER-03).
    mutating func discard() throws(HealthFailure) {
        if state == .discarded { try check() }
        if state == .collecting { state = .discarded }
    }
}
