import Foundation
import JSON
import Testing

/// A run of half an hour on a watch, as in the example `startWorkoutSession`: ten minutes, a pause of two, twenty minutes.
struct WorkoutRunTests {
    private let lines: [String]

    init() throws {
        let folder = Program.protocolFolder.appending(path: "examples")
        let script = folder.appending(path: "startWorkoutSession.jsonl")
        let input = try String(contentsOf: script, encoding: .utf8)
        let ending = try Program.run(
            "--clock",
            "2026-03-08T12:00:00Z",
            "--time-zone",
            "UTC",
            "--seed",
            "1",
            "--prelude",
            folder.appending(path: "world.jsonl").path,
            input: input
        )
        #expect(ending.status == 0)
        #expect(ending.errors.isEmpty)
        lines = ending.lines
    }

    /// The response to a request.
    private func response(_ id: Int) throws -> String {
        try #require(lines.first { $0.contains(#""id":\#(id),"#) })
    }

    private func result(_ id: Int, _ path: String...) throws -> JSONValue? {
        var value = try member("result", of: response(id))
        for name in path {
            switch value {
            case .object(let object)?: value = object[name]
            case .array(let elements)?: value = Int(name).map { elements[$0] }
            default: value = nil
            }
        }
        return value
    }

    /// WO-19, WO-14: rates times thirty minutes.
    @Test func `duration, energy and distance are the rates times the time without the pause`() throws {
        #expect(try result(15) == 1800.0)
        #expect(try result(18, "workout", "duration") == 1800.0)
        #expect(try result(18, "workout", "startDate") == "2026-03-08T12:00:00Z")
        #expect(try result(18, "workout", "endDate") == "2026-03-08T12:32:00Z")
        #expect(try result(18, "workout", "totalEnergyBurned") == ["value": 360.0, "unit": "kcal"])
        #expect(try result(18, "workout", "totalDistance") == ["value": 5400.0, "unit": "m"])
        #expect(try result(21, "samples", "0", "duration") == 1800.0)
    }

    @Test func `queries by workout find its samples`() throws {
        #expect(try result(22, "averageQuantity") == ["value": 150.0, "unit": "count/min"])
        #expect(try result(22, "startDate") == "2026-03-08T12:00:05Z")
        #expect(try result(23, "sumQuantity") == ["value": 5.4, "unit": "km"])
    }

    /// WO-09, WO-34
    @Test func `route and effort are associated with the workout`() throws {
        #expect(try result(24, "samples", "0", "uuid") != nil)
        guard case .array(let locations)? = try result(25, "locations") else {
            Issue.record("no route")
            return
        }
        #expect(locations.count == 3)
        #expect(try result(26, "relationships", "0", "samples", "0", "quantity") == ["value": 7.0, "unit": "appleEffortScore"])
        #expect(try result(26, "relationships", "0", "workout", "uuid") == result(18, "workout", "uuid"))
    }

    /// WO-23: 1 not started, 2 running, 4 paused, 6 stopped, 3 ended.
    @Test func `every change of state was reported`() throws {
        let states = try lines.filter { $0.contains("workoutSession.didChange") }
            .map { try member("params", "toState", of: $0) }
        #expect(states == [2, 4, 2, 6, 3])
    }
}

/// A workout with the machine's clock.
struct LiveWorkoutTests {
    @Test func `collected data is reported while no request arrives`() throws {
        // Later systems also report zones.
        let watch = try Program.start("--profile", "watch", "--os-version", "26.0")
        let heartRate = "HKQuantityTypeIdentifierHeartRate"
        let configuration = #"{"activityType":"running"}"#
        let types = #"{"toShare":["HKWorkoutTypeIdentifier"],"read":["\#(heartRate)"]}"#
        _ = try watch.ask(request(1, "store/requestAuthorization", types))
        _ = try watch.ask(request(2, "control/setSensors", #"{"heartRateInterval":1}"#))
        _ = try watch.ask(request(3, "store/workoutSession.create", #"{"configuration":\#(configuration)}"#))
        _ = try watch.ask(request(4, "store/workoutSession.associatedWorkoutBuilder", #"{"session":1}"#))
        _ = try watch.ask(
            request(5, "store/liveWorkoutBuilder.setDataSource", #"{"builder":2,"configuration":\#(configuration)}"#)
        )
        let begin = #"{"builder":2,"startDate":"2026-01-01T00:00:00Z"}"#
        #expect(try watch.ask(request(6, "store/workoutBuilder.beginCollection", begin)) == response(6, "null"))
        _ = try watch.ask(request(7, "store/workoutSession.startActivity", #"{"session":1}"#))
        #expect(try watch.line().contains("workoutSession.didChange"))
        for _ in 1...2 {
            #expect(
                try watch.line()
                    == #"{"jsonrpc":"2.0","method":"store/liveWorkoutBuilder.didCollectData","params":"#
                    + #"{"builder":2,"types":["\#(heartRate)"]}}"#
            )
        }
        let ending = try watch.end()
        #expect(ending.errors.isEmpty && ending.status == 0)
    }
}
