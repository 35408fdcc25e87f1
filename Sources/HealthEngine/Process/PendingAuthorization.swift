public import HealthModel

/// A request for authorization that waits for the user, alone or behind another one (AUTH-31).
///
/// It finishes once: when the user has dealt with its sheet (``AppProcess/answerSheet(_:)``), when it is cancelled, or when
/// the process ends.
public final class PendingAuthorization {
    /// What the user is asked about.
    enum Subject {
        /// The undecided pairs of a request.
        case types(AuthorizationRequest)
        /// Objects of a type. The function lists them when the sheet comes on the screen; nil if there is nothing to ask.
        case objects(ObjectType, list: () throws(HealthFailure) -> [ListedObject]?)
    }

    /// An object on a sheet.
    struct ListedObject {
        /// A UUID in upper case, or the identifier of a medication.
        let name: String
        /// Whether the app itself has saved it.
        let isOwn: Bool
    }

    let subject: Subject
    /// The sheet on the screen; nil while the request waits behind another one.
    public internal(set) var sheet: PermissionSheet?
    /// The objects on the sheet.
    var objects: [ListedObject] = []
    /// The result of the request; nil while it waits. True means that the user has dealt with the sheet (AUTH-10).
    public private(set) var result: Result<Bool, HealthFailure>?
    private var handlers: [(Result<Bool, HealthFailure>) -> Void] = []

    init(_ subject: Subject) {
        self.subject = subject
    }

    /// Calls a function once with the result of the request; at once if it has finished.
    public func whenFinished(_ handler: @escaping (Result<Bool, HealthFailure>) -> Void) {
        if let result { handler(result) } else { handlers.append(handler) }
    }

    /// Waits for the user, and returns the result of the request. Throws what the request fails with. Keep the phone
    /// meanwhile: if it goes away, the request never finishes.
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
