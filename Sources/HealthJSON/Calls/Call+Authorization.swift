package import BridgeCore
package import HealthEngine
package import HealthModel

extension Call {
    /// `requestAuthorization(toShare:read:)`.
    package func requestAuthorization(
        toShare: Set<ObjectType>, read: Set<ObjectType>
    ) throws(BridgeError) -> Promise<Bool, HealthFailure> {
        return try healthKit { () throws(HealthFailure) in
            try store.requestAuthorization(toShare: toShare, read: read)
        }
    }

    /// `getRequestStatusForAuthorization(toShare:read:)`.
    package func statusForAuthorizationRequest(
        toShare: Set<ObjectType>, read: Set<ObjectType>
    ) throws(BridgeError) -> AuthorizationRequestStatus {
        return try healthKit { () throws(HealthFailure) in
            try store.statusForAuthorizationRequest(toShare: toShare, read: read)
        }
    }

    /// The sharing status of a type.
    package func authorizationStatus(for type: ObjectType) throws(BridgeError) -> AuthorizationStatus {
        return try healthKit { () throws(HealthFailure) in try store.authorizationStatus(for: type) }
    }
}

extension ResultDescription {
    /// `HKAuthorizationStatus`
    package static let authorizationStatus = ResultDescription(
        "authorizationStatus", .integerSchema(AuthorizationStatus.allCases.map(\.rawValue))
    )
    /// `HKAuthorizationRequestStatus`
    package static let requestStatus = ResultDescription(
        "authorizationRequestStatus", .integerSchema(AuthorizationRequestStatus.allCases.map(\.rawValue))
    )
}
