import Foundation
import HealthArchive
import HealthEngine
import HealthGenerator
import HealthModel
import Testing

/// Creation dates and pointers of devices have the distributions of real files (EXP-10, EXP-12).
struct CreationDelayTests {
    private struct Row {
        let type, device, value: String
        let end, created: Date
        /// Seconds from the end to the creation.
        var delay: Double { created.timeIntervalSince(end) }
    }

    private static let rows = Result { try exported() }

    /// The rows of a generated person.
    private static func exported() throws -> [Row] {
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
            return Row(
                type: String(attribute("type", line).dropFirst("HKQuantityTypeIdentifier".count)),
                device: attribute("device", line), value: attribute("value", line), end: end, created: created
            )
        }
    }

    private static func attribute(_ name: String, _ line: Substring) -> String {
        guard let start = line.range(of: " \(name)=\"")?.upperBound else { return "" }
        return String(line[start...].prefix { $0 != "\"" })
    }

    @Test func `samples are created as late as in real files`() throws {
        let delays = Dictionary(grouping: try Self.rows.get(), by: \.type).mapValues { $0.map(\.delay).sorted() }
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
        #expect(try atOnce("HeartRate") < 0.01 && atOnce("StepCount") < 0.01)
    }

    @Test func `what is measured later is not created earlier, and samples of some minutes are created together`() throws {
        let rows = Dictionary(grouping: try Self.rows.get(), by: \.type)
        for (name, together) in [("HeartRate", 0.3...0.6), ("ActiveEnergyBurned", 0.5...0.9)] {
            let sorted = try #require(rows[name]).sorted { $0.end < $1.end }
            let pairs = zip(sorted, sorted.dropFirst())
            #expect(pairs.allSatisfy { $0.created <= $1.created })
            #expect(together.contains(Double(pairs.count { $0.created == $1.created }) / Double(sorted.count)), "\(name)")
        }
    }

    @Test func `the stages of a night are created together, and the time in bed of the phone at once`() throws {
        let rows = try Self.rows.get().filter { $0.type == "SleepAnalysis" }
        let stages = rows.filter { $0.device.contains("model:Watch") }
        let nights = Dictionary(grouping: stages, by: \.created)
        #expect((14...18).contains(nights.count))
        #expect(nights.values.map(\.count).max() ?? 0 > 20)
        #expect(stages.allSatisfy { (0..<86_400).contains($0.delay) })
        #expect(rows.filter { $0.value.hasSuffix("InBed") && !$0.device.contains("model:Watch") }.allSatisfy { $0.delay == 0 })
    }

    @Test func `the pointer of a device differs from row to row, and the device does not`() throws {
        let devices = try Self.rows.get().map(\.device).filter { $0.contains("HKDevice: ") }
        let pointers = Set(devices.map { $0.prefix { $0 != "," } })
        #expect(Double(pointers.count) > 0.99 * Double(devices.count))
        #expect(pointers.allSatisfy { $0.contains("0x1") && $0.hasSuffix("0&gt;") })
        #expect(Set(devices.map { $0.drop { $0 != "," } }).count < 6)
    }
}
