import Foundation
import HealthEngine
import HealthModel

/// Takes the elements of an export and puts what they stand for into the store, or only counts it.
final class ExportReader {
    /// Nil where nothing is to change.
    let samples: SampleImport?
    let options: ImportOptions
    /// Where routes and clinical records are.
    let files: ReferredFiles
    var report = ImportReport()
    var types = TypeTable()
    var sources = SourceTable()
    var metadata = MetadataTable()

    /// The elements that are open, the outermost first.
    private(set) var open: [OpenElement] = []
    /// Where the workouts are, the types of their statistics, and what was done.
    var workouts: [(position: Int64, types: [ObjectType], configuration: WorkoutConfiguration)] = []
    /// The newest day that has goals, and its goals.
    var goals: (day: CalendarDay, values: [ActivityRing: Double])?

    /// Whether the archive has a supplement, which holds all elements that have a UUID.
    var hasSupplement = false
    /// Takes what is made of elements, for those who only want to see it.
    var onDraft: (SampleDraft) -> Void = { _ in }
    /// What is parsed; nil while other files are read.
    weak var stream: XMLStream?
    /// Throws if nobody waits any more; called before what may take long.
    var check: () throws -> Void = {}
    /// Whether the root has ended, and nothing has come behind it.
    private(set) var isWhole = false

    /// Exports are five deep. What is deeper is passed over.
    private static let largestDepth = 50
    /// How many of those have begun, by element.
    private var deeper: [ExportElement?: Int] = [:]

    init(_ samples: SampleImport?, _ options: ImportOptions, _ files: ReferredFiles) {
        self.samples = samples
        self.options = options
        self.files = files
    }

    // MARK: Problems and counts

    func note(_ problem: ProblemKind, _ name: String? = nil) {
        report.note(problem, name, line: stream?.line)
    }

    /// As much of a name in the text as may stand in a message: the letters, as digits might be those of a value, and nothing
    /// when the text is known to be damaged.
    func name(_ text: String?) -> String? {
        guard stream?.malformed.count ?? 0 == 0 else { return nil }
        return text?.asName
    }

    /// Notes that a sample is passed over.
    func skip(_ type: ImportedType, _ problem: ProblemKind, _ name: String? = nil) {
        type.counts.read += 1
        type.counts.skipped += 1
        note(problem, name)
    }

    /// A quantity of an element, if it has one; one that is there but cannot be read is noted.
    func quantity(
        _ attributes: XMLAttributes,
        _ value: ExportAttribute,
        _ unit: ExportAttribute,
        _ problem: ProblemKind
    ) -> Quantity? {
        let found = attributes.quantity(value, unit)
        if found == nil, let text = attributes[value], !text.isEmpty { note(problem) }
        return found
    }

    /// Whether samples of a type are asked for.
    func isChosen(_ type: ObjectType) -> Bool { options.types?.contains(type) ?? true }

    /// Whether a sample ends late enough, in milliseconds since 1970.
    func isChosen(endingAt end: Int64) -> Bool { end >= options.earliest }

    /// Counts what has become of a sample. One that stands within another counts where it stands by itself, unless it was
    /// added here.
    func count(_ outcome: SampleImport.Outcome?, of type: ImportedType) {
        switch outcome {
        case nil:
            type.counts.read += 1
        case .added:
            type.counts.read += 1
            type.counts.added += 1
        case .present, .superseded:
            type.counts.read += 1
            type.counts.present += 1
        case .invalid: skip(type, .invalidSample, type.type.identifier)
        case .repeated: break
        }
    }

    // MARK: What is open

    /// The innermost element that is open.
    var parent: OpenElement? { open.last }

    /// Whether an element below the root has as many as it may.
    private var isFull: Bool {
        open.first { $0.element != .healthData }.map { $0.count >= OpenElement.mostElements } ?? false
    }

    /// The workout that is open, if it is not passed over.
    var workout: OpenWorkout? {
        for element in open.reversed() {
            if case .workout(let workout) = element.content { return workout }
        }
        return nil
    }

