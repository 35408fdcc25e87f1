import Foundation
import HealthEngine
import HealthModel
import XML

/// Reads the elements of an export and saves their samples into the store, or only counts them.
final class ExportReader {
    /// Nil for an import that changes nothing.
    let samples: SampleImport?
    let options: ImportOptions
    /// The files of routes and clinical records.
    let files: ReferredFiles
    var report = ImportReport()
    var types = TypeTable()
    var sources = SourceTable()
    var metadata = MetadataTable()

    /// The open elements, the outermost first.
    private(set) var open: [OpenElement] = []
    /// The positions of the workouts, the types of their statistics, and their configurations.
    var workouts: [(position: Int64, types: [ObjectType], configuration: WorkoutConfiguration)] = []
    var summaries = SummaryGoals()

    /// The types of records within other samples that the store had before, by their positions.
    var repeatedInAnother: [Int64: ImportedType] = [:]

    /// Whether the archive has a supplement, which contains the samples of all elements with a UUID.
    var hasSupplement = false
    /// Called with each draft, for callers that do not save samples.
    var onDraft: (SampleDraft) -> Void = { _ in }
    /// The files of routes that no element has named so far.
    var unnamedRoutes: Set<String> = []
    /// The stream of the XML; nil while other files are read.
    weak var stream: XMLStream?
    /// Throws if the import is cancelled. Called before operations that may take long.
    var check: () throws -> Void = {}
    /// Whether the root element has ended, and no element has followed.
    private(set) var isWhole = false

    /// The maximum depth. Exports have five levels; deeper elements are skipped.
    private static let largestDepth = 50
    /// The number of open elements beyond this depth, by element.
    private var deeper: [ExportElement?: Int] = [:]

    init(_ samples: SampleImport?, _ options: ImportOptions, _ files: ReferredFiles) {
        self.samples = samples
        self.options = options
        self.files = files
    }

    // MARK: Problems and counts

    func note(_ problem: ProblemKind, _ name: String? = nil) { report.note(problem, name, line: stream?.line) }

    /// The part of a name that a message may contain: only the letters, because digits could be part of a value. Nil if the text
    /// is damaged.
    func name(_ text: String?) -> String? {
        guard stream?.malformed.count ?? 0 == 0 else { return nil }
        return text?.asName
    }

    /// Skips a sample: counts it and notes the problem.
    func skip(_ type: ImportedType, _ problem: ProblemKind, _ name: String? = nil) {
        type.counts.read += 1
        type.counts.skipped += 1
        note(problem, name)
    }

    /// A quantity of an element; nil if it is missing or unreadable. Notes a problem if it is unreadable.
    func quantity(
        _ attributes: XMLAttributes, _ value: ExportAttribute, in unit: ExportAttribute? = nil, _ problem: ProblemKind
    ) -> Quantity? {
        let found = attributes.quantity(value, in: unit)
        if found == nil, let text = attributes[value], !text.isEmpty { note(problem) }
        return found
    }

    /// Whether the options include a type.
    func isChosen(_ type: ObjectType) -> Bool { options.types?.contains(type) ?? true }

    /// Whether the options include a sample with this end, in milliseconds since 1970.
    func isChosen(endingAt end: Int64) -> Bool { end >= options.earliest }

    /// Counts the outcome of a sample. A sample within another is counted at its separate element, unless it was added here or
    /// has none.
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

    // MARK: Open elements

    /// The innermost open element.
    var parent: OpenElement? { open.last }

    /// Whether a child of the root has the maximum number of elements.
    private var isFull: Bool {
        open.first { $0.element != .healthData }.map { $0.count >= OpenElement.mostElements } ?? false
    }

    /// The open workout, unless it is skipped.
    var workout: OpenWorkout? {
        for element in open.reversed() {
            if case .workout(let workout) = element.content { return workout }
        }
        return nil
    }

    /// The correlation that contains the element which begins or has ended.
    var correlation: OpenCorrelation? {
        guard case .correlation(let correlation)? = parent?.content else { return nil }
        return correlation
    }
}

// MARK: - Elements

extension ExportReader: XMLHandler {
    var openElements: [String] {
        open.map { element in
            if case .skipped(let name?) = element.content { return name }
            return element.element?.name ?? "_"
        }
    }

