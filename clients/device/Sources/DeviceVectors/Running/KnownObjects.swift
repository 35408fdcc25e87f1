import Foundation
import HealthKit

/// What the app has saved or received in the running case: HealthKit takes and returns objects, and the vectors name them.
final class KnownObjects: @unchecked Sendable {
    /// Those of the running case: cases run one after the other.
    static let shared = KnownObjects()

    private let lock = NSRecursiveLock()
    private var samples: [UUID: HKSample] = [:]
    private var activities: [UUID: HKWorkoutActivity] = [:]
    private var attachments: [UUID: HKAttachment] = [:]
    private var anchors: [HKQueryAnchor] = []
    private var sources: [String: HKSource] = [:]
    private var concepts: [String: HKHealthConceptIdentifier] = [:]
    /// The UUIDs that the vectors name, by those that HealthKit gave, and the other way round.
    private var names: [String: String] = [:]
    private var actual: [String: String] = [:]
    /// The types of the case.
    private(set) var types: [HKSampleType] = []
    /// The UUIDs of samples that the phone gets from others.
    private var others: Set<String> = []

    /// Forgets everything, for the next case.
    func reset(for vector: DeviceVector) {
        lock.withLock {
            (samples, activities, attachments, anchors, sources) = ([:], [:], [:], [], [:])
            (concepts, names, actual) = ([:], [:], [:])
            others = vector.identifiersOfOthers
            types = vector.typeIdentifiers.sorted().compactMap { HKObjectType.named($0) as? HKSampleType }
        }
    }

    // MARK: Names

    /// Gives the object that HealthKit identifies as `uuid` the name that a vector has for it.
    func name(_ uuid: UUID, _ text: String) {
        lock.withLock {
            names[uuid.uuidString] = text.uppercased()
            actual[text.uppercased()] = uuid.uuidString
        }
    }

    /// The object with the name, for a request that makes one: an app cannot make it twice. Nil for a new name.
    ///
    /// - Throws: ``NotReenacted`` for the name of an object that the app does not hold.
    func object(named text: String) throws -> NSObject? {
        let text = text.uppercased()
        let known = lock.withLock { (actual[text] ?? text) }
        guard let uuid = UUID(uuidString: known) else { return nil }
        if let object = sample(uuid) ?? activity(uuid) { return object }
        guard !others.contains(text) else { throw NotReenacted(.handle) }
        return nil
    }

    /// The text with the identifier of HealthKit in place of that of the vector.
    func actualText(_ text: String) -> String { lock.withLock { actual[text.uppercased()] ?? text } }

    /// The value with the identifiers of the vector.
    func naming(_ value: JSONValue) -> JSONValue {
        let names = lock.withLock { self.names }
        return names.isEmpty ? value : value.mappingStrings { names[$0] ?? $0 }
    }

    // MARK: Objects

    func note(_ sample: HKSample) {
        lock.withLock {
            samples[sample.uuid] = sample
            note(sample.sourceRevision.source)
            for activity in (sample as? HKWorkout)?.workoutActivities ?? [] { activities[activity.uuid] = activity }
        }
    }

    func note(_ activity: HKWorkoutActivity) { lock.withLock { activities[activity.uuid] = activity } }
    func note(_ attachment: HKAttachment) { lock.withLock { attachments[attachment.identifier] = attachment } }
    func note(_ concept: HKHealthConceptIdentifier) { lock.withLock { concepts[concept.description] = concept } }
    func note(_ source: HKSource) { lock.withLock { sources[source.bundleIdentifier] = source } }

    func sample(_ uuid: UUID) -> HKSample? { lock.withLock { samples[uuid] } }
    func activity(_ uuid: UUID) -> HKWorkoutActivity? { lock.withLock { activities[uuid] } }
    func attachment(_ uuid: UUID) -> HKAttachment? { lock.withLock { attachments[uuid] } }
    func concept(_ text: String) -> HKHealthConceptIdentifier? { lock.withLock { concepts[text] } }
    func source(_ bundleIdentifier: String) -> HKSource? { lock.withLock { sources[bundleIdentifier] } }

    /// The text of an anchor. Equal anchors have the same.
    func text(of anchor: HKQueryAnchor) -> String {
        lock.withLock {
            let place = anchors.firstIndex(of: anchor) ?? anchors.count
            if place == anchors.count { anchors.append(anchor) }
            return "anchor \(place + 1)"
        }
    }

    func anchor(_ text: String) -> HKQueryAnchor? {
        lock.withLock {
            let place = (Int(text.dropFirst("anchor ".count)) ?? 0) - 1
            return anchors.indices.contains(place) ? anchors[place] : nil
        }
    }
}

extension HKObjectType {
    /// The type with an identifier. Nil if the system has none.
    static func named(_ identifier: String) -> HKObjectType? {
        #if !os(watchOS)
            if let type = clinicalType(forIdentifier: HKClinicalTypeIdentifier(rawValue: identifier)) { return type }
        #endif
        if identifier.hasPrefix("HKScoredAssessmentType") {
            return HKScoredAssessmentType(HKScoredAssessmentTypeIdentifier(rawValue: identifier))
        }
        let others: [HKObjectType] = [
            workoutType(), HKSeriesType.workoutRoute(), HKSeriesType.heartbeat(), audiogramSampleType(), electrocardiogramType(),
            activitySummaryType(), visionPrescriptionType(), stateOfMindType(), medicationDoseEventType(),
            userAnnotatedMedicationType(),
        ]
        return quantityType(forIdentifier: HKQuantityTypeIdentifier(rawValue: identifier))
            ?? categoryType(forIdentifier: HKCategoryTypeIdentifier(rawValue: identifier))
            ?? characteristicType(forIdentifier: HKCharacteristicTypeIdentifier(rawValue: identifier))
            ?? correlationType(forIdentifier: HKCorrelationTypeIdentifier(rawValue: identifier))
            ?? documentType(forIdentifier: HKDocumentTypeIdentifier(rawValue: identifier))
            ?? others.first { $0.identifier == identifier }
    }
}
