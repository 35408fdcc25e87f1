import Testing

/// Another process that shares a pipe may have made it non-blocking.
struct NonBlockingTests {
    @Test func `the host waits for an empty input`() throws {
        let script = #"""
            exec python3 -c '
            import os, subprocess, sys
            host = subprocess.Popen([sys.argv[1]], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
            reader, writer = os.pipe()
            os.set_blocking(reader, False)
            late = subprocess.Popen([sys.argv[1]], stdin=reader, stdout=subprocess.PIPE)
            # Once it answers on another pipe it has had the time to look at an empty input.
            host.communicate(b"{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"isAvailable\"}")
            os.write(writer, b"{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"isAvailable\"}")
            os.close(writer)
            sys.stdout.buffer.write(late.communicate()[0])
            sys.exit(late.returncode)
            ' "$0"
            """#
        let ending = try Program.shell(script)
        #expect(ending.lines == [response(2, "true")], "\(ending.text)")
        #expect(ending.status == 0)
    }

    @Test func `the host waits for a full output`() throws {
        let script = #"""
            exec python3 -c '
            import os, subprocess, sys
            reader, writer = os.pipe()
            os.set_blocking(writer, False)
            host = subprocess.Popen([sys.argv[1]], stdin=subprocess.PIPE, stdout=writer)
            os.close(writer)
            host.stdin.write(b"{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"rpc/discover\"}\n" * 5)
            host.stdin.close()
            lines = open(reader, "rb").read().splitlines()
            print(len(lines), len(set(lines)), host.wait())
            ' "$0"
            """#
        let ending = try Program.shell(script)
        #expect(ending.lines == ["5 1 0"], "\(ending.text)")
    }
}
