import Foundation
import Glibc
import Testing

/// The output of `export` and `report` gets its name only when it is complete, and replaces nothing by default.
struct OutputTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// The command line that writes an output.
    private static func arguments(_ name: String, _ store: String, _ output: String) -> [String] {
        let options = name == "csv" ? ["--format", "csv"] : []
        return [name == "page.html" ? "report" : "export", "--store", store, "--output", output] + options
    }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    private func unfinished(_ name: String) throws -> [String] {
        try names().filter { $0.hasPrefix(name + ".partial-") }
    }

    /// Starts a program, and stops it while its output is incomplete.
    private func stopped(_ arguments: [String], _ name: String) throws -> Child {
        let before = try unfinished(name).count
        let child = try Program.start(arguments)
        try poll("the output exists") { try unfinished(name).count > before }
        kill(child.id, SIGSTOP)
        return child
    }

    @Test(arguments: ["export.zip", "folder", "csv", "export.jsonl", "page.html"])
    func `a store or another file with the temporary name is not replaced`(name: String) throws {
        _ = try storeOfSteps(3, in: folder)
        let store = folder.file(name + ".partial")
        try FileManager.default.moveItem(atPath: folder.file("store"), toPath: store)
        try FileManager.default.createDirectory(atPath: folder.file("other.partial/sub"), withIntermediateDirectories: true)
        let before = try contents(of: store)
        for output in [name, "other"] where output == name || ["folder", "csv"].contains(name) {
            let ending = try Program.start(Self.arguments(name, store, folder.file(output))).end()
            #expect(ending.status == 0, "\(ending.errors)")
            #expect(FileManager.default.fileExists(atPath: folder.file(output)))
        }
        #expect(try contents(of: store) == before)
        #expect(FileManager.default.fileExists(atPath: folder.file("other.partial/sub")))
        #expect(try unfinished(name).isEmpty)
    }

    @Test(arguments: ["export.zip", "folder", "export.jsonl"])
    func `a kill leaves no output with the final name, and does not prevent the next run`(name: String) throws {
        let arguments = Self.arguments(name, try storeOfSteps(20_000, in: folder), folder.file(name))
        let child = try stopped(arguments, name)
        kill(child.id, SIGKILL)
        #expect(try child.end(closingInput: false).status != 0)
        #expect(!FileManager.default.fileExists(atPath: folder.file(name)))
        let left = try unfinished(name)
        #expect(left.count == 1)
        #expect(try Program.start(arguments).end().status == 0)
        #expect(try unfinished(name) == left)
    }

    @Test(arguments: ["export.zip", "folder", "csv", "export.jsonl"])
    func `of two exports to one path the first succeeds, and the other fails`(name: String) throws {
        let store = try storeOfSteps(20_000, in: folder)
        let arguments = Self.arguments(name, store, folder.file(name))
        let late = try stopped(arguments + ["--date", "2024-03-01T00:00:00Z"], name)
        let other = try stopped(arguments + ["--date", "2024-04-01T00:00:00Z"], name)
        kill(other.id, SIGCONT)
        #expect(try other.end().status == 0)
        let size = try self.size(of: name)
        kill(late.id, SIGCONT)
        let ending = try late.end()
        #expect(ending.status == 1)
        #expect(ending.errors.contains("The path already exists."), "\(ending.errors)")
        #expect(try self.size(of: name) == size)
        #expect(try unfinished(name).isEmpty)
        // The same size as an export that ran alone.
        let alone = Self.arguments(name, store, folder.file("alone-" + name)) + ["--date", "2024-04-01T00:00:00Z"]
        #expect(try Program.start(alone).end().status == 0)
        #expect(try self.size(of: "alone-" + name) == size)
    }

    /// The size of a file, or of all files of a folder.
    private func size(of name: String) throws -> Int {
        let path = folder.file(name)
        let files = FileManager.default.subpaths(atPath: path) ?? []
        return try (files.isEmpty ? [path] : files.map { path + "/" + $0 }).reduce(0) { sum, file in
            let attributes = try FileManager.default.attributesOfItem(atPath: file)
            let isFolder = attributes[.type] as? FileAttributeType == .typeDirectory
            return sum + (isFolder ? 0 : attributes[.size] as? Int ?? 0)
        }
    }

    @Test func `a file stays complete if its replacement is killed`() throws {
        let store = try storeOfSteps(20_000, in: folder)
        let arguments = Self.arguments("export.jsonl", store, folder.file("export.jsonl")) + ["--force"]
        let first = try stopped(arguments, "export.jsonl")
        let second = try stopped(arguments, "export.jsonl")
        kill(first.id, SIGCONT)
        #expect(try first.end().status == 0)
        kill(second.id, SIGKILL)
        _ = try second.end()
        let text = try String(contentsOfFile: folder.file("export.jsonl"), encoding: .utf8)
        #expect(text.split(separator: "\n").count == 20_000)
        #expect(text.hasSuffix("}\n"))
    }

    @Test(arguments: ["export.zip", "folder", "csv", "export.jsonl"])
    func `a broken link counts as an existing file`(name: String) throws {
        let store = try storeOfSteps(3, in: folder)
        let target = folder.file("elsewhere")
        try FileManager.default.createSymbolicLink(atPath: folder.file(name), withDestinationPath: target)
        let ending = try Program.start(Self.arguments(name, store, folder.file(name))).end()
        #expect(ending.status == 1)
        #expect(ending.errors.contains("The path already exists."), "\(ending.errors)")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.file(name)) == target)
    }

    @Test(arguments: ["folder", "csv"])
    func `a folder may be named with a slash at the end`(name: String) throws {
        let store = try storeOfSteps(3, in: folder)
        let ending = try Program.start(Self.arguments(name, store, folder.file(name) + "/")).end()
        #expect(ending.status == 0, "\(ending.errors)")
        #expect(try names() == [name, "source.xml", "store"].sorted())
        #expect(try mode(of: folder.file(name)) == 0o700)
    }

    @Test(.enabled(if: SmallDisk.isPossible))
    func `a page is removed when the disk becomes full`() throws {
        let store = try storeOfSteps(3, in: folder)
        let disk = folder.file("disk")
        try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: false)
        let script =
            #"mount -t tmpfs -o size=8k none "$1" && "$0" report --store "$2" --output "$1/page"; "#
            + #"status=$?; ls -A "$1"; exit $status"#
        let command = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", script]
        let ending = try Child(command + [try Program.path(), disk, store]).end()
        #expect(ending.status == 1)
        #expect(ending.errors.contains("The disk is full."), "\(ending.errors)")
        #expect(ending.text == "")
    }

    @Test func `waiting for a full output uses no processor time`() throws {
        let store = try storeOfSteps(5000, in: folder)
        let script = #"""
            exec python3 -c '
            import array, fcntl, os, subprocess, sys, termios, time
            reader, writer = os.pipe()
            os.set_blocking(writer, False)
            command = [sys.argv[1], "export", "--store", sys.argv[2], "--output", "-", "--format", "jsonl"]
            program = subprocess.Popen(command, stdout=writer, stderr=subprocess.DEVNULL)
            os.close(writer)
            # Once it has filled the pipe it has nothing to do.
            waiting = array.array("i", [0])
            while waiting[0] < 60000:
                time.sleep(0.01)
                fcntl.ioctl(reader, termios.FIONREAD, waiting)
            time.sleep(1)
            def ticks():
                return sum(int(part) for part in open(f"/proc/{program.pid}/stat").read().split()[13:15])
            before = ticks()
            time.sleep(2)
            after = ticks()
            lines = open(reader, "rb").read().splitlines()
            print(len(lines), program.wait(), after - before < 50)
            ' "$0" "$1"
            """#
        let ending = try Program.shell(script, store)
        #expect(ending.lines == ["5000 0 True"], "\(ending.text)\(ending.errors)")
    }
}
