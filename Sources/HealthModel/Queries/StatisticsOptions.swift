/// `HKStatisticsOptions` (STAT-01).
public struct StatisticsOptions: OptionSet, Hashable, Sendable {
    /// `HKStatisticsOptions.rawValue`
    public let rawValue: Int

    /// Options with a raw value.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Also the figures of each source.
    public static let separateBySource = StatisticsOptions(rawValue: 1)
    /// The average of a discrete type.
    public static let discreteAverage = StatisticsOptions(rawValue: 2)
    /// The minimum of a discrete type.
    public static let discreteMin = StatisticsOptions(rawValue: 4)
    /// The maximum of a discrete type.
    public static let discreteMax = StatisticsOptions(rawValue: 8)
    /// The sum of a cumulative type.
    public static let cumulativeSum = StatisticsOptions(rawValue: 16)
    /// The most recent quantity.
    public static let mostRecent = StatisticsOptions(rawValue: 32)
    /// The total time that samples cover.
    public static let duration = StatisticsOptions(rawValue: 64)

    /// Every option with its name on the wire, which is the name of the Swift constant.
    public static let named: [(name: String, option: StatisticsOptions)] = [
        ("separateBySource", .separateBySource),
        ("discreteAverage", .discreteAverage),
        ("discreteMin", .discreteMin),
        ("discreteMax", .discreteMax),
        ("cumulativeSum", .cumulativeSum),
        ("mostRecent", .mostRecent),
        ("duration", .duration),
    ]
}

extension StatisticsOptions {
    /// Throws the exception that HealthKit raises for options that do not fit the type. Statistics need a quantity type
    /// (QRY-04). Only cumulative types have sums, and only discrete types have averages, minima and maxima (STAT-02,
    /// STAT-03).
    ///
    /// Empty options are `HKStatisticsOptionNone`: the statistics then contain only their dates (project decision). The
    /// text for a type without quantities is this project's.
    public func validate(for type: ObjectType) throws(NativeException) {
        guard let isCumulative = type.quantity?.isCumulative else {
            throw NativeException(reason: "Statistics need a quantity type, which \(type) is not")
        }
        for (name, option) in isCumulative ? Self.ofDiscreteTypes : Self.ofCumulativeTypes where contains(option) {
            let kind = isCumulative ? "cumulative" : "discrete"
            throw NativeException(reason: "Statistics option \(name) is not compatible with \(kind) data type \(type)")
        }
    }

    private static let ofDiscreteTypes: [(name: String, option: StatisticsOptions)] = [
        ("HKStatisticsOptionDiscreteAverage", .discreteAverage),
        ("HKStatisticsOptionDiscreteMin", .discreteMin),
        ("HKStatisticsOptionDiscreteMax", .discreteMax),
    ]
    private static let ofCumulativeTypes: [(name: String, option: StatisticsOptions)] = [
        ("HKStatisticsOptionCumulativeSum", .cumulativeSum)
    ]
}
