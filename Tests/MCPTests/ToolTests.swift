import BridgeCore
import Explanations
import JSON
import Recordings
import Testing

@testable import MCP

/// The tools of a session with a phone of its own.
struct ToolTests {
    private let client: MCPClient

    init() throws { client = try MCPClient() }

    private func askToRead(_ types: JSONValue...) throws {
        let answer = try client.call("store/requestAuthorization", ["read": .array(types)])
        #expect(answer["result"] == ["success": true])
    }

    @Test func `each tool has schemas and hints`() throws {
        let tools = try client.result("tools/list")["tools"]?.elements ?? []
        #expect(tools.count == 13)
        for tool in tools {
            #expect(tool["inputSchema"]?["type"] == "object")
            #expect(tool["outputSchema"]?["type"] == "object")
            #expect(tool["annotations"]?["readOnlyHint"] != nil)
            #expect(tool["description"]?.text?.isEmpty == false)
        }
    }

    @Test func `every reference of an output schema has its definition`() {
        for tool in client.session.tools {
            for match in tool.output.jsonText.matches(of: /#\/\$defs\/(\w+)/) {
                #expect(tool.output["$defs"]?[String(match.output.1)] != nil, "\(tool.name): \(match.output.0)")
            }
            #expect(!tool.output.jsonText.contains("#/components"), "\(tool.name)")
        }
    }

    @Test func `a phone starts with options and a person`() throws {
        let content = try client.content(
            "start_phone",
            [
                "osVersion": "17.4", "device": "ipad", "timeZone": "Europe/Berlin", "consent": "deny",
                "person": ["days": 2, "seed": 7],
            ]
        )
        #expect(content["phone"]?["osVersion"] == "17.4")
        #expect(content["phone"]?["profile"] == "ipad")
        #expect(content["phone"]?["timeZone"] == "Europe/Berlin")
        #expect(content["phone"]?["consent"] == "deny")
        #expect(content["phone"]?["clock"] == .string(SessionTest.usualClock))
        #expect(content["generated"]?["types"]?[stepCount] != nil)
    }

    @Test func `a start with an invalid option says which, and keeps the phone`() throws {
        try askToRead(.string(stepCount))
        #expect(try client.failure("start_phone", ["osVersion": "99"]).contains("osVersion"))
        #expect(try client.failure("start_phone", ["os": "18.0"]).contains("os is not a member"))
        #expect(client.session.phone.calls.count == 1)
    }

    @Test func `statistics count a walk of phone and watch once, with unit and time zone`() throws {
        try askToRead(.string(stepCount))
        _ = try client.content("add_data", ["kind": "addWalk", "params": ["count": 1000]])
        let content = try client.content("statistics", ["type": "stepCount"])
        #expect(content["statistics"]?.elements.first?["sumQuantity"] == ["value": 1000.0, "unit": "count"])
        #expect(content["unit"] == "count")
        #expect(content["timeZone"] == "UTC")
        #expect(content["readAccess"] == "allowed")
        #expect(content["count"] == 1)
    }

