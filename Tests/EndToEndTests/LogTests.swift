import Testing

struct LogTests {
    private let secrets = ["1987", "abNegative", "AB-"]

    @Test func `no health value is ever logged`() throws {
        let birth = #"{"identifier":"\#(dateOfBirth)","value":{"year":1987,"month":6,"day":5}}"#
        let noDay = #"{"identifier":"\#(dateOfBirth)","value":{"year":1987,"month":13,"day":5}}"#
        let group = #"{"identifier":"\#(bloodType)","value":"abNegative"}"#
        let noGroup = #"{"identifier":"\#(bloodType)","value":"abNegative1987"}"#
        let types = #"{"read":["\#(dateOfBirth)","\#(bloodType)"]}"#
        let requests = [
            request(1, "control/setCharacteristic", birth), request(2, "control/setCharacteristic", group),
            request(3, "store/requestAuthorization", types), request(4, "store/dateOfBirthComponents"),
            request(5, "readCharacteristic", #"{"identifier":"\#(dateOfBirth)"}"#), request(6, "store/bloodType"),
            request(7, "control/setCharacteristic", noDay), request(8, "control/setCharacteristic", noGroup),
            request(9, "control/state"), request(10, "nothing/here"),
        ]
        let folder = try TemporaryFolder()
        let ending = try Program.run(
            "--log-level", "debug", "--store", folder.file("store"), input: requests.joined(separator: "\n")
        )
        #expect(ending.lines.count == requests.count)
        #expect(ending.text.contains("1987"))
        #expect(!ending.errors.isEmpty)
        for secret in secrets {
            #expect(!ending.errors.contains(secret))
        }
    }

    @Test func `a client's text cannot start a new line in the log`() throws {
        let name = #"step\nCount\r\n2026-01-01T00:00:00Z error forged"#
        let requests = request(1, "getAuthorizationStatus", #"{"identifier":"\#(name)"}"#) + "\n"
        let lists = request(2, "checkWriteAuthorization", #"{"identifiers":["\#(name)"]}"#) + "\n"
        let ending = try Program.run("--log-level", "debug", input: requests + lists)
        #expect(ending.lines.count == 2)
        for line in ending.errors.split(whereSeparator: \.isNewline) {
            #expect(
                try line.prefixMatch(of: Regex(#"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z (debug|info|warning|error) "#)) != nil
            )
            #expect(!line.hasPrefix("2026-01-01T00:00:00Z"))
        }
    }

    @Test func `a request of an extension is explained in the log (AUTH-54)`() throws {
        let requests = [request(1, "control/setAppState", #"{"state":"extension"}"#), askForSteps(2)]
        let ending = try Program.run(input: requests.joined(separator: "\n"))
        #expect(ending.errors.contains("an extension cannot show the permission sheet"))
    }

    @Test func `a message over several lines, and a request without an id, are explained once`() throws {
        let parts = ["{", #""jsonrpc":"2.0""#, "}", "{"]
        let call = #"{"jsonrpc":"2.0","method":"control/state"}"#
        let ending = try Program.run(input: (parts + [call, call]).joined(separator: "\n"))
        let lines = ending.errors.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.first?.hasSuffix("write each message on one line, or use --framing headers") == true)
        #expect(lines.last?.hasSuffix("control/state came without an id: it is a notification, which gets no response") == true)
    }

    @Test func `a reset can change the log level`() throws {
        let requests = [request(1, "control/reset", #"{"logLevel":"debug"}"#), request(2, "isAvailable")]
        let ending = try Program.run("--log-level", "error", input: requests.joined(separator: "\n"))
        #expect(ending.errors.contains("debug request carried out"))
    }

    @Test func `records below the log level are not logged`() throws {
        let requests = request(1, "nothing/here") + "\n" + stepsStatus(2).replacing(stepCount, with: "stepCount")
        #expect(try Program.run("--log-level", "error", input: requests).errors.isEmpty)
        #expect(try !Program.run("--log-level", "warning", input: requests).errors.isEmpty)
    }
}
