import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON

/// Permission: asking for it, and what an app may know of it.
extension StoreChannel {
    static let authorizationMethods = [
        requestAuthorization, authorizationStatus, getRequestStatusForAuthorization,
        requestPerObjectReadAuthorization,
    ]

    /// `HKHealthStore.requestAuthorization(toShare:read:completion:)`, where any type may stand on either side, as it may
    /// in Objective-C, so that HealthKit's refusals show (AUTH-20 to AUTH-28).
    private static let requestAuthorization = Method(
        asking: "requestAuthorization",
        "Asks the user about every type and direction that is not decided yet.",
        .toShare,
        .read,
        result: .completion,
        example: Example(["read": ["HKQuantityTypeIdentifierStepCount"]], result: ["success": true]),
        audit: .action(.authorize)
    ) { (call, toShare, read) throws(BridgeError) in
        try completion(try call.requestAuthorization(toShare: toShare, read: read))
    }

    /// `HKHealthStore.authorizationStatus(for:)` (AUTH-32).
    private static let authorizationStatus = Method(
        "authorizationStatus",
        "Whether a type may be shared: 0 not determined, 1 denied, 2 authorized. Says nothing about reading.",
        .askedType,
        result: .authorizationStatus,
        example: Example(["type": "HKQuantityTypeIdentifierStepCount"], result: 0),
        audit: .none
    ) { (call, type) throws(BridgeError) in try call.authorizationStatus(for: type).rawValue }

    /// `HKHealthStore.getRequestStatusForAuthorization(toShare:read:completion:)` (AUTH-35).
    private static let getRequestStatusForAuthorization = Method(
        "getRequestStatusForAuthorization",
        "Whether a request for these types would show the sheet: 1 it would, 2 everything is decided.",
        .toShare,
        .read,
        result: .requestStatus,
        example: Example(["toShare": ["HKQuantityTypeIdentifierStepCount"]], result: 1),
        audit: .none
    ) { (call, toShare, read) throws(BridgeError) in
        try call.statusForAuthorizationRequest(toShare: toShare, read: read).rawValue
    }

    /// `HKHealthStore.requestPerObjectReadAuthorization(for:predicate:completion:)` (AUTH-46 to AUTH-48).
    private static let requestPerObjectReadAuthorization = Method(
        asking: "requestPerObjectReadAuthorization",
        "Shows the objects of a type and asks the user which of them the app may read.",
        .askedType,
        .optional("predicate", .any, "Which objects are listed; by default all."),
        result: .completion,
        example: Example(["type": "HKVisionPrescriptionTypeIdentifier"], result: ["success": true]),
        audit: .action(.authorize)
    ) { (call, type, predicate) throws(BridgeError) in
        let reader = predicate.map { JSONReader($0, path: "predicate") }
        guard type == .userAnnotatedMedication else {
            let predicate = try reader.map { (reader) throws(BridgeError) in
                try ValueCodec<SamplePredicate>.predicate.read(reader, call.context)
            }
            call.notes.set([type])
            return try completion(
                try call.healthKit { () throws(HealthFailure) in
                    try call.store.requestPerObjectReadAuthorization(for: type, predicate ?? SamplePredicate.all)
                }
            )
        }
        let predicate = try reader.map { (reader) throws(BridgeError) in
            try ValueCodec<MedicationPredicate>.medicationPredicate.read(reader, call.context)
        }
        call.notes.set([type])
        return try completion(
            try call.healthKit { () throws(HealthFailure) in
                try call.store.requestPerObjectReadAuthorization(for: type, predicate ?? MedicationPredicate.all)
            }
        )
    }

    private static func completion(_ deferred: Deferred<Bool>) throws(BridgeError) -> Reply {
        try Reply(deferred) { (isSuccess) throws(BridgeError) in ["success": .bool(isSuccess)] as JSONValue }
    }
}
