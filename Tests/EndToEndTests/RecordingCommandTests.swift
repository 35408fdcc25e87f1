import Foundation
import JSON
import Testing

/// `healthkit-bridge write-test`, `diagnose` and `trace`.
struct RecordingCommandTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.file("session.json")
        let input = [
            request(1, "control/generate", #"{"days":1}"#),
            request(2, "store/requestAuthorization", #"{"read":["\#(stepCount)"]}"#),
            request(3, "control/respondToPermissionSheet", #"{"policy":"deny"}"#), "no JSON",
            request(4, "store/observerQuery", #"{"type":"\#(stepCount)"}"#),
            request(5, "control/addSteps", #"{"count":4321}"#),
            request(6, "store/statisticsQuery", #"{"type":"HKQuantityTypeIdentifierHeartRate","options":["discreteMax"]}"#),
            request(7, "store/sampleQuery", #"{"type":"\#(stepCount)"}"#),
        ]
        let ending = try Program.run("--record", path, "--consent", "ask", input: input.joined(separator: "\n"))
        #expect(ending.status == 0)
    }

    @Test func `a recording becomes a vector that passes`() throws {
        let ending = try Program.run("write-test", path, "--language", "vector", "--name", "a_session")
        #expect(ending.status == 0)
        // The times that the recorder has added do not count.
        #expect(ending.errors.contains(/Call 4, .*: It is no call that has an answer\./))
        let vector = try folder.write(ending.text, to: "vector.json")
        let conformance = try Program.run("conformance", "--vectors", vector)
        #expect(conformance.status == 0, "\(conformance.text)")
        #expect(ending.text.contains(#""seed":1"#))
    }

    @Test func `a recording of the studio can be replayed while a request waits for the user`() throws {
        let server = try NetworkServerProcess("--studio", "--consent", "ask")
        let (app, owner) = (try server.webSocket("bundleId=walk"), try server.webSocket("role=owner"))
        app.text(request(1, "store/requestAuthorization", #"{"read":["\#(stepCount)"]}"#))
        #expect(try app.message().member("method") == "control/permissionSheet")
        let text = try #require(owner.call("control/writeTest", #"{"app":"walk"}"#).member("text").text)
        let conformance = try Program.run("conformance", "--vectors", folder.write(text, to: "studio.json"))
        #expect(conformance.status == 0, "\(conformance.text)")
    }

    @Test func `after a reset the clock of the replay goes on`() throws {
        let recording = folder.file("reset.json")
        let requests = [request(1, "control/reset"), request(2, "control/state"), request(3, "control/state")]
        let slow = #"sleep 0.1; printf '%s\n' "$2"; sleep 0.1"#
        let ending = try Program.shell(#"{ \#(slow); } | "$0" --record "$1""#, recording, requests.joined(separator: "\n"))
        #expect(ending.status == 0)
        let text = try String(decoding: contents(of: recording), as: UTF8.self)
        let next = try #require(text.firstRange(of: #""id":1,"result":null"#)?.upperBound)
        let state = try #require(text.firstRange(of: "control/state")?.lowerBound)
        #expect(text[next..<state].contains("control/setClock"))
        let conformance = try Program.run("conformance", "--vectors", recording)
        #expect(conformance.status == 0, "\(conformance.text)")
    }

    @Test(arguments: ["pytest", "node", "jest", "swift", "bash"])
    func `a recording becomes a test in a language`(language: String) throws {
        let ending = try Program.run("write-test", path, "--language", language)
        #expect(ending.status == 0)
        #expect(ending.text.contains("control/setConsent"))
        #expect(!ending.text.contains("control/respondToPermissionSheet"))
        #expect(ending.text == (try Program.run("write-test", path, "--language", language).text))
    }

    @Test func `the test in bash passes`() throws {
        let test = try folder.write(Program.run("write-test", path, "--language", "bash").text, to: "test.bash")
        let library = Program.protocolFolder.deletingLastPathComponent().appending(path: "clients/shell").path
        let ending = try Program.shell(#"PATH="$1:$PATH" HEALTHKIT_BRIDGE="$0" bash "$2""#, library, test)
        #expect(ending.status == 0, "\(ending.errors)")
    }

    @Test func `a diagnosis has only the calls that the last answer needs, and is a recording`() throws {
        let ending = try Program.run("diagnose", path)
        #expect(ending.status == 0, "\(ending.errors)")
        #expect(!ending.text.contains("control/generate"))
        #expect(ending.text.contains("store/requestAuthorization"))
        let short = try folder.write(ending.text, to: "short.json")
        #expect(try Program.run("conformance", "--vectors", short).status == 0)
        #expect(try Program.run("diagnose", short).text == ending.text)
    }

    @Test func `a trace is a page for its owner only`() throws {
        let output = folder.file("trace.html")
        for _ in 1...2 { #expect(try Program.run("trace", path, "--output", output).status == 0) }
        let page = String(decoding: try contents(of: output), as: UTF8.self)
        #expect(page.contains("asks to read StepCount"))
        #expect(page.contains("read StepCount: denied"))
        #expect(!page.contains("<script"))
        let mode = try FileManager.default.attributesOfItem(atPath: output)[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }

    @Test func `a trace replaces no other file`() throws {
        let ending = try Program.run("trace", path, "--output", path)
        #expect(ending.status == 1)
        #expect(ending.errors.contains("it is not a page"))
    }

    @Test(arguments: [["write-test", "--language", "bash"], ["diagnose"], ["trace", "--output", "/dev/null"]])
    func `a file that is no recording is status 1, and a missing one is status 64`(command: [String]) throws {
        let other = try folder.write("[]", to: "other.json")
        let ending = try Program.run(command + [other])
        #expect(ending.status == 1)
        #expect(ending.errors.contains("is not a recording"))
        #expect(try Program.run(command + [folder.file("none")]).status == 64)
    }

    @Test func `a name with other characters is status 64`() throws {
        let ending = try Program.run("write-test", path, "--language", "pytest", "--name", "a b")
        #expect(ending.status == 64)
        #expect(ending.errors.contains("letters, digits and underscores"))
    }
}
