import BridgeCore
import HealthEngine
import HealthModel
import JSON

/// Availability and permissions.
extension AppleHealthKitChannel {
    static let isAvailable = Method(
        plugin: "isAvailable",
        "Returns whether the device has HealthKit. It has no options.",
        result: .success,
        audit: .none
    ) { call, _ in
        call.store.isHealthDataAvailable
    }

    static let initHealthKit = Method(
        plugin: "initHealthKit",
        "Requests authorization. Unknown keys are left out.",
        [.permissions],
        result: .success,
        audit: .action(.authorize)
    ) { call, arguments in
        call.createStore()
        guard call.store.isHealthDataAvailable else { throw BridgeError.unavailable }
        let permissions = Options(arguments)[.permissions]
        guard permissions.isPresent else {
            throw BridgeError.text("permissions must be provided in the initialization options")
        }
        let read = try call.types(permissions, .read)
        let toShare = try call.types(permissions, .share)
        let text = "Error with HealthKit authorization: "
        return try Reply.authorization(call) {
            try call.store.requestAuthorization(toShare: Set(toShare), read: Set(read))
        } answer: { result in
            switch result {
            case .success(true): true
            case .success(false): throw BridgeError.text(text + "(null)")
            case .failure(let error): throw BridgeError.text(text, error)
            }
        }
    }

    static let getAuthStatus = Method(
        plugin: "getAuthStatus",
        "Returns the sharing status of each type, in the order of the keys. It does not reveal read permission.",
        [.permissions],
        result: .object,
        audit: .none
    ) { call, arguments in
        call.createStore()
        guard call.store.isHealthDataAvailable else { throw BridgeError.unavailable }
        let permissions = Options(arguments)[.permissions]
        guard permissions.isPresent, try permissions.member("read").isPresent, permissions[member: "write"].isPresent else {
            throw BridgeError.text("permissions must be included in permissions object with read and write options")
        }
        let read = try call.types(permissions, .read)
        let write = try call.types(permissions, .share)
        return ["permissions": ["read": try call.statuses(read), "write": try call.statuses(write)]] as JSONValue
    }

    static let getInfo = Method(
        plugin: "getInfo", "Returns a description of the native module.", result: .object, audit: .none
    ) { call, _ in
        call.createStore()
        return info
    }

    private static let info: JSONValue = [
        "name": "react-native-apple-healthkit",
        "description": "A React Native bridge module for interacting with Apple HealthKit data",
        "className": "RCTAppleHealthKit", "author": "Greg Wilson",
    ]
}

extension NativeValue {
    /// `objectForKey:`, which only a dictionary has.
    fileprivate func member(_ name: String) throws -> NativeValue {
        guard dictionary != nil else { throw BridgeError.unrecognized("objectForKey:", by: self) }
        return self[member: name]
    }
}

extension Call {
    /// The types of the keys for one direction, each type once.
    fileprivate func types(_ permissions: NativeValue, _ direction: AccessDirection) throws -> [ObjectType] {
        let list = try permissions.member(direction == .read ? "read" : "write")
        guard list.isPresent else { return [] }
        guard let keys = list.array else {
            guard let object = list.dictionary else { throw BridgeError.unrecognized("count", by: list) }
            guard object.isEmpty else { throw BridgeError.unrecognized("objectAtIndexedSubscript:", by: list) }
            return []
        }
        var types: [ObjectType] = []
        for key in keys {
            guard let text = key.string else { throw BridgeError.unrecognized("length", by: key) }
            let identifier = PermissionKeys.writable[text] ?? (direction == .read ? PermissionKeys.readable[text] : nil)
            guard let type = deviceType(identifier), !types.contains(type) else { continue }
            types.append(type)
        }
        return types
    }

    /// `authorizationStatusForType:` of each type.
    fileprivate func statuses(_ types: [ObjectType]) throws -> JSONValue {
        let statuses = try attempt { try store.authorizationStatuses(for: Set(types)) }
        return .array(
            types.map { type in
                guard case .success(let statuses) = statuses else { return 0 }
                return .integer((statuses[type] ?? .notDetermined).rawValue)
            }
        )
    }
}
