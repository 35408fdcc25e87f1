import Foundation
import HealthModel

/// A request for authorization that waits for the user, alone or behind another one (AUTH-31).
///
/// It finishes once: when the user answers its sheet (``AppProcess/answerSheet(_:)``), when it is cancelled, or when
/// the process ends.
final class PendingAuthorization {
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
    /// The result of the request. True means that the user answered the sheet (AUTH-10).
    let promise: Promise<Bool, HealthFailure>
    /// The sheet on screen. Nil while the request waits for an earlier one.
    var sheet: PermissionSheet?
    /// The answer of a policy, and when the user gives it (AUTH-13). Nil if it is not known.
    var answer: (rule: ConsentRule, time: Date)?
    /// The objects on the sheet.
    var objects: [ListedObject] = []

    init(_ subject: Subject, of process: AppProcess) {
        self.subject = subject
        promise = Promise(cancelled: { [weak process] promise in process?.cancel(promise) })
    }

    func finish(_ result: Result<Bool, HealthFailure>) {
        sheet = nil
        promise.finish(with: result)
    }
}
