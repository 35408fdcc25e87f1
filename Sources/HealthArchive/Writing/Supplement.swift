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
        let efforts = try options.isChosen(.workout) ? export.efforts() : []
        var lines = 0
        func write(_ line: SupplementLine) throws {
            try files.write(encode(line) + [UInt8(ascii: "\n")])
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
                let samples = try export.samples(ofWorkoutAt: position).sorted().compactMap(export.uuid(at:))
                try write(SupplementLine(workoutSamples: .init(workout: workout, samples: samples)))
            }
            for effort in efforts { try write(SupplementLine(effort: effort)) }
            try files.end()
        }
        // Whoever imports meets the sources of the XML first.
        let areInOrder = try supplement.samples.isEmpty && export.sources().map(\.bundleIdentifier) == sources.order
        let settings = try export.settings(
            withSources: !areInOrder,
            withGoals: options.isChosen(.activitySummary) && !hasWrittenGoals,
            withMedications: options.isChosen(.userAnnotatedMedication)
        )
        if lines > 0 || !settings.isEmpty {
            try writeFile(Supplement.settingsName, encode(SupplementSettings(lines: lines, settings: settings)))
        }
    }

    private func encode(_ value: some Encodable) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return Array(try encoder.encode(value))
    }
}
