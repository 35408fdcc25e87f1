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