    /// The correlation within which an element begins, or has ended.
    var correlation: OpenCorrelation? {
        guard case .correlation(let correlation)? = parent?.content else { return nil }
        return correlation
    }
}

// MARK: - Elements

extension ExportReader: XMLHandler {
    var openElements: [String] {
        open.map { element in
            if case .passedOver(let name?) = element.content { return name }
            return element.element?.name ?? "_"
        }
    }

    func start(_ number: Int?, _ attributes: XMLAttributes) throws {
        let element = number.flatMap(ExportElement.init)
        if let element, element.isTopLevel { try makeRoom(for: element, attributes) }
        guard open.count < Self.largestDepth else { return deeper[element, default: 0] += 1 }
        let content = try begin(element, attributes)
        for index in open.indices { open[index].count += 1 }
        open.append(OpenElement(element: element, content: content))
        if open[open.count - 1].hasMetadata { metadata.open() }
    }

    func end(_ number: Int?) throws {
        let element = number.flatMap(ExportElement.init)
        if element == .healthData { isWhole = true }
        if !deeper.isEmpty, let count = deeper[element], count > 0 { return deeper[element] = count - 1 }
        guard let index = open.lastIndex(where: { $0.element == element }) else { return }
        while open.count > index + 1 { try close(isCutOff: true) }
        try close(isCutOff: false)
    }

    /// Ends what is still open when the text has ended.
    func finish() throws {
        while !open.isEmpty { try close(isCutOff: true) }
    }

    /// Cuts off the open elements in which an element cannot be that stands below the root.
    private func makeRoom(for element: ExportElement, _ attributes: XMLAttributes) throws {
        isWhole = false
        while let parent, !canHold(element, attributes, parent) { try close(isCutOff: true) }
    }

    /// Records may be in correlations and anywhere in workouts, to which later systems add elements (EXP-19).
    private func canHold(_ element: ExportElement, _ attributes: XMLAttributes, _ parent: OpenElement) -> Bool {
        if parent.element == .healthData { return !parent.isPassedOver }
        guard element == .record, !isFull else { return false }
        switch parent.element {
        case .correlation: return correlation?.canHold(attributes[.type].flatMap { types.type($0) }) ?? true
        case .workout, .workoutEvent, .workoutActivity, .workoutRoute: return true
        default: return parent.isPassedOver && open.contains { $0.element == .workout }
        }
    }

    private func begin(_ element: ExportElement?, _ attributes: XMLAttributes) throws -> OpenElement.Content {
        if let parent, parent.isPassedOver, element != .record { return .passedOver(attributes.elementName) }
        guard let element else {
            note(.unknownElement, name(attributes.elementName))
            return .passedOver(attributes.elementName)
        }
        guard element == .record || element.canBe(in: parent) else {
            note(.misplacedElement, element.name)
            return .passedOver(nil)
        }
        if isFull {
            note(.tooManyElements, element.name)
            return .passedOver(nil)
        }
        guard !attributes.isDamaged else { return noteDamage(element, attributes) }
        if isInSupplement(element, attributes) { return .passedOver(nil) }
        return try content(of: element, attributes)
    }

    private func content(of element: ExportElement, _ attributes: XMLAttributes) throws -> OpenElement.Content {
        switch element {
        case .record: return try beginRecord(attributes).map { .record($0) } ?? .nothing
        case .metadataEntry: addMetadata(attributes)
        case .instantaneousBeatsPerMinute: addBeat(attributes)
        case .correlation: return .correlation(try beginCorrelation(attributes))
        case .workout: return try beginWorkout(attributes).map { .workout($0) } ?? .nothing
        case .workoutEvent: return beginEvent(attributes).map { .event($0) } ?? .nothing
        case .workoutActivity: return beginActivity(attributes).map { .activity($0) } ?? .nothing
        case .workoutRoute: return beginRoute(attributes).map { .route($0) } ?? .nothing
        case .workoutStatistics: addStatistics(attributes)
        case .fileReference: addFile(attributes)
        case .activitySummary: readSummary(attributes)
        case .me: try readProfile(attributes)
        case .clinicalRecord: try readClinicalRecord(attributes)
        case .audiogram: return try beginAudiogram(attributes).map { .audiogram($0) } ?? .nothing
        case .sensitivityPoint: addSensitivityPoint(attributes)
        case .visionPrescription: return beginPrescription(attributes).map { .prescription($0) } ?? .nothing
        case .rightEye, .leftEye, .attachment: addToPrescription(element, attributes)
        case .heartRateVariabilityMetadataList, .healthData, .exportDate: break
        }
        return .nothing
    }

