import Glibc
import Testing

struct StoreFileTests {
    @Test(arguments: ["umask 0", "umask 022", "umask 077"])
    func `the store is for its owner alone`(umask: String) throws {
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

    @Test func `what was acknowledged survives the death of the process`() throws {
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

    @Test func `the history of requests survives, for each app`() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("store")
        let track = request(
            1,
            "requestPermissionWithTracking",
            #"{"identifier":"\#(stepCount)","read":true,"write":true}"#
        )
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
}
