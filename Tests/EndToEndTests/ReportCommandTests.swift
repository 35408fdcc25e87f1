import Foundation
import Testing

/// `healthkit-bridge report`.
struct ReportCommandTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func makeStore() throws -> String {
        let store = folder.file("store")
        let ending = try Program.run("call", "--store", store, "isAvailable")
        #expect(ending.status == 0)
        return store
    }

    private func report() throws -> Ending {
        try Program.run("report", "--store", folder.file("store"), "--output", folder.file("page"))
    }

    @Test func `a page has mode 0600 and replaces an older one`() throws {
        _ = try makeStore()
        _ = try report()
        try setMode(0o644, of: folder.file("page"))
        let ending = try report()
        let page = try contents(of: folder.file("page"))
        #expect(ending.text == "\(folder.file("page")): \(page.count) bytes\n")
        #expect(ending.status == 0)
        #expect(page.starts(with: Data("<!doctype html>".utf8)))
        #expect(try mode(of: folder.file("page")) == 0o600)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
    }

    @Test(arguments: ["a text", "<!doctype html>", "<!doctype html><p>another page", "\0"])
    func `a file that is not a page is not replaced`(text: String) throws {
        _ = try makeStore()
        _ = try folder.write(text, to: "page")
        let ending = try report()
        #expect(ending.status == 1)
        #expect(ending.errors.hasSuffix("page: There is a file already, and it is not a page.\n"))
        #expect(try String(contentsOfFile: folder.file("page"), encoding: .utf8) == text)
    }

    @Test(arguments: ["store", "page", "link"])
    func `the audit log is another file than the store and the output`(log: String) throws {
        let store = try makeStore()
        try FileManager.default.createSymbolicLink(atPath: folder.file("link"), withDestinationPath: store)
        let before = try contents(of: store)
        for subcommand in [["report"], ["export", "--force", "--format", "jsonl"]] {
            let files = ["--store", store, "--output", folder.file("page")]
            let ending = try Program.run(subcommand + files + ["--audit-log", folder.file(log)])
            #expect(ending.status == 1)
            #expect(ending.errors.contains("The audit log must be another file"))
        }
        #expect(try contents(of: store) == before)
        #expect(!FileManager.default.fileExists(atPath: folder.file("page")))
    }

    @Test func `a missing store is not created`() throws {
        let ending = try report()
        #expect(ending.status == 1)
        #expect(ending.errors.hasSuffix("store: There is no such store.\n"))
        #expect(!FileManager.default.fileExists(atPath: folder.file("store")))
        #expect(!FileManager.default.fileExists(atPath: folder.file("page")))
    }

    @Test(arguments: ["store", "./store", "store-wal", "link", "hard-link"])
    func `the store is not overwritten`(output: String) throws {
        let store = try makeStore()
        try FileManager.default.createSymbolicLink(atPath: folder.file("link"), withDestinationPath: store)
        try FileManager.default.linkItem(atPath: store, toPath: folder.file("hard-link"))
        let before = try contents(of: store)
        for subcommand in [["report"], ["export", "--force", "--format", "jsonl"]] {
            let arguments = ["--store", store, "--output", folder.file(output)]
            let ending = try Program.start(subcommand + arguments).end()
            #expect(ending.status == 1)
            #expect(ending.errors.hasSuffix("\(folder.file(output)): The output would replace the store.\n"))
        }
        #expect(try contents(of: store) == before)
    }

    @Test func `a page that cannot be written is reported`() throws {
        let store = try makeStore()
        let ending = try Program.run("report", "--store", store, "--output", folder.file("nowhere/page"))
        #expect(ending.status == 1)
        #expect(ending.errors.hasSuffix("nowhere/page: The output cannot be written to this path.\n"))
    }

    @Test(arguments: [
        ["--days", "0"], ["--days", "32"], ["--day", "2026-13-01"], ["--day", "today"],
        ["--time-zone", "Mars/Olympus"],
    ])
    func `an invalid option is refused`(options: [String]) throws {
        _ = try makeStore()
        let arguments = ["report", "--store", folder.file("store"), "--output", folder.file("page")] + options
        let ending = try Program.start(arguments).end()
        #expect(ending.status == 64)
        #expect(ending.errors.contains("'\(options[1])' is invalid for '\(options[0])'"))
    }
}
