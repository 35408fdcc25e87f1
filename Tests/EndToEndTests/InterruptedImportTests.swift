import Foundation
import Glibc
import JSON
import Testing

/// Interrupted imports, and two imports at the same time.
struct InterruptedImportTests {
    private let folder: TemporaryFolder
    private let store: String
    private let small: String
    private let large: String

    init() throws {
        folder = try TemporaryFolder()
        store = folder.file("store")
        small = try folder.write(ImportTests.export(3), to: "small.xml")
        large = try folder.write(ImportTests.export(100_000), to: "large.xml")
    }

    private func samplesInStore() throws -> Int {
        let responses = try carryOut([askForSteps(1), samples(2, of: stepCount)], store: store)
        return try elements("result", "samples", of: responses[1]).count
    }

    /// Starts the import of the large export, and waits for its transaction to begin.
    private func begun() throws -> Child {
        let child = try Program.start("import", large, "--store", store)
        // The transaction begins soon after the journal exists.
        try poll("the import begins") { FileManager.default.fileExists(atPath: store + "-wal") }
        usleep(200_000)
        return child
    }

    @Test(arguments: [SIGINT, SIGTERM])
    func `a signal leaves the store unchanged`(signal: Int32) throws {
        #expect(try Program.run("import", small, "--store", store).status == 0)
        let child = try begun()
        kill(child.id, signal)
        let ending = try child.end(closingInput: false)
        #expect(ending.status == 1)
        #expect(ending.output.isEmpty)
        #expect(ending.errors.hasSuffix("The import was cancelled. Nothing was changed.\n"))
        #expect(try integrity(of: store) == "ok")
        #expect(try samplesInStore() == 3)
    }

    @Test func `a signal removes a new store`() throws {
        let child = try begun()
        kill(child.id, SIGINT)
        #expect(try child.end(closingInput: false).status == 1)
        let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(left.sorted() == ["large.xml", "small.xml"])
    }

    @Test func `a new store that another host has open is kept`() throws {
        let child = try begun()
        let host = try Program.start("--store", store)
        #expect(try host.ask(request(1, "isAvailable")) == response(1, "true"))
        kill(child.id, SIGINT)
        #expect(try child.end(closingInput: false).status == 1)
        #expect(FileManager.default.fileExists(atPath: store))
        #expect(try host.end().status == 0)
    }

    @Test func `a second import at the same time waits, or leaves the store unchanged`() throws {
        let first = try begun()
        let second = try Program.run("import", small, "--store", store)
        #expect(try first.end(closingInput: false).status == 0)
        if second.status == 0 {
            #expect(second.lines[1].contains("3"))
        } else {
            #expect(second.errors.contains("locked by another process"))
        }
        #expect(try integrity(of: store) == "ok")
        #expect(try Program.run("import", small, "--store", store).status == 0)
        #expect(try Program.run("import", small, "--store", store).lines[1].hasSuffix("4      0        3        1"))
    }

    @Test(.enabled(if: SmallDisk.isPossible))
    func `a full disk removes a new store`() throws {
        let disk = try TemporaryFolder()
        let child = try SmallDisk.start(
            at: disk, size: "3m", command: #"{ "$0" import '\#(large)' --store "$1/store"; status=$?; ls "$1"; exit $status; }"#
        )
        let ending = try child.end()
        #expect(ending.status == 1)
        #expect(ending.errors.contains("disk is full"), "\(ending.errors)")
        #expect(ending.lines == ["other"])
    }

    @Test func `the progress bar on a terminal is removed before an error`() throws {
        let script = #"""
            exec python3 -c '
            import os, pty, signal, sys
            program, terminal = pty.fork()
            if program == 0:
                os.execv(sys.argv[1], [sys.argv[1], "import", sys.argv[2], "--store", sys.argv[3]])
            output, interrupted = b"", False
            while True:
                try:
                    output += os.read(terminal, 65536)
                except OSError:
                    break
                # The bar consists of these two characters.
                if not interrupted and ("█".encode() in output or "░".encode() in output):
                    os.kill(program, signal.SIGINT)
                    interrupted = True
            os.waitpid(program, 0)
            sys.stdout.buffer.write(output)
            ' "$0" "$1" "$2"
            """#
        let ending = try Program.shell(script, large, store)
        let parts = ending.text.components(separatedBy: "\r\u{1B}[K")
        #expect(parts.count == 2)
        #expect(parts.first?.hasPrefix("\r█") == true || parts.first?.hasPrefix("\r░") == true)
        #expect(parts.last?.contains("The import was cancelled.") == true)
    }
}
