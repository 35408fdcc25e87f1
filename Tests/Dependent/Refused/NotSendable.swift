import HealthKit

// Types that are not sendable on iOS are not sendable here. The compiler refuses exactly the lines that say so.

func requireSendable<Value: Sendable>(_ type: Value.Type) {}

func checkClasses() {
    requireSendable(HKAttachmentStore.self)  // refused
    requireSendable(HKWorkoutConfiguration.self)  // refused
    requireSendable(HKWorkoutEffortRelationship.self)  // refused
    requireSendable(HKHealthStore.self)
    requireSendable(HKQuantitySample.self)
    requireSendable(HKQuery.self)
    requireSendable(HKUnit.self)
    requireSendable(HKWorkoutBuilder.self)
}

func checkDescriptors() {
    requireSendable(HKActivitySummaryQueryDescriptor.self)  // refused
    requireSendable(HKElectrocardiogramQueryDescriptor.self)  // refused
    requireSendable(HKHeartbeatSeriesQueryDescriptor.self)  // refused
    requireSendable(HKQuantitySeriesSampleQueryDescriptor.self)  // refused
    requireSendable(HKSourceQueryDescriptor<HKQuantitySample>.self)  // refused
    requireSendable(HKStatisticsCollectionQueryDescriptor.self)  // refused
    requireSendable(HKStatisticsQueryDescriptor.self)  // refused
    requireSendable(HKUserAnnotatedMedicationQueryDescriptor.self)  // refused
    requireSendable(HKWorkoutEffortRelationshipQueryDescriptor.self)  // refused
    requireSendable(HKWorkoutRouteQueryDescriptor.self)  // refused
    requireSendable(HKAnchoredObjectQueryDescriptor<HKSample>.self)
    requireSendable(HKSampleQueryDescriptor<HKSample>.self)
    requireSendable(HKSamplePredicate<HKSample>.self)
}

func checkResults() {
    requireSendable(HKActivitySummaryQueryDescriptor.Results.self)  // refused
    requireSendable(HKAnchoredObjectQueryDescriptor<HKSample>.Result.self)  // refused
    requireSendable(HKAnchoredObjectQueryDescriptor<HKSample>.Results.self)  // refused
    requireSendable(HKAttachment.AsyncBytes.self)  // refused
    requireSendable(HKHeartbeatSeriesQueryDescriptor.Heartbeat.self)  // refused
    requireSendable(HKStatisticsCollectionQueryDescriptor.Results.self)  // refused
    requireSendable(HKWorkoutEffortRelationshipQueryDescriptor.Result.self)  // refused
    requireSendable(HKWorkoutRouteQueryDescriptor.Results.self)  // refused
}

func checkHandlers(_ store: HKHealthStore, _ configuration: HKWorkoutConfiguration) {
    Task.detached { store.stop(HKSourceQuery(sampleType: .workoutType(), samplePredicate: nil) { _, _, _ in }) }
    let capture: @Sendable () -> Void = { _ = configuration.activityType }  // refused
    capture()
}
