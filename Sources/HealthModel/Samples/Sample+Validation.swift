package import Foundation

extension Sample {
    /// Dates are whole milliseconds, but their differences are inexact.
    private static let tolerance = 0.000_01

    /// `HKSample.hasUndeterminedDuration`: whether the end date is unknown (SAVE-17).
    public var hasUndeterminedDuration: Bool { endDate == Clock.end }

    /// Throws the exception that HealthKit's initializer raises for an invalid sample (SAVE-01 to SAVE-22). A date in the future is
    /// valid (SAVE-18), and so is a quantity that is NaN or infinite: see ``checkFinite()``.
    func validate() throws(NativeException) {
        let rules = type.sampleRules
        try validateDates(by: rules)
        switch content {
        case .quantity(let quantity, let series):
            try validate(quantity, by: rules)
            if let series {
                try validate(series)
                try checkFinite()
            }
        case .category(let value):
            guard case .category = rules.kind else { throw .wrongType(type, of: "HKCategorySample") }
            guard rules.values.contains(value) else { throw .incompatibleValue(value, of: type) }
        case .correlation(let members):
            try validate(members, by: rules)
        case .workout(let workout):
            guard case .workout = rules.kind else { throw .wrongType(type, of: "HKWorkout") }
            try workout.validate(from: startDate, to: endDate)
        case .audiogram(let audiogram):
            try validateSpecialContent(by: rules)
            try audiogram.validatePoints()
        default:
            try validateSpecialContent(by: rules)
        }
        if !rules.requiredMetadata.isEmpty { try metadata.validatePresence(of: rules.requiredMetadata, for: type) }
        if !metadata.isEmpty { try metadata.validate(for: type) }
    }

    /// Throws the exception of a sample that a store cannot keep: its dates or the parts of its content do not fit. The
    /// other rules of ``validate()`` are for apps. Samples that the system wrote can violate them.
    package func validateStorable() throws(NativeException) {
        guard startDate.isInCalendar, endDate.isInCalendar else { throw .dateOutOfRange }
        guard startDate <= endDate else { throw .startAfterEnd }
        try validateSpecialContent(by: type.sampleRules)
    }

    /// Throws the exception that saving raises for a quantity that is NaN or infinite, also in a member of a correlation (SAVE-19).
    package func checkFinite() throws(NativeException) {
        switch content {
        case .quantity(let quantity, _): guard quantity.value.isFinite else { throw .notFinite(type) }
        case .correlation(let members): for member in members { try member.checkFinite() }
        default: return
        }
    }

    private func validateDates(by rules: SampleRules) throws(NativeException) {
        guard startDate.isInCalendar, endDate.isInCalendar else { throw .dateOutOfRange }
        guard startDate <= endDate else { throw .startAfterEnd }
        guard !hasUndeterminedDuration || rules.isOpenEnded else { throw .distantFuture }
        let duration = endDate.timeIntervalSince(startDate)
        guard duration <= rules.maximumDuration + Self.tolerance else {
            throw .tooLong(type, startDate, endDate, maximum: rules.maximumDuration)
        }
        guard duration >= rules.minimumDuration - Self.tolerance else {
            throw .tooShort(type, startDate, endDate, minimum: rules.minimumDuration)
        }
        guard duration == 0 || !rules.isInstant else { throw .mustBeInstant(type) }
    }

    private func validate(_ quantity: Quantity, by rules: SampleRules) throws(NativeException) {
        guard case .quantity = rules.kind else { throw .wrongType(type, of: "HKQuantitySample") }
        guard quantity.unit.dimension == rules.dimension else { throw .incompatibleUnit(quantity.unit, of: self) }
        // NaN is not in the range.
        guard !rules.isEffortScore || (0...10).contains(quantity.value) else { throw .effortOutOfRange(type) }
    }

    private func validate(_ series: QuantitySeries) throws(NativeException) {
        guard !series.quantities.isEmpty else { throw .emptySeries(type) }
        for quantity in series.quantities {
            guard quantity.value.isFinite else { throw .notFinite(type) }
            guard quantity.startDate.isInCalendar, quantity.endDate.isInCalendar, startDate <= quantity.startDate,
                quantity.startDate <= quantity.endDate, quantity.endDate <= endDate
            else { throw .seriesOutsideSample(type) }
        }
    }

    private func validate(_ members: [Sample], by rules: SampleRules) throws(NativeException) {
        guard case .correlation = rules.kind else { throw .wrongType(type, of: "HKCorrelation") }
        guard !members.isEmpty else { throw .emptyCorrelation }
        for member in members {
            guard rules.components.contains(member.type) else { throw .foreignMember(member.type, of: type) }
        }
        guard type.componentsRequired else { return }
        let missing = rules.components.subtracting(members.map(\.type))
        guard missing.isEmpty else { throw .missingMembers(missing, of: type) }
    }
}

extension Date {
    /// Whether a sample may have the date: from `distantPast` to `distantFuture`, the years 1 to 4001.
    ///
    /// Check this before comparing or printing a date. Foundation compares NaN as before and after every other date.
    /// Neither NaN nor a date far outside the calendar can be printed.
    package var isInCalendar: Bool { Self.calendar.contains(timeIntervalSinceReferenceDate) }

    private static let calendar =
        distantPast.timeIntervalSinceReferenceDate...Clock.end.timeIntervalSinceReferenceDate
}

extension Sample {
    /// Throws the exception that a system raises for a value of a later version, in the content or in the metadata
    /// (SAVE-04, SAVE-10).
    package func validate(on version: OSVersion) throws(NativeException) {
        try metadata.validate(on: version)
        switch content {
        case .quantity: return
        case .category(let value):
            guard let values = type.values(on: version), !values.contains(value, on: version) else { return }
            throw .incompatibleValue(value, of: type)
        case .correlation(let objects):
            for object in objects { try object.validate(on: version) }
        case .workout(let workout):
            guard Enumeration.workoutActivityType.contains(workout.activityType, on: version) else {
                throw .invalidWorkout("the system has no activity type \(workout.activityType)")
            }
            for event in workout.events { try event.metadata.validate(on: version) }
        default: return
        }
    }
}
