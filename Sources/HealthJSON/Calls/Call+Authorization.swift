package import BridgeCore
package import HealthEngine
package import HealthModel

extension Call {
    /// `requestAuthorization(toShare:read:)`. Adds the types to the notes.
    package func requestAuthorization(
        toShare: Set<ObjectType>, read: Set<ObjectType>
    ) throws(BridgeError) -> Deferred<Bool> {
        notes.set(toShare.union(read))
        return try healthKit { () throws(HealthFailure) in
            try store.requestAuthorization(toShare: toShare, read: read)
        }
    }

    /// `getRequestStatusForAuthorization(toShare:read:)`. Adds the types to the notes.
    package func statusForAuthorizationRequest(
        toShare: Set<ObjectType>, read: Set<ObjectType>
    ) throws(BridgeError) -> AuthorizationRequestStatus {
        notes.set(toShare.union(read))
        return try healthKit { () throws(HealthFailure) in
            try store.statusForAuthorizationRequest(toShare: toShare, read: read)
        }
    }

    /// The sharing status of a type. Adds the type to the notes.
    package func authorizationStatus(for type: ObjectType) throws(BridgeError) -> AuthorizationStatus {
        notes.set([type])
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
