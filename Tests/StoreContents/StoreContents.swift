import Foundation
package import HealthEngine
import HealthModel

/// The contents of a phone's store and the results of queries, as lines of text. Two stores are equal if their lines are equal.
package struct StoreContents {
    /// The tables, and the results of queries of an app that may read everything.
    package static func lines(of phone: Phone) throws -> [String] {
        let process = phone.launch()
        defer { process.terminate() }
        for type in TypeCatalog.all {
            try phone.setAuthorization(true, on: AccessPair(type, .read), bundleIdentifier: process.app.bundleIdentifier)
        }
        return try linesOfTables(of: phone) + queryLines(phone, process.healthStore)
    }

    /// The tables only.
    package static func linesOfTables(of phone: Phone) throws -> [String] {
        try phone.exportSamples(in: phone.environment.timeZone) { try sampleLines($0) + settingLines($0) }
    }

    /// Every sample with its elements and its associations, by UUID.
    private static func sampleLines(_ export: SampleExport) throws -> [String] {
        var lines: [String] = []
        for (type, count) in try export.types() {
            lines.append("\(type): \(count)")
            try export.forEach(of: type) { entry in
                lines.append(String(decoding: try StoredSample(entry.sample).text, as: UTF8.self))
                let parts = try export.samples(ofWorkoutAt: entry.position).compactMap(export.uuid(at:))
                guard !parts.isEmpty else { return }
                lines.append("\(entry.sample.uuid) has \(parts.map(\.uuidString).sorted().joined(separator: " "))")
            }
        }
        let efforts = try export.efforts().map { effort, _ in
            "\(effort.sample) is the effort of \(effort.workout) \(effort.activity?.uuidString ?? "")"
        }
        let symptoms = try export.electrocardiogramSymptoms { _ in true }.map { association in
            let symptoms = association.symptoms.map(\.uuidString).sorted().joined(separator: " ")
            return "\(symptoms) are the symptoms of \(association.electrocardiogram)"
        }
        var attachments: [String] = []
        for sample in try export.samplesWithAttachments() {
            try export.forEachAttachment(of: sample) { attachments.append(try attachmentLine($0)) }
        }
        return (lines + efforts + symptoms + attachments).sorted()
    }

    private static func attachmentLine(_ attachment: AttachmentLine) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(attachment), as: UTF8.self)
    }

    /// Everything else in the store, with the sources in order.
    private static func settingLines(_ export: SampleExport) throws -> [String] {
        let settings = try export.settings(withSources: true, withGoals: true, withMedications: true)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let profile = try export.characteristics().map { "\($0.key): \($0.value)" }.sorted()
        return profile + [String(decoding: try encoder.encode(settings), as: UTF8.self)]
    }

    /// Query results: activity rings, statistics by day and source, and all changes.
    private static func queryLines(_ phone: Phone, _ store: HealthStore) throws -> [String] {
        var lines = try store.activitySummaries().map { summary in
            let rings = ActivityRing.allCases.map { ring in
                "\(number(summary.values[ring] ?? 0)) of \(number(summary.goals[ring] ?? 0))"
            }
            return "\(summary.day) \(summary.activityMoveMode) \(rings.joined(separator: ", "))"
        }
        for (type, _) in try phone.exportSamples(in: .gmt, { try $0.types() }) {
            let changes = try store.execute(AnchoredObjectQuery(type))
            lines.append("\(type) has \(changes.samples.map(\.uuid.uuidString).sorted().joined(separator: " "))")
            guard let quantity = type.quantity else { continue }
            var options: StatisticsOptions =
                quantity.isCumulative
                ? .cumulativeSum : [.discreteMin, .discreteMax, .discreteAverage]
            options.formUnion([.separateBySource, .duration])
            let query = StatisticsCollectionQuery(
                type,
                .all,
                options,
                anchorDate: Date(timeIntervalSince1970: 1_704_092_400),
                intervalComponents: DateComponents(day: 1)
            )
            for statistics in try store.execute(query).statistics {
                let sources = (statistics.bySource ?? []).map { "\($0.source.bundleIdentifier): \(text($0.figures))" }
                lines.append(
                    "\(type) \(statistics.startDate) \(text(statistics.figures)); \(sources.sorted().joined(separator: "; "))"
                )
            }
        }
        return lines
    }

    private static func text(_ figures: Statistics.Figures) -> String {
        [figures.sum, figures.average, figures.minimum, figures.maximum, figures.duration]
            .map { $0.map { "\(number($0.value)) \($0.unit)" } ?? "-" }.joined(separator: " ")
    }

    /// The last digits of sums depend on the order of addition, so they are left out.
    private static func number(_ value: Double) -> String { String(format: "%.10g", value) }
}
