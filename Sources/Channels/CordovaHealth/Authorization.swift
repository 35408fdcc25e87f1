import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON

/// Availability and permissions.
extension CordovaHealthChannel {
    static let available = Method(
        plugin: "available",
        "Returns whether the device has HealthKit.",
        result: ResultDescription("available", .booleanSchema),
        audit: .none
    ) { call, _ in
        call.store.isHealthDataAvailable
    }

    static let openHealthSettings = Method(
        plugin: "openHealthSettings",
        "Opens the Health app. Nothing is emulated. Without the app, the error callback gets false.",
        result: ResultDescription("opened", .booleanSchema),
        audit: .none
    ) { call, _ in
        guard call.store.isHealthDataAvailable else { throw BridgeError.rejected(nil, details: false) }
        return true
    }

    static let requestAuthorization = Method(
        plugin: "requestAuthorization",
        "Requests authorization. An unknown type calls the error callback, and the request goes on without it.",
        [.readTypes, .writeTypes],
        result: .nothing,
        audit: .action(.authorize)
    ) { call, arguments in
        let command = try Command(arguments)
        var callbacks: [JSONValue] = []
        let read = try command.elements(.readTypes).compactMap { element -> ObjectType? in
            let type = element.string == "HKWorkoutRouteType" ? .workoutRoute : call.requestedType(element.string)
            if type == nil { callbacks.append(["error": "readTypes contains an invalid value"]) }
            return type
        }
        let toShare = try command.elements(.writeTypes).compactMap { element -> ObjectType? in
            let type = call.requestedType(element.string)
            if type == nil { callbacks.append(["error": "writeTypes contains an invalid value"]) }
            return type
        }
        return try Reply.authorization(call) {
            try call.store.requestAuthorization(toShare: Set(toShare), read: Set(read))
        } answer: { result in
            switch result {
            case .success(true): callbacks.append(["result": .null])
            case .success(false): callbacks.append(["error": .null])
            case .failure(let error): callbacks.append(["error": .string(error.message)])
            }
            guard case .object(let first) = callbacks[0], let error = first["error"] else { return JSONNull() }
            var message: String?
            if case .string(let text) = error { message = text }
            guard callbacks.count > 1 else { throw BridgeError.callback(message) }
            throw BridgeError.rejected(message, details: error, ["followedBy": .array(Array(callbacks[1...]))])
        }
    }

    static let checkAuthStatus = Method(
        plugin: "checkAuthStatus",
        "Returns the sharing status of a type: `authorized`, `denied` or `undetermined`.",
        [.type],
        result: .text,
        audit: .none
    ) { call, arguments in
        guard let type = call.requestedType(try Command(arguments).text(.type)) else {
            throw BridgeError.callback("type is an invalid value")
        }
        return switch try call.attempt({ try call.store.authorizationStatus(for: type) }) {
        case .success(.sharingAuthorized): "authorized"
        case .success(.sharingDenied): "denied"
        default: "undetermined"
        }
    }

    static let delete = Method(
        plugin: "delete",
        "Never answers: JavaScript declares the method, and the native side does not have it.",
        result: .nothing,
        audit: .none
    ) { (_, _) throws -> JSONNull in
        throw BridgeError.noReply
    }
}

extension Command {
    /// The elements of an array. Fast enumeration of another value ends the app.
    func elements(_ parameter: ParameterDescription) throws -> [NativeValue] {
        guard self[parameter].isPresent else { return [] }
        guard let elements = self[parameter].array else {
            throw BridgeError.unrecognized("countByEnumeratingWithState:objects:count:", by: self[parameter])
        }
        return elements
    }
}

extension Call {
    /// The type of an identifier in a request.
    fileprivate func requestedType(_ text: String?) -> ObjectType? {
        text == "HKWorkoutTypeIdentifier" ? .workout : objectType(text)
    }
}
