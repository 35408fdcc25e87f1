import Foundation
import HealthEngine
import HealthModel
import XML

/// The supplement, which exports of this program contain.
extension ExportReader {
    /// The limits in bytes for the settings and for a line.
    private static let longestSettings = 16 << 20
    private static let longestLine = 64 << 20

    /// Reads the first file of the supplement before the XML; nil if it is missing or the supplement is incomplete.
    func readSettings() throws -> StoreSettings? {
        guard let file = try? files.file(at: Supplement.settingsName, upTo: Self.longestSettings) else { return nil }
        guard var found = settings(in: file), try found.lines == numberOfLines() else {
            note(.unreadableSupplement)
            return nil
        }
        hasSupplement = true
        report.note(.unreadableSupplement, count: found.settings.removeUnreadable())
        try samples?.begin(with: found.settings)
        return found.settings
    }

    private func settings(in file: any ArchiveFile) -> SupplementSettings? {
        guard let contents = try? file.contents(upTo: Self.longestSettings),
            var found = try? JSONDecoder().decode(SupplementSettings.self, from: Data(contents))
        else { return nil }
        if found.version == SupplementSettings.withoutKeys {
            found.settings.completeWithoutKeys()
            return found
        }
        return found.version == SupplementSettings.current ? found : nil
    }

    /// The number of lines of the second file; nil if it cannot be read completely.
    private func numberOfLines() throws -> Int? {
        guard let file = try? files.file(at: Supplement.linesName, upTo: .max) else { return 0 }
        var count = 0
        while true {
            try check()
            guard let piece = try? file.read() else { return nil }
            if piece.isEmpty { return count }
            count += piece.count { $0 == UInt8(ascii: "\n") }
        }
    }

    /// Whether the supplement contains the sample of an element. Its element then has a UUID. Activities always have one (EXP-17).
    func isInSupplement(_ element: ExportElement, _ attributes: XMLAttributes) -> Bool {
        hasSupplement && element != .workoutActivity && attributes[.uuid] != nil
    }

    /// Reads the second file of the supplement after everything else.
    func readLines(_ file: any ArchiveFile) throws {
        var rest: [UInt8] = []
        var searched = 0
        while true {
            let piece = try file.read()
            guard !piece.isEmpty else { break }
            rest += piece
            var start = 0
            while let end = rest[max(start, searched)...].firstIndex(of: UInt8(ascii: "\n")) {
                try readLine(Data(rest[start..<end]))
                start = end + 1
            }
            rest.removeSubrange(..<start)
            searched = rest.count
            guard rest.count <= Self.longestLine else { return note(.unreadableSupplement) }
            try check()
        }
        if !rest.isEmpty { note(.unreadableSupplement) }
    }

    private func readLine(_ text: Data) throws {
        guard let line = try? JSONDecoder().decode(SupplementLine.self, from: text) else {
            return note(.unreadableSupplement)
        }
        if let sample = line.sample {
            guard let type = sample.objectType else { return note(.unknownType) }
            guard isChosen(type), isChosen(endingAt: sample.end) else { return }
            let outcome = try samples?.insert(sample) { member, outcome in
                // Invalid members are not counted here.
                if outcome.position != nil { count(outcome, of: types.type(member)) }
            }
            count(outcome ?? (sample.isValid ? nil : .invalid), of: types.type(type))
        }
        if let workout = line.workoutSamples {
            try samples?.associate(workout: workout.workout, with: workout.samples)
        }
        if let effort = line.effort { try samples?.relate(effort) }
        if let symptoms = line.symptoms { try samples?.associate(symptoms) }
        if let attachment = line.attachment { try samples?.insert(attachment) }
    }
}
