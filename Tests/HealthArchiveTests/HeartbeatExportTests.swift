import Foundation
import HealthArchive
import HealthEngine
import HealthModel
import Testing

/// The rates of heartbeats in an export (EXP-14). An import needs them only to find gaps; other programs read them as heart rates.
struct HeartbeatExportTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// The rates in an export of a series with beats at these seconds. A negative time is that of a beat after a gap.
    private func rates(_ times: [Double]) throws -> (rates: [Int], isRestored: Bool) {
        let beats = times.map { Heartbeat(timeSinceSeriesStart: abs($0), precededByGap: $0 < 0) }
        let phone = try Phone()
        let watch = ArchivedSource(named: "Apple Watch", version: "10.1", device: nil)
        try phone.importSamples { samples in
            let value = Sample.Content.quantity(Quantity(unit: try HealthModel.Unit(from: "ms"), value: 40))
            let series = Sample.Content.heartbeatSeries(SampleSeries(beats))
            for (type, content) in [(ObjectType.heartRateVariabilitySDNN, value), (.heartbeatSeries, series)] {
                let draft = SampleDraft(type, content, morning, morning + 60, from: watch)
                _ = try samples.insert(draft, SampleIdentity(of: draft))
            }
        }
        let path = folder.path + "/\(UUID())"
        let report = try ArchiveExport(phone, ExportOptions(timeZone: .gmt, date: morning)).write(to: path)
        let text = try String(contentsOfFile: path + "/export.xml", encoding: .utf8)
        return (text.matches(of: /bpm="([0-9]+)"/).compactMap { Int($0.output.1) }, report.total.incomplete == 0)
    }

    @Test(arguments: [
        // Nine seconds without a beat are no heart rate of seven.
        ([1.57, 2.54, 3.54, -12.54, 13.46], [62, 62, 60, 65, 65]),
        // The last beat, and two gaps in a row.
        ([0.5, 1.5, -4.5], [60, 60, 60]), ([0.5, -3, -6, 6.5], [120, 120, 120, 120]),
        // A series that begins with a gap, has only gaps, or one beat.
        ([0.5, -3, 3.75], [80, 80, 80]), ([0.5, -3], [60, 60]), ([0.5], [60]),
        // A gap that is as long as an interval: another rate must tell that it is one.
        ([0.5, 1.5, -2.5, 3.5], [60, 60, 67, 60]), ([0.5, 3.5, -6.5, 9.5], [20, 20, 21, 20]), ([0.5, -0.5, 30.5], [2, 2, 2]),
        ([0.1, 0.6, 1.1, 1.6], [120, 120, 120, 120]),
    ])
    func `a beat after a gap has the rate of its neighbours, and the series is restored`(times: [Double], rates: [Int]) throws {
        let found = try self.rates(times)
        #expect(found.rates == rates)
        #expect(found.isRestored)
    }

    @Test func `beats at the same time, which an import would take for a gap, are only in the supplement`() throws {
        let found = try rates([0.5, 0.5, 1.5])
        #expect(found.rates.isEmpty)
        #expect(!found.isRestored)
    }
}
