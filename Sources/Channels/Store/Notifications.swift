/// What the host sends by itself, as the OpenRPC document lists it.
enum Notifications {
    /// A notification: its name, a sentence that says when it comes, and the schema of its params.
    typealias Entry = (name: String, summary: String, schema: String)

    /// In alphabetical order in each channel.
    static let all: [Entry] = [
        (
            "control/permissionSheet",
            "A permission sheet waits for the user: consent policy ask.",
            "PermissionSheet"
        ),
        (
            "control/progress",
            "How far a call is that takes long and was asked to tell: at each tenth, before its response.",
            "CallProgress"
        ),
        (
            "store/anchoredObjectQuery.update",
            "What was added and deleted since the query's last result.",
            "Changes"
        ),
        (
            "store/liveWorkoutBuilder.didCollectData",
            "Samples of these types were collected.",
            "CollectedWorkoutData"
        ),
        (
            "store/liveWorkoutBuilder.didCollectEvent",
            "A builder that collects has got an event of its session.",
            "CollectedWorkoutEvent"
        ),
        (
            "store/observerQuery.update",
            "An observer's handler is called: once after the start, then after changes.",
            "ObserverUpdate"
        ),
        (
            "store/statisticsCollectionQuery.update",
            "The whole collection, after a change.",
            "StatisticsCollection"
        ),
        (
            "store/workoutEffortRelationshipQuery.update",
            "The workouts whose effort has changed since the query's last result.",
            "EffortRelationships"
        ),
        (
            "store/workoutSession.didBeginActivity",
            "An activity of a session has begun.",
            "WorkoutSessionActivity"
        ),
        (
            "store/workoutSession.didChange",
            "A session has gone from one state to another.",
            "WorkoutSessionChange"
        ),
        (
            "store/workoutSession.didDisconnectFromRemoteDevice",
            "The mirroring of a session has ended.",
            "WorkoutSessionReference"
        ),
        (
            "store/workoutSession.didEndActivity",
            "An activity of a session has ended.",
            "WorkoutSessionActivity"
        ),
        (
            "store/workoutSession.didFail",
            "A transition was refused, or an error ends the session: then before that transition.",
            "WorkoutSessionFailure"
        ),
        (
            "store/workoutSession.didGenerateEvent",
            "A pause of a session has begun or ended.",
            "WorkoutSessionEvent"
        ),
        (
            "store/workoutSession.didReceiveData",
            "The app on the other device has sent something.",
            "WorkoutSessionData"
        ),
        (
            "store/workoutSessionMirroringStart",
            "A session that runs on the user's watch arrives at the phone.",
            "MirroredWorkoutSession"
        ),
    ]
}
