package import Foundation

extension Workout {
    /// Throws the exception that HealthKit raises for an invalid workout. The totals are accepted as given (WO-12).
    func validate(from start: Date, to end: Date) throws(NativeException) {
        guard Enumeration.workoutActivityType.contains(activityType) else {
            throw .invalidWorkout("workoutActivityType is not an HKWorkoutActivityType")
        }
        guard duration.isFinite, duration >= 0 else { throw .invalidWorkout("duration must not be negative") }
        for (name, total, unit) in totals {
            guard let total else { continue }
            guard total.isCompatible(with: unit.value) else {
                throw .invalidWorkout("\(name) requires unit of type \(unit.dimension). Incompatible unit: \(total.unit)")
            }
            guard total.value.isFinite else { throw .invalidWorkout("\(name) must be finite") }
        }
        for event in events { try event.validate(from: start, to: end) }
        guard firstToggle != .resume else {
            throw .invalidWorkout("The first pause or resume event must not be a resume event")
        }
    }

    private var totals: [(name: String, Quantity?, unit: (value: HealthModel.Unit, dimension: String))] {
        [
            ("totalEnergyBurned", totalEnergyBurned, (.kilocalorie, "Energy")),
            ("totalDistance", totalDistance, (.meter, "Length")),
            ("totalSwimmingStrokeCount", totalSwimmingStrokeCount, (.count, "Count")),
            ("totalFlightsClimbed", totalFlightsClimbed, (.count, "Count")),
        ]
    }

    /// The earliest pause or resume event (WO-20). `motionResumed` does not count, because it does not end a pause by
    /// the app.
    private var firstToggle: WorkoutEvent.Kind? {
        let toggles = events.filter { [.pause, .motionPaused, .resume].contains($0.type) }
        return toggles.min { $0.startDate < $1.startDate }?.type
    }
}

extension WorkoutEvent {
    /// Throws the exception that HealthKit raises for an event outside the workout, or of a wrong length (WO-17).
    package func validate(from start: Date, to end: Date) throws(NativeException) {
        guard startDate.isInCalendar, endDate.isInCalendar, start <= startDate, startDate <= endDate, endDate <= end
        else { throw .invalidWorkout("Workout events must be within the dates of the workout") }
        try validateSegment()
        guard startDate == endDate || type == .lap || type == .segment else {
            throw .invalidWorkout("Only lap and segment events may have a duration")
        }
        if !metadata.isEmpty { try metadata.validate(for: .workout) }
    }

    /// Throws the exception that HealthKit raises for a segment without a duration (WO-17).
    package func validateSegment() throws(NativeException) {
        guard type != .segment || startDate < endDate else {
            throw NativeException(reason: "Invalid date interval duration for type \(type.constant)")
        }
    }
}
