package import BridgeCore
package import HealthJSON
import HealthModel
package import JSON
package import JSONRPC

/// The method channel `healthkit_permissions` of the guide's Flutter plugin.
package struct HealthKitPermissionsChannel: Channel {
    package let name = "healthkit_permissions"
    package let caller = Caller.plugin
    /// Clients of the plugin call `isAvailable` without a prefix.
    package let allowsBareNames = true
    package let usualAuditAction: AuditAction? = nil
    package var methods: [Method] { Self.allMethods }
    private static let allMethods = [
        isAvailable, getSupportedTypes, readCharacteristic,
        // Requests.
        requestPermissions, requestPermissionGroup,
        requestQuantityPermissions, requestCategoryPermissions, requestFoodPermissions,
        requestCharacteristicPermissions, requestClinicalPermissions, requestActivitySummaryPermissions,
        requestWorkoutPermissions, requestWorkoutRoutePermissions, requestBloodPressurePermissions,
        requestDocumentPermissions,
        requestPermissionWithTracking, shouldRequestPermission, resetRequestHistory,
        // Decisions.
        getAuthorizationStatus, checkWriteAuthorization, getRequestStatus,
        canWriteType, canWriteAllTypes, canWriteAnyType, getAuthorizedWriteTypes,
        // Records of consent.
        recordConsent, withdrawConsent, hasValidConsent, getConsents,
    ]
    package var schemas: JSONObject { Self.allSchemas }
    private static let allSchemas: JSONObject = [
        "DateOfBirth": Schemas.object(["year": Schemas.integer, "month": Schemas.integer, "day": Schemas.integer]),
        "PermissionResult": Schemas.object([
            "dialogShown": .booleanSchema, "requestedReadTypes": Schemas.integer,
            "requestedWriteTypes": Schemas.integer,
            "unavailableTypes": Schemas.strings, "hasUnavailableTypes": .booleanSchema,
        ]),
        "ConsentRecord": Schemas.object(
            ["id": .stringSchema, "identifiers": Schemas.strings],
            optional: [
                "version": .stringSchema, "consentDate": Schemas.date, "expirationDate": Schemas.date,
                "withdrawalDate": Schemas.date, "userId": .stringSchema,
            ]
        ),
    ]

    package init() {}

    package func errorNames(of method: Method) -> [String] {
        ["platformError", "nativeException", "fault", "requestCancelled", "internalError"]
    }

    /// The plugin wraps HealthKit's errors in a `FlutterError` with HealthKit's message.
    package func errorObject(for error: BridgeError, of method: Method) -> ErrorObject {
        guard case .health(.error(let healthError)) = error else { return error.errorObject }
        let code = method === Self.readCharacteristic ? "READ_ERROR" : "PERMISSION_ERROR"
        return BridgeError.platform(code, healthError.message).errorObject
    }
}
