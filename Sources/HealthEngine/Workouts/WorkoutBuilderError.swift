import HealthModel

/// The errors of a workout builder, with code 3. But for that of a failed builder (ERR-04), HealthKit's texts are unknown. These are
/// this project's (WO-01).
enum WorkoutBuilderError: String {
    case finished = "The workout builder has already finished."
    case discarded = "The workout builder has been discarded."
    case failed = "Unable to transition to the desired state from the Error(7) state (event 1)."
    case notBegun = "The workout builder has not begun collection."
    case begunTwice = "The workout builder has already begun collection."
    case notEnded = "The workout builder has not ended collection."
    case endedTwice = "The workout builder has already ended collection."
    case dateOutOfRange = "The date must be within the years 1 to 4001."
    case endOfCalendar = "The end date must be before the year 4001."
    case endBeforeStart = "The end date must not be before the start date of the workout builder."
    case endBeforePart = "The end date must not be before that of a workout event or workout activity."
    case sampleBeforeStart = "Samples must not start before the start date of the workout builder."
    case workoutInWorkout = "A workout cannot be a sample of a workout."
    case noEvents = "workoutEvents cannot be empty"
    case activityOutside = "A workout activity must be within the dates of the workout, and not end before it starts."
    case activityOverlaps = "Workout activities must not overlap."
    case activityOfAnotherType = "A workout activity must have the type of the workout, except in swim, bike and run."
    case activityTwice = "The workout activity has already been added."
    case activityUnknown = "The workout activity has not been added."
    case zonesAfterBegin = "Zones must be set before the workout builder begins collection."
    case zonesOfAnotherType = "The zone configuration belongs to another quantity type."
}

extension HealthFailure {
    static func workoutBuilder(_ error: WorkoutBuilderError) -> HealthFailure {
        .invalidArgument(error.rawValue)
    }
}
