package import BridgeCore

/// What the channel sends by itself, in alphabetical order.
extension StoreChannel {
    package var notifications: [NotificationDescription] {
        [
            NotificationDescription(
                "store/anchoredObjectQuery.update",
                "What was added and deleted since the query's last result.",
                schema: "Changes"
            ),
            NotificationDescription(
                "store/liveWorkoutBuilder.didCollectData",
                "Samples of these types were collected.",
                schema: "CollectedWorkoutData"
            ),
            NotificationDescription(
                "store/liveWorkoutBuilder.didCollectEvent",
                "A builder that collects has got an event of its session.",
                schema: "CollectedWorkoutEvent"
            ),
            NotificationDescription(
                "store/observerQuery.update",
                "An observer's handler is called: once after the start, then after changes.",
                schema: "ObserverUpdate"
            ),
            NotificationDescription(
                "store/statisticsCollectionQuery.update",
                "The whole collection, after a change.",
                schema: "StatisticsCollection"
            ),
            NotificationDescription(
                "store/workoutEffortRelationshipQuery.update",
                "The workouts whose effort has changed since the query's last result.",
                schema: "EffortRelationships"
            ),
            NotificationDescription(
                "store/workoutSession.didBeginActivity",
                "An activity of a session has begun.",
                schema: "WorkoutSessionActivity"
            ),
            NotificationDescription(
                "store/workoutSession.didChange",
                "A session has gone from one state to another.",
                schema: "WorkoutSessionChange"
            ),
            NotificationDescription(
                "store/workoutSession.didDisconnectFromRemoteDevice",
                "The mirroring of a session has ended.",
                schema: "WorkoutSessionReference"
            ),
            NotificationDescription(
                "store/workoutSession.didEndActivity",
                "An activity of a session has ended.",
                schema: "WorkoutSessionActivity"
            ),
            NotificationDescription(
                "store/workoutSession.didFail",
                "A transition was refused, or an error ends the session: then before that transition.",
                schema: "WorkoutSessionFailure"
            ),
            NotificationDescription(
                "store/workoutSession.didGenerateEvent",
                "A pause of a session has begun or ended.",
                schema: "WorkoutSessionEvent"
            ),
            NotificationDescription(
                "store/workoutSession.didReceiveData",
                "The app on the other device has sent something.",
                schema: "WorkoutSessionData"
            ),
            NotificationDescription(
                "store/workoutSessionMirroringStart",
                "A session that runs on the user's watch arrives at the phone.",
                schema: "MirroredWorkoutSession"
            ),
        ]
    }
}
