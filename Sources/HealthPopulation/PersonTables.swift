import Foundation
import HealthArchive
import HealthEngine
import HealthGenerator
import HealthJSON
import HealthModel

/// The rows of one person. The store of the phone has their samples.
struct PersonTables {
    let number: Int
    let persona: String?
    let options: GenerateOptions
    let generator: PersonGenerator
    let phone: Phone

    /// The columns before the others: the number of the person.
    private var first: PopulationCell { .integer(number) }

    /// The calendar at the person's home.
    private var calendar: Calendar { Calendar(.gregorian, in: options.timeZone) }

    // MARK: One row

    var person: [PopulationCell] {
        let person = generator.person
        return [
            first, .seed(options.seed), PopulationCell(persona), .text(person.sex == .female ? "female" : "male"),
            .text(person.dateOfBirth.isoText), .number(person.height), .number(person.weight),
            .text(person.fitness.rawValue), .text(person.chronotype.rawValue), .number(person.sleep), .number(person.steps),
            .number(person.workoutsPerWeek), .text(options.devices.rawValue), .text(options.timeZone.identifier),
        ]
    }

    // MARK: A row for each day

    var truth: [[PopulationCell]] {
        var clock = ExportClock(options.timeZone)
        return generator.truth().map { day in
            [
                first, .text(day.day.isoText), .number(day.steps.rounded()), .number(day.asleep),
                .text(clock.internetDate(day.asleepDate)), .text(clock.internetDate(day.awakeDate)),
                .number(rounded(day.restingHeartRate)), PopulationCell(day.heartRate.map(rounded)), .number(day.workouts),
                .number(day.worn), .truth(day.isIll), .truth(day.isAway),
            ]
        }
    }

    /// HealthKit's statistics of each quantity type by day. Overlaps of sources count once.
    func daily(of types: [ObjectType]) throws -> [[PopulationCell]] {
        guard let bounds else { return [] }
        return try types.flatMap { type -> [[PopulationCell]] in
            guard let quantity = type.quantity else { return [] }
            let options: StatisticsOptions =
                quantity.isCumulative ? .cumulativeSum : [.discreteAverage, .discreteMin, .discreteMax]
            let query = StatisticsCollectionQuery(
                type,
                .samples(start: bounds.start, end: bounds.end),
                options,
                anchorDate: bounds.start,
                intervalComponents: DateComponents(day: 1),
                timeZone: self.options.timeZone
            )
            let found = try phone.healthStore.execute(query).statistics.filter {
                bounds.start <= $0.startDate && $0.startDate < bounds.end
            }
            return found.map { statistics in
                let figures = [\Statistics.Figures.sum, \.average, \.minimum, \.maximum].map { figure in
                    PopulationCell(statistics.figures[keyPath: figure].flatMap { try? $0.doubleValue(for: quantity.unit) })
                }
                let day = CalendarDay(of: statistics.startDate, in: calendar).isoText
                return [first, .text(day), .text(type.identifier), .text(quantity.unit.unitString)] + figures
            }
        }
    }

    /// The nights as the source with the most detail recorded them.
    func nights() throws -> [[PopulationCell]] {
        var clock = ExportClock(options.timeZone)
        return try days.compactMap { day in
            guard let noon = calendar.noon(of: day), let noonBefore = calendar.date(byAdding: .day, value: -1, to: noon) else {
                return nil
            }
            let predicate = SamplePredicate.samples(start: noonBefore, end: noon, options: .strictStartDate)
            let samples = try phone.healthStore.execute(SampleQuery(.sleepAnalysis, predicate))
            guard let night = Night(day, samples), let start = night.start, let end = night.end else { return nil }
            return [
                first, .text(day.isoText), .text(clock.internetDate(start)), .text(clock.internetDate(end)),
                .text(night.source.name), .number(night.asleep), .number(night.duration(of: .awake)),
                .number(night.duration(of: .asleepCore)), .number(night.duration(of: .asleepDeep)),
                .number(night.duration(of: .asleepREM)), .number(night.durationInBed),
            ]
        }
    }

    // MARK: A row for each workout

    func workout(_ sample: Sample) -> [PopulationCell]? {
        guard let workout = sample.workout else { return nil }
        var clock = ExportClock(options.timeZone)
        func sum(_ isWanted: (ObjectType) -> Bool, in unit: HealthModel.Unit) -> PopulationCell {
            let sum = workout.statistics.first { isWanted($0.type) && $0.figures.sum != nil }?.figures.sum
            return PopulationCell(sum.flatMap { try? $0.doubleValue(for: unit) })
        }
        let activity = Enumeration.workoutActivityType.cases.first { $0.rawValue == workout.activityType }?.name
        return [
            first, .text(sample.uuid.uuidString), PopulationCell(activity), .text(clock.internetDate(sample.startDate)),
            .text(clock.internetDate(sample.endDate)), .number(workout.duration),
            sum({ $0.identifier.contains("Distance") }, in: .meter), sum({ $0 == .activeEnergyBurned }, in: .kilocalorie),
            PopulationCell(sample.sourceRevision?.source.name),
        ]
    }

    // MARK: Days

    private func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }

    private var days: [CalendarDay] {
        guard let last = calendar.noon(of: options.lastDay) else { return [] }
        return (0..<options.days).reversed().compactMap { distance in
            calendar.date(byAdding: .day, value: -distance, to: last).map { CalendarDay(of: $0, in: calendar) }
        }
    }

    private var bounds: DateInterval? {
        guard let start = days.first.flatMap(calendar.interval)?.start, let end = calendar.interval(of: options.lastDay)?.end
        else { return nil }
        return DateInterval(start: start, end: end)
    }
}
