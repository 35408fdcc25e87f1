import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON

/// Requests for permission, and the authorization status that an app can see.
extension StoreChannel {
    static let authorizationMethods = [
        requestAuthorization, authorizationStatus, getRequestStatusForAuthorization,
        requestPerObjectReadAuthorization,
    ]

    /// `HKHealthStore.requestAuthorization(toShare:read:completion:)`. As in Objective-C, either set may hold any type, so that
    /// HealthKit's exceptions can be tested (AUTH-20 to AUTH-28).
    private static let requestAuthorization = Method(
        "requestAuthorization",
        "Requests permission to share and read types. The sheet asks about every type and direction that is undecided.",
        .toShare,
        .read,
        result: .completion,
        audit: .action(.authorize)
    ) { call, toShare, read in
        try completion(try call.store.requestAuthorization(toShare: toShare, read: read))
    }

    /// `HKHealthStore.authorizationStatus(for:)` (AUTH-32).
    private static let authorizationStatus = Method(
        "authorizationStatus",
        "Returns the sharing status of a type: 0 not determined, 1 denied, 2 authorized. It does not reveal read permission.",
        .askedType,
        result: .authorizationStatus,
        audit: .none
    ) { call, type in try call.store.authorizationStatus(for: type).rawValue }

    /// `HKHealthStore.getRequestStatusForAuthorization(toShare:read:completion:)` (AUTH-35).
    private static let getRequestStatusForAuthorization = Method(
        "getRequestStatusForAuthorization",
        "Returns whether a request for these types would show the permission sheet: 1 yes, 2 no, all are decided.",
        .toShare,
        .read,
        result: .requestStatus,
        audit: .none
    ) { call, toShare, read in
        try call.store.statusForAuthorizationRequest(toShare: toShare, read: read).rawValue
    }

    /// `HKHealthStore.requestPerObjectReadAuthorization(for:predicate:completion:)` (AUTH-46 to AUTH-48).
    private static let requestPerObjectReadAuthorization = Method(
        "requestPerObjectReadAuthorization",
        "Shows the user the objects of a type, and asks which of them the app may read.",
        .askedType,
        .optional("predicate", .any, "The objects to list. Default: all."),
        result: .completion,
        audit: .action(.authorize)
    ) { call, type, predicate in
        let reader = predicate.map { JSONReader($0, path: "predicate") }
        guard type == .userAnnotatedMedication else {
            let predicate = try reader.map { reader in
                try ValueCodec<SamplePredicate>.predicate.read(reader, call.context)
            }
            return try completion(
                try call.store.requestPerObjectReadAuthorization(for: type, predicate ?? SamplePredicate.all)
            )
        }
        let predicate = try reader.map { reader in
            try ValueCodec<MedicationPredicate>.medicationPredicate.read(reader, call.context)
        }
        return try completion(
            try call.store.requestPerObjectReadAuthorization(for: type, predicate ?? MedicationPredicate.all)
        )
    }

    private static func completion(_ promise: Promise<Bool, HealthFailure>) throws -> Reply {
        try Reply(promise) { isSuccess in ["success": .bool(isSuccess)] as JSONValue }
    }
}
