import Foundation
import Testing

struct CommandLineTests {
    @Test(arguments: [
        ["--profile", "phone"], ["--os-version", "x"], ["--os-version", "7.0"], ["--os-version", "99"], ["--consent", "perhaps"],
        ["--clock", "noon"], ["--clock-step", "-1"], ["--clock-step", "x"], ["--clock-step", "inf"],
        ["--time-zone", "Mars/Olympus"], ["--seed", "x"], ["--seed", "1.5"], ["--seed", "18446744073709551616"],
        ["--prelude", "/nowhere/prelude"], ["--exceptions", "ignore"], ["--mode", "loose"], ["--framing", "xml"],
        ["--max-frame", "0"], ["--max-frame", "-5"], ["--max-frame", "1k"], ["--log-level", "loud"], ["--colour"],
        ["--store"], ["--bundle-id", ""], ["--app-name", ""],
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

    @Test func `an unknown subcommand is refused with the subcommands`() throws {
        let ending = try Program.run("sevre")
        #expect(ending.status == 64)
        #expect(ending.output.isEmpty)
        #expect(ending.errors.hasPrefix("Error: There is no subcommand 'sevre'. The subcommands are serve, call, "))
        #expect(ending.errors.contains(" Did you mean serve?\n"))
    }

    @Test(arguments: [["serve", "--port", "8080"], ["--host", "0.0.0.0"]])
    func `an option that other servers have is refused with the one that is meant`(arguments: [String]) throws {
        let ending = try Program.run(arguments)
        #expect(
            ending.errors.contains(
                "To serve the network: healthkit-bridge serve --listen 127.0.0.1:PORT\nSee 'healthkit-bridge serve --help'"))
        #expect(ending.status == 64)
    }

    @Test(arguments: ["store/bloodType", "bloodType"])
    func `a method instead of a subcommand is refused with the call`(name: String) throws {
        let ending = try Program.run(name)
        #expect(ending.status == 64)
        #expect(ending.errors.contains("To call a method: healthkit-bridge call store/bloodType\n"))
    }

    @Test(arguments: [
        (["--consent", "perhaps"], "serve"), (["call", "isAvailable", "--clock", "noon"], "call"),
        (["conformance", "--vectors", "/nowhere"], "conformance"),
    ])
    func `an invalid value refers to the help of its subcommand`(arguments: [String], subcommand: String) throws {
        let ending = try Program.run(arguments)
        #expect(ending.status == 64)
        #expect(ending.errors.hasPrefix("Error: The "))
        #expect(ending.errors.hasSuffix("\nSee 'healthkit-bridge \(subcommand) --help' for more information.\n"))
    }

    @Test(arguments: [["--seed", "1", "serve"], ["--people", "5", "generate"]])
    func `options before a subcommand are refused with the order`(arguments: [String]) throws {
        let (ending, name) = (try Program.run(arguments), arguments[2])
        #expect(ending.status == 64)
        #expect(
            ending.errors.hasPrefix(
                "Error: The options of a subcommand follow its name: healthkit-bridge \(name) \(arguments[0]) …"))
    }

    @Test func `at a terminal a line says that requests are read`() throws {
        // `script` runs a command at a terminal of its own.
        let ending = try Program.shell(#"script -qec "'$0'" /dev/null </dev/null"#)
        #expect(ending.text.contains("Reading JSON-RPC requests, one per line, until Control-D."))
        #expect(ending.status == 0)
        #expect(try Program.run().errors.isEmpty)
    }

    @Test(arguments: [
        "", "serve", "call", "catalog", "conformance", "describe", "diagnose", "exec", "explain", "export", "generate", "guide",
        "import", "mcp", "report", "skill", "stats", "studio", "trace", "write-test",
    ])
    func `help is printed on stdout`(subcommand: String) throws {
        let ending = try Program.shell(#"exec "$0" \#(subcommand) --help"#)
        #expect(ending.status == 0)
        #expect(ending.text.contains("USAGE: healthkit-bridge"))
        #expect(ending.errors.isEmpty)
    }

    @Test func `help lists the options that the protocol lists`() throws {
        let pages = try ["README.md", "network.md"].map { page in
            String(decoding: try contents(of: Program.protocolFolder.appending(path: page).path), as: UTF8.self)
        }
        let rows = pages.flatMap { $0.split(separator: "\n") }.filter { $0.hasPrefix("| `--") }
        let documented = rows.flatMap { $0.split(separator: "|")[0].matches(of: /--[a-z-]+/).map { String($0.output) } }
        let help = try Program.run("serve", "--help").text
        let offered = help.matches(of: /(?m)^ +(?:-., )?(--[a-z-]+)/).map { String($0.1) }
        #expect(documented.contains("--max-frame"))
        #expect(Set(documented) == Set(offered).subtracting(["--help", "--version"]))
    }

    @Test func `the newest known version of iOS is named, and may have any minor version`() throws {
        let refused = try Program.run("call", "isAvailable", "--os-version", "99")
        #expect(
            refused.errors.hasPrefix(
                "Error: The value '99' is invalid for '--os-version': osVersion must be a version of iOS from 8.0 to 27, the newest known one."
            )
        )
        #expect(try Program.run("call", "isAvailable", "--os-version", "27.9").status == 0)
    }

    @Test func `help lists the options of serve in groups`() throws {
        let help = try Program.run("serve", "--help").text
        let titles = help.matches(of: /(?m)^([A-Z ]+):$/).map { String($0.1) }
        #expect(titles == ["PHONE", "APP AND PERMISSIONS", "DATA AND STORE", "PROTOCOL", "LOG", "SERVER", "OPTIONS"])
    }

    @Test func `the studio has the options of serve except for those that it implies or does not need`() throws {
        let options = try ["serve", "studio"].map { subcommand in
            Set(try Program.run(subcommand, "--help").text.matches(of: /(?m)^ +(--[a-z-]+)/).map { String($0.1) })
        }
        #expect(options[0].subtracting(options[1]) == ["--framing", "--studio"])
        #expect(options[1].isSubset(of: options[0]))
    }

    @Test func `the studio prints its address to a terminal, and JSON elsewhere`() throws {
        let terminal = try Child(["script", "-qec", "'\(Program.path())' studio", "/dev/null"])
        #expect(
            try terminal.line().wholeMatch(of: /Studio: http:\/\/127\.0\.0\.1:\d+\/\?token=[0-9a-f]+ \(Control-C ends it\)\r/)
                != nil)
        kill(terminal.id, SIGTERM)
        let pipe = try Program.start("studio")
        #expect(try pipe.line().hasPrefix(#"{"url":"http://127.0.0.1:"#))
        #expect(try pipe.end().status == 0)
    }

    @Test func `the values of options are completed`() throws {
        let script = try Program.run("--generate-completion-script", "bash").text
        for values in [
            ["allow", "deny", "ask"], ["auto", "lines", "headers"], ["error", "abort"], ["lenient", "strict"], ["debug", "info"],
        ] {
            #expect(script.contains(values.map { "'\($0)'" }.joined(separator: #"$'\n'"#)))
        }
    }

    @Test func `the version is one line`() throws {
        let ending = try Program.run("--version")
        #expect(ending.status == 0)
        #expect(try ending.text.wholeMatch(of: Regex(#"\d+\.\d+\.\d+(-rc\.\d+)?\n"#)) != nil)
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func `completions are generated`(shell: String) throws {
        let ending = try Program.run("--generate-completion-script", shell)
        #expect(ending.status == 0)
        #expect(ending.text.contains("healthkit-bridge"))
        #expect(ending.text.contains("max-frame"))
    }
}
