import JSON
import Testing

/// `healthkit-bridge explain`.
struct ExplainTests {
    @Test(arguments: ["AUTH-12", "auth-12"])
    func `a rule has its statement, confidence, sources and section`(id: String) throws {
        let ending = try Program.run("explain", id)
        #expect(
            ending.text == """
                AUTH-12
                  If every pair of type and direction has a decision, the request succeeds without a sheet.
                  Confidence: documented. Apple says so in a header, on a page, in a talk or in a support article.
                  Sources: HKHealthStore (a header of Apple's SDK)
                  Section: Authorization: requests.

                """
        )
        #expect(ending.status == 0)
    }

    @Test func `an explanation is also JSON`() throws {
        let text = try Program.run("explain", "AUTH-12", "--format", "json").text
        #expect(text.hasPrefix(#"[{"title":"AUTH-12","text":"If every pair"#))
        #expect(throws: Never.self) { try JSONValue(parsing: text) }
    }

    @Test func `a rule has its decision and its table`() throws {
        #expect(try Program.run("explain", "AUTH-40").text.contains("\n  Decision of the bridge: Every kind of query"))
        #expect(try Program.run("explain", "ERR-03").lines.contains("    4     authorization denied"))
    }

    @Test(arguments: [
        ("-32001", "Error -32001 healthKitError"), ("5", "HealthKit error 5 errorAuthorizationNotDetermined"),
        ("errorAuthorizationNotDetermined", "HealthKit error 5 errorAuthorizationNotDetermined"),
        ("HKError.errorNoData", "HealthKit error 11 errorNoData"), ("HKErrorNoData", "HealthKit error 11 errorNoData"),
        ("4097", "Cocoa error 4097 xpcConnectionInterrupted"), ("busy", "Failure of the store busy"),
        ("REQUEST_AUTH_ERROR", "Plugin error REQUEST_AUTH_ERROR in flutter_health"),
    ])
    func `an error is found by its code and its names`(query: String, title: String) throws {
        let ending = try Program.run("explain", query)
        #expect(ending.lines.first == title)
        #expect(ending.text.contains("\n  When: "))
        #expect(ending.status == 0)
    }

    @Test func `an error has its rule and the call that injects it`() throws {
        let ending = try Program.run("explain", "errorNoData")
        #expect(ending.text.contains("\n  Rule STAT-06 ("))
        #expect(ending.text.contains(#"control/failNext {"method":"METHOD","healthKitError":11}"#))
    }

    @Test(arguments: [
        ["Unable", "to", "parse", "factorization", "string", "bpm"],
        ["*** reason: 'Unable to parse factorization string bpm'"], ["factorization"],
    ])
    func `the text of an exception is found, also within another text or in part`(words: [String]) throws {
        let ending = try Program.run(["explain"] + words)
        #expect(ending.lines.first == "Exception NSInvalidArgumentException")
        #expect(ending.text.contains("\n  Rule UNIT-06 (observed): Invalid text raises"))
    }

    @Test func `a text that only a rule quotes is found`() throws {
        let ending = try Program.run("explain", "requires unit of type Mass. Incompatible unit: m")
        #expect(ending.lines.first == "SAVE-03")
    }

    @Test(arguments: [stepCount, "stepCount", "HKQuantityTypeIdentifier.stepCount"])
    func `a type is found by its identifier and its name`(name: String) throws {
        let ending = try Program.run("explain", name)
        #expect(ending.lines.first == stepCount)
        #expect(ending.lines.contains("  The quantity type stepCount, from iOS 8.0, watchOS 2.0, macOS 13.0."))
        #expect(ending.lines.contains("  Unit: count (Count), cumulative: samples add up."))
    }

    @Test func `a spelling that HealthKit does not have has its replacement`() throws {
        let ending = try Program.run("explain", "HKCategoryTypeIdentifierStateOfMind")
        #expect(ending.text.contains("use HKDataTypeStateOfMind"))
    }

    @Test func `a symbol of HealthKit has its members, the method and the rules`() throws {
        let ending = try Program.run("explain", "HKStatisticsQuery")
        #expect(ending.lines.first == "HKStatisticsQuery")
        #expect(ending.lines.contains("  A symbol of HealthKit, from iOS 8.0."))
        #expect(ending.lines.contains("  Method: store/statisticsQuery"))
        #expect(ending.text.contains("open class HKStatisticsQuery: HKQuery"))
        #expect(ending.text.contains("\n  Rules: "))
    }

    @Test(arguments: ["control/lockDevice", "lockDevice"])
    func `a method is found with and without its channel`(name: String) throws {
        let ending = try Program.run("explain", name)
        #expect(try ending.text == Program.run("describe", "control/lockDevice").text)
    }

    @Test(arguments: ["code 5", "Error 5"])
    func `a number may have a word before it`(query: String) throws {
        #expect(try Program.run("explain", query).text == Program.run("explain", "5").text)
    }

    @Test func `many explanations are a list`() throws {
        let ending = try Program.run("explain", "sheet")
        #expect(ending.lines.count > 5)
        #expect(ending.lines.allSatisfy { $0.wholeMatch(of: /[A-Z]+-\d\d: .+/) != nil })
    }

    @Test(arguments: [
        ("stepCuont", " Did you mean stepCount?"), ("AUTH-122", " Did you mean AUTH-12?"),
        ("errorNoDatum", " Did you mean errorNoData?"), ("xyzzy plugh", ""),
    ])
    func `what has no explanation is a usage error with the nearest names`(query: String, advice: String) throws {
        let ending = try Program.run("explain", query)
        #expect(ending.output.isEmpty)
        #expect(
            ending.errors.hasPrefix(
                "Error: There is no explanation of '\(query)'.\(advice)\nSee 'healthkit-bridge explain --help'"))
        #expect(ending.status == 64)
    }

    @Test func `words that no rule has are searched for in the guide`() throws {
        let ending = try Program.run("explain", "why is my query empty")
        #expect(ending.lines.contains { $0.hasPrefix("  See `healthkit-bridge guide ") })
        #expect(ending.status == 0)
    }

    @Test func `the usual unit of a type differs from the canonical one`() throws {
        let ending = try Program.run("explain", "heartRate")
        #expect(ending.lines.contains("  Unit: count/s, usually count/min (Count/Time), discrete: samples have an average."))
    }

    @Test func `a query is required`() throws {
        #expect(try Program.run("explain").status == 64)
    }
}
