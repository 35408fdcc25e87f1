public import HealthModel

/// A request for authorization that waits for the user, alone or behind another one (AUTH-31).
///
/// It finishes once: when the user answers its sheet (``AppProcess/answerSheet(_:)``), when it is cancelled, or when
/// the process ends.
public final class PendingAuthorization {
    /// The subject of a sheet.
    enum Subject {
        /// The undecided pairs of a request.
        case types(AuthorizationRequest)
        /// Objects of a type. The function lists them when the sheet appears. It returns nil if there is nothing to
        /// ask.
        case objects(ObjectType, list: () throws(HealthFailure) -> [ListedObject]?)
    }

    /// An object on a sheet.
    struct ListedObject {
        /// An upper-case UUID, or a medication identifier.
        let name: String
        /// Whether the app saved the object.
        let isOwn: Bool
    }

    let subject: Subject
    /// The sheet on screen. Nil while the request waits for an earlier one.
    public internal(set) var sheet: PermissionSheet?
    /// The objects on the sheet.
    var objects: [ListedObject] = []
    /// The result of the request. Nil while it waits. True means that the user answered the sheet (AUTH-10).
    public private(set) var result: Result<Bool, HealthFailure>?
    private var handlers: [(Result<Bool, HealthFailure>) -> Void] = []

    init(_ subject: Subject) {
        self.subject = subject
    }

    /// Calls a function once with the result of the request, immediately if it has finished.
    public func whenFinished(_ handler: @escaping (Result<Bool, HealthFailure>) -> Void) {
        if let result { handler(result) } else { handlers.append(handler) }
    }

    /// Waits for the user and returns the result of the request. Throws the request's error. Retain the phone in the
    /// meantime, or the request never finishes.
    nonisolated(nonsending)
        public func value() async throws(HealthFailure) -> Bool
    {
        if result == nil {
            await withCheckedContinuation { continuation in whenFinished { _ in continuation.resume() } }
        }
        guard let result else { throw .appTerminated }
        return try result.get()
    }

    func finish(_ result: Result<Bool, HealthFailure>) {
        guard self.result == nil else { return }
        self.result = result
        sheet = nil
        let handlers = handlers
        self.handlers = []
        for handler in handlers { handler(result) }
    }
}
