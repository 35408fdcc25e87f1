import HealthModel

/// A key of the plugin for a type, such as `HEART_RATE`. Several keys may denote one type.
struct HealthDataType: Sendable {
    let key: String
    let identifier: String
    /// The first system with the key; nil for all systems with the type.
    let iOS: OSVersion?
    /// Whether `getIntervalData` knows the key.
    let hasIntervals: Bool
    /// The category value that `getData` keeps; nil for all.
    let readValue: Int?
    /// The category value that `writeData` saves; nil for that of the call.
    let writeValue: Int?

    init(
        _ key: String,
        _ identifier: String,
        iOS: OSVersion? = nil,
        hasIntervals: Bool = false,
        readValue: Int? = nil,
        writeValue: Int? = nil
    ) {
        self.key = key
        self.identifier = identifier
        self.iOS = iOS
        self.hasIntervals = hasIntervals
        self.readValue = readValue
        self.writeValue = writeValue
    }

    private static let byKey = Dictionary(uniqueKeysWithValues: all.map { ($0.key, $0) })

    /// The key and its type; nil if the native side does not know the key on the device.
    static func known(_ key: String, on device: EmulatedDevice) -> (key: HealthDataType, type: ObjectType)? {
        guard let entry = byKey[key], entry.iOS.map({ $0 <= device.osVersion }) ?? true,
            let type = TypeCatalog.type(identifier: entry.identifier), device.supports(type)
        else { return nil }
        return (entry, type)
    }
}

/// A key of the plugin for a unit, such as `BEATS_PER_MINUTE`.
struct HealthDataUnit: Sendable {
    let key: String
    let text: String
    let iOS: OSVersion?

    init(_ key: String, _ text: String, iOS: OSVersion? = nil) {
        self.key = key
        self.text = text
        self.iOS = iOS
    }

    private static let byKey = Dictionary(uniqueKeysWithValues: all.map { ($0.key, $0) })

    /// The unit of a key; nil if the native side does not know it on the device.
    static func unit(_ key: String?, on device: EmulatedDevice) -> HealthModel.Unit? {
        guard let key, let entry = byKey[key], entry.iOS.map({ $0 <= device.osVersion }) ?? true else { return nil }
        return entry.text.isEmpty ? .null : try? Unit(from: entry.text)
    }

    /// The unit in which the plugin reads quantities for an unknown key.
    static let internationalUnit = try? Unit(from: "IU")
}

/// A key of the plugin for a workout activity, such as `BIKING`.
struct WorkoutActivityKey: Sendable {
    let key: String
    let activityType: Int
    let iOS: OSVersion?

    init(_ key: String, _ activityType: Int, iOS: OSVersion? = nil) {
        self.key = key
        self.activityType = activityType
        self.iOS = iOS
    }

    private static let byKey = Dictionary(uniqueKeysWithValues: all.map { ($0.key, $0) })
    private static let byActivityType = Dictionary(grouping: all, by: \.activityType)

    /// The activity type of a key; nil if the native side does not know it on the device.
    static func activityType(_ key: String, on device: EmulatedDevice) -> Int? {
        guard let entry = byKey[key], entry.iOS.map({ $0 <= device.osVersion }) ?? true else { return nil }
        return entry.activityType
    }

    /// The key of an activity type. If several fit, a device answers any of them; here it is the first in alphabetical order.
    static func key(of activityType: Int, on device: EmulatedDevice) -> String? {
        let keys = byActivityType[activityType] ?? []
        return keys.filter { $0.iOS.map { $0 <= device.osVersion } ?? true }.map(\.key).min()
    }
}