    /// Ends the innermost element. One that its own end tag did not close is cut off.
    private func close(isCutOff: Bool) throws {
        let ended = open.removeLast()
        deeper = [:]
        // What a record has is in the store when it ends.
        if ended.element == .record { for index in open.indices { open[index].count -= ended.count } }
        let found = ended.hasMetadata ? try metadata.close(isKept: ended.element != .record) : nil
        if isCutOff { noteCutOff(ended) }
        switch ended.content {
        case .record(let record): try end(record, found)
        case _ where isCutOff: break
        case .correlation(let correlation): try end(correlation, found)
        case .workout(let workout): try end(workout, found)
        case .event(let event): end(event, found)
        case .activity(let activity): end(activity, found)
        case .route(let route): end(route, found)
        case .audiogram(let audiogram): try end(audiogram, found)
        case .prescription(let prescription): try end(prescription, found)
        case .nothing, .passedOver: break
        }
    }

    private func addMetadata(_ attributes: XMLAttributes) {
        guard let key = attributes[.key], let value = attributes[.value] else { return note(.unreadableMetadata) }
        metadata.append(key: key, value: value)
    }

    /// The metadata of an element that has ended.
    func read(_ found: ImportedMetadata?) -> Metadata {
        guard let found else { return [:] }
        if found.unreadable > 0 { report.note(.unreadableMetadata, line: stream?.line, count: found.unreadable) }
        return found.metadata
    }
}

// MARK: - Damage

extension ExportReader {
    /// Notes that a tag is damaged. What it stands for is passed over; what is in it still belongs there.
    private func noteDamage(_ element: ExportElement, _ attributes: XMLAttributes) -> OpenElement.Content {
        let type: ImportedType? =
            switch element {
            case .record, .correlation: attributes[.type].flatMap { types.type($0) }
            case .workout: types.type(.workout)
            case .audiogram: types.type(.audiogram)
            case .visionPrescription: types.type(.visionPrescription)
            default: nil
            }
        if let type, isChosen(type.type), correlation == nil {
            skip(type, .damagedTag)
        } else if element != .healthData {
            note(.damagedTag)
        }
        return element == .correlation ? .correlation(OpenCorrelation(type: type)) : .nothing
    }

    private func noteCutOff(_ element: OpenElement) {
        switch element.content {
        case .nothing: break
        case .passedOver(let text): note(.unclosedElement, name(text) ?? element.element?.name)
        case .record: note(.cutOffRecord)
        case .correlation(let correlation):
            if let type = correlation.type, correlation.head != nil { skip(type, .cutOffSample) }
        case .workout(let workout):
            if workout.isChosen || !workout.routes.isEmpty { skip(types.type(workout.countedType), .cutOffSample) }
        case .audiogram: skip(types.type(.audiogram), .cutOffSample)
        case .prescription: skip(types.type(.visionPrescription), .cutOffSample)
        case .event, .activity, .route: note(.cutOffPart)
        }
    }
}

extension String {
    /// The letters of a name.
    var asName: String? {
        let plain = unicodeScalars.filter { $0.isASCII && $0.properties.isAlphabetic }
        return plain.isEmpty ? nil : String(String.UnicodeScalarView(plain.prefix(80)))
    }
}
