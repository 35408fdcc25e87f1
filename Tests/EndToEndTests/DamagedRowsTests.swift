import JSON
import Testing

/// Stores with rows that were changed by hand. SQLite considers them valid.
struct DamagedRowsTests {
    /// A damage of rows.
    struct Damage: CustomTestStringConvertible {
        let testDescription: String
        let statements: String

        init(_ testDescription: String, _ statements: String) {
            self.testDescription = testDescription
            self.statements = statements
        }
    }

    private static let damages = [
        Damage("a unit that does not exist", "UPDATE unit SET unitString = 'furlong' WHERE unitString = 'count'"),
        Damage("a unit of another dimension", "UPDATE unit SET unitString = 'm' WHERE unitString = 'count'"),
        Damage("no units", "DELETE FROM unit"),
        Damage("quantities without unit", "UPDATE sample SET unit = NULL"),
        Damage("metadata that is not JSON", metadata("not JSON")),
        Damage("metadata that is not text", "UPDATE sample SET metadata = x'FF00FE'"),
        Damage("metadata of an unknown kind", metadata(#"{"a":{"colour":1}}"#)),
        Damage("metadata in an unknown unit", metadata(#"{"a":{"quantity":{"value":1,"unit":"furlong"}}}"#)),
        Damage("metadata with a date beyond all calendars", metadata(#"{"a":{"date":1e300}}"#)),
        Damage("a negative count", "UPDATE sample SET count = -3"),
        Damage("no count", "UPDATE sample SET count = 0"),
        Damage("a type that does not exist", "UPDATE objectType SET identifier = 'Bogus' WHERE id = \(typeOfSteps)"),
        Damage("a type without samples", "UPDATE objectType SET identifier = '\(bloodType)' WHERE id = 1"),
        Damage("no types", "DELETE FROM objectType"),
        Damage("source revisions that do not exist", "UPDATE sample SET sourceRevision = 77"),
        Damage("sources that do not exist", "UPDATE sourceRevision SET source = 99"),
        Damage("no sources", "DELETE FROM source"),
        Damage("devices that do not exist", "UPDATE sample SET device = 55"),
        Damage("devices that are not JSON", "INSERT INTO device VALUES (55, 'not JSON'); UPDATE sample SET device = 55"),
        Damage("a short identifier", "UPDATE sample SET uuid = x'00' WHERE id = 1"),
        Damage("a long identifier", "UPDATE sample SET uuid = zeroblob(17) WHERE id = 1"),
        Damage("a category with a fraction", "UPDATE sample SET value = 1.5 WHERE unit IS NULL"),
        Damage("a category beyond all integers", "UPDATE sample SET value = 1e300 WHERE unit IS NULL"),
        Damage("infinite values", "UPDATE sample SET value = 9e999"),
        Damage("infinite values below zero", "UPDATE sample SET value = -9e999"),
        Damage("a start before all calendars", "UPDATE sample SET startDate = \(Int64.min)"),
        Damage("an end after all calendars", "UPDATE sample SET endDate = \(Int64.max)"),
        Damage("an end before the start", "UPDATE sample SET startDate = \(Int64.max), endDate = \(Int64.min)"),
        Damage(
            "the longest possible time", "UPDATE sample SET startDate = \(Int64.min), endDate = \(Int64.max), lengthClass = 16"
        ),
        Damage("a length below zero", "UPDATE sample SET lengthClass = -4"),
        Damage("a negative restore", "INSERT INTO restore VALUES (-5, 1)"),
        Damage("the last position", "UPDATE sample SET id = \(Int64.max) WHERE id = 1"),
        Damage("nearly the last position", "UPDATE sample SET id = \(Int64.max - 2) WHERE id = 1"),
        Damage("the first position", "UPDATE sample SET id = \(Int64.min) WHERE id = 1"),
        Damage("workouts without detail", "UPDATE sample SET detail = NULL"),
        Damage("workouts that are not JSON", detail("not JSON")),
        Damage("workouts without a duration", detail(#"{"activityType":37}"#)),
        Damage(
            "workouts with an unknown event",
            detail(#"{"activityType":37,"duration":60,"events":[{"type":99,"startDate":0,"endDate":0}]}"#)
        ),
        Damage(
            "workouts with energy in an unknown unit",
            detail(#"{"activityType":37,"duration":60,"totalEnergyBurned":{"value":1,"unit":"furlong"}}"#)
        ),
        Damage(
            "a correlation that holds itself",
            "INSERT INTO correlationMember SELECT correlation, correlation FROM correlationMember"
                + " GROUP BY correlation"
        ),
        Damage(
            "a series that leaves all calendars", "UPDATE seriesQuantity SET startDate = \(Int64.min), endDate = \(Int64.max)"
        ),
        Damage("a series of infinite values", "UPDATE seriesQuantity SET value = 9e999"),
        Damage(
            "a series that ends before it starts", "UPDATE seriesQuantity SET startDate = \(Int64.max), endDate = \(Int64.min)"
        ),
        Damage("counts beyond all integers", "UPDATE sampleKind SET count = \(Int64.max)"),
    ]

    private static let typeOfSteps = "(SELECT type FROM sample WHERE value = 100)"

    private static func metadata(_ text: String) -> String {
        "UPDATE sample SET metadata = CAST('\(text)' AS BLOB)"
    }

    private static func detail(_ text: String) -> String {
        "UPDATE sample SET detail = CAST('\(text)' AS BLOB)"
    }

    private let objects = [
        quantity(100, uuid: uuid(1), metadata: #"{"HKWasUserEntered":true}"#),
        quantity(7, uuid: uuid(2), minute: 1),
        #"{"type":"\#(sleepAnalysis)","uuid":"\#(uuid(3))","value":4,\#(dates)}"#,
        #"{"type":"\#(bloodPressure)","uuid":"\#(uuid(4))",\#(dates),"objects":["#
            + quantity(120, "mmHg", type: systolic, uuid: uuid(5)) + ","
            + quantity(80, "mmHg", type: diastolic, uuid: uuid(6)) + "]}",
        #"{"type":"\#(workouts)","uuid":"\#(uuid(7))","workoutActivityType":37,"duration":60.0,\#(dates),"#
            + #""totalEnergyBurned":{"value":100,"unit":"kcal"}}"#,
    ]

    private let series = request(
        0,
        "control/addSamples",
        #"{"source":{"name":"Watch","bundleIdentifier":"com.apple.health.watch"},"objects":[{"type":"\#(heartRate)","#
            + #""uuid":"\#(uuid(8))",\#(dates),"series":{"unit":"count/min","quantities":["#
            + #"{"value":60,\#(dates)},{"value":70,\#(dates)}]}}]}"#
    )

    private static let dates = #""startDate":"\#(date(minute: 0))","endDate":"\#(date(minute: 1))""#

    private let questions: [String] = {
        let types = [stepCount, heartRate, sleepAnalysis, systolic, bloodPressure, workouts]
        let merged = #"{"type":"\#(stepCount)","options":["cumulativeSum","separateBySource","duration"]}"#
        let daily =
            #"{"type":"\#(stepCount)","options":["cumulativeSum"],"anchorDate":"\#(date(minute: 0))","#
            + #""intervalComponents":{"day":1}}"#
        return types.map { samples(1, of: $0) } + types.map { changes(2, of: $0) } + [
            request(3, "store/correlationQuery", #"{"type":"\#(bloodPressure)"}"#),
            request(4, "store/quantitySeriesSampleQuery", #"{"type":"\#(stepCount)"}"#),
            request(4, "store/quantitySeriesSampleQuery", #"{"type":"\#(heartRate)"}"#),
            request(5, "store/statisticsQuery", #"{"type":"\#(heartRate)","options":["discreteAverage"]}"#),
            request(5, "store/statisticsQuery", #"{"type":"\#(stepCount)","options":["cumulativeSum"]}"#),
            request(5, "store/statisticsQuery", merged),
            request(6, "store/statisticsCollectionQuery", daily),
            request(7, "store/sourceQuery", #"{"type":"\#(stepCount)"}"#),
        ]
    }()

    @Test(arguments: damages)
    func `invalid rows are not returned`(damage: Damage) throws {
        let folder = try TemporaryFolder()
        let path = folder.file("store")
        let good = try carryOut([askForSamples(0), save(0, objects), series] + questions, store: path).suffix(questions.count)
        try sql(path, damage.statements)

        let answers = try Program.run("--store", path, input: questions.map { $0 + "\n" }.joined())
        #expect(answers.status == 0, "\(answers.errors)")
        try #require(answers.lines.count == questions.count)
        for (answer, good) in zip(answers.lines, good) {
            #expect(try isAcceptable(answer, good), "\(answer.prefix(1000))")
        }
        // These may fail, but must not end the program.
        let delete = request(9, "store/deleteObjects", #"{"type":"\#(stepCount)","predicate":{}}"#)
        let changes = [save(8, [quantity(1), quantity(2)]), delete, request(10, "isAvailable")]
        let ending = try Program.run("--store", path, input: changes.map { $0 + "\n" }.joined())
        #expect(ending.status == 0, "\(ending.errors)")
        #expect(ending.lines.last == response(10, "true"))
    }

    /// Whether a response equals that of the undamaged store, or lacks some elements, or reports that the store is damaged.
    private func isAcceptable(_ answer: String, _ good: String) throws -> Bool {
        if answer == good { return true }
        if let code = try member("error", "code", of: answer) {
            // If all rows are left out, statistics fail because there is no data.
            return try code == -32603 ? member("error", "data", "store", of: answer) == "corrupt" : code == -32001
        }
        guard case .object(let result)? = try member("result", of: answer) else { return false }
        return try result.members.allSatisfy { name, value in
            guard case .array(let elements) = value else { return name == "anchor" }
            guard case .array(let all)? = try member("result", name, of: good) else { return false }
            return Set(elements).isSubset(of: all)
        }
    }
}
