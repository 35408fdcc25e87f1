import Foundation
import HealthEngine
import HealthModel

/// The samples that the supplement contains because the XML cannot represent them completely.
struct Supplement {
    /// The folder of the supplement, which other programs ignore.
    static let folder = "healthkit-bridge/"
    /// The file for settings, which is read before the XML.
    static let settingsName = folder + "store.json"
    /// The file with a line for each sample and for each workout with other samples than an import would find. It is read after
    /// the XML.
    static let linesName = folder + "samples.jsonl"

    private(set) var samples = PositionSet()
    /// The positions of series that were written within another sample.
    private var withinOthers = PositionSet()
    /// The positions of workouts whose samples an import would not find without the supplement.
    var workouts = PositionSet()

    /// Adds a sample to the supplement.
    mutating func keep(_ position: Int64) { samples.insert(position) }

    /// Notes that a sample was written within another.
    mutating func noteWithinAnother(_ position: Int64) { withinOthers.insert(position) }

    /// Whether a sample was written within another.
    func isWithinAnother(_ position: Int64) -> Bool { withinOthers.contains(position) }
}

/// The first file of a supplement.
struct SupplementSettings: Codable {
    /// The version of the format. Other versions are not read.
    var version = current
    /// The number of lines of the second file. If lines are missing, the supplement is ignored and the elements are read.
    var lines = 0
    var settings: StoreSettings

    static let current = 2
    /// The last version without keys of identities.
    static let withoutKeys = 1
}

/// A line of the second file of a supplement. Exactly one member is present.
struct SupplementLine: Codable {
    struct WorkoutSamples: Codable {
        var workout: UUID
        var samples: [UUID]
    }

    var sample: StoredSample?
    var workoutSamples: WorkoutSamples?
    var effort: SampleExport.Effort?
    var symptoms: ElectrocardiogramSymptoms?
    var attachment: AttachmentLine?
}

extension ArchiveWriter {
    /// Writes the files of the supplement, if they are necessary.
    func writeSupplement() throws {
        guard !options.isPlain else { return }
        let efforts = try export.efforts().filter {
            run.hasChosen($0.positions.workout) && run.hasChosen($0.positions.sample)
        }
        let symptoms = try export.electrocardiogramSymptoms(where: run.hasChosen)
        let withAttachments = try export.samplesWithAttachments().filter(run.hasChosen)
        var lines = 0
        func write(_ line: SupplementLine) throws {
            try files.write(StoredForm.encode(line) + [UInt8(ascii: "\n")])
            lines += 1
        }
        let hasRelations = !efforts.isEmpty || !symptoms.isEmpty || !withAttachments.isEmpty
        if !supplement.samples.isEmpty || !supplement.workouts.isEmpty || hasRelations {
            try files.begin(Supplement.linesName)
            try supplement.samples.forEach { position in
                guard let entry = try export.entry(at: position) else { return }
                try write(SupplementLine(sample: try StoredSample(entry.sample)))
            }
            try supplement.workouts.forEach { position in
                guard let workout = try export.uuid(at: position) else { return }
                let positions = try export.samples(ofWorkoutAt: position).filter(run.hasChosen).sorted()
                let samples = try positions.compactMap(export.uuid(at:))
                try write(SupplementLine(workoutSamples: .init(workout: workout, samples: samples)))
            }
            for (effort, _) in efforts { try write(SupplementLine(effort: effort)) }
            for association in symptoms { try write(SupplementLine(symptoms: association)) }
            for sample in withAttachments {
                try export.forEachAttachment(of: sample) { try write(SupplementLine(attachment: $0)) }
            }
            try files.end()
        }
        let settings = try settings()
        if lines > 0 || !settings.isEmpty {
            try writeFile(Supplement.settingsName, Array(StoredForm.encode(SupplementSettings(lines: lines, settings: settings))))
        }
    }

    /// The settings of the store, limited to those that the options include.
    private func settings() throws -> StoreSettings {
        let ranked = try export.sources().map(\.bundleIdentifier).filter(sources.hasMet)
        var settings = try export.settings(
            // An import reads the sources of lines after all others.
            withSources: !supplement.samples.isEmpty || ranked != sources.order,
            withGoals: options.isChosen(.activitySummary) && !hasWrittenGoals,
            withMedications: options.isChosen(.userAnnotatedMedication)
        )
        if options.isSelective { settings.keep(options.isChosen, ofSources: sources.hasMet) }
        return settings
    }
}
