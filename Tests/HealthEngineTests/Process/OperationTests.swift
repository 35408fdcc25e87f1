import Foundation
import HealthModel
import Testing

@testable import HealthEngine

/// Each operation of an app passes the gate, ``HealthStore/operation(_:_:validating:checking:count:_:)``.
struct OperationTests {
    private let store: HealthStore

    init() throws { store = try .granted([.stepCount, .workout, .workoutEffortScore]) }

    /// A call of each operation by its name and the types of its parameters. None fails because of its arguments before HealthKit
    /// checks access.
    private static let calls: [String: @Sendable (HealthStore) throws -> Any] = {
        let (id, type, day) = (UUID(), ObjectType.stepCount, day)
        return [
            "activitySummaries(ActivitySummaryPredicate, TimeZone?)": { try $0.activitySummaries() },
            "activityMoveMode()": { try $0.activityMoveMode() },
            "add([Sample], UUID)": { try $0.add([steps(1, at: 0)], to: id) },
            "addAttachment(UUID, String, String, Data, Metadata)": {
                try $0.addAttachment(to: id, name: "a", contentType: "com.adobe.pdf", data: Data())
            },
            "attachments(UUID)": { try $0.attachments(for: id) },
            "authorizationStatus(ObjectType)": { try $0.authorizationStatus(for: type) },
            "authorizationStatuses(Set<ObjectType>)": { try $0.authorizationStatuses(for: [type]) },
            "biologicalSex()": { try $0.biologicalSex() },
            "bloodType()": { try $0.bloodType() },
            "data(UUID)": { try $0.data(for: id) },
            "dateOfBirth()": { try $0.dateOfBirth() as Any },
            "dateOfBirthComponents()": { try $0.dateOfBirthComponents() as Any },
            "delete([Sample])": { try $0.delete(samples: [steps(1, at: 0)]) },
            "delete([UUID])": { try $0.delete([id]) },
            "deleteObjects(ObjectType, SamplePredicate)": { try $0.deleteObjects(of: type, .all) },
            "disableAllBackgroundDelivery()": { try $0.disableAllBackgroundDelivery() },
            "disableBackgroundDelivery(ObjectType)": { try $0.disableBackgroundDelivery(for: type) },
            "enableBackgroundDelivery(ObjectType, UpdateFrequency)": {
                try $0.enableBackgroundDelivery(for: type, frequency: .immediate)
            },
            "execute(AnchoredObjectQuery)": { try $0.execute(AnchoredObjectQuery(type)) },
            "execute(CorrelationQuery)": { try $0.execute(CorrelationQuery(.bloodPressure)) },
            "execute(DocumentQuery)": { try $0.execute(DocumentQuery(.cdaDocument, includesDocumentData: true)) },
            "execute(ElectrocardiogramQuery)": { try $0.execute(ElectrocardiogramQuery(electrocardiogram: id)) },
            "execute(HeartbeatSeriesQuery)": { try $0.execute(HeartbeatSeriesQuery(heartbeatSeries: id)) },
            "execute(QuantitySeriesSampleQuery)": { try $0.execute(QuantitySeriesSampleQuery(type)) },
            "execute(SampleQuery)": { try $0.execute(SampleQuery(type)) },
            "execute(SourceQuery)": { try $0.execute(SourceQuery(type)) },
            "execute(StatisticsCollectionQuery)": { try $0.execute(collection) },
            "execute(StatisticsQuery)": { try $0.execute(StatisticsQuery(type, .all, .cumulativeSum)) },
            "execute(WorkoutEffortRelationshipQuery)": { try $0.execute(WorkoutEffortRelationshipQuery()) },
            "execute(WorkoutRouteQuery)": { try $0.execute(WorkoutRouteQuery(route: id)) },
            "fitzpatrickSkinType()": { try $0.fitzpatrickSkinType() },
            "preferredUnits(Set<ObjectType>)": { try $0.preferredUnits(for: [type]) },
            "preferredWorkoutZoneConfiguration(ObjectType)": {
                try $0.preferredWorkoutZoneConfiguration(for: .heartRate) as Any
            },
            "referenceSex()": { try $0.referenceSex() },
            "relateWorkoutEffortSample(Sample, UUID, UUID?)": {
                try $0.relateWorkoutEffortSample(steps(1, at: 0), with: id)
            },
            "removeAttachment(UUID, UUID)": { try $0.removeAttachment(id, from: id) },
            "requestAuthorization(Set<ObjectType>, Set<ObjectType>)": { try $0.requestAuthorization(read: [type]) },
            "requestPerObjectReadAuthorization(ObjectType, MedicationPredicate)": {
                try $0.requestPerObjectReadAuthorization(for: .userAnnotatedMedication, MedicationPredicate.all)
            },
            "requestPerObjectReadAuthorization(ObjectType, SamplePredicate)": {
                try $0.requestPerObjectReadAuthorization(for: .visionPrescription, SamplePredicate.all)
            },
            "result(SampleQuery)": { try $0.result(of: SampleQuery(type)) },
            "save([Sample])": { try $0.save([steps(1, at: 0)]) },
            "start(ActivitySummaryPredicate)": { try $0.start(ActivitySummaryPredicate.all) },
            "start(AnchoredObjectQuery)": { try $0.start(AnchoredObjectQuery(type)) },
            "start(ObserverQuery)": { try $0.start(ObserverQuery(type)) },
            "start(StatisticsCollectionQuery)": { try $0.start(collection) },
            "start(WorkoutEffortRelationshipQuery)": { try $0.start(WorkoutEffortRelationshipQuery()) },
            "statusForAuthorizationRequest(Set<ObjectType>, Set<ObjectType>)": {
                try $0.statusForAuthorizationRequest(read: [type])
            },
            "unrelateWorkoutEffortSample(UUID, UUID, UUID?)": { try $0.unrelateWorkoutEffortSample(id, from: id) },
            "userAnnotatedMedications(MedicationPredicate, Int)": { try $0.userAnnotatedMedications() },
            "wheelchairUse()": { try $0.wheelchairUse() },
        ]
    }()

