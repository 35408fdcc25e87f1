/// The content under HealthKit's property names. Each is nil for a sample of another kind.
extension Sample {
    /// `HKCumulativeQuantitySample.sumQuantity` or `HKDiscreteQuantitySample.averageQuantity`: the quantity, or the sum
    /// or average of a series (SAVE-28).
    public var quantity: Quantity? {
        if case .quantity(let quantity, _) = content { quantity } else { nil }
    }

    /// `HKCategorySample.value`: a raw value of the type's enumeration.
    public var value: Int? {
        if case .category(let value) = content { value } else { nil }
    }

    /// `HKCorrelation.objects`
    public var objects: [Sample]? {
        if case .correlation(let objects) = content { objects } else { nil }
    }

    /// The properties of an `HKWorkout`.
    public var workout: Workout? {
        if case .workout(let workout) = content { workout } else { nil }
    }
}

extension Sample.Content {
    /// The number of heartbeats, locations or voltages. 0 for other kinds.
    package var elementCount: Int {
        switch self {
        case .heartbeatSeries(let series): series.count
        case .workoutRoute(let series): series.count
        case .electrocardiogram(let electrocardiogram): electrocardiogram.voltages.count
        default: 0
        }
    }
}
