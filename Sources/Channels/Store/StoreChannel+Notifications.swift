package import BridgeCore

/// The notifications of the channel, in alphabetical order.
extension StoreChannel {
    package var notifications: [NotificationDescription] {
        [
            NotificationDescription(
                "store/activitySummaryQuery.update",
                "Sent after a change: the summaries that are new or changed.",
                schema: "ActivitySummaries"
            ),
            NotificationDescription(
                "store/anchoredObjectQuery.update",
                "Sent after a change: the samples added and deleted since the query's last result.",
                schema: "Changes"
            ),
            NotificationDescription(
                "store/liveWorkoutBuilder.didCollectData",
                "Sent when a live builder has collected samples of these types.",
                schema: "CollectedWorkoutData"
            ),
            NotificationDescription(
                "store/liveWorkoutBuilder.didCollectEvent",
                "Sent when a live builder has received an event of its session.",
                schema: "CollectedWorkoutEvent"
            ),
            NotificationDescription(
                "store/liveWorkoutBuilder.didUpdateWorkoutZone",
                "Sent when the samples of a live builder have come to another zone.",
                schema: "WorkoutZoneUpdate"
            ),
            NotificationDescription(
                "store/observerQuery.update",
                "Sent when the handler of an observer query is called: once after the start, then after changes.",
                schema: "ObserverUpdate"
            ),
            NotificationDescription(
                "store/statisticsCollectionQuery.update",
                "Sent after a change: the whole collection, and the statistics that changed.",
                schema: "StatisticsCollection"
            ),
            NotificationDescription(
                "store/userPreferencesDidChange",
                "Sent when a preferred unit has changed: `HKUserPreferencesDidChange`.",
                schema: "UserPreferencesChange"
            ),
            NotificationDescription(
                "store/workoutEffortRelationshipQuery.update",
                "Sent after a change: the workouts whose effort has changed since the query's last result.",
                schema: "EffortRelationships"
            ),
            NotificationDescription(
                "store/workoutSession.didBeginActivity",
                "Sent when an activity of a session has begun.",
                schema: "WorkoutSessionActivity"
            ),
            NotificationDescription(
                "store/workoutSession.didChange", "Sent when the state of a session has changed.", schema: "WorkoutSessionChange"
            ),
            NotificationDescription(
                "store/workoutSession.didDisconnectFromRemoteDevice",
                "Sent when the mirroring of a session has ended.",
                schema: "WorkoutSessionReference"
            ),
            NotificationDescription(
                "store/workoutSession.didEndActivity",
                "Sent when an activity of a session has ended.",
                schema: "WorkoutSessionActivity"
            ),
            NotificationDescription(
                "store/workoutSession.didFail",
                "Sent when a state change was refused, and before the state change of a session that an error ends.",
                schema: "WorkoutSessionFailure"
            ),
            NotificationDescription(
                "store/workoutSession.didGenerateEvent",
                "Sent when a pause of a session has begun or ended.",
                schema: "WorkoutSessionEvent"
            ),
            NotificationDescription(
                "store/workoutSession.didReceiveData",
                "Sent when the app on the other device has sent data.",
                schema: "WorkoutSessionData"
            ),
            NotificationDescription(
                "store/workoutSessionMirroringStart",
                "Sent when a session on the user's watch starts mirroring to the phone.",
                schema: "MirroredWorkoutSession"
            ),
        ]
    }
}
