import JSON
import Testing

struct CallTests {
    @Test func `a result is printed on stdout`() throws {
        let ending = try Program.run("call", "store/authorizationStatus", #"{"type":"\#(stepCount)"}"#)
        #expect(ending.text == "0\n")
        #expect(ending.errors.isEmpty)
        #expect(ending.status == 0)
    }

    @Test func `a warning has no time stamp`() throws {
        let ending = try Program.run("call", "store/authorizationStatus", #"{"type":"stepCount"}"#)
        #expect(ending.errors.hasPrefix("Warning: stepCount was read as \(stepCount)"))
    }

    @Test func `a method without arguments needs no params`() throws {
        let ending = try Program.run("call", "isAvailable", "--profile", "unsupported")
        #expect(ending.text == "false\n")
        #expect(ending.status == 0)
    }

    @Test(arguments: [("store/bloodType", -32001), ("nothing/here", -32601), ("control/setClock", -32602)])
    func `an error is printed on stderr`(method: String, code: Int64) throws {
        let ending = try Program.run("call", method)
        #expect(ending.output.isEmpty)
        #expect(try member("code", of: ending.errors) == .integer(code))
        #expect(ending.status == 2)
    }

    @Test(arguments: ["{", "", "{'type': 1}"])
    func `params that are not JSON are a usage error`(params: String) throws {
        let ending = try Program.run("call", "isAvailable", params)
        #expect(ending.output.isEmpty)
        #expect(ending.errors.hasPrefix("Error: The params are not JSON"))
        #expect(ending.status == 64)
    }

    @Test func `params are read from stdin`() throws {
        let ending = try Program.shell(#"printf '{"type":\n"\#(stepCount)"}' | "$0" call store/authorizationStatus -"#)
        #expect(ending.text == "0\n")
        #expect(ending.status == 0)
    }

    @Test(arguments: ["</dev/null", "<&-", "</"])
    func `stdin that is not JSON is a usage error`(input: String) throws {
        let ending = try Program.shell(#"exec "$0" call store/authorizationStatus - \#(input)"#)
        #expect(ending.errors.hasPrefix("Error: The params are not JSON"))
        #expect(ending.status == 64)
    }

    @Test func `a result that cannot be written is a failure`() throws {
        let ending = try Program.shell(#"exec "$0" call isAvailable >/dev/full"#)
        #expect(ending.errors == "Error: The result cannot be written.\n")
        #expect(ending.status == 1)
    }

    @Test func `a change of a phone that no file keeps says so`() throws {
        let ending = try Program.run("call", "control/addSteps", #"{"count":10}"#)
        #expect(ending.errors == "The phone of this call is gone. --store FILE keeps one for the next call.\n")
        #expect(ending.status == 0)
    }

    @Test func `options in place of params are refused with the form`() throws {
        let ending = try Program.run("call", "store/sampleQuery", "--type", stepCount)
        #expect(ending.errors.contains(#"'--type'. The params are JSON: healthkit-bridge call METHOD '{"type": …}'"#))
        #expect(ending.status == 64)
    }

    @Test func `calls share a phone through a store`() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("store")
        let types = #"{"toShare":["\#(stepCount)"]}"#
        let ask = try Program.run("call", "--store", path, "--consent", "deny", "store/requestAuthorization", types)
        #expect(ask.text == #"{"success":true}"# + "\n")
        let status = try Program.run("call", "store/authorizationStatus", #"{"type":"\#(stepCount)"}"#, "--store", path)
        #expect(status.text == "1\n")
    }

    @Test func `a call does not wait for a user`() throws {
        let types = #"{"toShare":["\#(stepCount)"]}"#
        let ending = try Program.run("call", "store/requestAuthorization", types, "--consent", "ask")
        #expect(ending.output.isEmpty)
        #expect(try member("code", of: ending.errors) == -32600)
        #expect(ending.status == 2)
    }
}
