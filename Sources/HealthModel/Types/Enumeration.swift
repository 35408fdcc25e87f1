/// The values of a category or characteristic type, such as `HKCategoryValueSleepAnalysis`, and `HKWorkoutActivityType`.
public struct Enumeration: Sendable, Hashable {
    /// The name of the enumeration in HealthKit.
    public let name: String

    /// The cases in HealthKit's order. A deprecated name follows the case that replaces it.
    public let cases: [Case]

    /// One value of an enumeration.
    public struct Case: Sendable, Hashable {
        /// The Swift case name.
        public let name: String

        /// The stored number. Two names may share one.
        public let rawValue: Int

        /// The first iOS version with the case.
        public let iOS: OSVersion

        /// The constant in Objective-C, if it is not the name of the enumeration with that of the case.
        package let ownConstant: String?
    }

    init(_ name: String, _ cases: [Case]...) {
        self.name = name
        self.cases = cases.flatMap(\.self)
    }

    /// The raw value of a Swift case name. Nil if there is no such case.
    public func rawValue(named name: String) -> Int? {
        cases.first { $0.name == name }?.rawValue
    }

    /// The Swift case name of a raw value. Nil if there is no such case.
    public func name(of rawValue: Int) -> String? {
        cases.first { $0.rawValue == rawValue }?.name
    }

    /// Whether a case has the raw value.
    public func contains(_ rawValue: Int) -> Bool {
        cases.contains { $0.rawValue == rawValue }
    }

    /// Whether a case has the raw value on a system. Cases of later versions do not count.
    public func contains(_ rawValue: Int, on version: OSVersion) -> Bool {
        cases.contains { $0.rawValue == rawValue && $0.iOS <= version }
    }
}

extension [Enumeration.Case] {
    /// The cases that a version of iOS has added, with their raw values.
    static func since(
        _ iOS: TypeAttributes.Version, _ cases: KeyValuePairs<String, Int>, constants: [String: String] = [:]
    ) -> [Enumeration.Case] {
        cases.map { .init(name: $0.key, rawValue: $0.value, iOS: OSVersion(iOS), ownConstant: constants[$0.key]) }
    }
}

/// The values of a type before a version of iOS, such as `HKCategoryValueMenstrualFlow` before iOS 18.
struct FormerValues: Sendable {
    let values: Enumeration
    /// The first version with other values.
    let end: OSVersion

    init(_ values: Enumeration, until end: OSVersion) {
        self.values = values
        self.end = end
    }
}
