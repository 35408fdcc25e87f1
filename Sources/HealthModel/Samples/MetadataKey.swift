/// A metadata key that HealthKit defines, with the values that it accepts. Apps may use any other key for any value.
struct MetadataKey: Sendable {
    /// The values that a key accepts.
    enum Value: Sendable {
        /// `NSString`
        case string
        /// `NSNumber`. HealthKit does not distinguish Booleans from other numbers.
        case bool
        /// `NSNumber`
        case number
        /// `NSNumber` with a value of an enumeration (SAVE-10).
        case enumeration(Enumeration)
        /// `NSDate`
        case date
        /// `HKQuantity` with a unit that is compatible with this one.
        case quantity(Unit)
        /// `HKQuantity` with a unit that is compatible with the sample's quantity.
        case quantityOfSampleType
    }

    /// The name of the constant, such as `HKMetadataKeyWasUserEntered`. Messages use it.
    let name: String

    /// The stored string, such as `HKWasUserEntered` (SAVE-12).
    let rawValue: String

    /// The values that the key accepts.
    let value: Value

    /// The names of the keys that this key requires (SAVE-11).
    let requires: [String]

    /// The name has the ending of the stored string, unless it is given.
    init(_ rawValue: String, name: String? = nil, _ value: Value, requires: [String] = []) {
        self.name = name ?? (rawValue.hasPrefix("HKMetadataKey") ? rawValue : "HKMetadataKey" + rawValue.dropFirst(2))
        self.rawValue = rawValue
        self.value = value
        self.requires = requires
    }

    /// The key with a stored string. Nil if HealthKit does not define one.
    static func stored(as rawValue: String) -> MetadataKey? { byRawValue[Name(rawValue)] }

    /// The stored string of a constant.
    static func rawValue(named name: String) -> String { byName[Name(name)]?.rawValue ?? name }

    private static let byRawValue = Dictionary(all.map { (Name($0.rawValue), $0) }, uniquingKeysWith: { first, _ in first })
    private static let byName = Dictionary(all.map { (Name($0.name), $0) }, uniquingKeysWith: { first, _ in first })
}

/// The keys that HealthKit defines, for hints about misspelled ones.
extension Metadata {
    /// The stored strings of the keys.
    package static var definedKeys: [String] { MetadataKey.all.map(\.rawValue) }

    /// The stored string of a key by the name of its constant, or without the prefix `HK`. Nil if HealthKit does not define one.
    package static func key(named name: String) -> String? {
        let key = MetadataKey.rawValue(named: name)
        return [key, "HK\(key)"].first { MetadataKey.stored(as: $0) != nil }
    }

    /// Whether HealthKit does not define a key that looks like one of its own. A device accepts every key.
    package static func isProbablyMisspelled(_ key: String) -> Bool {
        if MetadataKey.stored(as: key) != nil { return false }
        return key.hasPrefix("HK") || MetadataKey.stored(as: "HK\(key)") != nil
    }
}
