import JSON
import Testing

struct SharedStoreTests {
    private let folder: TemporaryFolder
    private let first: Child
    private let second: Child

    init() throws {
        folder = try TemporaryFolder()
        // Start one after the other. Another test starts both at the same time.
        first = try Program.start("--store", folder.file("store"), "--bundle-id", "com.example.first")
        #expect(try first.ask(request(0, "isAvailable")) == response(0, "true"))
        second = try Program.start("--store", folder.file("store"), "--bundle-id", "com.example.second")
        #expect(try second.ask(request(0, "isAvailable")) == response(0, "true"))
    }

    @Test func `all apps share the profile`() throws {
        for child in [first, second] {
            _ = try child.ask(askForBloodType(1))
        }
        for value in 1...8 {
            let (writer, reader) = value.isMultiple(of: 2) ? (first, second) : (second, first)
            #expect(try writer.ask(setBloodType(value, value)) == response(value, "null"))
            #expect(try reader.ask(request(value, "store/bloodType")) == response(value, "\(value)"))
        }
    }

    @Test func `each app has its own decisions`() throws {
        #expect(try first.ask(askForSteps(1)) == response(1, #"{"success":true}"#))
        #expect(try first.ask(stepsStatus(2)) == response(2, "2"))
        #expect(try second.ask(stepsStatus(1)) == response(1, "0"))
    }

    @Test func `an app sees a change in Settings at its next call`() throws {
        _ = try first.ask(request(1, "store/requestAuthorization", #"{"toShare":["\#(stepCount)"]}"#))
        for (allowed, status) in [("false", "1"), ("true", "2"), ("null", "0")] {
            let settings =
                #"{"bundleIdentifier":"com.example.first","type":"\#(stepCount)","direction":"share","allowed":\#(allowed)}"#
            #expect(try second.ask(request(1, "control/setAuthorization", settings)) == response(1, "null"))
            #expect(try first.ask(stepsStatus(2)) == response(2, status))
        }
    }

    @Test func `two apps that write at the same time lose nothing`() throws {
        let count = 200
        for (child, app) in [(first, "a"), (second, "b")] {
            let settings = (1...count).map {
                request(
                    $0,
                    "control/setAuthorization",
                    #"{"bundleIdentifier":"\#(app).\#($0)","type":"\#(stepCount)","direction":"share","allowed":true}"#
                ) + "\n"
            }
            try child.send(settings.joined())
        }
        for child in [first, second] {
            let answers = try (1...count).map { _ in try child.line() }
            #expect(answers == (1...count).map { response($0, "null") })
        }
        for child in [first, second] {
            let state = try child.ask(request(1, "control/state"))
            guard case .array(let decisions)? = try member("result", "authorizations", of: state) else {
                throw Trouble(state)
            }
            #expect(decisions.count == 2 * count)
        }
    }

    @Test func `an app sees a reset by another one at its next call`() throws {
        _ = try second.ask(askForBloodType(1))
        #expect(try first.ask(setBloodType(1, 3)) == response(1, "null"))
        #expect(try second.ask(request(2, "store/bloodType")) == response(2, "3"))
        #expect(try first.ask(request(2, "control/reset")) == response(2, "null"))
        #expect(try member("error", "data", "code", of: second.ask(request(3, "store/bloodType"))) == 5)
        #expect(try second.ask(askForSteps(4)) == response(4, #"{"success":true}"#))
        #expect(try second.ask(stepsStatus(5)) == response(5, "2"))
    }

    @Test(arguments: 1...8)
    func `apps that start on a new file at the same time all open it`(round: Int) throws {
        let folder = try TemporaryFolder()
        let children = try (1...4).map {
            try Program.start("--store", folder.file("store"), "--bundle-id", "app.\($0)")
        }
        for child in children {
            try child.send(askForSteps(1) + "\n" + stepsStatus(2) + "\n")
        }
        for child in children {
            let ending = try child.end()
            #expect(ending.lines == [response(1, #"{"success":true}"#), response(2, "2")])
            #expect(ending.errors.isEmpty)
            #expect(ending.status == 0)
        }
    }
}
