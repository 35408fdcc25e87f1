import Foundation
import Testing

/// Recomputes the figures of `protocol/recipes.md` from the responses of its examples.
struct RecipeTests {
    private static let text: String = {
        let page = try? String(contentsOf: Program.protocolFolder.appending(path: "recipes.md"), encoding: .utf8)
        return page ?? ""
    }()

    @Test(arguments: [
        (request: 4, asleep: 18_600.0, inBed: 0.0), (request: 5, asleep: 51_900, inBed: 58_800),
        (request: 7, asleep: 26_700, inBed: 28_800),
    ])
    func `the length of a night follows from its samples and sources`(request: Int, asleep: Double, inBed: Double)
        throws
    {
        let samples = try samples(of: "fetchSleepAnalysis", request: request)
        #expect(length(of: samples, with: [1, 3, 4, 5]) == asleep)
        #expect(length(of: samples, with: [0]) == inBed)
    }

    @Test(arguments: ["18,600 s = 5:10", "51,900 s = 14:25", "26,700 s = 7:25", "| 88.3 % |", "| **92.7 %** |"])
    func `the page shows the figures of the nights`(figure: String) {
        #expect(Self.text.contains(figure))
    }

    @Test func `efficiency is time asleep divided by time in bed`() {
        func percentage(_ seconds: Double, of whole: Double) -> String {
            (seconds * 100 / whole).formatted(.number.precision(.fractionLength(1)))
        }
        #expect(percentage(26_700, of: 28_800) == "92.7")
        #expect(percentage(51_900, of: 58_800) == "88.3")
    }

    @Test(arguments: [(request: 5, context: Int?(1)), (request: 6, context: 2), (request: 7, context: nil)])
    func `the average of a context is the average of its heart rates`(request: Int, context: Int?) throws {
        let all = try samples(of: "fetchHeartRateWithContext", request: 4)
        let values = all.filter { sample in
            let known = sample.metadata?.motionContext
            return context == nil ? known != 1 && known != 2 : known == context
        }.compactMap { $0.quantity?.value }
        let average = try answer(of: "fetchHeartRateWithContext", request: request).averageQuantity?.value
        #expect(average == values.reduce(0, +) / Double(values.count))
        #expect(Self.text.contains("= **\(Int(average ?? 0))** count/min"))
    }

    @Test func `the heart rate during sleep is the average of the heart rates asleep`() throws {
        let values = try samples(of: "fetchHeartRateDuringSleep", request: 7).compactMap { $0.quantity?.value }
        let asleep = try answer(of: "fetchHeartRateDuringSleep", request: 5).averageQuantity?.value
        #expect(asleep == values.reduce(0, +) / Double(values.count))
        #expect(Self.text.contains("÷ \(values.count) = **\(Int(asleep ?? 0))** count/min"))
        let inBed = try answer(of: "fetchHeartRateDuringSleep", request: 4).averageQuantity?.value
        #expect(Self.text.contains("= \(inBed ?? 0) count/min"))
    }

    @Test func `the recovery is the fall of the heart rate within a minute`() throws {
        let rates = try samples(of: "fetchHeartRateRecovery", request: 5).compactMap { $0.quantity?.value }
        let recovery = try samples(of: "fetchHeartRateRecovery", request: 4).first?.quantity?.value
        #expect(try samples(of: "fetchHeartRateRecovery", request: 3).isEmpty)
        #expect(rates.count == 3)
        #expect(try #require(rates.first) - #require(rates.last) == recovery)
    }

    @Test func `an upload that failed is repeated with the same samples, and an old version changes nothing`() throws {
        let first = try samples(of: "uploadBatches", request: 3).map(\.uuid)
        #expect(first.count == 4)
        #expect(try samples(of: "uploadBatches", request: 6).map(\.uuid).prefix(4) == first[...])
        #expect(try samples(of: "uploadBatches", request: 9).map { $0.quantity?.value } == [71.5])
        #expect(try answer(of: "uploadBatches", request: 9).deletedObjects?.count == 1)
        #expect(try samples(of: "uploadBatches", request: 10).isEmpty)
    }

    @Test func `a page that a background task lost is read by the next one`() throws {
        let lost = try samples(of: "handleHealthSync", request: 9).map(\.uuid)
        #expect(lost.count == 1)
        #expect(try samples(of: "handleHealthSync", request: 18).map(\.uuid) == lost)
    }

    @Test func `the age of a batch is that of its newest sample`() throws {
        let now = try Date("2026-03-08T12:00:00Z", strategy: .iso8601)
        let batches = Dictionary(grouping: try samples(of: "syncHealthData", request: 4)) {
            $0.sourceRevision.source.bundleIdentifier
        }
        #expect(batches.count == 4)
        for (source, batch) in batches {
            let age = try #require(batch.map { now.timeIntervalSince($0.startDate) / 3600 }.min())
            let priority = age < 1 ? "immediate" : age < 24 ? "high" : age < 168 ? "normal" : "low"
            let row = try #require(Self.text.split(separator: "\n").first { $0.hasPrefix("| `\(source)` | \(batch.count) |") })
            #expect(row.contains(" \(age.formatted(.number.precision(.fractionLength(0...2)))) h |"))
            #expect(row.hasSuffix("\(priority) |"))
        }
    }

    @Test func `an anchor finds samples that a date misses`() throws {
        let since = try answer(of: "setupContinuousMonitoring", request: 9)
        #expect(since.samples?.count == 1)
        #expect(since.deletedObjects?.count == 1)
        #expect(try samples(of: "setupContinuousMonitoring", request: 10).isEmpty)
    }

