import JSON
import Testing

/// `healthkit-bridge stats`.
struct StatsCommandTests {
    private let folder: TemporaryFolder
    private let store: String

    /// A phone and a watch count the same steps on the first day, and the phone alone two days later.
    init() throws {
        folder = try TemporaryFolder()
        store = folder.file("store")
        let steps = [("iPhone", "100", "10"), ("Watch", "120", "10"), ("iPhone", "50", "12")].map { source, value, day in
            """
             <Record type="\(stepCount)" sourceName="\(source)" unit="count" value="\(value)" \
            startDate="2024-01-\(day) 23:00:00 +0000" endDate="2024-01-\(day) 23:10:00 +0000"/>
            """
        }
        let rates = [("60", "08:00"), ("90", "08:30")].map { value, time in
            """
             <Record type="HKQuantityTypeIdentifierHeartRate" sourceName="Watch" unit="count/min" value="\(value)" \
            startDate="2024-01-10 \(time):00 +0000" endDate="2024-01-10 \(time):00 +0000"/>
            """
        }
        let xml = "<HealthData locale=\"en_US\">\n\((steps + rates).joined(separator: "\n"))\n</HealthData>\n"
        #expect(try Program.run("import", folder.write(xml, to: "export.xml"), "--store", store).status == 0)
    }

    private func stats(_ options: String...) throws -> Ending {
        try Program.start(["stats", "--store", store, "--time-zone", "UTC"] + options).end()
    }

    @Test func `daily sums are those of a statistics collection query, which counts overlaps once`() throws {
        let options = #""options":["cumulativeSum"],"anchorDate":"2024-01-01T00:00:00Z","intervalComponents":{"day":1}"#
        let requests = [
            request(1, "store/requestAuthorization", #"{"read":["\#(stepCount)"]}"#),
            request(2, "store/statisticsCollectionQuery", #"{"type":"\#(stepCount)",\#(options)}"#),
        ]
        let answers = try Program.run("--store", store, "--time-zone", "UTC", input: requests.joined(separator: "\n") + "\n")
            .lines
        let result = try member("result", "statistics", of: #require(answers.last))
        guard case .array(let statistics)? = result else { throw Trouble("no statistics in \(answers)") }
        let sums = try statistics.map { statistics in
            guard case .object(let members) = statistics, case .string(let start)? = members["startDate"],
                case .object(let quantity)? = members["sumQuantity"], case .real(let value)? = quantity["value"]
            else { throw Trouble("no sum in \(statistics)") }
            return "\(start.prefix(10))  \(Int(value))"
        }
        let ending = try stats("--type", "stepCount", "--by", "day")
        #expect(ending.lines == ["START       SUM (count)"] + sums)
        #expect(sums.count == 2)
        #expect(!sums.contains("2024-01-10  220"))
        #expect(ending.status == 0)
    }

    @Test func `the figures are also JSON`() throws {
        let steps = try stats("--type", "stepCount", "--format", "json")
        let days: JSONValue = [
            ["start": "2024-01-10", "unit": "count", "sum": 120.0], ["start": "2024-01-12", "unit": "count", "sum": 50.0],
        ]
        #expect(try JSONValue(parsing: steps.text) == days)
        let rates = try stats("--type", "heartRate", "--unit", "count/min", "--format", "json")
        let expected: JSONValue = ["start": "2024-01-10", "unit": "count/min", "average": 75.0, "minimum": 60.0, "maximum": 90.0]
        #expect(try JSONValue(parsing: rates.text) == [expected])
    }

    @Test func `a discrete type has averages, minima and maxima in the chosen unit`() throws {
        let ending = try stats("--type", "HKQuantityTypeIdentifierHeartRate", "--unit", "count/min", "--by", "month")
        #expect(ending.lines.first?.contains("AVERAGE (count/min)  MINIMUM (count/min)  MAXIMUM (count/min)") == true)
        #expect(ending.lines.last?.split(separator: " ") == ["2024-01-01", "75", "60", "90"])
    }

    @Test(arguments: [
        (["--type", "bodyMass"], "The store has no samples of HKQuantityTypeIdentifierBodyMass."),
        (
            ["--type", "stepCount", "--since", "2025-01-01"],
            "The store has no samples of \(stepCount) on these days. Its samples begin 2024-01-10 and end 2024-01-12."
        ),
    ])
    func `statistics without a row have the reason`(options: [String], reason: String) throws {
        let ending = try Program.start(["stats", "--store", store, "--time-zone", "UTC"] + options).end()
        #expect(ending.errors.contains(reason))
        #expect(ending.lines.count == 1)
        #expect(ending.status == 0)
    }

    @Test func `an unknown unit has the nearest one`() throws {
        #expect(try stats("--type", "bodyMass", "--unit", "lbs").errors.contains("it must be a unit like kg. Did you mean lb?"))
    }

    @Test func `days are those of the time zone`() throws {
        let ending = try Program.run("stats", "--store", store, "--type", "stepCount", "--time-zone", "Asia/Tokyo")
        #expect(ending.lines.dropFirst().map { $0.prefix(10) } == ["2024-01-11", "2024-01-13"])
    }

    @Test func `weeks begin on Monday`() throws {
        #expect(try stats("--type", "stepCount", "--by", "week").lines.dropFirst().map { $0.prefix(10) } == ["2024-01-08"])
    }

    @Test func `days may be chosen`() throws {
        #expect(try stats("--type", "stepCount", "--since", "2024-01-11").lines.dropFirst() == ["2024-01-12  50"])
        #expect(try stats("--type", "stepCount", "--until", "2024-01-11").lines.count == 2)
        #expect(try stats("--type", "stepCount", "--since", "2024-01-13").lines.count == 1)
    }

    @Test func `the audit log gets an entry`() throws {
        let log = folder.file("audit.jsonl")
        #expect(try stats("--type", "stepCount", "--audit-log", log).status == 0)
        let entry = String(decoding: try contents(of: log), as: UTF8.self)
        #expect(try member("method", of: entry) == "stats")
        #expect(try member("types", of: entry) == [.string(stepCount)])
        #expect(try member("count", of: entry) == 2)
    }

    @Test(arguments: [
        (["--type", "stepCuont"], "Did you mean \(stepCount)?"),
        (["--type", "steps"], "Did you mean \(stepCount)?"), (["--type", "sleepAnalysis"], "it must be a quantity type"),
        (["--type", "stepCount", "--unit", "km"], "--unit"), (["--type", "stepCount", "--unit", "steps"], "--unit"),
        (["--type", "stepCount", "--by", "year"], "--by"), (["--type", "stepCount", "--since", "yesterday"], "--since"),
        (["--type", "stepCount", "--since", "2024-02-01", "--until", "2024-01-01"], "--until"), ([], "--type"),
    ])
    func `an invalid option is a usage error`(options: [String], message: String) throws {
        let ending = try Program.run(["stats", "--store", store] + options)
        #expect(ending.output.isEmpty)
        #expect(ending.errors.contains(message))
        #expect(ending.status == 64)
    }

    @Test func `a missing store is not created`() throws {
        let ending = try Program.run("stats", "--store", folder.file("none"), "--type", "stepCount")
        #expect(ending.errors.hasSuffix("none: There is no such store.\n"))
        #expect(ending.status == 1)
    }
}
