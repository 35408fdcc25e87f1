import HealthModel
import JSON

extension Form where Value == CalendarDay {
    /// `DateComponents` with their calendar, as a summary has them (OTH-03).
    static let calendarDay = Form(Schemas.reference("CalendarDay")) { (reader, arguments) throws(BridgeError) in
        var members = try Members(of: reader, arguments)
        let era = try members.optional("era", .integer) ?? 1
        let calendar = try members.optional("calendar", .string) ?? "gregorian"
        let year = try members.required("year", .integer)
        let month = try members.required("month", .integer)
        let day = try members.required("day", .integer)
        try members.finish()
        guard era == 1, calendar == "gregorian", (1...9999).contains(year), (1...12).contains(month),
            (1...31).contains(day)
        else { throw .invalidParams(reader.fail(expected: "a day of the Gregorian calendar: {year, month, day}")) }
        return CalendarDay(year: year, month: month, day: day)
    }
}

extension Form where Value == ActivitySummaryPredicate {
    /// An object of one member, named after HealthKit's factories; or a predicate for samples, which HealthKit refuses by an
    /// exception (PRED-12).
    static let activitySummaryPredicate: Form = Form([:]) { (reader, arguments) throws(BridgeError) in
        guard case .object(let object) = reader.value, object.members.count == 1, let (name, _) = object.members.first
        else { return .samples(try Form<SamplePredicate>.predicate.read(reader, arguments)) }
        var members = try Members(of: reader, arguments)
        switch name {
        case "activitySummary":
            let day = try members.required(name, .calendarDay)
            return .days(day...day)
        case "activitySummariesBetween": return .days(try members.required(name, .calendarDays))
        case "and": return .and(try members.required(name, .activitySummaryPredicates))
        case "or": return .or(try members.required(name, .activitySummaryPredicates))
        case "not": return .not(try members.required(name, .activitySummaryPredicate))
        default: return .samples(try Form<SamplePredicate>.predicate.read(reader, arguments))
        }
    }
}

extension Form where Value == [ActivitySummaryPredicate] {
    fileprivate static let activitySummaryPredicates = array(of: .activitySummaryPredicate)
}

extension Form where Value == ClosedRange<CalendarDay> {
    /// Both ends included (OTH-03).
    fileprivate static let calendarDays = Form([:]) { (reader, arguments) throws(BridgeError) in
        var members = try Members(of: reader, arguments)
        let start = try members.required("start", .calendarDay)
        let end = try members.required("end", .calendarDay)
        try members.finish()
        guard start <= end else { throw .invalidParams(reader.fail(expected: "a start that is not after the end")) }
        return start...end
    }
}
