import Foundation
import HealthEngine
import HealthModel

/// Takes the elements of an export and puts what they stand for into the store, or only counts it.
final class ExportReader: XMLHandler {
    /// Nil where nothing is to change.
    let samples: SampleImport?
    let options: ImportOptions
    /// Where routes and clinical records are.
    let files: ReferredFiles
    var report = ImportReport()
    var types = TypeTable()
    var sources = SourceTable()
    var metadata = MetadataTable()

    /// What is open, by kind.
    var record: OpenRecord?
    var correlation: OpenCorrelation?
    var workout: OpenWorkout?
    var audiogram: OpenAudiogram?
    var prescription: OpenPrescription?
    /// Where the workouts are, the types of their statistics, and what was done.
    var workouts: [(position: Int64, types: [ObjectType], configuration: WorkoutConfiguration)] = []
    /// The newest day that has goals, and its goals.
    var goals: (day: CalendarDay, values: [ActivityRing: Double])?

    /// Tells in which line of the XML we are; nil in other files.
    var line: () -> Int? = { nil }
    /// The elements around this one.
    private var parents: [ExportElement] = []
    /// How deep within an element that is passed over.
    private var ignoredDepth = 0
    /// Whether the root has ended.
    private(set) var isWhole = false

    init(_ samples: SampleImport?, _ options: ImportOptions, _ files: ReferredFiles) {
        self.samples = samples
        self.options = options
        self.files = files
    }

    func note(_ problem: ProblemKind, _ name: String? = nil) {
        report.note(problem, name, line: line())
    }

    /// Notes that a sample is passed over.
    func skip(_ type: ImportedType, _ problem: ProblemKind, _ name: String? = nil) {
        type.counts.read += 1
        type.counts.skipped += 1
        note(problem, name)
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

    // MARK: Elements

    func start(_ number: Int?, _ attributes: XMLAttributes) throws {
        guard ignoredDepth == 0 else {
            ignoredDepth += 1
            return
        }
        guard let element = number.flatMap(ExportElement.init) else {
            note(.unknownElement, attributes.elementName.asName)
            ignoredDepth = 1
            return
        }
        guard try begin(element, attributes) else {
            note(.misplacedElement, element.name)
            ignoredDepth = 1
            return
        }
        parents.append(element)
    }

    func end(_ number: Int?) throws {
        guard ignoredDepth == 0 else {
            ignoredDepth -= 1
            return
        }
        guard let element = parents.popLast() else { return }
        switch element {
        case .record: try endRecord()
        case .correlation: try endCorrelation()
        case .workout: try endWorkout()
        case .workoutEvent: try endEvent()
        case .workoutActivity: try endActivity()
        case .workoutRoute: try endRoute()
        case .audiogram: try endAudiogram()
        case .visionPrescription: try endPrescription()
        case .healthData: isWhole = parents.isEmpty
        default: break
        }
    }

    /// Begins an element; false if it cannot be here.
    private func begin(_ element: ExportElement, _ attributes: XMLAttributes) throws -> Bool {
        if element.isTopLevel, !canHold(element) { abandon() }
        switch element {
        case .record: try beginRecord(attributes)
        case .metadataEntry:
            guard let key = attributes[.key], let value = attributes[.value] else {
                note(.unreadableMetadata)
                return true
            }
            return metadata.append(key: key, value: value)
        case .heartRateVariabilityMetadataList: return parents.last == .record
        case .instantaneousBeatsPerMinute:
            guard parents.last == .heartRateVariabilityMetadataList else { return false }
            addBeat(attributes)
        case .correlation: try beginCorrelation(attributes)
        case .workout: try beginWorkout(attributes)
        case .workoutEvent, .workoutStatistics, .workoutActivity, .workoutRoute, .fileReference:
            return try beginPartOfWorkout(element, attributes, in: parents.last)
        case .activitySummary: readSummary(attributes)
        case .me: try readProfile(attributes)
        case .clinicalRecord: try readClinicalRecord(attributes)
        case .audiogram: try beginAudiogram(attributes)
        case .sensitivityPoint:
            guard parents.last == .audiogram else { return false }
            addSensitivityPoint(attributes)
        case .visionPrescription: try beginPrescription(attributes)
        case .rightEye, .leftEye, .attachment:
            guard parents.last == .visionPrescription else { return false }
            addToPrescription(element, attributes)
        case .healthData: return parents.isEmpty
        case .exportDate: break
        }
        return true
    }

    private func canHold(_ element: ExportElement) -> Bool {
        let parent = parents.last
        return parent == .healthData || element == .record && (parent == .correlation || parent == .workout)
    }

    /// Forgets what is open: it was cut off, and what follows stands by itself.
    private func abandon() {
        record = nil
        correlation = nil
        workout = nil
        audiogram = nil
        prescription = nil
    }
}

extension String {
    /// As much of a name from a file as may stand in a message: the letters, as digits might be those of a value.
    var asName: String? {
        let plain = unicodeScalars.filter { $0.isASCII && $0.properties.isAlphabetic }
        return plain.isEmpty ? nil : String(String.UnicodeScalarView(plain.prefix(80)))
    }
}
