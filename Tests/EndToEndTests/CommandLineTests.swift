import Foundation
import Testing

struct CommandLineTests {
    @Test(arguments: [
        ["--profile", "phone"], ["--os-version", "x"], ["--os-version", "7.0"], ["--consent", "perhaps"],
        ["--clock", "noon"], ["--clock-step", "-1"], ["--clock-step", "x"], ["--clock-step", "inf"],
        ["--time-zone", "Mars/Olympus"], ["--seed", "x"], ["--seed", "1.5"], ["--seed", "18446744073709551616"],
        ["--prelude", "/nowhere/prelude"], ["--exceptions", "ignore"], ["--mode", "loose"], ["--framing", "xml"],
        ["--max-frame", "0"], ["--max-frame", "-5"], ["--max-frame", "1k"], ["--log-level", "loud"], ["--colour"],
        ["--store"], ["--key-file", "/nowhere/key"],
    ])
    func `an invalid option is named and prevents the start`(arguments: [String]) throws {
        let option = try #require(arguments.first)
        let ending = try Program.shell(#"exec "$0" serve \#(arguments.map { "'\($0)'" }.joined(separator: " "))"#)
        #expect(ending.status == 64)
        #expect(ending.output.isEmpty)
        let message = try #require(ending.errors.split(separator: "\n").first)
        #expect(message.hasPrefix("Error: "))
        #expect(message.contains(option))
    }

    @Test(arguments: ["sing", "serve now"])
    func `an unexpected argument prevents the start`(arguments: String) throws {
        let ending = try Program.shell(#"exec "$0" \#(arguments)"#)
        #expect(ending.status == 64)
        #expect(ending.errors.hasPrefix("Error: "))
    }

    @Test(arguments: [
        "", "serve", "call", "catalog", "conformance", "describe", "export", "generate", "import", "report",
    ])
    func `help is printed on stdout`(subcommand: String) throws {
        let ending = try Program.shell(#"exec "$0" \#(subcommand) --help"#)
        #expect(ending.status == 0)
        #expect(ending.text.contains("USAGE: healthkit-bridge"))
        #expect(ending.errors.isEmpty)
    }

    @Test func `help lists the options that the protocol lists`() throws {
        let readMe = try contents(of: Program.protocolFolder.appending(path: "README.md").path)
        let rows = String(decoding: readMe, as: UTF8.self).split(separator: "\n").filter { $0.hasPrefix("| `--") }
        let documented = rows.flatMap { $0.split(separator: "|")[0].matches(of: /--[a-z-]+/).map { String($0.output) } }
        let help = try Program.run("serve", "--help").text
        let offered = help.matches(of: /(?m)^ +(?:-., )?(--[a-z-]+)/).map { String($0.1) }
        #expect(documented.contains("--max-frame"))
        #expect(Set(documented) == Set(offered).subtracting(["--help", "--version"]))
    }

    @Test func `the version is one line`() throws {
        let ending = try Program.run("--version")
        #expect(ending.status == 0)
        #expect(try ending.text.wholeMatch(of: Regex(#"\d+\.\d+\.\d+\n"#)) != nil)
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func `completions are generated`(shell: String) throws {
        let ending = try Program.run("--generate-completion-script", shell)
        #expect(ending.status == 0)
        #expect(ending.text.contains("healthkit-bridge"))
        #expect(ending.text.contains("max-frame"))
    }
}
