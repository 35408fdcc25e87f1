import JSON

/// The methods of the protocol, in alphabetical order of their types within each channel. Adding one is adding a line.
enum MethodTable {
    static let all: [any Method.Type] = [
        // healthkit_permissions
        CanWriteAllTypes.self,
        CanWriteAnyType.self,
        CanWriteType.self,
        CheckWriteAuthorization.self,
        GetAuthorizationStatus.self,
        GetAuthorizedWriteTypes.self,
        GetRequestStatus.self,
        GetSupportedTypes.self,
        IsAvailable.self,
        ReadCharacteristic.self,
        RequestActivitySummaryPermissions.self,
        RequestBloodPressurePermissions.self,
        RequestCategoryPermissions.self,
        RequestCharacteristicPermissions.self,
        RequestClinicalPermissions.self,
        RequestDocumentPermissions.self,
        RequestFoodPermissions.self,
        RequestPermissionGroup.self,
        RequestPermissionWithTracking.self,
        RequestPermissions.self,
        RequestQuantityPermissions.self,
        RequestWorkoutPermissions.self,
        RequestWorkoutRoutePermissions.self,
        ResetRequestHistory.self,
        ShouldRequestPermission.self,

        // store
        ActivityMoveModeAccessor.self,
        AddSamplesToWorkout.self,
        AuthorizationStatusForType.self,
        BiologicalSexAccessor.self,
        BloodTypeAccessor.self,
        CompleteObserver.self,
        CreateWorkoutBuilder.self,
        DateOfBirthComponentsAccessor.self,
        Delete.self,
        DeleteObjects.self,
        DisableAllBackgroundDelivery.self,
        DisableBackgroundDelivery.self,
        EarliestPermittedSampleDate.self,
        EnableBackgroundDelivery.self,
        ExecuteAnchoredObjectQuery.self,
        ExecuteCorrelationQuery.self,
        ExecuteObserverQuery.self,
        ExecuteQuantitySeriesSampleQuery.self,
        ExecuteSampleQuery.self,
        ExecuteSourceQuery.self,
        ExecuteStatisticsCollectionQuery.self,
        ExecuteStatisticsQuery.self,
        ExecuteWorkoutEffortRelationshipQuery.self,
        FitzpatrickSkinTypeAccessor.self,
        GetRequestStatusForAuthorization.self,
        IsHealthDataAvailable.self,
        PreferredUnits.self,
        RelateWorkoutEffortSample.self,
        RequestAuthorization.self,
        Save.self,
        StopQuery.self,
        SupportsHealthRecords.self,
        UnrelateWorkoutEffortSample.self,
        WheelchairUseAccessor.self,
        WorkoutBuilderAddMetadata.self,
        WorkoutBuilderAddSamples.self,
        WorkoutBuilderAddWorkoutActivity.self,
        WorkoutBuilderAddWorkoutEvents.self,
        WorkoutBuilderBeginCollection.self,
        WorkoutBuilderDiscardWorkout.self,
        WorkoutBuilderElapsedTime.self,
        WorkoutBuilderEndCollection.self,
        WorkoutBuilderFinishWorkout.self,
        WorkoutBuilderSeriesBuilder.self,
        WorkoutBuilderStatistics.self,
        WorkoutBuilderUpdateActivity.self,

        // control
        AddSamplesOfSource.self,
        AdvanceClock.self,
        ClearJournal.self,
        FailNext.self,
        ListCatalog.self,
        LockDevice.self,
        ReadJournal.self,
        ReadState.self,
        Reset.self,
        RespondToPermissionSheet.self,
        SetAppState.self,
        SetAuthorization.self,
        SetCharacteristic.self,
        SetClock.self,
        SetConsent.self,
        SetEntitlements.self,
        SetSourceOrder.self,
        SetTimeZone.self,
        UnlockDevice.self,

        // the connection
        CancelRequest.self,
        Discover.self,
        Exit.self,
        Shutdown.self,
    ]

    /// By every name under which a method can be called.
    private static let byName: [String: any Method.Type] = {
        var table: [String: any Method.Type] = [:]
        for method in all {
            let isNew = table.updateValue(method, forKey: method.name) == nil
            precondition(isNew, "two methods are called \(method.name)")
        }
        // The guide's plugin is the main channel: its prefix may be left out.
        for method in all where method.isOfPlugin {
            table[String(method.shortName)] = method
        }
        table["rpc.discover"] = Discover.self
        return table
    }()

    /// The method of a name, if it is within reach.
    static func method(_ name: String, withControl: Bool) -> (any Method.Type)? {
        guard withControl || !Channel.control.holds(name) else { return nil }
        return byName[name]
    }
}
