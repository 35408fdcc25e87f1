import JSON
import Testing

/// Stores with elements of series that were changed by hand.
struct DamagedSeriesTests {
    /// A damage, and which of route, heartbeats and electrocardiogram can no longer be returned.
    struct Damage: CustomTestStringConvertible {
        let testDescription: String
        let statements: String
        let isAnswered: [Bool]

        init(_ testDescription: String, _ statements: String, isAnswered: [Bool] = [false, false, false]) {
            self.testDescription = testDescription
            self.statements = statements
            self.isAnswered = isAnswered
        }
    }

    private static let damages = [
        Damage("no chunks", "DELETE FROM seriesChunk"),
        Damage("a chunk that ends within a word", "UPDATE seriesChunk SET elements = substr(elements, 1, 15)"),
        Damage("a chunk that ends too early", "UPDATE seriesChunk SET elements = substr(elements, 1, length(elements) / 2)"),
        Damage("an empty chunk", "UPDATE seriesChunk SET elements = x''"),
        Damage("a chunk twice", "INSERT INTO seriesChunk SELECT sample, position + 1, elements FROM seriesChunk"),
        Damage("values that are not numbers", "UPDATE seriesChunk SET elements = x'FFFFFFFFFFFFFFFF'"),
        Damage("a count beyond memory", "UPDATE sample SET count = \(Int64.max)", isAnswered: [false, false, true]),
        Damage("no count", "UPDATE sample SET count = 0"),
        Damage("another type", "UPDATE objectType SET identifier = 'Bogus' || id"),
        Damage("another time", "UPDATE sample SET startDate = startDate - 1000000, endDate = startDate - 999999"),
        Damage("no detail", "UPDATE sample SET detail = NULL", isAnswered: [true, true, false]),
        electrocardiogram("another number of voltages", #""numberOfVoltageMeasurements":9"#),
        electrocardiogram("a negative number of voltages", #""numberOfVoltageMeasurements":-2"#),
        electrocardiogram(
            "a heart rate in an unknown unit", #""numberOfVoltageMeasurements":2,"averageHeartRate":{"value":1,"unit":"furlong"}"#
        ),
    ]

    /// A damage of the members of electrocardiograms.
    private static func electrocardiogram(_ testDescription: String, _ members: String) -> Damage {
        let detail = #"{"classification":1,"symptomsStatus":0,\#(members)}"#
        return Damage(
            testDescription,
            "UPDATE sample SET detail = CAST('\(detail)' AS BLOB) WHERE detail IS NOT NULL",
            isAnswered: [true, true, false]
        )
    }

    private static let dates = #""startDate":"\#(date(minute: 0))","endDate":"\#(date(minute: 1))""#

    private let setUp = [
        request(
            0,
            "store/requestAuthorization",
            #"{"read":["HKWorkoutTypeIdentifier","HKWorkoutRouteTypeIdentifier","HKDataTypeIdentifierHeartbeatSeries","#
                + #""HKQuantityTypeIdentifierHeartRateVariabilitySDNN","HKDataTypeIdentifierElectrocardiogram"]}"#
        ),
        request(
            0,
            "control/addSamples",
            #"{"source":{"name":"Watch","bundleIdentifier":"com.apple.health.watch"},"objects":["#
                + #"{"type":"HKWorkoutRouteTypeIdentifier","uuid":"\#(uuid(1))",\#(dates),"locations":["#
                + #"{"timestamp":"\#(date(minute: 0))","latitude":48.5,"longitude":2},"#
                + #"{"timestamp":"\#(date(minute: 1))","latitude":48.5,"longitude":2}]},"#
                + #"{"type":"HKDataTypeIdentifierHeartbeatSeries","uuid":"\#(uuid(2))",\#(dates),"heartbeats":["#
                + #"{"timeSinceSeriesStart":0.5},{"timeSinceSeriesStart":1}]},"#
                + #"{"type":"HKDataTypeIdentifierElectrocardiogram","uuid":"\#(uuid(3))",\#(dates),"voltages":["#
                + #"{"timeSinceSampleStart":0.5,"quantity":{"value":1,"unit":"V"}},"#
                + #"{"timeSinceSampleStart":1,"quantity":{"value":1,"unit":"V"}}]}]}"#
        ),
    ]

    private let questions = [
        request(1, "store/workoutRouteQuery", #"{"route":"\#(uuid(1))"}"#),
        request(2, "store/heartbeatSeriesQuery", #"{"series":"\#(uuid(2))"}"#),
        request(3, "store/electrocardiogramQuery", #"{"electrocardiogram":"\#(uuid(3))"}"#),
    ]

    @Test(arguments: damages)
    func `invalid elements are not returned`(damage: Damage) throws {
        let folder = try TemporaryFolder()
        let path = folder.file("store")
        let good = try carryOut(setUp + questions, store: path).suffix(questions.count)
        #expect(good.allSatisfy { $0.contains("result") })
        try sql(path, damage.statements)

        let answers = try Program.run("--store", path, input: questions.map { $0 + "\n" }.joined())
        #expect(answers.status == 0, "\(answers.errors)")
        try #require(answers.lines.count == questions.count)
        for ((answer, good), isAnswered) in zip(zip(answers.lines, good), damage.isAnswered) {
            guard !isAnswered else {
                #expect(answer == good)
                continue
            }
            let isCorrupt = try member("error", "data", "store", of: answer) == "corrupt"
            // An unknown type hides its samples.
            let isMissing = try member("error", "code", of: answer) == -32001
            #expect(isCorrupt || isMissing, "\(answer.prefix(500))")
        }
    }
}
