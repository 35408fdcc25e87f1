import Foundation
import HealthEngine
import HealthModel
import XML

/// A workout whose element is open.
final class OpenWorkout {
    let head: SampleHead
    /// Whether the options include the workout itself, not only its routes.
    let isChosen: Bool
    fileprivate(set) var workout: Workout
    fileprivate var activities: [OpenActivity] = []
    /// The routes whose elements have ended.
    fileprivate(set) var routes: [OpenRoute] = []
    /// The positions of samples within the element.
    var parts: [Int64] = []

    fileprivate init(_ head: SampleHead, _ workout: Workout, isChosen: Bool) {
        self.head = head
        self.isChosen = isChosen
        self.workout = workout
    }

    var start: Date { Date(milliseconds: head.start) }
    var end: Date { Date(milliseconds: head.end) }

    /// The type to count if the workout is skipped.
    var countedType: ObjectType { isChosen ? .workout : .workoutRoute }

    func append(_ route: OpenRoute) { routes.append(route) }

    func add(_ group: WorkoutZoneGroup) { workout.zoneGroups.append(group) }
}

/// An event whose element is open.
struct OpenEvent {
    let kind: WorkoutEvent.Kind
    let start: Date
    let end: Date
}

/// An activity whose element is open.
final class OpenActivity {
    fileprivate var activity: WorkoutActivity
    /// Whether the archive has no duration of the activity.
    fileprivate let lacksDuration: Bool

    fileprivate init(_ activity: WorkoutActivity, lacksDuration: Bool) {
        self.activity = activity
        self.lacksDuration = lacksDuration
    }

    func add(_ group: WorkoutZoneGroup) { activity.zoneGroups.append(group) }
}

extension ExportReader {
    /// Begins a workout; nil if it is skipped or not chosen.
    func beginWorkout(_ attributes: XMLAttributes) throws -> OpenWorkout? {
        let isChosen = self.isChosen(.workout)
        guard isChosen || self.isChosen(.workoutRoute) else { return nil }
        let type = types.type(isChosen ? .workout : .workoutRoute)
        guard let head = head(attributes, of: type) else { return nil }
        guard isChosen else { return OpenWorkout(head, Workout(activityType: 0), isChosen: false) }
        let activity = attributes[.workoutActivityType]?.string ?? ""
        guard let number = Enumeration.workoutActivityType.rawValue(ofConstant: activity) else {
            skip(type, .unknownValue)
            return nil
        }
        var workout = Workout(activityType: number)
        workout.duration = figure(attributes, .duration, measuring: .second)?.seconds ?? 0
        workout.totalDistance = figure(attributes, .totalDistance, measuring: .meter)
        workout.totalEnergyBurned = figure(attributes, .totalEnergyBurned, measuring: .kilocalorie)
        return OpenWorkout(head, workout, isChosen: true)
    }

    /// A quantity of a workout. Notes a problem and returns nil if it is unreadable or its unit does not fit.
    func figure(_ attributes: XMLAttributes, _ value: ExportAttribute, measuring own: HealthModel.Unit) -> Quantity? {
        guard let found = quantity(attributes, value, .unreadableFigure) else { return nil }
        guard (try? found.doubleValue(for: own))?.isFinite ?? false else {
            note(.unreadableFigure)
            return nil
        }
        return found
    }

    func end(_ open: OpenWorkout, _ found: ImportedMetadata?) throws {
        guard open.isChosen else {
            for route in open.routes { _ = try save(route) }
            return
        }
        let metadata = read(found)
        addActivities(to: open)
        open.workout.configuration.set(metadata)
        open.workout.complete(from: open.start, to: open.end)
        let content = Sample.Content.workout(open.workout)
        let type = types.type(.workout)
        let position = try save(content, type, open.start, open.end, open.head.source, metadata)
        var parts = open.parts
        for route in open.routes {
            if let part = try save(route) { parts.append(part) }
        }
        guard let position, let samples else { return }
        try samples.connect(workout: position, with: parts)
        workouts.append((position, open.workout.statistics.map(\.type), open.workout.configuration))
    }

    // MARK: Parts

    func beginEvent(_ attributes: XMLAttributes) -> OpenEvent? {
        guard let workout, workout.isChosen else { return nil }
        guard let kind = WorkoutEvent.Kind(constant: attributes[.type]?.string ?? ""),
            let date = attributes[.date]?.date
        else {
            note(.unreadableEvent)
            return nil
        }
        let duration = figure(attributes, .duration, measuring: .second)?.seconds ?? 0
        // Dates are in whole seconds, but durations are not. So limit the event to the workout.
        let start = min(max(date, workout.start), workout.end)
        let hasLength = kind == .lap || kind == .segment
        return OpenEvent(kind: kind, start: start, end: hasLength ? min(max(start, date + duration), workout.end) : start)
    }

    func end(_ event: OpenEvent, _ found: ImportedMetadata?) {
        let event = WorkoutEvent(type: event.kind, startDate: event.start, endDate: event.end, metadata: read(found))
        switch parent?.content {
        case .activity(let open): open.activity.events.append(event)
        default: workout?.workout.events.append(event)
        }
    }

