/// A metadata key that HealthKit defines, and what it takes. Apps may use any other key as they like.
struct MetadataKey: Sendable {
    /// What a key takes.
    enum Value: Sendable {
        /// `NSString`
        case string
        /// `NSNumber`; HealthKit does not tell Booleans from other numbers.
        case bool
        /// `NSNumber`
        case number
        /// `NSNumber` with a value of an enumeration (SAVE-10).
        case enumeration(Enumeration)
        /// `NSDate`
        case date
        /// `HKQuantity` in a unit that is compatible with this one.
        case quantity(Unit)
        /// `HKQuantity` in a unit that the sample's own quantity may have.
        case quantityOfSampleType
    }

    /// The name of the constant, such as `HKMetadataKeyWasUserEntered`, which messages use.
    let name: String

    /// The string that is stored, such as `HKWasUserEntered` (SAVE-12).
    let rawValue: String

    /// What the key takes.
    let value: Value

    /// The names of keys without which this one may not be given (SAVE-11).
    let requires: [String]

    init(name: String, rawValue: String, value: Value, requires: [String] = []) {
        self.name = name
        self.rawValue = rawValue
        self.value = value
        self.requires = requires
    }

    /// The key that is stored as a string; nil if HealthKit defines none.
    static func stored(as rawValue: String) -> MetadataKey? { byRawValue[rawValue] }

    /// The string that is stored for a constant.
    static func rawValue(named name: String) -> String { byName[name]?.rawValue ?? name }

    private static let byRawValue = Dictionary(all.map { ($0.rawValue, $0) }, uniquingKeysWith: { first, _ in first })
    private static let byName = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}
