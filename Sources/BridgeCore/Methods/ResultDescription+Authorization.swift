import HealthJSON
import HealthModel
import JSON

extension ResultDescription {
    package static let authorizationStatus = ResultDescription(
        "authorizationStatus", .integerSchema(AuthorizationStatus.allCases.map(\.rawValue))
    )
    /// `HKAuthorizationRequestStatus`
    package static let requestStatus = ResultDescription(
        "authorizationRequestStatus", .integerSchema(AuthorizationRequestStatus.allCases.map(\.rawValue))
    )
}
