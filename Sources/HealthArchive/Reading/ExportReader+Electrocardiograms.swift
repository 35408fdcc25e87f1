import Foundation
import HealthEngine
import HealthModel

/// Electrocardiograms, whose files no element references (EXP-25).
extension ExportReader {
    /// The longest file. Thirty seconds take about 150 KB.
    private static let longestFile = 2 << 20

    /// Saves the electrocardiogram of a file.
    func readElectrocardiogram(_ path: String) throws {
        let type = types.type(.electrocardiogram)
        guard isChosen(.electrocardiogram), let contents = try contents(of: path, upTo: Self.longestFile, type) else {
            return
        }
        if hasSupplement, ElectrocardiogramFile.hasUUID(contents) { return }
        guard let file = ElectrocardiogramFile(contents) else { return skip(type, .unreadableElectrocardiogram) }
        let end = file.head.startDate + Double(file.volts.count) / file.rate
        guard isChosen(endingAt: end.milliseconds) else { return }
        if file.head.classification == nil { note(.unknownVerdict) }
        let voltages = file.volts.enumerated().map { index, volts in
            VoltageMeasurement(timeSinceSampleStart: Double(index) / file.rate, volts: volts)
        }
        let content = Electrocardiogram(
            classification: file.head.classification ?? 0,
            symptomsStatus: file.head.symptomsStatus,
            samplingFrequency: Quantity(unit: .hertz, value: file.rate),
            voltages: SampleSeries(voltages)
        )
        try save(.electrocardiogram(content), type, file.head.startDate, end, source(of: file.head), [:])
    }

    /// The source. The file contains the model of the watch but not its name.
    private func source(of head: ElectrocardiogramHead) -> ImportedSource {
        let revision = SourceRevision(
            source: Source(name: "ECG", bundleIdentifier: "com.apple.health.ECG"),
            version: head.softwareVersion,
            productType: head.productType,
            operatingSystemVersion: nil
        )
        return ImportedSource(ArchivedSource(revision))
    }
}
