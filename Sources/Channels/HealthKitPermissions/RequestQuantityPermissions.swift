import BridgeCore
import HealthJSON
import HealthModel

/// The requests for types of one kind, and for fixed types.
extension HealthKitPermissionsChannel {
    // MARK: Types of one kind

    static let requestQuantityPermissions = request(
        "requestQuantityPermissions", "Requests permission for quantity types.", .identifiers, of: .quantity
    )

    static let requestCategoryPermissions = request(
        "requestCategoryPermissions", "Requests permission for category types.", .identifiers, of: .category
    )

    /// The guide's `requestFoodPermissions`, which requests the nutrients, never the correlation (AUTH-25).
    static let requestFoodPermissions = request(
        "requestFoodPermissions",
        "Requests permission for dietary quantity types.",
        .optional(
            "identifiers",
            .strings,
            default: [
                "HKQuantityTypeIdentifierDietaryEnergyConsumed", "HKQuantityTypeIdentifierDietaryProtein",
                "HKQuantityTypeIdentifierDietaryCarbohydrates", "HKQuantityTypeIdentifierDietaryFatTotal",
            ],
            "The raw identifiers of dietary types. Default: energy, protein, carbohydrates and fat."
        ),
        of: .quantity
    )

    // MARK: Read-only types of one kind

    static let requestCharacteristicPermissions = readRequest(
        "requestCharacteristicPermissions",
        "Requests permission to read characteristics, which can never be shared.",
        of: .characteristic
    )

    /// The permission manager's `requestClinicalTypePermissions`.
    static let requestClinicalPermissions = readRequest(
        "requestClinicalPermissions",
        "Requests permission to read clinical records, which can never be shared.",
        of: .clinical
    )

    // MARK: Fixed types

    static let requestWorkoutPermissions = request(
        "requestWorkoutPermissions", "Requests permission for workouts.", for: [.workout]
    )

    /// The guide's pattern for workout routes. A route also needs permission for its workout (AUTH-29).
    static let requestWorkoutRoutePermissions = request(
        "requestWorkoutRoutePermissions",
        "Requests permission for workout routes and for their workouts.",
        for: [.workout, .workoutRoute]
    )

    /// The plugin's `requestBloodPressurePermissions`. An app must not request the correlation type itself (AUTH-25).
    static let requestBloodPressurePermissions = request(
        "requestBloodPressurePermissions",
        "Requests permission for the two components of blood pressure, not for the correlation.",
        for: [.bloodPressureSystolic, .bloodPressureDiastolic]
    )

    /// The guide's pattern for document types.
    static let requestDocumentPermissions = request(
        "requestDocumentPermissions", "Requests permission for CDA documents.", for: [.cdaDocument]
    )

    /// The guide's pattern for activity summaries, which can be read but never shared (AUTH-22).
    static let requestActivitySummaryPermissions = Method(
        "requestActivitySummaryPermissions",
        "Requests permission to read activity summaries.",
        result: .dialogDealtWith,
        audit: .action(.authorize)
    ) { call in
        try Reply(success: call.requestPermission([.activitySummary], read: true, write: false))
    }

    // MARK: Shared functions

    private static func request(
        _ name: String, _ summary: String, _ identifiers: Parameter<[String]>, of kind: ObjectType.Kind
    ) -> Method {
        Method(
            name, summary, identifiers, .read, .write, result: .dialogDealtWith, audit: .action(.authorize)
        ) { call, identifiers, read, write in
            let types = call.context.types(identifiers, kind: kind)
            return try Reply(success: call.requestPermission(types, read: read, write: write))
        }
    }

    private static func readRequest(_ name: String, _ summary: String, of kind: ObjectType.Kind) -> Method {
        Method(
            name, summary, .identifiers, result: .dialogDealtWith, audit: .action(.authorize)
        ) { call, identifiers in
            let types = call.context.types(identifiers, kind: kind)
            return try Reply(success: call.requestPermission(types, read: true, write: false))
        }
    }

    private static func request(_ name: String, _ summary: String, for types: [ObjectType]) -> Method {
        Method(
            name, summary, .read, .write, result: .dialogDealtWith, audit: .action(.authorize)
        ) { call, read, write in
            try Reply(success: call.requestPermission(types, read: read, write: write))
        }
    }
}
