import HealthEngine
import HealthModel

/// What is shown of the days of a period.
struct DayContents: Hashable {
    let steps: StepsByDay
    let rings: Rings
    let workouts: Workouts
    let route: Route?
    let heartByDay: HeartRates
    let heartByHour: HeartRates
    let nights: Nights

    init(_ store: HealthStore, _ period: Period, showsRoutes: Bool) throws(HealthFailure) {
        steps = try StepsByDay(store, period)
        rings = try Rings(store, period)
        workouts = try Workouts(store, period)
        route = showsRoutes ? try Route(store, before: period.end) : nil
        heartByDay = try HeartRates(store, days: period)
        heartByHour = try HeartRates(store, hoursOf: period.last)
        nights = try Nights(store, period)
    }
}
