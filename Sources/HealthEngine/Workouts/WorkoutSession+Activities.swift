public import Foundation
public import HealthModel

/// The activities of a session, such as the legs of a triathlon (WO-11).
extension WorkoutSession {
    /// `HKWorkoutSession.beginNewActivity(configuration:date:metadata:)`: ends the current activity and makes the
    /// device measure for the new one.
    ///
    /// Fails with code 3 unless the session is running or paused (project decision), and for an activity of another type
    /// than the session's unless the session is a multisport.
    public func beginNewActivity(
        _ configuration: WorkoutConfiguration, at date: Date, metadata: Metadata = [:]
    ) throws(HealthFailure) {
        try HealthFailure.wrapping {
            try configuration.validate(on: phone.device.osVersion)
            try metadata.validate(for: .workout, on: phone.device.osVersion)
        }
        guard mayHaveActivities(), mayBegin(configuration.activityType) else { return }
        try endBegunActivity(on: date)
        let uuid = process.makeUUID(of: .workout)
        try measure(WorkoutActivity(uuid: uuid, configuration: configuration, startDate: date, metadata: metadata))
        notifyDelegate(.didBeginActivity(self, configuration, date))
    }

    /// `HKWorkoutSession.endCurrentActivity(on:)`: ends the current activity. The session continues with its own
    /// activity.
    ///
    /// Fails with code 3 unless an activity was begun (project decision).
    public func endCurrentActivity(on date: Date) throws(HealthFailure) {
        guard mayHaveActivities() else { return }
        guard begunActivity != nil else {
            return fail(HealthError(.errorInvalidArgument, message: "No activity of the workout session has begun"))
        }
        try endBegunActivity(on: date)
    }

    /// Ends the activity that was begun, if any, and passes it to the builder.
    func endBegunActivity(on date: Date) throws(HealthFailure) {
        guard var activity = begunActivity else { return }
        let end = max(date, activity.startDate)
        activity.endDate = end
        try measure(nil)
        builder?.collect(activity)
        notifyDelegate(.didEndActivity(self, activity.configuration, end))
    }

    /// Makes the device measure for an activity, or for the whole session.
    private func measure(_ activity: WorkoutActivity?) throws(HealthFailure) {
        guard let builder else { return begunActivity = activity }
        try builder.restartMeasuring { begunActivity = activity }
    }

    private func mayBegin(_ activityType: Int) -> Bool {
        let isAllowed = configuration.isMultisport || configuration.activityType == activityType
        if !isAllowed {
            let name = Enumeration.workoutActivityType.constant(of: activityType) ?? "\(activityType)"
            fail(HealthError(.errorInvalidArgument, message: "Cannot add subactivity of type \(name)"))
        }
        return isAllowed
    }

    private func mayHaveActivities() -> Bool {
        let isAllowed = state == .running || state == .paused
        if !isAllowed {
            fail(HealthError(.errorInvalidArgument, message: "A workout session that is \(state) has no activities"))
        }
        return isAllowed
    }
}
