import Foundation
import HealthEngine
import HealthModel

/// The figures that a report shows for the days of a period.
struct DayContents {
    let steps: StepsByDay
    let rings: Rings
    let workouts: Workouts
    let route: Route?
    let heartByDay: HeartRates
    let heartByHour: HeartRates
    let nights: Nights

    init(_ phone: Phone, _ period: Period, _ options: ReportOptions) throws(HealthFailure) {
        steps = try StepsByDay(phone, period)
        rings = try Rings(phone, period)
        workouts = try Workouts(phone, period)
        route = options.showsRoutes ? try Route(phone, before: period.end) : nil
        heartByDay = try HeartRates(phone, days: period)
        heartByHour = try HeartRates(phone, hoursOf: period.last, in: period.calendar.timeZone)
        nights = try Nights(phone, period, includesLastEvening: options.day == nil)
    }
}
