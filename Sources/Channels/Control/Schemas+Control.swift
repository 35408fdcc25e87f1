import BridgeCore
import HealthArchive
import HealthJSON
import HealthModel
import JSON

extension Schemas {
    /// The schemas of the `control` channel.
    static let control: JSONObject = [
        "PermissionSheet": object(["sheet": integer, "toShare": strings, "read": strings], optional: ["objects": strings]),
        "ElectrocardiogramSymptoms": object(["electrocardiogram": .stringSchema, "symptoms": strings]),
        "AppLaunch": object(["types": strings]),
        "WatchAppStart": object(["workoutConfiguration": reference("WorkoutConfiguration")]),
        "RemainingTime": object(["remaining": ["type": "number"]]),
        "CallProgress": object(["method": .stringSchema, "fraction": ["type": "number"]]),
        "ImportCounts": object(["read": integer, "added": integer, "present": integer, "skipped": integer]),
        "ImportReport": object([
            "types": ["type": "object", "additionalProperties": reference("ImportCounts")],
            "problems": .arraySchema(of: importProblem),
        ]),
        "AddedClinicalRecords": object([
            "uuids": strings, "leftOut": ["type": "object", "additionalProperties": integer],
        ]),
        "GenerateReport": object([
            "firstDay": reference("CalendarDay"), "lastDay": reference("CalendarDay"),
            "types": ["type": "object", "additionalProperties": reference("GenerateCounts")],
        ]),
        "GenerateCounts": object(["added": integer, "present": integer]),
        "CalendarDay": object(
            ["year": integer, "month": integer, "day": integer], optional: ["era": integer, "calendar": .stringSchema]
        ),
        "Trip": object(["timeZone": .stringSchema, "firstDay": reference("CalendarDay"), "lastDay": reference("CalendarDay")]),
        "PlatformError": object(["code": .stringSchema], optional: ["message": .stringSchema, "details": [:]]),
        "NativeException": object(["exception": .stringSchema, "reason": .stringSchema]),
        "ErrorObject": object(["code": integer, "message": .stringSchema], optional: ["data": [:]]),
        "Journal": object(["entries": .arraySchema(of: journalEntry)]),
        "Verification": object([
            "verified": .booleanSchema, "count": integer, "failed": integer, "notKept": integer,
            "calls": .arraySchema(of: verifiedCall), "nearest": .arraySchema(of: nearestCall),
            "called": .arraySchema(of: object(["method": .stringSchema, "count": integer])), "message": .stringSchema,
        ]),
        "AuditLog": object(["entries": .arraySchema(of: auditEntry)]),
        "Faults": object([
            "faults": .arraySchema(
                of: object(
                    ["method": .stringSchema, "times": integer],
                    optional: [
                        "error": reference("ErrorObject"), "delaySeconds": ["type": "number"], "probability": ["type": "number"],
                    ])), "unused": strings,
        ]),
        "Snapshots": object(["snapshots": strings]),
        "Apps": object(["apps": .arraySchema(of: app)]),
        "SampleCounts": object([
            "counts": .arraySchema(
                of: object(["type": .stringSchema, "source": reference("Source"), "count": integer]))
        ]),
        "Catalog": object(["types": .arraySchema(of: catalogType)]),
        "State": object([
            "clock": date, "timeZone": .stringSchema, "profile": .stringSchema, "osVersion": .stringSchema,
            "app": object(["bundleIdentifier": .stringSchema, "name": .stringSchema, "version": .stringSchema]),
            "appState": .stringSchema, "authorizations": .arraySchema(of: authorization), "sheets": integer,
            "openSheet": ["oneOf": [reference("PermissionSheet"), .nullSchema]],
            "characteristics": ["type": "object"], "queries": .arraySchema(of: runningQuery),
            "backgroundDeliveries": .arraySchema(of: backgroundDelivery),
            "snapshots": strings,
            "locked": .booleanSchema, "consent": .enumSchema(ConsentPolicy.allCases.map(\.rawValue)),
        ]),
    ]

    private static let app = object(
        [
            "bundleIdentifier": .stringSchema, "appState": .stringSchema,
            "openSheet": ["oneOf": [reference("PermissionSheet"), .nullSchema]],
        ],
        optional: ["name": .stringSchema, "version": .stringSchema]
    )
    private static let outcome: JSONValue = .enumSchema(["success", "error"])
    private static let journalEntry = object(call, optional: callOptional)
    private static let call: JSONObject = ["index": integer, "time": date, "method": .stringSchema, "outcome": outcome]
    private static let callOptional: JSONObject = [
        "app": .stringSchema, "errorCode": integer, "types": strings, "count": integer, "healthKitError": integer,
    ]
    private static let verifiedCall = object(call, optional: merged(callOptional, arguments))
    private static let nearestCall = object(
        merged(call, ["differences": .arraySchema(of: argumentDifference)]), optional: merged(callOptional, arguments)
    )
    private static let arguments: JSONObject = ["arguments": [:], "argumentsNotKept": .booleanSchema]
    private static let argumentDifference = object(["path": .stringSchema, "expected": [:]], optional: ["actual": [:]])
    private static let auditEntry = object(
        [
            "time": date, "who": .stringSchema, "action": .enumSchema(AuditAction.allCases.map(\.rawValue)),
            "method": .stringSchema, "types": strings, "count": integer, "outcome": outcome,
        ],
        optional: ["userId": .stringSchema, "deviceId": .stringSchema, "app": .stringSchema, "errorCode": integer]
    )
    private static let importProblem = object(
        ["code": .enumSchema(ProblemKind.allCases.map(\.rawValue)), "count": integer],
        optional: ["name": .stringSchema, "line": integer]
    )
    private static let runningQuery = object([
        "query": integer,
        "kind": .enumSchema([
            "observerQuery", "anchoredObjectQuery", "statisticsCollectionQuery", "workoutEffortRelationshipQuery",
            "activitySummaryQuery",
        ]),
        "types": strings,
    ])
    private static let backgroundDelivery = object(["type": .stringSchema, "frequency": .stringSchema])
    private static let authorization = object(
        [
            "bundleIdentifier": .stringSchema, "type": .stringSchema,
            "direction": .enumSchema(AccessDirection.allCases.map(\.rawValue)),
            "status": .integerSchema([1, 2]),
        ],
        optional: ["from": date]
    )
    private static let catalogType = object(
        [
            "identifier": .stringSchema, "name": .stringSchema, "title": .stringSchema,
            "kind": .enumSchema(ObjectType.Kind.allCases.map(\.rawValue)),
            "versions": object(["iOS": .stringSchema], optional: ["watchOS": .stringSchema, "macOS": .stringSchema]),
            "permissions": object(["share": .booleanSchema, "read": .booleanSchema, "perObject": .booleanSchema]),
        ],
        optional: [
            "dimension": .stringSchema, "unit": .stringSchema, "aggregation": .stringSchema,
            "values": .arraySchema(of: object(["name": .stringSchema, "raw": integer])), "components": strings,
            "isMaximumDurationRestricted": .booleanSchema, "maximumAllowedDuration": number,
            "isMinimumDurationRestricted": .booleanSchema, "minimumAllowedDuration": number,
        ]
    )
}
