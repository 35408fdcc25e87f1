import Files
import Foundation
import HealthArchive
import HealthEngine
import HealthGenerator
import HealthJSON
import HealthModel
import JSON

/// Writes the rows of people, one person after another: a part of a folder, or one table of a stream. A person needs no memory after
/// their rows are written.
final class PopulationWriter {
    /// Receives the bytes of a file: the table, the path below the part, and the names of the columns for a new file.
    typealias Sink = (_ table: PopulationTable, _ path: String, _ columns: [String], _ bytes: [UInt8]) throws -> Void

    private let format: PopulationFormat
    private let tables: Set<PopulationTable>
    private let sink: Sink
    private(set) var rows: [PopulationTable: Int] = [:]
    /// The number of samples by type.
    private(set) var samples: [String: Int] = [:]

    init(_ format: PopulationFormat, _ tables: Set<PopulationTable>, _ sink: @escaping Sink) {
        (self.format, self.tables, self.sink) = (format, tables, sink)
    }

    /// Generates a person in a store file, which is removed again, and writes their rows.
    func write(
        _ number: Int, of population: Population, store path: String, shouldContinue: @escaping () -> Bool
    ) throws {
        let (persona, options) = population.person(number)
        let generator: PersonGenerator
        do { generator = try PersonGenerator(options) } catch { throw PopulationError.profile("\(error)") }
        let needsStore = !tables.isDisjoint(with: [.samples, .daily, .nights, .workouts])
        defer { if needsStore { Self.remove(path) } }
        let phone = try Phone(
            path: needsStore ? path : nil, keepsContents: false, environment: Environment(timeZone: options.timeZone, seed: 1)
        )
        if needsStore {
            guard try generator.generate(into: phone, shouldContinue: { _ in shouldContinue() }) != nil else {
                throw OutputError.cancelled
            }
        }
        let person = PersonTables(number: number, persona: persona, options: options, generator: generator, phone: phone)
        try write(.people) { [person.person] }
        let types = needsStore ? try writeSamples(of: person, shouldContinue) : []
        try write(.daily) { try person.daily(of: types) }
        try write(.nights) { try person.nights() }
        try write(.truth) { person.truth }
    }

    /// Removes a store file and the files beside it.
    private static func remove(_ path: String) {
        for suffix in ["", "-wal", "-shm", "-journal"] { try? FileManager.default.removeItem(atPath: path + suffix) }
    }

    // MARK: Rows

    private func write(_ table: PopulationTable, _ makeRows: () throws -> [[PopulationCell]]) throws {
        guard tables.contains(table) else { return }
        let columns = table.columns
        var bytes: [UInt8] = []
        let made = try makeRows()
        for row in made { PopulationCell.append(row, columns, format, to: &bytes) }
        rows[table, default: 0] += made.count
        guard !bytes.isEmpty else { return }
        try sink(table, "\(table.rawValue).\(format.rawValue)", columns.map(\.name), bytes)
    }

    /// Writes the samples and workouts. Returns the types that have samples.
    private func writeSamples(of person: PersonTables, _ shouldContinue: @escaping () -> Bool) throws -> [ObjectType] {
        let options = ExportOptions(timeZone: person.options.timeZone, date: Date(timeIntervalSince1970: 0))
        var types: [ObjectType] = []
        _ = try ExportRun.reading(person.phone, options, { _ in shouldContinue() }) { run in
            types = try run.export.types().map(\.type)
            let chosen = types.filter { tables.contains(.samples) || ($0.kind == .workout && tables.contains(.workouts)) }
            for type in chosen { try writeSamples(of: type, of: person, run) }
        }
        return types
    }

    private func writeSamples(of type: ObjectType, of person: PersonTables, _ run: ExportRun) throws {
        let name = "samples.\(format.rawValue)"
        let columns = CSVColumns(
            of: type, CSVExport.JSONTexts(sample: { WireLines.json($0) }, metadata: { WireLines.json($0) })
        )
        let names = ["person"] + columns.names
        var clock = ExportClock(run.options.timeZone)
        var lines = WireLines()
        var month = ""
        var bytes: [UInt8] = []
        var workouts: [[PopulationCell]] = []
        func flush() throws {
            guard !bytes.isEmpty else { return }
            try sink(.samples, "samples/type=\(type.identifier)/month=\(month)/\(name)", names, bytes)
            bytes.removeAll(keepingCapacity: true)
        }
        try run.forEach(of: type) { entry in
            if type.kind == .workout, let row = person.workout(entry.sample) { workouts.append(row) }
            guard tables.contains(.samples) else { return }
            let itsMonth = String(clock.day(entry.sample.startDate.milliseconds).prefix(7))
            if itsMonth != month || bytes.count >= Self.pieceSize {
                try flush()
                month = itsMonth
            }
            switch format {
            case .csv: bytes.append(row: ["\(person.number)"] + columns.values(of: entry.sample, &clock))
            case .jsonl:
                // The object of the sample gets one more member at the front.
                bytes += Array("{\"person\":\(person.number),".utf8)
                let brace = bytes.count
                lines.append(entry.sample, to: &bytes)
                bytes.remove(at: brace)
            }
            rows[.samples, default: 0] += 1
            samples[type.identifier, default: 0] += 1
        }
        try flush()
        try write(.workouts) { workouts }
    }

    private static let pieceSize = 64 << 10

    /// The counts for the manifest.
    var counts: JSONObject {
        var counts = JSONObject()
        for table in PopulationTable.allCases { counts.append(table.rawValue, .integer(Int64(rows[table] ?? 0))) }
        return counts
    }
}
