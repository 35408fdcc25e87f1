package import BridgeCore
package import HealthJSON
package import JSON

/// HealthKit's own operations under HealthKit's names, as an app without a plugin calls them.
package struct StoreChannel: Channel {
    package let name = "store"
    package let caller = Caller.app
    /// A method of this channel reads health data unless it declares another action.
    package let usualAuditAction: AuditAction? = .read

    package init() {}

    package var methods: [Method] {
        Self.deviceMethods + Self.authorizationMethods + Self.characteristicMethods + Self.savingMethods
            + Self.sampleQueryMethods + [Self.anchoredObjectQuery, Self.documentQuery] + Self.seriesMethods
            + Self.statisticsMethods + Self.userDataMethods + Self.observerMethods
            + Self.quantitySeriesSampleBuilderMethods + Self.heartbeatSeriesBuilderMethods
            + Self.workoutRouteBuilderMethods + Self.workoutBuilderMethods + Self.workoutZoneMethods + Self.workoutEffortMethods
            + Self.workoutSessionMethods + Self.liveWorkoutBuilderMethods + Self.attachmentStoreMethods
    }

    package var schemas: JSONObject {
        Schemas.merged(
            Self.commonSchemas,
            Schemas.samples,
            Schemas.queries,
            Schemas.specialSamples,
            Schemas.series,
            Schemas.workouts,
            Schemas.workoutSessions,
            Schemas.workoutCallbacks,
            Schemas.attachments
        )
    }

    private static let commonSchemas: JSONObject = [
        "TypeIdentifier": [
            "type": "string",
            "description": "A raw HealthKit identifier. In lenient mode also a Swift case name.",
            "examples": ["HKQuantityTypeIdentifierStepCount", "HKWorkoutTypeIdentifier"],
        ],
        "Completion": Schemas.object(["success": .booleanSchema]),
        "UserPreferencesChange": Schemas.object([:]),
    ]
}
