import Foundation
import Testing

/// Files that the command line names.
struct CommandLineFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test(arguments: ["describe", "catalog", "--help", "--version"])
    func `a full disk ends a command that prints its result with status 1`(command: String) throws {
        let ending = try Program.shell(#""$0" "$1" > /dev/full"#, command)
        #expect(ending.status == 1)
        #expect(ending.errors == "The output cannot be written.\n")
    }

    @Test func `a full disk ends a command that prints a summary with status 1`() throws {
        let ending = try Program.shell(
            #""$0" generate --store "$1" --days 1 --until 2026-01-01 > /dev/full"#, folder.file("store")
        )
        #expect(ending.status == 1)
        #expect(ending.errors == "The output cannot be written.\n")
    }

    @Test func `the vectors end when no one reads their results`() throws {
        let vectors = Program.protocolFolder.appending(path: "channels/store/vectors").path
        let starts = folder.file("starts")
        let ending = try Program.shell(
            #""$0" conformance --vectors "$1" -- sh -c 'echo start >> "$0"' "$2" | head -n 1"#, vectors, starts
        )
        #expect(ending.text == "TAP version 14\n")
        // Each case starts a host, and there are more than two thousand cases.
        #expect(try contents(of: starts).count(where: { $0 == UInt8(ascii: "\n") }) < 1000)
    }

    @Test func `an empty path is not the working folder`() throws {
        _ = try folder.write("<HealthData/>", to: "export.xml")
        let ending = try Program.shell(#"cd "$1" && "$0" import "" --dry-run"#, folder.path)
        #expect(ending.status == 1)
        #expect(ending.errors == "There is no such file.\n")
    }

    @Test(arguments: [
        ["import", "nowhere.zip", "--dry-run"], ["export", "--store", "nowhere", "--output", "x.zip"],
        ["report", "--store", "nowhere", "--output", "x.html"], ["generate", "--store", "/nowhere/store"],
        ["serve", "--store", "/nowhere/store"], ["serve", "--audit-log", "/nowhere/log"],
        ["serve", "--prelude", "/nowhere/prelude"], ["serve", "--consent", "/nowhere/script"],
    ])
    func `an error names the path of its file`(arguments: [String]) throws {
        let ending = try Program.shell(#"cd "$1" && exec "$0" \#(arguments.joined(separator: " "))"#, folder.path)
        #expect(ending.status != 0)
        #expect(ending.errors.contains("nowhere"), "\(ending.errors)")
    }

    @Test func `a pipe is read to its end`() throws {
        let ending = try Program.shell(
            #"mkfifo "$1" && { { printf '['; sleep 0.2; printf ']'; } > "$1" & "$0" serve --consent "$1" < /dev/null; }"#,
            folder.file("pipe")
        )
        #expect(ending.status == 0, "\(ending.errors)")
    }

    @Test(arguments: ["--prelude", "--consent"])
    func `a byte-order mark is refused in a file of JSON as in a request`(option: String) throws {
        let text = option == "--consent" ? "[]" : request(1, "isAvailable")
        for (bytes, isAccepted) in [(text, true), ("\u{FEFF}" + text, false)] {
            let ending = try Program.run(option, try folder.write(bytes, to: "file"))
            #expect((ending.status == 0) == isAccepted, "\(ending.errors)")
        }
    }
}
