import Foundation
import HealthArchive
import HealthEngine
import HealthGenerator
import HealthModel
import Testing

/// Creation dates and pointers of devices have the distributions of real files (EXP-10, EXP-12).
struct CreationNotesTests {
    private struct Row {
        let type, device: String
        /// Seconds from the end to the creation.
        let delay: Double
    }

    /// The rows of a generated person.
    private func rows() throws -> [Row] {
        let folder = try TemporaryFolder()
        let phone = try Phone(environment: Environment(timeZone: .gmt, seed: 1))
        var person = GenerateOptions(lastDay: CalendarDay(year: 2025, month: 4, day: 10), timeZone: .gmt)
        (person.days, person.gaps, person.trips) = (14, .none, [])
        _ = try PersonGenerator(person).generate(into: phone)
        _ = try ArchiveExport(phone, ExportOptions(timeZone: .gmt, date: Date(timeIntervalSince1970: 1_750_000_000)))
            .write(to: folder.path + "/export")
        let text = try String(contentsOfFile: folder.path + "/export/export.xml", encoding: .utf8)
        func date(_ name: String, _ line: Substring) throws -> Date? {
            let value = attribute(name, line).prefix(19).replacing(" ", with: "T")
            return try Date("\(value)Z", strategy: .iso8601)
        }
        return try text.split(separator: "\n").filter { $0.hasPrefix(" <Record ") }.map { line in
            let created = try #require(try date("creationDate", line))
            let end = try #require(try date("endDate", line))
            return Row(type: attribute("type", line), device: attribute("device", line), delay: created.timeIntervalSince(end))
        }
    }

    private func attribute(_ name: String, _ line: Substring) -> String {
        guard let start = line.range(of: " \(name)=\"")?.upperBound else { return "" }
        return String(line[start...].prefix { $0 != "\"" })
    }

    @Test func `samples are created as late as in real files`() throws {
        let delays = Dictionary(grouping: try rows()) { $0.type.replacing(/HK.*Identifier/, with: "") }
            .mapValues { $0.map(\.delay).sorted() }
        func median(_ name: String) throws -> Double {
            let values = try #require(delays[name])
            return values[values.count / 2]
        }
        func atOnce(_ name: String) throws -> Double {
            let values = try #require(delays[name])
            return Double(values.count { $0 == 0 }) / Double(values.count)
        }
        #expect((270...330).contains(try median("HeartRate")))
        #expect((-1500 ... -1150).contains(try median("EnvironmentalAudioExposure")))
        #expect(try atOnce("HeartRateVariabilitySDNN") > 0.88)
        #expect((0.15...0.35).contains(try atOnce("SleepAnalysis")))
        #expect(try atOnce("HeartRate") < 0.01 && atOnce("StepCount") < 0.01)
    }

    @Test func `the pointer of a device differs from row to row, and the device does not`() throws {
        let devices = try rows().map(\.device).filter { $0.contains("HKDevice: ") }
        let pointers = Set(devices.map { $0.prefix { $0 != "," } })
        #expect(Double(pointers.count) > 0.99 * Double(devices.count))
        #expect(pointers.allSatisfy { $0.contains("0x1") && $0.hasSuffix("0&gt;") })
        #expect(Set(devices.map { $0.drop { $0 != "," } }).count < 6)
    }
}
