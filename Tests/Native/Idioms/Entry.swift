import HealthKitBridgeHost

/// A way in which plugins write, which a host must compile. The value shows that it also works.
protocol Idiom {
    static func run() async throws -> Any?
}

/// The entry point of the idioms.
struct Entry: HostedLibrary {
    let channel = "idioms"

    private static let all: [any Idiom.Type] = [
        ActorWithState.self, AllLogModules.self, ArchivedAnchor.self, AwaitedNotifications.self,
        BarrierQueue.self, BridgedErrors.self, CodedValues.self, ConditionsOfSystem.self,
        ContinuationOfQuery.self, DatesAsNumbers.self, DatesAsText.self, DaysOfCalendar.self,
        DispatchTimer.self, FormatStyles.self, FormattedMeasurements.self, FormattedNumbers.self,
        GroupOfQueries.self, GroupThatWaits.self, IdentifierAsDefault.self, KeyOfOrder.self,
        KeyValueSettings.self, LaterWork.self, LocksOfFoundation.self, LoggerOfOS.self,
        LoggerOfOSLog.self, MainActorState.self, NewSamples.self, OSLogFunction.self,
        ObservedNotifications.self, OperationsInQueue.self, OrderOfSets.self, ParallelWork.self,
        PlacesOfRoute.self, PrintedLog.self, PublishedTimer.self, QueueValues.self,
        RunLoopTimer.self, ScheduledTimer.self, SemaphoreThatWaits.self, SerialQueue.self,
        SharedFolder.self, StateOfPhone.self, StoredSettings.self, StreamOfValues.self,
        TaskThatSleeps.self, TasksInGroup.self, TimesAsDefaults.self, TypesOfNumbers.self,
        UnfairLock.self,
    ]

    func call(_ method: String, _ arguments: [String: Any]) async throws -> Any? {
        guard method == "run" else { throw UnknownMethod() }
        var values: [String: Any] = [:]
        for idiom in Self.all { values["\(idiom)"] = try await idiom.run() ?? "nothing" }
        return values
    }
}
