import BridgeCore
import HealthEngine
import HealthModel
import JSON

/// Availability and permissions.
extension FlutterHealthChannel {
    /// `isHealthDataAvailable()`. The Dart side never calls it.
    static let checkIfHealthDataAvailable = Method(
        plugin: "checkIfHealthDataAvailable",
        "Returns whether the device has HealthKit.",
        result: .success,
        audit: .none
    ) { call, _ in
        call.store.isHealthDataAvailable
    }

    static let requestAuthorization = Method(
        plugin: "requestAuthorization",
        "Requests authorization. `NUTRITION` stands for all nutrients. An error of HealthKit is false.",
        [.types, .permissions],
        result: .success,
        audit: .action(.authorize)
    ) { call, arguments in
        let text = "Error requesting authorization: "
        guard let requests = arguments.requests else { throw BridgeError.refused("REQUEST_AUTH_ERROR", text) }
        var (toShare, read) = (Set<ObjectType>(), Set<ObjectType>())
        for (key, permission) in requests {
            let keys = key == HealthDataType.nutrition ? HealthDataType.nutritionKeys : [key]
            for type in keys.compactMap({ call.healthDataType($0)?.type }) {
                if type.kind == .characteristic {
                    guard permission != .write else { throw BridgeError.refused("REQUEST_AUTH_ERROR", text) }
                    read.insert(type)
                    continue
                }
                if permission != .write { read.insert(type) }
                if permission != .read { toShare.insert(type) }
            }
        }
        return try Reply.authorization(call) {
            try call.store.requestAuthorization(toShare: toShare, read: read)
        } answer: { result in
            if case .success(let success) = result { success } else { false }
        }
    }

    static let hasPermissions = Method(
        plugin: "hasPermissions",
        "Returns whether the app may share the types; null as soon as one of them is requested for reading.",
        [.types, .permissions],
        result: ResultDescription("hasPermissions", ["type": ["boolean", "null"]]),
        audit: .none
    ) { call, arguments in
        guard var requests = arguments.requests else {
            throw BridgeError.refused("PERMISSION_ERROR", "Error checking permissions: ")
        }
        if let index = requests.firstIndex(where: { $0.key == HealthDataType.nutrition }) {
            let permission = requests.remove(at: index).permission
            requests += HealthDataType.nutritionKeys.map { ($0, permission) }
        }
        call.note(requests.compactMap { call.healthDataType($0.key)?.type })
        for (key, permission) in requests {
            guard let type = call.healthDataType(key)?.type, type.kind != .characteristic else {
                return JSONValue.bool(false)
            }
            guard permission == .write else { return JSONValue.null }
            let status = try call.attempt { try call.store.authorizationStatus(for: type) }
            guard case .success(.sharingAuthorized) = status else { return JSONValue.bool(false) }
        }
        return JSONValue.bool(true)
    }
}

/// The access that a request asks for: 0 is reading, 1 is writing, any other number is both.
private enum Permission {
    case read, write, readWrite

    init(_ number: Int) {
        self =
            switch number {
            case 0: .read
            case 1: .write
            default: .readWrite
            }
    }
}

extension HealthDataType {
    /// The key of the food correlation, which stands for all nutrients in a request.
    static let nutrition = "NUTRITION"
}

extension NativeValue {
    /// The members `types` and `permissions`, which must have the same length.
    fileprivate var requests: [(key: String, permission: Permission)]? {
        guard let keys = self[.types].array(of: \.string), let numbers = self[.permissions].array(of: \.int),
            keys.count == numbers.count
        else { return nil }
        return Array(zip(keys, numbers.map(Permission.init)))
    }
}
