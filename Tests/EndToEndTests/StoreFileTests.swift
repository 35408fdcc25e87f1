import Glibc
import JSON
import Testing

struct StoreFileTests {
    @Test(arguments: ["umask 0", "umask 022", "umask 077"])
    func `the store has mode 0600`(umask: String) throws {
        let folder = try TemporaryFolder()
        let script = #"\#(umask); exec "$0" serve --store "$1""#
        let child = try Child(["sh", "-c", script, Program.path(), folder.file("store")])
        #expect(try child.ask(askForSteps(1)) == response(1, #"{"success":true}"#))
        #expect(try mode(of: folder.file("store")) == 0o600)
        #expect(try mode(of: folder.file("store-wal")) == 0o600)
        #expect(try child.end().status == 0)
        #expect(try mode(of: folder.file("store")) == 0o600)
    }

    @Test func `decisions survive the end of the process`() throws {
        let folder = try TemporaryFolder()
        try carryOut([askForSteps(1), setBloodType(2, 3), askForBloodType(3)], store: folder.file("store"))
        let answers = try carryOut([stepsStatus(1), request(2, "store/bloodType")], store: folder.file("store"))
        #expect(answers == [response(1, "2"), response(2, "3")])
    }

    @Test func `acknowledged changes survive a kill of the process`() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("store")
        for round in 1...5 {
            let child = try Program.start("--store", path)
            #expect(try child.ask(setBloodType(round, round)) == response(round, "null"))
            _ = try child.ask(askForBloodType(0))
            kill(child.id, SIGKILL)
            #expect(try child.end(closingInput: false).status == 137)
            #expect(try carryOut([request(1, "store/bloodType")], store: path) == [response(1, "\(round)")])
        }
    }

    @Test func `a host that is killed during writing keeps acknowledged changes`() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("store")
        let child = try Program.start("--store", path)
        let settings = (1...2000).map {
            request(
                $0,
                "control/setAuthorization",
                #"{"bundleIdentifier":"app.\#($0)","type":"\#(stepCount)","direction":"share","allowed":true}"#
            ) + "\n"
        }
        try child.send(settings.joined())
        _ = try child.line()
        kill(child.id, SIGKILL)
        let acknowledged = try child.end(closingInput: false).lines.count
        let state = try carryOut([request(1, "control/state")], store: path)
        guard case .array(let decisions)? = try member("result", "authorizations", of: try #require(state.first)) else {
            throw Trouble("\(state)")
        }
        #expect(decisions.count >= acknowledged)
    }

    @Test func `a store that another program has locked fails the write, and works again later`() throws {
        let folder = try TemporaryFolder()
        let child = try Program.start("--store", folder.file("store"))
        #expect(try child.ask(setBloodType(1, 1)) == response(1, "null"))
        let script =
            "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); c.execute('BEGIN IMMEDIATE'); print(1, flush=True); sys.stdin.read()"
        let holder = try Child(["python3", "-c", script, folder.file("store")])
        #expect(try holder.line() == "1")
        #expect(try member("error", "data", "store", of: child.ask(setBloodType(2, 2))) == "busy")
        #expect(try child.ask(stepsStatus(3)) == response(3, "0"))
        #expect(try holder.end().status == 0)
        #expect(try child.ask(setBloodType(4, 4)) == response(4, "null"))
        #expect(try child.end().status == 0)
    }

    @Test func `the history of requests persists for each app`() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("store")
        let track = request(1, "requestPermissionWithTracking", #"{"identifier":"\#(stepCount)","read":true,"write":true}"#)
        let ask = request(1, "shouldRequestPermission", #"{"identifier":"\#(stepCount)"}"#)
        try carryOut([track], store: path)
        #expect(try carryOut([ask], store: path) == [response(1, "false")])
        #expect(try carryOut([ask], store: path, app: "com.example.other") == [response(1, "true")])
    }

    @Test func `an empty file becomes a store`() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("", to: "store")
        try carryOut([askForSteps(1)], store: path)
        #expect(try carryOut([stepsStatus(1)], store: path) == [response(1, "2")])
    }

    @Test(arguments: ["rm", "mv", "replace", "rm -wal"])
    func `a change fails after the store file or its log was removed`(change: String) throws {
        let folder = try TemporaryFolder()
        let path = folder.file("store")
        let child = try Program.start("--store", path)
        #expect(try child.ask(setBloodType(1, 3)) == response(1, "null"))
        let script =
            switch change {
            case "rm": #"rm "$1" "$1"-*"#
            case "mv": #"mv "$1" "$1.old""#
            case "replace": #"cp "$1" "$1.new" && mv "$1.new" "$1""#
            default: #"rm "$1-wal""#
            }
        _ = try Child(["sh", "-c", script, "sh", path]).end()
        let answer = try child.ask(setBloodType(2, 4))
        #expect(try member("error", "code", of: answer) == -32603)
        #expect(try member("error", "data", "store", of: answer) == "removed")
        // What is stored can still be read.
        #expect(try child.ask(request(3, "control/state")).contains("error") == false)
        #expect(try child.end().status == 0)
    }
}