    func start(_ number: Int?, _ attributes: XMLAttributes) throws {
        let element = number.flatMap(ExportElement.init)
        if let element, element.isTopLevel { try makeRoom(for: element, attributes) }
        if element == .fileReference, let path = attributes[.path] {
            unnamedRoutes.remove(ReferredFiles.name(of: path.string))
        }
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

    /// Ends the elements that are still open at the end of the text.
    func finish() throws {
        while !open.isEmpty { try close(isCutOff: true) }
    }

    /// Ends the open elements that cannot contain a child of the root.
    private func makeRoom(for element: ExportElement, _ attributes: XMLAttributes) throws {
        isWhole = false
        while let parent, !canHold(element, attributes, parent) { try close(isCutOff: true) }
    }

    /// Whether an element can contain a child of the root. Records can be in correlations, and at any depth in workouts, where newer
    /// systems add elements (EXP-19).
    private func canHold(_ element: ExportElement, _ attributes: XMLAttributes, _ parent: OpenElement) -> Bool {
        if parent.element == .healthData { return !parent.isSkipped }
        guard element == .record, !isFull else { return false }
        switch parent.element {
        case .correlation: return correlation?.canHold(attributes[.type].flatMap { types.type($0) }) ?? true
        case .workout, .workoutEvent, .workoutActivity, .workoutRoute: return true
        default: return parent.isSkipped && open.contains { $0.element == .workout }
        }
    }

    private func begin(_ element: ExportElement?, _ attributes: XMLAttributes) throws -> OpenElement.Content {
        if let parent, parent.isSkipped, element != .record { return .skipped(attributes.elementName) }
        guard let element else {
            note(.unknownElement, name(attributes.elementName))
            return .skipped(attributes.elementName)
        }
        guard element == .record || element.canOccur(in: parent?.element) else {
            note(.misplacedElement, element.name)
            return .skipped(nil)
        }
        if isFull {
            note(.tooManyElements, element.name)
            return .skipped(nil)
        }
        guard !attributes.isDamaged else { return noteDamage(element, attributes) }
        if isInSupplement(element, attributes) { return .skipped(nil) }
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
        case .workoutZoneGroup: return beginZoneGroup(attributes).map { .zoneGroup($0) } ?? .nothing
        case .workoutZone: addZone(attributes)
        case .fileReference: addFile(attributes)
        case .location: addLocation(attributes)
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

    /// Ends the innermost element. `isCutOff` means that its end tag is missing.
    private func close(isCutOff: Bool) throws {
        let ended = open.removeLast()
        deeper = [:]
        // The contents of a record are saved when it ends, so they do not count towards the limit.
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
        case .zoneGroup(let zoneGroup): end(zoneGroup)
        case .route(let route): end(route, found)
        case .audiogram(let audiogram): try end(audiogram, found)
        case .prescription(let prescription): try end(prescription, found)
        case .nothing, .skipped: break
        }
    }

    private func addMetadata(_ attributes: XMLAttributes) {
        guard let key = attributes[.key], let value = attributes[.value] else { return note(.unreadableMetadata) }
        metadata.append(key: key, value: value)
    }

    /// The metadata of an element. Notes unreadable entries.
    func read(_ found: ImportedMetadata?) -> Metadata {
        guard let found else { return [:] }
        if found.unreadable > 0 { report.note(.unreadableMetadata, line: stream?.line, count: found.unreadable) }
        return found.metadata
    }
}

// MARK: - Damage

extension ExportReader {
    /// Notes a damaged tag. Its sample is skipped, but the elements within still belong to it.
    private func noteDamage(_ element: ExportElement, _ attributes: XMLAttributes) -> OpenElement.Content {
        let type: ImportedType? =
            switch element {
            case .record, .correlation: attributes[.type].flatMap { types.type($0) }
            case .workout: types.type(.workout)
            case .audiogram: types.type(.audiogram)
            case .visionPrescription: types.type(.visionPrescription)
            case .activitySummary: types.type(.activitySummary)
            default: nil
            }
        correlation?.hasDamagedMember = true
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
        case .skipped(let text): note(.unclosedElement, name(text) ?? element.element?.name)
        case .record: note(.cutOffRecord)
        case .correlation(let correlation):
            if let type = correlation.type, correlation.head != nil { skip(type, .cutOffSample) }
        case .workout(let workout):
            if workout.isChosen || !workout.routes.isEmpty { skip(types.type(workout.countedType), .cutOffSample) }
        case .audiogram: skip(types.type(.audiogram), .cutOffSample)
        case .prescription: skip(types.type(.visionPrescription), .cutOffSample)
        case .event, .activity, .zoneGroup, .route: note(.cutOffPart)
        }
    }
}

extension String {
    /// The ASCII letters of a name; nil if there are none.
    var asName: String? {
        let plain = unicodeScalars.filter { $0.isASCII && $0.properties.isAlphabetic }
        return plain.isEmpty ? nil : String(String.UnicodeScalarView(plain.prefix(80)))
    }
}
