import BridgeCore
import HealthEngine
import HealthModel

/// The user's characteristics. If the request for authorization fails, the plugin never answers.
extension CordovaHealthChannel {
    static let readGender = characteristic("readGender", "biological sex", .biologicalSex) { store in
        try store.biologicalSex().rawValue
    } names: {
        ["unknown", "female", "male", "other"]
    }

    static let readBloodType = characteristic("readBloodType", "blood type", .bloodType) { store in
        try store.bloodType().rawValue
    } names: {
        ["unknown", "A+", "A-", "B+", "B-", "AB+", "AB-", "O+", "O-"]
    }

    static let readFitzpatrickSkinType = characteristic("readFitzpatrickSkinType", "skin type", .fitzpatrickSkinType) { store in
        try store.fitzpatrickSkinType().rawValue
    } names: {
        ["unknown", "I", "II", "III", "IV", "V", "VI"]
    }

    static let readDateOfBirth = Method(
        plugin: "readDateOfBirth",
        "Requests authorization, then returns midnight of the date of birth. Without one the error callback gets null.",
        result: .text
    ) { call, _ in
        try Reply.authorized(call, read: [.dateOfBirth], answersFailure: false) {
            let date = try call.orFail { try call.store.dateOfBirth() }
            guard let date else { throw BridgeError.callback(nil) }
            return date.isoWithFraction
        }
    }

    private static func characteristic(
        _ name: String,
        _ title: String,
        _ type: ObjectType,
        value: @escaping @Sendable (HealthStore) throws -> Int,
        names: @escaping @Sendable () -> [String]
    ) -> Method {
        Method(
            plugin: name,
            "Requests authorization, then returns the \(title); `unknown` if it is not set or not readable.",
            result: .text
        ) { call, _ in
            try Reply.authorized(call, read: [type], answersFailure: false) {
                let value = try call.orFail { try value(call.store) }
                return names().indices.contains(value) ? names()[value] : names()[0]
            }
        }
    }
}
