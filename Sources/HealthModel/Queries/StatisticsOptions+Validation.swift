extension StatisticsOptions {
    /// Raises what HealthKit raises of options that do not fit the type: statistics are of quantities only (QRY-04), sums
    /// of what is cumulative, and averages, minima and maxima of what is discrete (STAT-02, STAT-03).
    ///
    /// No options at all are `HKStatisticsOptionNone`: the statistics then hold their dates and nothing else (project
    /// decision). The text for a type without quantities is one of this project.
    public func validate(for type: ObjectType) throws(NativeException) {
        guard let style = type.quantity?.aggregationStyle else {
            throw NativeException(reason: "Statistics need a quantity type, which \(type) is not")
        }
        let isCumulative = style == .cumulative
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
