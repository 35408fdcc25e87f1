import Foundation
import HealthEngine
import HealthModel

/// What the XML does not say: where the samples are that the supplement holds wholly.
struct Supplement {
    /// The folder of the supplement, which other programs pass over.
    static let folder = "healthkit-bridge/"
    /// What is no sample; it is read before the XML.
    static let settingsName = folder + "store.json"
    /// A line for each sample, and then for each workout whose samples are others than one would think; it is read after the XML.
    static let linesName = folder + "samples.jsonl"

    /// By position.
    private(set) var samples = PositionSet()
    /// Series that were written with another sample.
    private var withinOthers = PositionSet()
    /// Workouts whose samples an import would not find by itself.
    var workouts = PositionSet()

    /// Keeps a sample.
    mutating func keep(_ position: Int64) { samples.insert(position) }

    /// Notes that a sample was written within another.
    mutating func noteWithinAnother(_ position: Int64) { withinOthers.insert(position) }

    /// Whether it was.
    func isWithinAnother(_ position: Int64) -> Bool { withinOthers.contains(position) }
}

/// The first file of a supplement.
struct SupplementSettings: Codable {
    /// Of the form; another than ours is not read.
    var version = current
    /// How many lines the second file has: without all of them the elements say more than it.
    var lines = 0
    var settings: StoreSettings

    static let current = 1
}

/// A line of the second file of a supplement; exactly one of the members is there.
struct SupplementLine: Codable {
    /// The samples of a workout.
    struct WorkoutSamples: Codable {
        var workout: UUID
        var samples: [UUID]
    }

    var sample: SampleLine?
    var workoutSamples: WorkoutSamples?
    var effort: SampleExport.Effort?
}

extension ArchiveWriter {
    /// Writes what there is to say beside the XML; mostly nothing.
    func writeSupplement() throws {
        guard !options.isPlain else { return }
        let efforts = try export.efforts().filter {
            run.hasChosen($0.positions.workout) && run.hasChosen($0.positions.sample)
        }
        var lines = 0
        func write(_ line: SupplementLine) throws {
            try files.write(StoredForm.encode(line) + [UInt8(ascii: "\n")])
            lines += 1
        }
        if !supplement.samples.isEmpty || !supplement.workouts.isEmpty || !efforts.isEmpty {
            try files.begin(Supplement.linesName)
            try supplement.samples.forEach { position in
                guard let entry = try export.entry(at: position) else { return }
                try write(SupplementLine(sample: try SampleLine(entry.sample)))
            }
            try supplement.workouts.forEach { position in
                guard let workout = try export.uuid(at: position) else { return }
                let positions = try export.samples(ofWorkoutAt: position).filter(run.hasChosen).sorted()
                let samples = try positions.compactMap(export.uuid(at:))
                try write(SupplementLine(workoutSamples: .init(workout: workout, samples: samples)))
            }
            for (effort, _) in efforts { try write(SupplementLine(effort: effort)) }
            try files.end()
        }
        let settings = try settings()
        if lines > 0 || !settings.isEmpty {
            try writeFile(
                Supplement.settingsName,
                Array(StoredForm.encode(SupplementSettings(lines: lines, settings: settings)))
            )
        }
    }

    /// What is no sample, as far as it belongs to what is asked for.
    private func settings() throws -> StoreSettings {
        let ranked = try export.sources().map(\.bundleIdentifier).filter(sources.hasMet)
        var settings = try export.settings(
            // An import meets the sources of lines after all others.
            withSources: !supplement.samples.isEmpty || ranked != sources.order,
            withGoals: options.isChosen(.activitySummary) && !hasWrittenGoals,
            withMedications: options.isChosen(.userAnnotatedMedication)
        )
        if options.isSelective { settings.keep(options.isChosen, ofSources: sources.hasMet) }
        return settings
    }
}
