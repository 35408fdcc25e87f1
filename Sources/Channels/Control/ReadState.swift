import Foundation
import HealthEngine
import HealthModel
import JSON

/// What only a tester may know, and no app (ANTI-07).
enum ReadState: Method {
    static let name = "control/state"
    static let summary = "The world as it is, past all permission."
    static let result = ResultDescription("state", Schemas.reference("State"))
    static let example = Example(
        result: [
            "clock": "2026-01-01T12:00:00Z", "timeZone": "UTC", "profile": "iphone", "osVersion": "18.0",
            "app": ["bundleIdentifier": "com.example.app", "name": "App", "version": "1.0"], "appState": "foreground",
            "authorizations": [], "sheets": 0, "openSheet": .null, "characteristics": [:], "queries": [],
            "snapshots": [], "locked": false,
        ]
    )

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONValue {
        let (decisions, characteristics, isLocked) = try context.healthKit { store throws(HealthFailure) in
            (try store.authorizationDecisions(), try store.characteristics(), try store.isLocked())
        }
        let store = context.store
        var profile = JSONObject()
        for (type, value) in characteristics {
            profile[type] =
                type == ObjectType.dateOfBirth.identifier
                ? HealthStore.dateOfBirth(fromStored: value).json : .integer(value)
        }
        return [
            "clock": .string(store.environment.clock.now().rfc3339),
            "timeZone": .string(store.environment.timeZone.name),
            "profile": .string(store.world.profile.rawValue),
            "osVersion": .string(store.world.osVersion.description),
            "app": store.world.app.json,
            "appState": .string(store.world.appState.rawValue),
            "authorizations": .array(decisions.map(\.json)),
            "sheets": .integer(store.sheetCount),
            "openSheet": store.openSheet?.json ?? .null,
            "characteristics": .object(profile),
            "queries": .array(store.runningQueries.map(\.json)),
            "snapshots": .strings(store.snapshots),
            "locked": .bool(isLocked),
        ]
    }
}

extension RunningQuery {
    fileprivate var json: JSONValue {
        ["query": .integer(id.number), "kind": .string(kind), "types": .array(types.map { .string($0.identifier) })]
    }

    /// The method that starts such a query, without its channel.
    private var kind: String {
        switch query {
        case .observer: "observerQuery"
        case .anchoredObject: "anchoredObjectQuery"
        case .statisticsCollection: "statisticsCollectionQuery"
        case .workoutEffortRelationship: "workoutEffortRelationshipQuery"
        }
    }
}

extension AuthorizationDecision {
    fileprivate var json: JSONValue {
        let status: AuthorizationStatus = isAllowed ? .sharingAuthorized : .sharingDenied
        return [
            "bundleIdentifier": .string(bundleIdentifier),
            "type": .string(type),
            "direction": .string(direction.rawValue),
            "status": .integer(status.rawValue),
        ]
    }
}
