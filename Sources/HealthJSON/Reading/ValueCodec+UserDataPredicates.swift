package import HealthModel
import JSON

extension ValueCodec where Value == CalendarDay {
    /// `DateComponents` with their calendar, as in an activity summary (OTH-03).
    package static let calendarDay = ValueCodec(Schemas.reference("CalendarDay")) { reader, context in
        let expected = "a day of the Gregorian calendar: {year, month, day}"
        guard case .object = reader.value else { throw reader.fail(expected: expected) }
        var members = try Members(of: reader, context)
        let era = try members.optional("era", .integer) ?? 1
        let calendar = try members.optional("calendar", .string) ?? "gregorian"
        let year = try members.required("year", .integer)
        let month = try members.required("month", .integer)
        let day = try members.required("day", .integer)
        try members.finish()
        guard era == 1, calendar == "gregorian", (1...9999).contains(year), (1...12).contains(month),
            (1...31).contains(day)
        else { throw reader.fail(expected: expected) }
        return CalendarDay(year: year, month: month, day: day)
    }
}

extension ValueCodec where Value == ActivitySummaryPredicate {
    /// An object with one member, named after HealthKit's factory method. A sample predicate is read too, because HealthKit
    /// refuses it with an exception (PRED-12).
    package static let activitySummaryPredicate: ValueCodec = ValueCodec([:]) { reader, context in
        guard case .object(let object) = reader.value, object.members.count == 1, let (name, _) = object.members.first
        else { return .samples(try ValueCodec<SamplePredicate>.predicate.read(reader, context)) }
        var members = try Members(of: reader, context)
        switch name {
        case "activitySummary":
            let day = try members.required(name, .calendarDay)
            return .days(day...day)
        case "activitySummariesBetween": return .days(try members.required(name, .calendarDays))
        case "and": return .and(try members.required(name, .array(of: .activitySummaryPredicate)))
        case "or": return .or(try members.required(name, .array(of: .activitySummaryPredicate)))
        case "not": return .not(try members.required(name, .activitySummaryPredicate))
        default: return .samples(try ValueCodec<SamplePredicate>.predicate.read(reader, context))
        }
    }
}

extension ValueCodec where Value == ClosedRange<CalendarDay> {
    /// A range of days that includes both ends (OTH-03).
    fileprivate static let calendarDays = ValueCodec([:]) { reader, context in
        var members = try Members(of: reader, context)
        let start = try members.required("start", .calendarDay)
        let end = try members.required("end", .calendarDay)
        try members.finish()
        guard start <= end else { throw reader.fail(expected: "a start that is not after the end") }
        return start...end
    }
}

extension ValueCodec where Value == MedicationPredicate {
    /// An object with one member, named after HealthKit's factory method. An empty object selects all.
    package static let medicationPredicate: ValueCodec = ValueCodec([:]) { reader, context in
        var members = try Members(of: reader, context)
        let isArchived = try members.optional("isArchived", .bool)
        let hasSchedule = try members.optional("hasSchedule", .bool)
        let and = try members.optional("and", .array(of: medicationPredicate))
        let or = try members.optional("or", .array(of: medicationPredicate))
        let not = try members.optional("not", medicationPredicate)
        try members.finish()
        let given: [MedicationPredicate] = [
            isArchived.map(MedicationPredicate.isArchived), hasSchedule.map(MedicationPredicate.hasSchedule),
            and.map(MedicationPredicate.and), or.map(MedicationPredicate.or), not.map(MedicationPredicate.not),
        ].compactMap(\.self)
        guard given.count <= 1 else { throw reader.fail(expected: "an object of one member") }
        return given.first ?? .all
    }
}
