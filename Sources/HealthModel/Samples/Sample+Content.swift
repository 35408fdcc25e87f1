/// The content by HealthKit's names. Each is nil for a sample of another kind.
extension Sample {
    /// `HKCumulativeQuantitySample.sumQuantity` or `HKDiscreteQuantitySample.averageQuantity`: the quantity, which for a
    /// series stands for all of it (SAVE-28).
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

    /// What the sample has as an `HKWorkout`.
    public var workout: Workout? {
        if case .workout(let workout) = content { workout } else { nil }
    }
}

extension Sample.Content {
    /// How many heartbeats, locations or voltages there are; 0 for other kinds.
    package var elementCount: Int {
        switch self {
        case .heartbeatSeries(let series): series.count
        case .workoutRoute(let series): series.count
        case .electrocardiogram(let electrocardiogram): electrocardiogram.voltages.count
        default: 0
        }
    }
}
