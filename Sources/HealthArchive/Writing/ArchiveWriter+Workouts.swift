import Foundation
import HealthEngine
import HealthModel

/// Workouts with the elements in them (EXP-15 to EXP-19).
extension ArchiveWriter {
    /// A workout with the parts to write.
    private struct Parts {
        let entry: SampleExport.Entry
        let workout: Workout
        var routes: [(entry: SampleExport.Entry, name: String)] = []
        /// Effort scores that an import associates only if they are in the element.
        var scores: [Sample] = []
        /// The UUIDs of the workout and routes that an import would recreate exactly.
        var whole: Set<UUID> = []
    }

    func writeWorkout(_ entry: SampleExport.Entry) throws {
        guard let workout = entry.sample.workout else { return }
        var parts = Parts(entry: entry, workout: workout)
        let associated = try export.samples(ofWorkoutAt: entry.position)
        let measured = try export.measurements(workout, at: entry.position)
        var found = measured
        for route in try export.samples(of: ObjectType.workoutRoute, ofWorkoutAt: entry.position)
        where options.isChosen(route.sample) {
            parts.routes.append((route, "workout-routes/" + routeName(route.sample)))
        }
        for type in [ObjectType.workoutEffortScore, .estimatedWorkoutEffortScore] {
            for score in try export.samples(of: type, ofWorkoutAt: entry.position)
            where !measured.contains(score.position) && options.isChosen(score.sample) {
                let text = text(score.sample)
                let identity = identity(score.sample, text)
                let start = score.sample.startDate.milliseconds
                let uuid = identity.uuid(startDate: start, occurrence: 1, export.identityKey)
                guard isExact(score.sample, text), uuid == score.sample.uuid else { continue }
                parts.scores.append(score.sample)
                found.insert(score.position)
            }
        }
        try findWhole(&parts)
        let isWhole = parts.whole.contains(entry.sample.uuid)
        for (route, name) in parts.routes {
            namedFiles.append(NamedFile(name: name, position: route.position))
            guard isWhole, parts.whole.contains(route.sample.uuid) else { continue }
            supplement.noteWithinAnother(route.position)
            found.insert(route.position)
        }
        if isWhole ? found != associated : !associated.isEmpty { supplement.workouts.insert(entry.position) }
        append(parts)
        count(entry, isWhole: isWhole)
        try flush()
    }

    /// Reads the workout like an import, to find the parts that an import would recreate exactly.
    private func findWhole(_ parts: inout Parts) throws {
        let fragment = ArchiveWriter(run, files)
        parts.whole = Set([parts.entry.sample.uuid] + parts.routes.map(\.entry.sample.uuid))
        fragment.append(parts)
        var files: [String: [UInt8]] = [:]
        for (route, name) in parts.routes {
            if case .workoutRoute(let series) = route.sample.content {
                files[name] = GPXText(series.elements, title: "", date: options.date).bytes
            }
        }
        let drafts = try Rereading.drafts(of: fragment.xml.bytes, files)
        parts.whole = []
        for sample in [parts.entry.sample] + parts.routes.map(\.entry.sample) {
            let made = try drafts.filter { try $0.recreates(sample, export.identityKey) }
            if made.count == 1 { parts.whole.insert(sample.uuid) }
        }
    }

    private func append(_ parts: Parts) {
        let (sample, workout) = (parts.entry.sample, parts.workout)
        xml.begin(.workout)
        if !parts.whole.contains(sample.uuid) { appendUUID(sample) }
        let activity = Enumeration.workoutActivityType.constant(of: workout.activityType)
        xml.attribute(.workoutActivityType, activity ?? "\(workout.activityType)")
        appendDuration(workout.duration)
        let derived = workout.withDerivedTotals
        let distance = workout.configuration.distanceType
        append(.totalDistance, workout.totalDistance, of: distance, unless: derived.totalDistance)
        append(.totalEnergyBurned, workout.totalEnergyBurned, of: .activeEnergyBurned, unless: derived.totalEnergyBurned)
        appendDates(sample, sources.text(sample))
        appendMetadata(sample.metadata)
        for event in workout.events { append(event) }
        for activity in workout.activities { append(activity) }
        for statistics in workout.statistics { append(statistics) }
        for group in workout.zoneGroups { append(group) }
        for (route, name) in parts.routes {
            xml.begin(.workoutRoute)
            if !parts.whole.contains(route.sample.uuid) { appendUUID(route.sample) }
            appendDates(route.sample, sources.text(route.sample))
            appendMetadata(route.sample.metadata)
            xml.begin(.fileReference)
            xml.attribute(.path, "/" + name)
            xml.end()
            xml.end()
        }
        let isWhole = parts.whole.contains(sample.uuid)
        for score in parts.scores { appendRecord(score, text(score), isWhole: isWhole) }
        xml.end()
    }

