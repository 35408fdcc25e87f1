import Files
import Foundation
import HealthArchive
package import HealthGenerator
import HealthModel
import JSON
import Platform

/// The folder of a population: a plan, parts, and a manifest, which is written last. A part gets its name when it is complete, so a
/// generation that was ended at any moment continues with the missing parts.
package struct PopulationFolder {
    package let path: String

    /// A folder at a path, which need not exist.
    package init(_ path: String) { self.path = path }

    private static let planName = "plan.json"
    private static let manifestName = "manifest.json"
    private static let countsName = "part.json"

    // MARK: The plan

    /// The plan; nil if the folder is missing or empty.
    package func plan() throws -> PopulationPlan? {
        guard let json = try read(Self.planName) else {
            let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
            guard files.allSatisfy({ $0.contains(".partial-") }) else { throw PopulationError.foreign }
            return nil
        }
        do {
            return try PopulationPlan(json)
        } catch is JSONReadingError {
            throw PopulationError.damaged(Self.planName)
        }
    }

    /// Begins or continues the generation of a plan. The lock lasts until the descriptor that it returns is closed.
    package func begin(_ plan: PopulationPlan) throws -> Int32 {
        if let known = try self.plan() {
            guard known == plan else { throw PopulationError.other }
        } else {
            do {
                try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            } catch {
                throw PopulationError.output(.unwritable)
            }
            try write(plan.json, to: Self.planName)
        }
        let descriptor = unsafe open("\(path)/\(Self.planName)", O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw PopulationError.output(.unwritable) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            throw PopulationError.busy
        }
        return descriptor
    }

    // MARK: Parts

    /// The parts of the plan without a folder. Throws an error for a part whose files differ from its counts.
    package func missingParts(of plan: PopulationPlan) throws -> [PopulationPart] {
        try plan.parts.filter { try counts(of: $0) == nil }
    }

    /// Whether a part is complete.
    package func has(_ part: PopulationPart) -> Bool { FileManager.default.fileExists(atPath: "\(path)/\(part.name)") }

    /// About how many people have all rows, for a display. The last one of a part that is being written does not count.
    package func peopleWritten(of plan: PopulationPlan) -> Int {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        let written = names.filter { $0.hasPrefix("people=") }.reduce(0) { written, name in
            guard name.contains(".partial-") else { return written + PopulationPlan.peopleInPart }
            let rows = FileManager.default.contents(atPath: "\(path)/\(name)/people.\(plan.format.rawValue)") ?? Data()
            return written + max(0, rows.count { $0 == UInt8(ascii: "\n") } - 1)
        }
        return min(written, plan.people)
    }

    /// Generates the people of a part. Does nothing if another process has written the part meanwhile.
    package func write(
        _ part: PopulationPart, of population: Population, _ plan: PopulationPlan, shouldContinue: @escaping () -> Bool
    ) throws {
        let place = try OutputPlace.folder("\(path)/\(part.name)")
        do {
            var files: [String: Int] = [:]
            let writer = PopulationWriter(plan.format, Set(PopulationTable.allCases)) { _, name, columns, bytes in
                let isNew = files[name] == nil
                let file = "\(place.partialPath)/\(name)"
                if isNew { try Self.makeFolder(of: file) }
                var header: [UInt8] = []
                if isNew, plan.format == .csv { header.append(row: columns) }
                let output = try OutputFile(appendingTo: file)
                try output.write(header + bytes)
                try output.finish()
                files[name, default: 0] += header.count + bytes.count
            }
            for person in part.people {
                let store = "\(place.partialPath)/person.store"
                try writer.write(person, of: population, store: store, shouldContinue: shouldContinue)
            }
            try write(Self.counts(writer, files), to: Self.countsName, in: place.partialPath)
            guard !has(part) else { return place.discard() }
            try place.finish()
        } catch {
            place.discard()
            throw error
        }
    }

    private static func counts(_ writer: PopulationWriter, _ files: [String: Int]) -> JSONValue {
        var (samples, sizes) = (JSONObject(), JSONObject())
        for (type, count) in writer.samples.sorted(by: { $0.key < $1.key }) { samples.append(type, .integer(Int64(count))) }
        for (name, size) in files.sorted(by: { $0.key < $1.key }) { sizes.append(name, .integer(Int64(size))) }
        return ["rows": .object(writer.counts), "samples": .object(samples), "bytes": .object(sizes)]
    }

    /// The counts of a part; nil if it is missing. Throws an error if a file has another size.
    private func counts(of part: PopulationPart) throws -> JSONValue? {
        guard has(part) else { return nil }
        guard let counts = try read("\(part.name)/\(Self.countsName)"), case .object(let members) = counts,
            case .object(let files)? = members["bytes"]
        else { throw PopulationError.incomplete(part.name) }
        for (name, size) in files.members {
            var status = stat()
            guard unsafe stat("\(path)/\(part.name)/\(name)", &status) == 0, size == .integer(Int64(status.st_size)) else {
                throw PopulationError.incomplete(part.name)
            }
        }
        return counts
    }

    // MARK: The manifest

    /// Removes what ended processes left, and writes the manifest.
    package func finish(_ plan: PopulationPlan, _ population: Population) throws -> PopulationTotals {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] where name.contains(".partial-") {
            try? FileManager.default.removeItem(atPath: "\(path)/\(name)")
        }
        var totals = PopulationTotals()
        for part in plan.parts {
            guard let counts = try counts(of: part) else { throw PopulationError.incomplete(part.name) }
            guard totals.add(counts) else { throw PopulationError.damaged("\(part.name)/\(Self.countsName)") }
        }
        var schema = JSONObject()
        for table in PopulationTable.allCases { schema.append(table.rawValue, table.json(plan.format)) }
        let personas = population.groups.map { group -> JSONValue in
            ["persona": group.name.map { .string($0) } ?? .null, "share": .real(group.share)]
        }
        try write(
            [
                "plan": plan.json, "tables": .object(schema), "groups": .array(personas),
                "firstSeed": .string("\(population.seed)"), "rows": totals.json(totals.rows),
                "samples": totals.json(totals.samples), "bytes": .integer(totals.bytes),
            ],
            to: Self.manifestName
        )
        return totals
    }

    // MARK: Files

    /// The content of a file; nil if it is missing.
    private func read(_ name: String) throws -> JSONValue? {
        guard let data = FileManager.default.contents(atPath: "\(path)/\(name)") else { return nil }
        do {
            return try JSONValue(parsing: Array(data))
        } catch {
            throw PopulationError.damaged(name)
        }
    }

    private func write(_ json: JSONValue, to name: String, in folder: String? = nil) throws {
        let file = try OutputFile(path: "\(folder ?? path)/\(name)", replacing: true)
        try file.filled { try file.write(json.jsonBytes + Array("\n".utf8)) }
    }

    private static func makeFolder(of file: String) throws {
        let folder = String(file[..<(file.lastIndex(of: "/") ?? file.startIndex)])
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch let error as CocoaError where error.code == .fileWriteOutOfSpace {
            throw OutputError.full
        } catch {
            throw OutputError.unwritable
        }
    }
}

