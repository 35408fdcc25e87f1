import Foundation
import Glibc
import Testing

struct ReadOnlyStoreTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.file("store")
    }

    @Test(.enabled(if: canLoseRights), arguments: [0o777, 0o555])
    func `a read-only file is refused and not changed`(folderMode: Int) throws {
        try carryOut([askForSteps(1)], store: path)
        try setMode(0o444, of: path)
        try setMode(folderMode, of: folder.path)
        let before = try contents(of: path)
        expectRefusal(try runWithoutRights(), "read-only")
        #expect(try contents(of: path) == before)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["store"])
    }

    @Test(.enabled(if: canLoseRights))
    func `a store cannot be created in a read-only folder`() throws {
        try setMode(0o555, of: folder.path)
        expectRefusal(try runWithoutRights(), "read-only")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }

    @Test(.enabled(if: canLoseRights))
    func `a file in a read-only folder is refused and not changed`() throws {
        try carryOut([askForSteps(1)], store: path)
        try setMode(0o666, of: path)
        try setMode(0o555, of: folder.path)
        let before = try contents(of: path)
        expectRefusal(try runWithoutRights(), "cannot be written")
        #expect(try contents(of: path) == before)
    }

    @Test(.enabled(if: canLoseRights))
    func `an unreadable file is refused and not changed`() throws {
        try carryOut([askForSteps(1)], store: path)
        try setMode(0o000, of: path)
        try setMode(0o777, of: folder.path)
        let ending = try runWithoutRights()
        #expect(ending.status == 1)
        #expect(ending.output.isEmpty)
    }

    private func runWithoutRights() throws -> Ending {
        let prefix = geteuid() == 0 ? nobody : ""
        return try Program.shell(#"exec \#(prefix) "$0" serve --store "$1""#, path, input: request(1, "isAvailable") + "\n")
    }
}