    private func append(_ event: WorkoutEvent) {
        xml.begin(.workoutEvent)
        xml.attribute(.type, event.type.constant)
        xml.attribute(.date, clock.string(event.startDate))
        let duration = event.endDate.timeIntervalSince(event.startDate)
        if duration > 0 { appendDuration(duration) }
        appendMetadata(event.metadata)
        xml.end()
    }

    private func append(_ activity: WorkoutActivity) {
        xml.begin(.workoutActivity)
        xml.attribute(.uuid, activity.uuid.uuidString)
        xml.attribute(.startDate, clock.string(activity.startDate))
        xml.attribute(.endDate, ifPresent: activity.endDate.map { clock.string($0) })
        appendDuration(activity.duration)
        appendMetadata(activity.metadata)
        for statistics in activity.statistics { append(statistics) }
        for group in activity.zoneGroups { append(group) }
        xml.end()
    }

    private func append(_ statistics: Statistics) {
        let figures: [(ExportAttribute, Quantity?)] = [
            (.average, statistics.figures.average), (.minimum, statistics.figures.minimum),
            (.maximum, statistics.figures.maximum), (.sum, statistics.figures.sum),
        ]
        xml.begin(.workoutStatistics)
        xml.attribute(.type, statistics.type.identifier)
        xml.attribute(.startDate, clock.string(statistics.startDate))
        xml.attribute(.endDate, clock.string(statistics.endDate))
        let unit = export.unit(statistics.type)
        for (attribute, quantity) in figures {
            xml.attribute(attribute, ifPresent: unit.flatMap { quantity?.exported(in: $0) }?.value.quantityText)
        }
        xml.attribute(.unit, ifPresent: unit?.unitString)
        xml.end()
    }

    /// Writes the times in zones (ZONE-26).
    private func append(_ group: WorkoutZoneGroup) {
        let configuration = group.configuration
        xml.begin(.workoutZoneGroup)
        xml.attribute(.type, configuration.type.identifier)
        xml.attribute(.source, configuration.source.rawValue)
        xml.attribute(.unit, ifPresent: configuration.boundaries.first?.unit.unitString)
        for (zone, duration) in zip(configuration.zones, group.durations) {
            xml.begin(.workoutZone)
            xml.attribute(.minimum, ifPresent: zone.minimum?.value.quantityText)
            xml.attribute(.maximum, ifPresent: zone.maximum?.value.quantityText)
            appendDuration(duration)
            xml.end()
        }
        xml.end()
    }

    /// Omits a total that follows from the statistics (EXP-16).
    private func append(_ attribute: ExportAttribute, _ total: Quantity?, of type: ObjectType, unless derived: Quantity?) {
        guard let total, total.unit.unitString != derived?.unit.unitString || total.value != derived?.value else {
            return
        }
        let unit = type.canExport(in: total.unit) ? total.unit : export.unit(type)
        append(attribute, unit.flatMap { total.exported(in: $0) } ?? total)
    }

    /// Appends a duration or a total, which the Health app writes with all digits.
    private func append(_ attribute: ExportAttribute, _ quantity: Quantity) {
        xml.attribute(attribute, quantity.value.exportText, in: quantity.unit)
    }

    /// Writes minutes, like the Health app.
    private func appendDuration(_ seconds: Double) {
        let duration = Quantity(unit: .second, value: seconds)
        append(.duration, duration.exported(in: .minute) ?? duration)
    }

    /// The name of a route by its end: `route_2024-01-01_8.05am.gpx` (EXP-24).
    private func routeName(_ route: Sample) -> String {
        let end = route.endDate.milliseconds
        return uniqueName("route_\(clock.day(end))_\(clock.halfDayTime(end, "."))", ".gpx")
    }
}

extension Workout {
    /// The workout with the totals that follow from the statistics.
    fileprivate var withDerivedTotals: Workout {
        var workout = self
        (workout.totalDistance, workout.totalEnergyBurned) = (nil, nil)
        workout.setTotals()
        return workout
    }
}
