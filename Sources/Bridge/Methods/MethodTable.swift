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
        GetConsents.self,
        GetRequestStatus.self,
        GetSupportedTypes.self,
        HasValidConsent.self,
        IsAvailable.self,
        ReadCharacteristic.self,
        RecordConsent.self,
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
        WithdrawConsent.self,

        // store
        ActivityMoveModeAccessor.self,
        AddHeartbeat.self,
        AddHeartbeatSeriesMetadata.self,
        AddSamplesToWorkout.self,
        AddWorkoutRouteMetadata.self,
        AssociatedWorkoutBuilder.self,
        AuthorizationStatusForType.self,
        BeginNewWorkoutActivity.self,
        BiologicalSexAccessor.self,
        BloodTypeAccessor.self,
        CompleteObserver.self,
        CreateHeartbeatSeriesBuilder.self,
        CreateQuantitySeriesSampleBuilder.self,
        CreateWorkoutRouteBuilder.self,
        CreateWorkoutSession.self,
        DateOfBirthComponentsAccessor.self,
        Delete.self,
        DeleteObjects.self,
        DisableAllBackgroundDelivery.self,
        DisableBackgroundDelivery.self,
        DisableLiveWorkoutCollection.self,
        DiscardHeartbeatSeries.self,
        DiscardQuantitySeries.self,
        DiscardWorkoutRoute.self,
        EarliestPermittedSampleDate.self,
        EnableBackgroundDelivery.self,
        EnableLiveWorkoutCollection.self,
        EndCurrentWorkoutActivity.self,
        EndWorkoutSession.self,
        ExecuteActivitySummaryQuery.self,
        ExecuteAnchoredObjectQuery.self,
        ExecuteCorrelationQuery.self,
        ExecuteDocumentQuery.self,
        ExecuteElectrocardiogramQuery.self,
        ExecuteHeartbeatSeriesQuery.self,
        ExecuteObserverQuery.self,
        ExecuteQuantitySeriesSampleQuery.self,
        ExecuteSampleQuery.self,
        ExecuteSourceQuery.self,
        ExecuteStatisticsCollectionQuery.self,
        ExecuteStatisticsQuery.self,
        ExecuteUserAnnotatedMedicationQuery.self,
        ExecuteWorkoutRouteQuery.self,
        FinishHeartbeatSeries.self,
        FinishQuantitySeries.self,
        FinishRoute.self,
        FitzpatrickSkinTypeAccessor.self,
        GetRequestStatusForAuthorization.self,
        HeartbeatSeriesMaximumCount.self,
        InsertQuantity.self,
        InsertRouteData.self,
        IsHealthDataAvailable.self,
        PauseWorkoutSession.self,
        PreferredUnits.self,
        PrepareWorkoutSession.self,
        ReadWorkoutSession.self,
        RecoverActiveWorkoutSession.self,
        RequestAuthorization.self,
        RequestPerObjectReadAuthorization.self,
        ResumeWorkoutSession.self,
        Save.self,
        SendToRemoteWorkoutSession.self,
        SetLiveWorkoutDataSource.self,
        StartMirroringToCompanionDevice.self,
        StartWorkoutActivity.self,
        StopMirroringToCompanionDevice.self,
        StopQuery.self,
        StopWorkoutActivity.self,
        SupportsHealthRecords.self,
        TypesToCollect.self,
        WheelchairUseAccessor.self,

        // control
        AddSamplesOfSource.self,
        AdvanceClock.self,
        BreakOffWorkoutSession.self,
        ClearJournal.self,
        ConnectRemoteWorkoutSession.self,
        FailNext.self,
        ListCatalog.self,
        ListSnapshots.self,
        LockDevice.self,
        ReadAuditLog.self,
        ReadJournal.self,
        ReadState.self,
        Reset.self,
        RespondToPermissionSheet.self,
        RestoreSnapshot.self,
        SendToWorkoutSession.self,
        SetActivityGoals.self,
        SetApp.self,
        SetAppState.self,
        SetAuthorization.self,
        SetCharacteristic.self,
        SetClock.self,
        SetConsent.self,
        SetEntitlements.self,
        SetMedications.self,
        SetObjectAuthorization.self,
        SetSourceOrder.self,
        SetTimeZone.self,
        SetWorkoutSensors.self,
        StartMirroredWorkoutSession.self,
        TakeSnapshot.self,
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
