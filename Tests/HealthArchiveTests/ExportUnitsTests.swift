import Foundation
import HealthArchive
import HealthEngine
import HealthGenerator
import HealthModel
import Testing

/// Exports have the units and forms of those of the Health app, whatever the store has.
struct ExportUnitsTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func xml(of phone: Phone, isPlain: Bool = false) throws -> String {
        var options = ExportOptions(timeZone: TimeZone(identifier: "Europe/Berlin") ?? .gmt, date: morning)
        options.isPlain = isPlain
        let path = folder.path + "/\(UUID())"
        _ = try ArchiveExport(phone, options).write(to: path)
        return try String(contentsOfFile: path + "/export.xml", encoding: .utf8)
    }

    private static func statistics(_ type: String, _ figures: String, _ unit: String) -> String {
        """
        <WorkoutStatistics type="HKQuantityTypeIdentifier\(type)" startDate="2024-01-01 08:00:00 +0100" \
        endDate="2024-01-01 08:05:00 +0100" \(figures) unit="\(unit)"/>
        """
    }

    private static let figures = [
        statistics("DistanceWalkingRunning", #"sum="1.92435""#, "km"),
        statistics("HeartRate", #"average="147.777" minimum="107" maximum="168""#, "count/min"),
        statistics("RunningSpeed", #"average="8.97743""#, "km/hr"),
    ]

    private static let workout = """
        <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="4.73" durationUnit="min" \(saved())>
         <MetadataEntry key="HKWeatherHumidity" value="8100 %"/>
         <MetadataEntry key="HKWeatherTemperature" value="46 degF"/>
         <WorkoutActivity uuid="4F7A1A38-9A27-4F0D-8D14-2C7F2F1B7B11" startDate="2024-01-01 08:00:00 +0100" \
        endDate="2024-01-01 08:05:00 +0100" duration="4.73" durationUnit="min">
         \(figures.joined(separator: "\n"))</WorkoutActivity>
         \(figures.joined(separator: "\n"))
        </Workout>
        """

    @Test func `the statistics and the humidity of a workout are exported as they were imported (UNIT-12, EXP-16)`()
        throws
    {
        let importer = try Importer()
        try importer.importing(export(Self.workout))
        for isPlain in [false, true] {
            let text = try xml(of: importer.phone, isPlain: isPlain)
            for figures in Self.figures { #expect(text.components(separatedBy: figures).count == 3, "\(figures)") }
            #expect(text.contains(#"<MetadataEntry key="HKWeatherHumidity" value="8100 %"/>"#))
            #expect(text.contains(#"<MetadataEntry key="HKWeatherTemperature" value="46 degF"/>"#))
            #expect(text.components(separatedBy: #"duration="4.73" durationUnit="min""#).count == 3)
            #expect(!text.contains("<Workout uuid"))
        }
    }

    @Test func `each quantity type has a unit that exports can have`() {
        for type in TypeCatalog.all where type.kind == .quantity {
            for system in MeasurementSystem.allCases {
                let unit = system.exportUnit(of: type)
                #expect(unit.map { type.canExport(in: $0) && type.quantity?.unit.isCompatible(with: $0) ?? false } ?? false)
            }
        }
    }

    /// The units of the records and statistics of an export.
    private func units(in text: String) -> [(type: ObjectType, unit: HealthModel.Unit)] {
        text.matches(of: /<(Record|WorkoutStatistics)[^>]* type="([^"]*)"[^>]* unit="([^"]*)"/).compactMap { match in
            guard let type = TypeCatalog.type(identifier: String(match.output.2)),
                let unit = try? HealthModel.Unit(from: String(match.output.3))
            else { return nil }
            return (type, unit)
        }
    }

    @Test func `a record of any type is exported in a unit that exports have, with the same quantity`() throws {
        let importer = try Importer()
        let source = ArchivedSource(SourceRevision(source: Source(name: "App", bundleIdentifier: "com.example.app")))
        var values: [ObjectType: Quantity] = [:]
        try importer.phone.importSamples { samples in
            for type in TypeCatalog.all where type.kind == .quantity {
                guard let canonical = type.quantity?.unit else { continue }
                // Apps save in units that exports do not have.
                let others = ["count/s", "g", "m", "m/s", "J", "K", "L", "s", "Pa", "mol<180.1558800000541>/L"]
                let unit =
                    others.compactMap { try? HealthModel.Unit(from: $0) }.first {
                        canonical.isCompatible(with: $0) && !type.canExport(in: $0)
                    } ?? canonical
                let value = Quantity(unit: unit, value: 1.25)
                values[type] = value
                let draft = SampleDraft(type, .quantity(value), morning, morning + 60, from: source)
                _ = try samples.insert(draft, uuid: UUID())
            }
        }
        let text = try xml(of: importer.phone, isPlain: true)
        let found = units(in: text)
        #expect(found.count == values.count)
        for (type, unit) in found { #expect(type.canExport(in: unit), "\(type) \(unit)") }
        let copy = try Importer()
        try copy.importing(Data(text.utf8))
        for (type, value) in values {
            let read = try #require(copy.samples(type).first?.quantity)
            let own = try read.doubleValue(for: value.unit)
            // Exports have six significant digits.
            #expect(abs(own - value.value) < 5e-6 * value.value, "\(type)")
        }
        #expect(text.contains(/unit="count\/min" creationDate="[^"]*" startDate="2024-01-01 08:00:00 \+0100"/))
        #expect(text.contains(#"endDate="2024-01-01 08:01:00 +0100" value="75"/>"#))
    }

    @Test func `a generated person is exported in such units`() throws {
        let phone = try Phone(environment: Environment(timeZone: .gmt, seed: 1))
        var options = GenerateOptions(lastDay: CalendarDay(year: 2025, month: 4, day: 10), timeZone: .gmt)
        options.days = 7
        options.workoutsPerWeek = 7
        _ = try PersonGenerator(options).generate(into: phone)
        let text = try xml(of: phone)
        let found = units(in: text)
        #expect(found.contains { $0.type == .heartRate })
        for (type, unit) in found { #expect(type.canExport(in: unit), "\(type) \(unit)") }
        let statistics = text.matches(of: /<WorkoutStatistics[^>]*HeartRate"[^>]* average="([0-9.]+)"[^>]*>/)
        #expect(!statistics.isEmpty)
        for match in statistics {
            #expect(match.output.0.contains(#"unit="count/min""#))
            #expect(40...220 ~= Double(match.output.1) ?? 0)
        }
        for match in text.matches(of: /"HKWeatherHumidity" value="([0-9]+) %"/) {
            #expect(1000...10_000 ~= Int(match.output.1) ?? 0)
        }
        #expect(!text.contains(#"durationUnit="s""#))
    }

    @Test func `totals and durations of an app's workout have the units of exports`() throws {
        let phone = try Phone()
        try Kinds.save(into: phone)
        let text = try xml(of: phone)
        #expect(text.contains(#"totalDistance="1.1" totalDistanceUnit="mi""#))
        #expect(text.contains(#"duration="9.835" durationUnit="min""#))
        #expect(!text.contains(#"durationUnit="s""#))
    }

    @Test func `blood glucose in millimoles keeps its unit, with the text of the Health app (UNIT-09)`() throws {
        let phone = try Phone()
        let unit = try HealthModel.Unit(from: "mmol<\(HealthModel.Unit.molarMassBloodGlucose)>/L")
        let glucose = try #require(TypeCatalog.type(name: "bloodGlucose"))
        let quantity = Quantity(unit: unit, value: 5.5)
        let sample = try Sample(type: glucose, quantity: quantity, startDate: morning, endDate: morning)
        try phone.addSamples([sample], from: SourceRevision(source: Source(name: "App", bundleIdentifier: "com.example.app")))
        let text = try xml(of: phone, isPlain: true)
        let record = text.firstMatch(of: /<Record type="HKQuantityTypeIdentifierBloodGlucose"[^\n]*/)?.output ?? ""
        #expect(record.replacing("&gt;", with: ">").contains(#"unit="mmol&lt;180.1558800000541>/L""#))
        #expect(record.contains(#"value="5.5""#))
        let copy = try Importer()
        try copy.importing(Data(text.utf8))
        #expect(try copy.samples(glucose).first?.quantity == quantity)
        #expect(try copy.samples(glucose).first?.quantity?.unit == unit)
    }

    @Test func `statistics have the unit that the user chose (OTH-12)`() throws {
        let importer = try Importer()
        try importer.importing(export(Self.workout))
        try importer.phone.setPreferredUnit(HealthModel.Unit(from: "mi"), of: .distanceWalkingRunning)
        #expect(try xml(of: importer.phone).contains(#"unit="mi"/>"#))
        importer.phone.setMeasurementSystem(.us)
        #expect(try xml(of: importer.phone).contains(#"unit="mi/hr""#))
    }
}
