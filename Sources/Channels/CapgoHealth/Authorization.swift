import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON

/// Availability and permissions.
extension CapgoHealthChannel {
    static let isAvailable = Method(
        plugin: "isAvailable",
        "Returns whether the device has HealthKit.",
        result: ResultDescription("availability", ["type": "object"]),
        audit: .none
    ) { call, _ in
        guard call.store.isHealthDataAvailable else {
            return ["available": false, "platform": "ios", "reason": "Health data is not available on this device."] as JSONValue
        }
        return ["available": true, "platform": "ios"] as JSONValue
    }

    static let requestAuthorization = Method(
        plugin: "requestAuthorization",
        "Requests authorization, and returns the status that `checkAuthorization` has then.",
        [.read, .write],
        result: .status,
        audit: .action(.authorize)
    ) { call, arguments in
        guard call.store.isHealthDataAvailable else { throw BridgeError.healthDataUnavailable }
        let request = try AuthorizationOptions(arguments)
        var read: Set<ObjectType> = request.includesWorkouts ? [.workout] : []
        for dataType in request.read { read.formUnion(try call.authorizationTypes(dataType)) }
        var toShare: Set<ObjectType> = []
        for dataType in request.write { toShare.formUnion(try call.authorizationTypes(dataType)) }
        return try Reply.authorization(call) {
            try call.store.requestAuthorization(toShare: toShare, read: read)
        } answer: { result in
            switch result {
            case .success(true): try call.status(of: request)
            case .success(false): throw BridgeError.rejected("Authorization request was not granted.")
            case .failure(let error): throw BridgeError.rejected(error.message)
            }
        }
    }

    static let checkAuthorization = Method(
        plugin: "checkAuthorization",
        "Returns the status of types. Reading is authorized once it has been requested, whatever the user decided.",
        [.read, .write],
        result: .status,
        audit: .none
    ) { call, arguments in
        try call.status(of: AuthorizationOptions(arguments))
    }
}

extension ParameterDescription {
    fileprivate static let read = texts(
        "read", "The names of the types, and `workouts`. A list with something else than texts is empty."
    )
    fileprivate static let write = texts("write", "The names of the types. A list with something else than texts is empty.")
}

extension ResultDescription {
    fileprivate static let status = ResultDescription("status", Schemas.reference("CapgoAuthorizationStatus"))
}

/// The options of `requestAuthorization` and `checkAuthorization`.
private struct AuthorizationOptions {
    var read: [DataType] = []
    var write: [DataType] = []
    var includesWorkouts = false

    init(_ arguments: NativeValue) throws {
        for name in arguments[.read].array(of: \.string) ?? [] {
            if name == "workouts" {
                includesWorkouts = true
            } else {
                read.append(try .named(name))
            }
        }
        for name in arguments[.write].array(of: \.string) ?? [] { write.append(try .named(name)) }
    }
}

extension Call {
    /// The status of types. A type that the device does not have is denied, as every error is.
    fileprivate func status(of request: AuthorizationOptions) throws -> JSONValue {
        var status: [String: [JSONValue]] = [:]
        for dataType in request.write {
            let key = try isSharingAuthorized(dataType) ? "writeAuthorized" : "writeDenied"
            status[key, default: []].append(.string(dataType.name))
        }
        for dataType in request.read {
            let types = try? authorizationTypes(dataType)
            let isAuthorized = try types.map { types in try isRequestUnnecessary(types) } ?? false
            status[isAuthorized ? "readAuthorized" : "readDenied", default: []].append(.string(dataType.name))
        }
        if request.includesWorkouts {
            let key = try isRequestUnnecessary([.workout]) ? "readAuthorized" : "readDenied"
            status[key, default: []].append("workouts")
        }
        return [
            "readAuthorized": .array(status["readAuthorized"] ?? []),
            "readDenied": .array(status["readDenied"] ?? []),
            "writeAuthorized": .array(status["writeAuthorized"] ?? []),
            "writeDenied": .array(status["writeDenied"] ?? []),
        ]
    }

    private func isSharingAuthorized(_ dataType: DataType) throws -> Bool {
        guard let types = try? authorizationTypes(dataType) else { return false }
        let statuses = try attempt { try store.authorizationStatuses(for: Set(types)) }
        guard case .success(let statuses) = statuses else { return false }
        return types.allSatisfy { statuses[$0] == .sharingAuthorized }
    }

    private func isRequestUnnecessary(_ types: [ObjectType]) throws -> Bool {
        let status = try attempt {
            try store.statusForAuthorizationRequest(read: Set(types))
        }
        guard case .success(.unnecessary) = status else { return false }
        return true
    }
}
