extension SamplePredicate {
    /// Throws the exception that HealthKit raises for a predicate that does not fit the type of a query (PRED-08,
    /// PRED-12).
    ///
    /// A predicate on a value that samples of the type lack is invalid anywhere in a compound. That rule and its text,
    /// which follows PRED-12, are project decisions. Predicates on metadata, sources, devices and objects fit every
    /// type.
    public func validate(for type: ObjectType) throws(NativeException) {
        switch self {
        case .and(let predicates), .or(let predicates):
            for predicate in predicates { try predicate.validate(for: type) }
        case .not(let predicate):
            try predicate.validate(for: type)
        case .samples(nil, nil, _):
            break
        case .samples:
            guard type.kind != .activitySummary else { throw .unexpectedDataType(type, "startDate") }
        case .quantity(_, let quantity):
            guard let attributes = type.quantity else { throw .unexpectedDataType(type, "quantity") }
            try quantity.unit.requireCompatible(with: attributes.unit)
        case .category, .categoryValues:
            guard type.kind == .category else { throw .unexpectedDataType(type, "value") }
        case .workoutActivityType:
            guard type.kind == .workout else { throw .unexpectedDataType(type, "workoutType") }
        case .workoutDuration:
            guard type.kind == .workout else { throw .unexpectedDataType(type, "duration") }
        case .workoutTotal(let total, _, let quantity):
            guard type.kind == .workout else { throw .unexpectedDataType(type, total.rawValue) }
            try quantity.unit.requireCompatible(with: total.unit)
        case .content(let predicate):
            try predicate.validate(for: type)
        case .workoutFigure(let condition):
            guard type.kind == .workout else { throw .unexpectedDataType(type, "\(condition.figure)Quantity") }
            try condition.validate()
        case .workoutActivity(let predicate):
            guard type.kind == .workout else { throw .unexpectedDataType(type, "workoutActivity") }
            try predicate.validate()
        case .all, .objects, .sources, .sourceRevisions, .devices, .deviceProperty, .metadataKey, .metadataValues,
            .metadata, .noCorrelation, .workout, .workoutEffort, .electrocardiogram:
            break
        }
    }
}

extension WorkoutFigureComparison {
    /// Throws if the unit of the quantity does not fit the type.
    func validate() throws(NativeException) {
        guard let attributes = type.quantity else { throw .unexpectedDataType(type, "quantity") }
        try quantity.unit.requireCompatible(with: attributes.unit)
    }
}

extension WorkoutTotal {
    /// A unit of the total.
    fileprivate var unit: Unit {
        switch self {
        case .totalEnergyBurned: .kilocalorie
        case .totalDistance: .meter
        case .totalSwimmingStrokeCount, .totalFlightsClimbed: .count
        }
    }
}

extension Unit {
    /// Throws if the units are incompatible (UNIT-20, UNIT-21).
    fileprivate func requireCompatible(with other: Unit) throws(NativeException) {
        guard isCompatible(with: other) else { throw .incompatibleUnits(self, other) }
    }
}

extension NativeException {
    /// A predicate compares a property that objects of the type lack. The text was observed for the dates of an
    /// activity summary (PRED-12).
    static func unexpectedDataType(_ type: ObjectType, _ keyPath: String) -> NativeException {
        NativeException(reason: "Unexpected dataType of class \(type.kind.className) for \(keyPath) predicate")
    }
}

extension ObjectType.Kind {
    /// The name of the class in HealthKit.
    fileprivate var className: String {
        let name = rawValue.capitalizedFirst
        return self == .audiogram ? "HK\(name)SampleType" : "HK\(name)Type"
    }
}