    @Test func `nothing and not permitted are told apart`() throws {
        try askToRead(.string(stepCount))
        let empty = try client.content("read_samples", ["type": .string(stepCount)])
        #expect(empty["readAccess"] == "allowed")
        #expect(empty["note"] == "Reading is allowed, and there is no such data.")
        let later = try client.content("read_samples", ["type": .string(stepCount), "from": "2026-03-01"])
        #expect(
            later["note"] == "Reading is allowed, and these days have no such data. The phone's clock is 2026-01-01T12:00:00Z.")
        _ = try client.content("add_data", ["kind": "addSteps", "params": ["count": 10]])
        let denial: JSONValue = ["type": .string(stepCount), "direction": "read", "allowed": false]
        _ = try client.content("act_as_user", ["action": "setAuthorization", "params": denial])
        let denied = try client.content("read_samples", ["type": "stepCount"])
        #expect(denied["readAccess"] == "denied")
        #expect(denied["samples"] == [])
    }

    @Test func `a type that was not asked for is an error with advice`() throws {
        #expect(try client.failure("statistics", ["type": "heartRate"]).contains("store/requestAuthorization"))
    }

    @Test func `rows are limited, and a cursor returns the others`() throws {
        try askToRead("HKQuantityTypeIdentifierBodyMass")
        let weights = JSONValue.array((1...7).map { .integer(70 + $0) })
        _ = try client.content("add_data", ["kind": "addWeights", "params": ["values": weights]])
        var arguments: JSONValue = ["type": "bodyMass", "limit": 3]
        var sizes: [Int] = []
        while true {
            let page = try client.content("read_samples", arguments)
            #expect(page["count"] == 7)
            sizes.append(page["samples"]?.elements.count ?? 0)
            guard let cursor = page["nextCursor"] else { break }
            arguments = ["cursor": cursor, "limit": 3]
        }
        #expect(sizes == [3, 3, 1])
        #expect(try client.failure("read_samples", ["cursor": "99.3"]).contains("no rows after this cursor"))
    }

    @Test func `the result of a call has limited rows too`() throws {
        let result = try client.call("control/catalog")["result"]
        #expect(result?["types"]?.elements.count == 50)
        #expect(result?["nextCursor"] != nil)
    }

    @Test func `nights have stages in minutes`() throws {
        try askToRead("HKCategoryTypeIdentifierSleepAnalysis")
        _ = try client.content("add_data", ["kind": "addNight"])
        let content = try client.content("sleep")
        let night = try #require(content["nights"]?.elements.first)
        #expect(content["count"] == 1)
        #expect(content["unit"] == "min")
        #expect(night["day"] == "2026-01-01")
        #expect(night["inBed"] == 480.0)
        func minutes(_ value: JSONValue?) -> Double { if case .real(let minutes)? = value { minutes } else { 0 } }
        let stages = night["stages"]
        let asleep = minutes(stages?["core"]) + minutes(stages?["deep"]) + minutes(stages?["rem"])
        #expect(minutes(night["asleep"]) == asleep)
        #expect(asleep + minutes(stages?["awake"]) == 460)
    }

    @Test func `workouts have their activity and totals`() throws {
        try askToRead("HKWorkoutTypeIdentifier")
        let params: JSONValue = ["workoutActivityType": "running", "totalDistance": ["value": 5, "unit": "km"]]
        _ = try client.content("add_data", ["kind": "addWorkout", "params": params])
        let workout = try client.content("workouts")["workouts"]?.elements.first
        #expect(workout?["activity"] == "running")
        #expect(workout?["totalDistance"]?["unit"] == "km")
    }

    @Test func `days limit what is read`() throws {
        try askToRead(.string(stepCount))
        for day in ["2025-12-30", "2025-12-31"] {
            let params: JSONValue = [
                "count": 100, "startDate": .string("\(day)T10:00:00Z"), "endDate": .string("\(day)T10:10:00Z"),
            ]
            _ = try client.content("add_data", ["kind": "addSteps", "params": params])
        }
        #expect(try client.content("statistics", ["type": "stepCount", "from": "2025-12-31"])["count"] == 1)
        #expect(try client.content("statistics", ["type": "stepCount", "to": "2025-12-31"])["count"] == 2)
        #expect(try client.failure("statistics", ["type": "stepCount", "from": "yesterday"]).contains("from must be a day"))
        for day in ["2026-02-30", "2026-13-01", "2026-00-10", "2026-09-31"] {
            for name in ["from", "to"] {
                let failure = try client.failure("read_samples", ["type": "stepCount", name: .string(day)])
                #expect(failure.contains("\(name) must be a day of the calendar"))
            }
        }
        let reversed: JSONValue = ["type": "stepCount", "from": "2025-12-31", "to": "2025-12-30"]
        #expect(try client.failure("statistics", reversed).contains("to must be a day that is not before from"))
    }

    @Test func `a note names a type that the app has not asked to read`() throws {
        _ = try client.content("add_data", ["kind": "addSteps", "params": ["count": 10]])
        _ = try client.content(
            "call_method", ["method": "store/requestAuthorization", "params": ["toShare": [.string(stepCount)]]])
        let answer = try client.content("read_samples", ["type": "stepCount"])
        #expect(answer["readAccess"] == "not asked")
        #expect(answer["note"]?.text?.hasPrefix("The app has not asked to read this type") == true)
    }

    @Test func `a call that waits for the user is answered by act_as_user`() throws {
        _ = try client.content("start_phone", ["consent": "ask"])
        let waiting = try client.call("store/requestAuthorization", ["read": [.string(stepCount)]])
        #expect(waiting["waiting"] != nil)
        #expect(waiting["openSheet"]?["sheet"] == 1)
        _ = try client.content("act_as_user", ["action": "respondToPermissionSheet", "params": ["policy": "allow"]])
        guard case .result(let answer)? = client.session.phone.calls.first?.outcome else {
            Issue.record("no answer")
            return
        }
        #expect(answer == ["success": true])
    }

    @Test func `the error of a call has its explanation`() throws {
        let content = try client.call("store/sampleQuery", ["type": .string(stepCount)])
        #expect(content["error"]?["code"] == -32001)
        #expect(content["explanation"]?.text?.contains("errorAuthorizationNotDetermined") == true)
    }

    @Test func `the journal has calls and decisions`() throws {
        try askToRead(.string(stepCount))
        let content = try client.content("read_journal")
        #expect(content["entries"]?.elements.map { $0["method"] } == ["store/requestAuthorization"])
        #expect(content["decisions"] == [.string("read \(stepCount): allowed")])
        #expect(content["isLocked"] == false)
    }

    @Test func `names are searched, described and explained`() throws {
        let types = try client.content("search_catalog", ["text": "stepCount"])["types"]
        #expect(types?.elements.first?["identifier"] == .string(stepCount))
        #expect(types?.elements.first?["unit"] == "count")
        #expect(try client.content("describe_method", ["method": "store/save"])["description"]?.text?.contains("objects") == true)
        let explanation = try client.content("explain", ["query": "AUTH-11"])["explanations"]?.elements.first
        #expect(explanation?["title"] == "AUTH-11")
    }

    @Test func `unknown names have a suggestion`() throws {
        #expect(
            try client.failure("describe_method", ["method": "store/sampelQuery"]).contains("Did you mean store/sampleQuery?"))
        #expect(try client.failure("call_method", ["method": "store/sampelQuery"]).contains("Did you mean store/sampleQuery?"))
        for name in ["stepsCount", "steps"] {
            #expect(try client.failure("statistics", ["type": .string(name)]).contains("Did you mean stepCount?"))
        }
        #expect(
            try client.failure("read_samples", ["type": "stepCount", "query": 1])
                == "arguments.query is not a member that can be given here. read_samples takes type, from, to, unit, limit, cursor"
        )
        #expect(try client.failure("search_catalog", ["text": "stepcuont"]).contains("Did you mean"))
        let error = try client.request("tools/call", ["name": "statistic"])["error"]
        #expect(error?["code"] == -32602)
        #expect(error?["message"] == "Unknown tool: statistic. Did you mean statistics?")
    }

    @Test func `no tool ends the server, resets it or names a file`() throws {
        for method in ["exit", "shutdown", "rpc/discover"] {
            #expect(try client.failure("call_method", ["method": .string(method)]).contains("There is no method"))
        }
        #expect(try client.failure("call_method", ["method": "control/reset"]).contains("start_phone"))
        let content = try client.content("add_data", ["kind": "import", "params": ["path": "/etc/passwd"]])
        #expect(content["error"]?["code"] == -32602)
        #expect(content["error"]?["message"]?.text?.contains("--files") == true)
    }

    @Test func `the phone is as strict as that of the test, which has no calls that only read the phone`() throws {
        let answer = try client.call("store/requestAuthorization", ["read": ["stepCount"]])
        #expect(answer["error"]?["data"]?["didYouMean"]?.text == "HKQuantityTypeIdentifierStepCount")
        try askToRead("HKQuantityTypeIdentifierStepCount")
        _ = try client.call("control/countSamples")
        let test = try client.content("write_test", ["language": "vector"])["text"]?.text ?? ""
        #expect(test.contains(#""mode":"strict""#) && test.contains("HKQuantityTypeIdentifierStepCount"))
        #expect(!test.contains("control/countSamples"))
        let recording = try Recording(parsing: Array(test.utf8))
        #expect(try SessionTest(recording).differences.isEmpty)
    }

    @Test func `what is behind the limit of a query does not count`() throws {
        let log = "HKHealthStore: Authorization not determined. " + String(repeating: "line of a log ", count: 10_000)
        #expect(try client.content("explain", ["query": .string(log)])["explanations"]?.elements.isEmpty == false)
        #expect(
            try client.failure("explain", ["query": .string(String(repeating: "zzz ", count: 10_000))]).contains("no explanation")
        )
    }

    @Test func `an unknown argument is answered with those that there are`() throws {
        let failure = try client.failure("search_catalog", ["query": "steps"])
        #expect(failure.contains("arguments.query") && failure.contains("search_catalog takes text"))
        #expect(try client.failure("act_as_user", ["action": "allow"]).contains("respondToPermissionSheet"))
        #expect(!(try client.failure("call_method", ["method": "rpc/version"]).contains("Did you mean")))
    }

    @Test func `the name of a test is a name`() throws {
        #expect(
            try client.failure("write_test", ["language": "pytest", "name": "a\"b"]).contains("name must be 1 to 80 letters"))
        #expect(
            try client.failure("write_test", ["language": "cobol"]).contains("one of pytest, node, jest, swift, bash, vector"))
    }
}
