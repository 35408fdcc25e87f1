import BridgeCore
import HealthModel
import JSON

/// The requests for types of one kind, and for types that the method names itself.
extension HealthKitPermissionsChannel {
    // MARK: The caller's types of one kind

    static let requestQuantityPermissions = request(
        "requestQuantityPermissions",
        "Asks the user for quantity types.",
        .identifiers,
        of: .quantity,
        example: ["identifiers": ["HKQuantityTypeIdentifierStepCount"], "read": true, "write": true]
    )

    static let requestCategoryPermissions = request(
        "requestCategoryPermissions",
        "Asks the user for category types.",
        .identifiers,
        of: .category,
        example: ["identifiers": ["HKCategoryTypeIdentifierSleepAnalysis"], "read": true, "write": true]
    )

    /// The guide's `requestFoodPermissions`: the nutrients, never the correlation (AUTH-25).
    static let requestFoodPermissions = request(
        "requestFoodPermissions",
        "Asks the user for dietary quantity types.",
        .optional(
            "identifiers",
            .strings,
            default: [
                "HKQuantityTypeIdentifierDietaryEnergyConsumed", "HKQuantityTypeIdentifierDietaryProtein",
                "HKQuantityTypeIdentifierDietaryCarbohydrates", "HKQuantityTypeIdentifierDietaryFatTotal",
            ],
            "Raw identifiers of dietary types; by default energy, protein, carbohydrates and fat."
        ),
        of: .quantity,
        example: ["read": true, "write": true]
    )

    // MARK: The caller's types of one kind, to read only

    static let requestCharacteristicPermissions = readRequest(
        "requestCharacteristicPermissions",
        "Asks the user to let the app read characteristics; they can never be shared.",
        of: .characteristic,
        example: ["identifiers": ["HKCharacteristicTypeIdentifierDateOfBirth"]]
    )

    /// The permission manager's `requestClinicalTypePermissions`.
    static let requestClinicalPermissions = readRequest(
        "requestClinicalPermissions",
        "Asks the user to let the app read clinical records; they can never be shared.",
        of: .clinical,
        example: ["identifiers": ["HKClinicalTypeIdentifierAllergyRecord"]]
    )

    // MARK: Types of the method's own

    static let requestWorkoutPermissions = request(
        "requestWorkoutPermissions",
        "Asks the user for workouts.",
        for: [.workout]
    )

    /// The guide's pattern for workout routes. A route is of no use without its workout (AUTH-29).
    static let requestWorkoutRoutePermissions = request(
        "requestWorkoutRoutePermissions",
        "Asks the user for workout routes, and for the workouts that they belong to.",
        for: [.workout, .workoutRoute]
    )

    /// The plugin's `requestBloodPressurePermissions`. An app may not ask for the correlation type itself (AUTH-25).
    static let requestBloodPressurePermissions = request(
        "requestBloodPressurePermissions",
        "Asks the user for the two components of blood pressure, never for the correlation.",
        for: [.bloodPressureSystolic, .bloodPressureDiastolic]
    )

    /// The guide's pattern for document types.
    static let requestDocumentPermissions = request(
        "requestDocumentPermissions",
        "Asks the user for CDA documents.",
        for: [.cdaDocument]
    )

    /// The guide's pattern for activity summaries, which can be read and never shared (AUTH-22).
    static let requestActivitySummaryPermissions = Method(
        asking: "requestActivitySummaryPermissions",
        "Asks the user to let the app read activity rings.",
        result: .dialogDealtWith,
        example: Example(result: true),
        audit: .action(.authorize)
    ) { (call) throws(BridgeError) in
        try Reply(isDealtWith: call.requestPermission([.activitySummary], read: true, write: false))
    }

    // MARK: What they have in common

    private static func request(
        _ name: String,
        _ summary: String,
        _ identifiers: Parameter<[String]>,
        of kind: ObjectType.Kind,
        example: JSONValue
    ) -> Method {
        Method(
            asking: name,
            summary,
            identifiers,
            .read,
            .write,
            result: .dialogDealtWith,
            example: Example(example, result: true),
            audit: .action(.authorize)
        ) { (call, identifiers, read, write) throws(BridgeError) in
            let types = call.context.types(identifiers, kind: kind)
            return try Reply(isDealtWith: call.requestPermission(types, read: read, write: write))
        }
    }

    private static func readRequest(
        _ name: String,
        _ summary: String,
        of kind: ObjectType.Kind,
        example: JSONValue
    ) -> Method {
        Method(
            asking: name,
            summary,
            .identifiers,
            result: .dialogDealtWith,
            example: Example(example, result: true),
            audit: .action(.authorize)
        ) { (call, identifiers) throws(BridgeError) in
            let types = call.context.types(identifiers, kind: kind)
            return try Reply(isDealtWith: call.requestPermission(types, read: true, write: false))
        }
    }

    private static func request(_ name: String, _ summary: String, for types: [ObjectType]) -> Method {
        Method(
            asking: name,
            summary,
            .read,
            .write,
            result: .dialogDealtWith,
            example: Example(["read": true, "write": true], result: true),
            audit: .action(.authorize)
        ) { (call, read, write) throws(BridgeError) in
            try Reply(isDealtWith: call.requestPermission(types, read: read, write: write))
        }
    }
}