    private static let collection = StatisticsCollectionQuery(
        .stepCount, .all, .cumulativeSum, anchorDate: day, intervalComponents: DateComponents(day: 1)
    )

    /// The functions that touch no health data, and so are no operations.
    private static let others: Set = [
        "earliestAuthorizedSampleDates(Set<ObjectType>)", "makeWorkoutSession(WorkoutConfiguration)",
        "recoverActiveWorkoutSession()", "startWatchApp(WorkoutConfiguration)", "updates()",
    ]

    /// The operations that need no access: they ask for a status.
    private static let withoutAccess: Set = ["authorizationStatus(ObjectType)", "authorizationStatuses(Set<ObjectType>)"]

    /// The operations that do not fail because the phone is locked: they neither read nor delete.
    private static let whileLocked: Set = withoutAccess.union([
        "add([Sample], UUID)", "disableAllBackgroundDelivery()", "disableBackgroundDelivery(ObjectType)",
        "enableBackgroundDelivery(ObjectType, UpdateFrequency)", "relateWorkoutEffortSample(Sample, UUID, UUID?)",
        "requestAuthorization(Set<ObjectType>, Set<ObjectType>)", "save([Sample])",
        "statusForAuthorizationRequest(Set<ObjectType>, Set<ObjectType>)",
    ])

    @Test func `the list has each public function of the store that can fail`() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Sources/HealthEngine")
        var names: Set<String> = []
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".swift") {
            let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
            for block in text.components(separatedBy: "\nextension ").dropFirst() where block.hasPrefix("HealthStore {") {
                for match in block.matches(of: /public func (\w+)\(([^)]*)\)\s+throws\(HealthFailure\)/) {
                    let types = match.2.split(separator: /,\s+/).map {
                        $0.split(separator: ": ")[1].split(whereSeparator: \.isWhitespace)[0]
                    }
                    names.insert("\(match.1)(\(types.joined(separator: ", ")))")
                }
            }
        }
        #expect(names == Self.others.union(Self.calls.keys))
    }

    @Test(arguments: calls.keys.sorted()) func `an ordered error takes the place of an operation`(name: String) throws {
        let call = try #require(Self.calls[name])
        store.process.accesses.takeAll()
        store.process.accesses.orderedError = HealthError(.errorNoData)
        #expect(failure { try call(store) } == .error(.errorNoData))
        #expect(store.process.accesses.takeAll().count == 1)
    }

    @Test(arguments: calls.keys.sorted()) func `an operation checks access`(name: String) throws {
        let call = try #require(Self.calls[name])
        store.process.entitlements.healthkit = false
        #expect((failure { try call(store) } == .error(.missingEntitlement)) == !Self.withoutAccess.contains(name))
    }

    @Test(arguments: calls.keys.sorted()) func `an operation that reads or deletes checks the lock`(name: String) throws {
        let call = try #require(Self.calls[name])
        try store.phone.setLocked(true)
        #expect((failure { try call(store) } == .error(.errorDatabaseInaccessible)) == !Self.whileLocked.contains(name))
    }
}