    func beginActivity(_ attributes: XMLAttributes) -> OpenActivity? {
        guard let workout, workout.isChosen else { return nil }
        guard let uuid = UUID(uuidString: attributes[.uuid]?.string ?? ""), let start = attributes[.startDate]?.date
        else {
            note(.unreadableActivity)
            return nil
        }
        var activity = WorkoutActivity(
            uuid: uuid,
            configuration: workout.workout.configuration,
            startDate: start,
            endDate: max(start, attributes[.endDate]?.date ?? workout.end)
        )
        let duration = figure(attributes, .duration, measuring: .second)?.seconds
        activity.duration = duration ?? 0
        return OpenActivity(activity, lacksDuration: duration == nil)
    }

    func end(_ open: OpenActivity, _ found: ImportedMetadata?) {
        open.activity.metadata = read(found)
        open.activity.configuration.set(open.activity.metadata)
        workout?.activities.append(open)
    }

    /// Adds the activities to a workout. As in a builder, an activity has the events that it overlaps (WO-11), and a
    /// missing duration is the time without pauses.
    private func addActivities(to open: OpenWorkout) {
        let timeline = WorkoutTimeline(open.workout.events)
        var count = 0
        open.workout.activities = open.activities.map { part in
            var activity = part.activity
            let events = timeline.events(of: activity)
            count += events.count
            // Each of many activities can overlap all of many events.
            if count <= OpenElement.mostElements {
                // Exports have no events within activities. Keep those that are only there.
                let known = Set(events)
                activity.events = (events + activity.events.filter { !known.contains($0) }).inOrder
            } else if !events.isEmpty {
                note(.tooManyElements, ExportElement.workoutEvent.name)
            }
            if part.lacksDuration { activity.duration = timeline.elapsedTime(of: activity) }
            return activity
        }
    }

    func addStatistics(_ attributes: XMLAttributes) {
        guard let workout, workout.isChosen else { return }
        guard let statistics = Statistics(attributes, of: workout, &types) else { return note(.unreadableStatistics) }
        switch parent?.content {
        case .activity(let open): open.activity.statistics.append(statistics)
        case .workout: workout.workout.statistics.append(statistics)
        // The statistics of an omitted activity.
        default: break
        }
    }

    /// Connects all workouts with the samples measured during them, after all samples were read.
    func connectMeasurements() throws {
        guard let samples else { return }
        for (position, types, configuration) in workouts {
            try samples.connectMeasurements(withWorkoutAt: position, configuration, types)
            try check()
        }
        workouts = []
    }
}

extension Statistics {
    /// The statistics of a type in a workout; nil if they are unreadable or a figure is not finite.
    fileprivate init?(_ attributes: XMLAttributes, of workout: OpenWorkout, _ types: inout TypeTable) {
        guard let name = attributes[.type], let type = types.type(name)?.type, let own = type.quantity?.unit,
            let unit = try? HealthModel.Unit(from: attributes[.unit]?.string ?? ""), unit.isCompatible(with: own),
            let conversion = try? UnitConversion(from: unit, to: own)
        else { return nil }
        var isFinite = true
        func figure(_ attribute: ExportAttribute) -> Quantity? {
            guard let text = attributes[attribute] else { return nil }
            let value = text.number.map { conversion($0) } ?? .nan
            if !value.isFinite { isFinite = false }
            return Quantity(unit: own, value: value)
        }
        var figures = Statistics.Figures()
        figures.sum = figure(.sum)
        figures.average = figure(.average)
        figures.minimum = figure(.minimum)
        figures.maximum = figure(.maximum)
        guard isFinite else { return nil }
        let start = attributes[.startDate]?.date ?? workout.start
        let end = max(start, attributes[.endDate]?.date ?? workout.end)
        self.init(type: type, startDate: start, endDate: end, figures: figures)
    }
}

extension WorkoutConfiguration {
    /// Sets what the metadata of a workout or of an activity contains.
    fileprivate mutating func set(_ metadata: Metadata) {
        if case .bool(let isIndoor)? = metadata["HKIndoorWorkout"] { locationType = isIndoor ? .indoor : .outdoor }
        if case .integer(let number)? = metadata["HKSwimmingLocationType"] {
            swimmingLocationType = SwimmingLocationType(rawValue: Int(number)) ?? .unknown
        }
        if case .quantity(let length)? = metadata["HKLapLength"] { lapLength = length }
    }
}

extension Workout {
    /// Sets the values that follow from others. Newer exports contain the totals only in the statistics (EXP-16).
    fileprivate mutating func complete(from start: Date, to end: Date) {
        statistics.sort { $0.type.identifier < $1.type.identifier }
        zoneGroups.sort { $0.configuration.type.identifier < $1.configuration.type.identifier }
        for index in activities.indices {
            activities[index].statistics.sort { $0.type.identifier < $1.type.identifier }
            activities[index].zoneGroups.sort { $0.configuration.type.identifier < $1.configuration.type.identifier }
        }
        activities.sort { $0.startDate < $1.startDate }
        events = events.inOrder
        if duration == 0 { duration = events.elapsedTime(from: start, to: end) }
        let given = (totalDistance, totalEnergyBurned)
        setTotals()
        totalDistance = given.0 ?? totalDistance
        totalEnergyBurned = given.1 ?? totalEnergyBurned
    }
}

extension Quantity {
    /// The duration in seconds; nil if the quantity is not a valid duration.
    var seconds: TimeInterval? {
        guard let seconds = try? doubleValue(for: .second), seconds.isFinite, seconds >= 0 else { return nil }
        return seconds
    }
}
