import Foundation
import Testing

struct UnusableStoreTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.file("store")
    }

    @Test func `a file that is not a database is refused and not changed`() throws {
        _ = try folder.write("Dear diary, " + String(repeating: "today I walked. ", count: 1000), to: "store")
        try expectUntouched("not a healthkit-bridge store")
    }

    @Test func `a short file that is not a database is refused and not changed`() throws {
        _ = try folder.write("x", to: "store")
        try expectUntouched("not a healthkit-bridge store")
    }

    @Test(arguments: ["DELETE", "WAL"])
    func `another program's database is refused and not changed`(journal: String) throws {
        try sql(path, "PRAGMA journal_mode = \(journal); CREATE TABLE note (text); INSERT INTO note VALUES ('mine')")
        try expectUntouched("not a healthkit-bridge store")
    }

    @Test func `another program's empty database is refused and not changed`() throws {
        try sql(path, "PRAGMA application_id = 42; PRAGMA user_version = 7")
        try expectUntouched("not a healthkit-bridge store")
    }

    @Test func `a store of a newer version is refused and not changed`() throws {
        try carryOut([askForSteps(1)], store: path)
        try sql(path, "INSERT INTO grdb_migrations VALUES ('999 the future')")
        try expectUntouched("newer version")
    }

    @Test func `a store that was cut off is refused and not changed`() throws {
        try carryOut([askForSteps(1)], store: path)
        let bytes = try contents(of: path)
        _ = try folder.write(bytes.prefix(bytes.count / 2), to: "store")
        try expectUntouched("damaged")
    }

    @Test(arguments: 1...5)
    func `a store with a damaged page is refused and not changed`(page: Int) throws {
        try carryOut([askForSteps(1), setBloodType(2, 1)], store: path)
        var bytes = try contents(of: path)
        let start = page * 4096
        try #require(start < bytes.count)
        bytes.replaceSubrange(start..<min(start + 4096, bytes.count), with: Data(repeating: 0xFF, count: 4096))
        _ = try folder.write(bytes, to: "store")
        try expectUntouched("damaged")
    }

    @Test func `a folder is not a store`() throws {
        let ending = try Program.run("--store", folder.path, input: request(1, "isAvailable") + "\n")
        expectRefusal(ending, "not a healthkit-bridge store")
    }

    @Test(arguments: ["mkfifo", "ln -s /dev/zero", "ln -s /dev/null"])
    func `a pipe or a device is refused at once`(command: String) throws {
        _ = try Program.shell(command + #" "$1""#, path)
        let text = try folder.write("Dear diary", to: "text")
        // Attempts to open an empty file are repeated for five seconds. A text is refused at once, on any machine. Other
        // programs run at the same time, so one of ten measurements is enough.
        let isRefusedAtOnce = try (0..<10).contains { _ in
            let known = try ContinuousClock().measure { _ = try Program.run("--store", text) }
            return try ContinuousClock().measure {
                expectRefusal(try Program.run("--store", path), "\(path): The store is not a healthkit-bridge store")
            } < known + .seconds(4)
        }
        #expect(isRefusedAtOnce)
    }

    @Test(arguments: ["CREATE TABLE note (text)", "CREATE TABLE sample (x)", "CREATE TABLE grdb_migrations (identifier TEXT)"])
    func `another schema with the identifier of stores is refused and not changed`(schema: String) throws {
        try sql(path, "PRAGMA application_id = \(0x484B_4272); \(schema); CREATE TABLE other (x)")
        try expectUntouched("not a healthkit-bridge store")
    }

    @Test(
        arguments: [
            "CREATE TABLE note (text)", "CREATE VIEW more AS SELECT 1", "ALTER TABLE sample ADD COLUMN more TEXT", "ANALYZE",
            "DROP TABLE authorization; CREATE VIEW authorization AS WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r) SELECT n FROM r",
            "CREATE TRIGGER t AFTER INSERT ON sample BEGIN DELETE FROM sample; END", "DROP INDEX sampleByDate",
            "DELETE FROM grdb_migrations WHERE identifier LIKE '2 %'",
        ])
    func `a store whose schema was changed is refused and not changed`(change: String) throws {
        try carryOut([askForSteps(1)], store: path)
        try sql(path, change)
        try expectUntouched("damaged")
    }

    @Test(arguments: 3...20)
    func `a limit of open files is a line, not a crash`(limit: Int) throws {
        let script = #"ulimit -n "$2"; exec "$0" --store "$1""#
        let ending = try Program.shell(script, path, "\(limit)", input: request(1, "isAvailable") + "\n")
        #expect(ending.status == 1 && ending.output.isEmpty && !ending.errors.isEmpty || ending.lines == [response(1, "true")])
        #expect(limit < 20 || ending.status == 0)
    }

    @Test func `a store in a folder that does not exist is refused`() throws {
        let ending = try Program.run("--store", folder.file("missing/store"), input: request(1, "isAvailable") + "\n")
        expectRefusal(ending, "cannot be opened")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }

    private func expectUntouched(_ reason: String) throws {
        let before = try contents(of: path)
        let ending = try Program.run("--store", path, input: request(1, "isAvailable") + "\n")
        expectRefusal(ending, reason)
        #expect(try contents(of: path) == before)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["store"])
    }
}

/// Expects that a host did not start. It logs the cause of an error that it does not know, then one line with the reason.
func expectRefusal(_ ending: Ending, _ reason: String) {
    #expect(ending.status == 1)
    #expect(ending.output.isEmpty)
    let lines = ending.errors.split(separator: "\n")
    #expect((1...2).contains(lines.count) && lines.allSatisfy { $0.contains(" error ") }, "\(ending.errors)")
    #expect(lines.last?.contains(reason) == true)
}
