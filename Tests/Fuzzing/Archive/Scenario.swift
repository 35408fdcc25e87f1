import Foundation
import FuzzingSupport
import HealthArchive
import HealthEngine
import HealthModel
import StoreContents

/// An archive, and the invariants of importing it.
struct Scenario {
    private let archive: Archive
    /// The call of `shouldContinue` at which a first import is cancelled; 0 for none.
    private let cancelledCall: Int
    private let format: Forms.Format
    private let timeZone: TimeZone
    private let isZip: Bool

    init(_ choices: inout Choices) {
        let kind = choices.element(of: Archive.Kind.allCases)
        let world = choices.byte()
        cancelledCall = Int(world & 3)
        isZip = world & 4 == 0
        format = Forms.Format.allCases[Int(world >> 3 & 3)]
        timeZone = Self.timeZones[Int(world >> 5)]
        archive = Archive(kind, &choices)
    }

    private static let timeZones = [
        "UTC", "Europe/Berlin", "America/St_Johns", "Asia/Kathmandu", "Pacific/Apia", "Africa/Monrovia",
        "Australia/Lord_Howe", "Antarctica/Troll",
    ].map { TimeZone(identifier: $0) ?? .gmt }

    private static let date = Date(timeIntervalSince1970: 1_750_000_000)

    /// Ends the process if an import or an export breaks an invariant.
    func check() {
        do {
            let folder = try FuzzingFolder()
            try archive.write(to: folder)
            let files = try folder.contents()
            try check(folder)
            let after = try folder.contents()
            require(files == after, "files have changed", [files.keys.sorted(), after.keys.sorted()])
        } catch {
            fatalError("unexpected error: \(error)")
        }
    }

    private func newPhone() throws -> Phone {
        try Phone(environment: Environment(timeZone: timeZone, seed: 1))
    }

    private func check(_ folder: FuzzingFolder) throws {
        let dry = Result { () throws(ArchiveError) in try read(folder, into: nil) }
        let phone = try checkCancelled(folder)
        let result = Result { () throws(ArchiveError) in try read(folder, into: phone) }
        let report: ImportReport
        switch (result, dry) {
        case (.success(let found), .success(let dry)):
            report = found
            require(report.problems == dry.problems, "other problems without a store", [report.problems, dry.problems])
        case (.failure(let failure), .failure(let dry)):
            require(failure == dry, "error differs without a store", [failure, dry])
            require(try lines(phone) == lines(newPhone()), "a failed import has changed the store", [])
            return
        default:
            require(false, "only one of the imports with and without a store failed", [result, dry])
            return
        }
        let contents = try lines(phone)
        try check(report, phone, contents)
        try checkAgain(folder, report, phone, contents)
        try checkRoundTrip(folder, phone, contents)
        try Forms.write(phone, format, to: folder.output + "/other", timeZone)
    }

    /// A phone with an empty store. If the scenario has a cancelled import, that import ran first.
    private func checkCancelled(_ folder: FuzzingFolder) throws -> Phone {
        let phone = try newPhone()
        guard cancelledCall > 0 else { return phone }
        var calls = 0
        let result = Result {
            try read(folder, into: phone) { _ in
                calls += 1
                return calls < cancelledCall
            }
        }
        guard case .success = result else { return phone }
        require(calls < cancelledCall, "a cancelled import completed", [])
        return try newPhone()
    }

    private func read(
        _ folder: FuzzingFolder, into phone: Phone?, shouldContinue: @escaping (ImportProgress) -> Bool = { _ in true }
    ) throws(ArchiveError) -> ImportReport {
        do {
            return try ExportArchive(path: folder.archive).read(into: phone, shouldContinue: shouldContinue)
        } catch let error as ArchiveError {
            throw error
        } catch {
            fatalError("the store failed: \(error)")
        }
    }

    /// Checks that the counts add up and match the store.
    private func check(_ report: ImportReport, _ phone: Phone, _ contents: [String]) throws {
        let stored = try Dictionary(
            uniqueKeysWithValues: phone.exportSamples(in: timeZone) { try $0.types() }.map { ($0.type, $0.count) }
        )
        for (type, count) in stored {
            let counts = report.types.first { $0.type == type }?.counts
            require(count <= counts?.added ?? 0, "more samples than were added", [type, count, report])
        }
        for entry in report.types {
            let counts = entry.counts
            require(counts.read == counts.added + counts.present + counts.skipped, "counts do not add up", [entry])
            let isNew = counts.present == 0 || counts.added > 0 || entry.type == .activitySummary
            require(isNew, "samples reported as present in an empty store", [entry])
        }
        require(!contents.contains { $0.contains(FuzzingFolder.secret) }, "a file outside the archive was read", [])
    }

    /// Checks that a second import of the archive changes nothing.
    private func checkAgain(_ folder: FuzzingFolder, _ report: ImportReport, _ phone: Phone, _ contents: [String]) throws {
        let again = try read(folder, into: phone)
        require(again.total.added == 0, "a second import added samples", [report.types, again.types])
        require(again.problems == report.problems, "other problems again", [report.problems, again.problems])
        requireSame(contents, try lines(phone), "a second import changed the store")
    }

    /// Checks that importing an export gives the same store.
    private func checkRoundTrip(_ folder: FuzzingFolder, _ phone: Phone, _ contents: [String]) throws {
        let path = folder.output + (isZip ? "/export.zip" : "/export")
        _ = try ArchiveExport(phone, ExportOptions(timeZone: timeZone, date: Self.date)).write(to: path)
        let copy = try newPhone()
        let report = try ExportArchive(path: path).read(into: copy)
        // An electrocardiogram without a classification is reported.
        let problems = report.problems.filter { $0.kind != .unknownVerdict }
        require(problems.isEmpty, "problems in an export of this program", [problems])
        requireSame(contents, try lines(copy), "importing an export gives another store")
    }

    // MARK: Requirements

    private func lines(_ phone: Phone) throws -> [String] { try StoreContents.linesOfTables(of: phone) }

    private func requireSame(_ left: [String], _ right: [String], _ failure: String) {
        guard left != right else { return }
        let (before, after) = (Set(left), Set(right))
        require(
            false,
            failure,
            left.filter { !after.contains($0) }.map { "- " + $0 }
                + right.filter { !before.contains($0) }.map { "+ " + $0 }
        )
    }

    private func require(_ condition: Bool, _ failure: String, _ details: @autoclosure () -> [Any]) {
        guard !condition else { return }
        let details = details().map { "\n\("\($0)".prefix(4000))" }.joined()
        fatalError("\(failure)\(details)\n--- archive\n\(archive)")
    }
}