/// The counts of all parts.
package struct PopulationTotals {
    /// The number of rows by table.
    package private(set) var rows: [String: Int64] = [:]
    /// The number of samples by type.
    package private(set) var samples: [String: Int64] = [:]
    /// The size of all files.
    package private(set) var bytes: Int64 = 0

    /// Adds the counts of a part. Returns false if one is no count, or if a sum is too large.
    fileprivate mutating func add(_ counts: JSONValue) -> Bool {
        Self.add(counts, "rows") { Self.add($1, to: &rows[$0, default: 0]) }
            && Self.add(counts, "samples") { Self.add($1, to: &samples[$0, default: 0]) }
            && Self.add(counts, "bytes") { Self.add($1, to: &bytes) }
    }

    private static func add(_ counts: JSONValue, _ name: String, _ add: (String, Int64) -> Bool) -> Bool {
        guard case .object(let members) = counts, case .object(let numbers)? = members[name] else { return false }
        return numbers.members.allSatisfy { name, number in
            guard case .integer(let number) = number, number >= 0 else { return false }
            return add(name, number)
        }
    }

    private static func add(_ number: Int64, to sum: inout Int64) -> Bool {
        let (result, isTooLarge) = sum.addingReportingOverflow(number)
        sum = result
        return !isTooLarge
    }

    fileprivate func json(_ numbers: [String: Int64]) -> JSONValue {
        var object = JSONObject()
        for (name, number) in numbers.sorted(by: { $0.key < $1.key }) { object.append(name, .integer(number)) }
        return .object(object)
    }
}