    @Test func `steps delivered in the background can all be read`() throws {
        #expect(try answer(of: "setupBackgroundDelivery", request: 19).sumQuantity?.value == 2000 + 350 + 40)
    }

    @Test(arguments: [(rating: 2, band: 1), (rating: 5, band: 4), (rating: 8, band: 6)])
    func `a rating determines a valence and its classification`(rating: Int, band: Int) throws {
        let valence = (((Double(rating) - 5.5) / 4.5) * 10_000).rounded() / 10_000
        let states = try samples(of: "logStateOfMind", request: 4).filter { $0.valence == valence }
        #expect(states.map(\.valenceClassification) == [band])
    }

    @Test(arguments: [(request: 5, score: 8), (request: 6, score: 13)])
    func `a score is the sum of the answers`(request: Int, score: Int) throws {
        let sample = try #require(try samples(of: "fetchMentalHealthRiskScores", request: request).first)
        #expect(sample.answers?.filter { $0 < 4 }.reduce(0, +) == score)
        #expect(sample.score == score)
        #expect(Self.text.contains("| **\(score)** | \(sample.risk ?? 0), "))
    }

    @Test func `the completion of rings follows from their values`() throws {
        let day = try #require(try answer(of: "fetchActivityRings", request: 5).activitySummaries?.first)
        let rings = [
            (day.activeEnergyBurned, day.activeEnergyBurnedGoal), (day.appleExerciseTime, day.appleExerciseTimeGoal),
            (day.appleStandHours, day.appleStandHoursGoal),
        ]
        #expect(rings.map { (100 * $0.value / $1.value).rounded() } == [84, 110, 42])
    }

    @Test(arguments: [(accuracy: Double.infinity, distance: 2024.0), (accuracy: 50, distance: 400)])
    func `the length of a route depends on the required accuracy`(accuracy: Double, distance: Double) throws {
        let all = try #require(try answer(of: "fetchWorkoutRoute", request: 8).locations)
        let latitudes = all.filter { $0.horizontalAccuracy <= accuracy }.map(\.latitude)
        let degrees = zip(latitudes, latitudes.dropFirst()).reduce(0) { $0 + abs($1.1 - $1.0) }
        #expect((degrees * 111_195).rounded() == distance)
    }

    @Test func `the heart rate follows from the intervals without gaps`() throws {
        let beats = try #require(try answer(of: "fetchHeartbeats", request: 4).heartbeats)
        let intervals = zip(beats, beats.dropFirst()).filter { !$1.precededByGap }
            .map { $1.timeSinceSeriesStart - $0.timeSinceSeriesStart }
        let rate = 60 / (intervals.reduce(0, +) / Double(intervals.count))
        #expect(Self.text.contains("**\(rate.formatted(.number.precision(.fractionLength(1))))** count/min"))
    }

    @Test func `the average blood pressure is the average of the members`() throws {
        #expect(try answer(of: "saveBloodPressure", request: 6).averageQuantity?.value == (120 + 131) / 2.0)
        #expect(try answer(of: "saveBloodPressure", request: 5).correlations?.count == 1)
    }
}

/// The members of responses that an app reads.
private struct Answer: Decodable {
    struct Sample: Decodable {
        let uuid: String
        let value: Int?
        let quantity: Quantity?
        let valence: Double?
        let valenceClassification: Int?
        let answers: [Int]?
        let score: Int?
        let risk: Int?
        let startDate: Date
        let endDate: Date
        let metadata: Metadata?
        let sourceRevision: SourceRevision
    }
    struct Metadata: Decodable {
        let motionContext: Int?

        enum CodingKeys: String, CodingKey {
            case motionContext = "HKMetadataKeyHeartRateMotionContext"
        }
    }
    struct Quantity: Decodable {
        let value: Double
    }
    struct SourceRevision: Decodable {
        let source: Source
    }
    struct Source: Decodable {
        let bundleIdentifier: String
    }
    struct DeletedObject: Decodable {
        let uuid: String
    }

    struct ActivitySummary: Decodable {
        let activeEnergyBurned: Quantity
        let activeEnergyBurnedGoal: Quantity
        let appleExerciseTime: Quantity
        let appleExerciseTimeGoal: Quantity
        let appleStandHours: Quantity
        let appleStandHoursGoal: Quantity
    }
    struct Location: Decodable {
        let latitude: Double
        let horizontalAccuracy: Double
    }
    struct Heartbeat: Decodable {
        let timeSinceSeriesStart: Double
        let precededByGap: Bool
    }

    let samples: [Sample]?
    let activitySummaries: [ActivitySummary]?
    let locations: [Location]?
    let heartbeats: [Heartbeat]?
    let correlations: [Sample]?
    let deletedObjects: [DeletedObject]?
    let sumQuantity: Quantity?
    let averageQuantity: Quantity?
}

/// The documented result of a request of an example.
private func answer(of example: String, request: Int) throws -> Answer {
    struct Response: Decodable {
        let result: Answer
    }
    let page = Program.protocolFolder.appending(path: "examples/\(example).expected.jsonl")
    let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
    let line = try #require(lines.first { $0.hasPrefix(#"{"jsonrpc":"2.0","id":\#(request),"#) })
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return try decoder.decode(Response.self, from: Data(line.utf8)).result
}

private func samples(of example: String, request: Int) throws -> [Answer.Sample] {
    try #require(try answer(of: example, request: request).samples)
}

/// The total duration of the samples with one of these values, in seconds.
private func length(of samples: [Answer.Sample], with values: Set<Int>) -> Double {
    samples.filter { values.contains($0.value ?? -1) }.reduce(0) { $0 + $1.endDate.timeIntervalSince($1.startDate) }
}
