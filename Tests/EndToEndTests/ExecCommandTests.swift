import Foundation
import Glibc
import JSON
import Testing

/// `healthkit-bridge exec`.
struct ExecCommandTests {
    private static let variables = #"env -u HEALTHKIT_BRIDGE "$0" exec "#

    @Test func `the command has the addresses of a server, and no variable that serve reads`() throws {
        let ending = try Program.shell(
            #"\#(Self.variables) -- env | grep ^HEALTHKIT_BRIDGE_ | grep -v -e ^HEALTHKIT_BRIDGE_TEST -e ^HEALTHKIT_BRIDGE_EXE | sort"#
        )
        let address = #/(\w+)=ws:\/\/127\.0\.0\.1:(\d+)\/rpc\?token=[0-9a-f]{32}(&role=owner)?/#
        let found = try ending.lines.map { try #require($0.wholeMatch(of: address)).output }
        let names = ["HEALTHKIT_BRIDGE_OWNER_URL", "HEALTHKIT_BRIDGE_URL"]
        #expect(found.map { String($0.1) } == names)
        #expect(found.map { $0.3 != nil } == [true, false])
        #expect(ending.errors.isEmpty)
    }

    @Test func `the server answers with the options, and ends with the command`() throws {
        let script = #"""
            env -u HEALTHKIT_BRIDGE "$0" exec --os-version 17.0 -- sh -c '
            curl -s "$(echo "$HEALTHKIT_BRIDGE_URL" | sed s/ws:/http:/)" -H "Content-Type: application/json" \
            -d "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"control/state\"}"; echo; echo "$HEALTHKIT_BRIDGE_URL"'
            """#
        let ending = try Program.shell(script)
        #expect(try member("result", "osVersion", of: ending.lines[0]) == "17.0")
        let port = try #require(ending.lines[1].firstMatch(of: /:(\d+)\//).flatMap { Int($0.output.1) })
        #expect(throws: (any Error).self) { try NetworkClient(port: port) }
    }

    @Test(arguments: [("exit 0", 0), ("exit 7", 7), ("kill -KILL $$", 137), ("kill -TERM $$", 143)] as [(String, Int32)])
    func `the status is that of the command`(command: String, status: Int32) throws {
        let ending = try Program.shell(#"\#(Self.variables) -- sh -c "$1""#, command)
        #expect(ending.status == status)
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGUSR1])
    func `a signal is passed on to the command, and no other one ends it`(number: Int32) throws {
        let command = "trap 'echo caught; exit 5' TERM INT HUP USR1; echo ready; while :; do sleep 0.05; done"
        let child = try Child(["env", "-u", "HEALTHKIT_BRIDGE", Program.path(), "exec", "--", "sh", "-c", command])
        #expect(try child.line() == "ready")
        kill(child.id, number)
        let ending = try child.end(closingInput: false)
        #expect(ending.lines == ["ready", "caught"])
        #expect(ending.status == 5)
    }

    @Test func `the command has the input, and the usual handling of signals`() throws {
        let script = #"echo in | \#(Self.variables) -- sh -c 'cat; grep SigIgn /proc/self/status'"#
        #expect(try Program.shell(script).lines == ["in", "SigIgn:\t0000000000000000"])
    }

    @Test func `a command that does not exist is an error`() throws {
        let ending = try Program.shell(#"\#(Self.variables) -- no-such-command"#)
        #expect(ending.errors.hasPrefix("Error: The command cannot be started: no-such-command: No such file or directory"))
        #expect(ending.status == 127)
    }

    @Test func `without a command it is a usage error`() throws {
        #expect(try Program.run("exec").status == 64)
    }

    @Test func `an executable that clients would start instead is named`() throws {
        let ending = try Program.shell(#"env HEALTHKIT_BRIDGE="$0" "$0" exec -- true"#)
        #expect(ending.errors == "Clients start the executable that HEALTHKIT_BRIDGE names. They do not use this server.\n")
        #expect(ending.status == 0)
    }
}
