import Foundation
import HealthArchive
import HealthEngine
import HealthModel
import JSON

/// The schemas and errors that methods refer to.
enum Schemas {
    static let all = merged(
        world,
        samples,
        queries,
        specialSamples,
        series,
        workouts,
        workoutSessions,
        workoutCallbacks
    )

    /// Those of everything but samples and queries.
    private static let world: JSONObject = [
        "TypeIdentifier": [
            "type": "string",
            "description": "A raw HealthKit identifier; leniently also the Swift case name.",
            "examples": ["HKQuantityTypeIdentifierStepCount", "HKWorkoutTypeIdentifier"],
        ],
        "DateOfBirth": object(["year": integer, "month": integer, "day": integer]),
        "Completion": object(["success": .booleanSchema]),
        "PermissionResult": object([
            "dialogShown": .booleanSchema, "requestedReadTypes": integer, "requestedWriteTypes": integer,
            "unavailableTypes": strings, "hasUnavailableTypes": .booleanSchema,
        ]),
        "PermissionSheet": object(
            ["sheet": integer, "toShare": strings, "read": strings],
            optional: ["objects": strings]
        ),
        "CallProgress": object(["method": .stringSchema, "fraction": ["type": "number"]]),
        "ImportCounts": object(["read": integer, "added": integer, "present": integer, "skipped": integer]),
        "ImportReport": object([
            "types": ["type": "object", "additionalProperties": reference("ImportCounts")],
            "problems": .arraySchema(of: importProblem),
        ]),
        "GenerateReport": object([
            "firstDay": reference("CalendarDay"), "lastDay": reference("CalendarDay"),
            "types": ["type": "object", "additionalProperties": reference("GenerateCounts")],
        ]),
        "GenerateCounts": object(["added": integer, "present": integer]),
        "CalendarDay": object(
            ["year": integer, "month": integer, "day": integer],
            optional: ["era": integer, "calendar": .stringSchema]
        ),
        "Trip": object([
            "timeZone": .stringSchema, "firstDay": reference("CalendarDay"), "lastDay": reference("CalendarDay"),
        ]),
        "PlatformError": object(["code": .stringSchema], optional: ["message": .stringSchema, "details": [:]]),
        "NativeException": object(["exception": .stringSchema, "reason": .stringSchema]),
        "ErrorObject": object(["code": integer, "message": .stringSchema], optional: ["data": [:]]),
        "Journal": object(["entries": .arraySchema(of: journalEntry)]),
        "AuditLog": object(["entries": .arraySchema(of: auditEntry)]),
        "ConsentRecord": consentRecord,
        "Snapshots": object(["snapshots": strings]),
        "Catalog": object(["types": .arraySchema(of: catalogType)]),
        "State": object([
            "clock": date, "timeZone": .stringSchema, "profile": .stringSchema, "osVersion": .stringSchema,
            "app": object(["bundleIdentifier": .stringSchema, "name": .stringSchema, "version": .stringSchema]),
            "appState": .stringSchema, "authorizations": .arraySchema(of: authorization), "sheets": integer,
            "openSheet": ["oneOf": [["$ref": "#/components/schemas/PermissionSheet"], .nullSchema]],
            "characteristics": ["type": "object"], "queries": .arraySchema(of: runningQuery),
            "snapshots": strings,
            "locked": .booleanSchema,
        ]),
    ]

    private static let journalEntry = object(
        ["index": integer, "time": date, "method": .stringSchema, "outcome": ["enum": ["success", "error"]]],
        optional: ["errorCode": integer, "types": strings, "count": integer]
    )
    private static let auditEntry = object(
        [
            "time": date, "who": .stringSchema, "action": .enumSchema(AuditAction.allCases.map(\.rawValue)),
            "method": .stringSchema, "types": strings, "count": integer, "outcome": ["enum": ["success", "error"]],
        ],
        optional: ["app": .stringSchema, "errorCode": integer]
    )
    private static let importProblem = object(
        ["code": .enumSchema(ProblemKind.allCases.map(\.rawValue)), "count": integer],
        optional: ["name": .stringSchema, "line": integer]
    )
    private static let consentRecord = object(
        ["id": .stringSchema, "identifiers": strings],
        optional: ["version": .stringSchema, "consentDate": date, "expirationDate": date, "withdrawalDate": date]
    )
    private static let runningQuery = object([
        "query": integer,
        "kind": [
            "enum": [
                "observerQuery", "anchoredObjectQuery", "statisticsCollectionQuery", "workoutEffortRelationshipQuery",
            ]
        ],
        "types": strings,
    ])
    private static let authorization = object([
        "bundleIdentifier": .stringSchema, "type": .stringSchema,
        "direction": ["enum": .array(AccessDirection.allCases.map { .string($0.rawValue) })],
        "status": .integerSchema([1, 2]),
    ])
    private static let catalogType = object(
        [
            "identifier": .stringSchema, "name": .stringSchema,
            "kind": ["enum": .array(ObjectType.Kind.allCases.map { .string($0.rawValue) })],
            "versions": object(["iOS": .stringSchema], optional: ["watchOS": .stringSchema, "macOS": .stringSchema]),
            "permissions": object(["share": .booleanSchema, "read": .booleanSchema, "perObject": .booleanSchema]),
        ],
        optional: [
            "dimension": .stringSchema, "unit": .stringSchema, "aggregation": .stringSchema,
            "values": .arraySchema(of: object(["name": .stringSchema, "raw": integer])), "components": strings,
        ]
    )

    static let integer: JSONValue = ["type": "integer"]
    static let date: JSONValue = ["type": "string", "format": "date-time"]
    static let strings: JSONValue = .arraySchema(of: .stringSchema)

    /// The members of all objects in one.
    static func merged(_ objects: JSONObject...) -> JSONObject {
        var all = JSONObject()
        for (name, schema) in objects.flatMap(\.members) {
            all[name] = schema
        }
        return all
    }

    static func object(_ required: JSONObject, optional: JSONObject = [:]) -> JSONValue {
        var properties = required
        for (name, schema) in optional.members {
            properties[name] = schema
        }
        return [
            "type": "object",
            "required": .strings(required.members.map(\.name)),
            "properties": .object(properties),
            "additionalProperties": false,
        ]
    }

    /// The errors by name. `protocol/errors.json` says when each occurs.
    static let errors: JSONObject = [
        "invalidParams": error(-32602, "Invalid params"),
        "internalError": error(-32603, "Internal error, or the store, the audit log or an archive failed"),
        "platformError": error(ErrorCode.platformError, "A FlutterError of the plugin"),
        "healthKitError": error(ErrorCode.healthKitError, "An NSError of HealthKit"),
        "nativeException": error(ErrorCode.nativeException, "A native exception: on a device the app would be gone"),
        "fault": error(ErrorCode.fault, "An injected fault, or the end of the app"),
        "requestCancelled": error(ErrorCode.requestCancelled, "Cancelled by $/cancelRequest"),
    ]

    private static func error(_ code: Int, _ message: String) -> JSONValue {
        ["code": .integer(code), "message": .string(message)]
    }

    /// The errors that a method of a channel may answer.
    static func errorNames(of method: any Method.Type) -> [String] {
        if method.isOfPlugin {
            return ["platformError", "nativeException", "fault", "requestCancelled", "internalError"]
        }
        if Channel.store.holds(method.name) {
            return ["invalidParams", "healthKitError", "nativeException", "fault", "requestCancelled", "internalError"]
        }
        return ["invalidParams", "internalError"] + (method.tellsProgress ? ["requestCancelled"] : [])
    }
}
