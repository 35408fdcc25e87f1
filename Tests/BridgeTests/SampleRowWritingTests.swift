import Foundation
import HealthEngine
import HealthModel
import JSON
import Testing

@testable import BridgeCore
@testable import HealthJSON

/// Results of sample queries written from rows have the same bytes as those written from samples.
struct SampleRowWritingTests {
    private static let steps = "HKQuantityTypeIdentifierStepCount"
    private static let distance = "HKQuantityTypeIdentifierDistanceWalkingRunning"
    private static let sleep = "HKCategoryTypeIdentifierSleepAnalysis"
    private static let heartRate = "HKQuantityTypeIdentifierHeartRate"

    private func filledHost() throws -> Client {
        let client = try Client()
        let types: JSONValue = .strings([Self.steps, Self.distance, Self.sleep, Self.heartRate])
        try client.result("store/requestAuthorization", ["toShare": types, "read": types])
        var objects: [JSONValue] = []
        let values: [Double] = [1, 2.5, 0.1 + 0.2, 1e-7, 123_456.75, 1e12, 0, 98.6, 1 / 3]
        for (index, value) in values.enumerated() {
            let minute = "2025-12-0\(index + 1)T23:59"
            for (type, unit) in [(Self.steps, "count"), (Self.distance, ["m", "km", "mi"][index % 3])] {
                objects.append([
                    "type": .string(type), "quantity": ["value": .real(value), "unit": .string(unit)],
                    "startDate": .string("\(minute):00\(index == 4 ? ".007" : "")Z"),
                    "endDate": .string("\(minute):59\(index % 4 == 3 ? ".5" : "")Z"),
                    "device": index % 2 == 0 ? ["name": "W\"atch", "model": "é"] : .null,
                    "metadata": index % 3 == 0 ? ["HKWasUserEntered": true, "n": .integer(index / 6)] : .null,
                ])
            }
            objects.append([
                "type": .string(Self.sleep), "value": .integer(index % 6), "startDate": .string("\(minute):01Z"),
                "endDate": .string("\(minute):02Z"),
            ])
        }
        try client.result("store/save", ["objects": .array(objects)])
        let beats: [JSONValue] = (0..<3).map { second in
            let date: JSONValue = .string("2025-12-01T08:00:0\(second)Z")
            return ["value": .real(60 + Double(second)), "startDate": date, "endDate": date]
        }
        try client.result(
            "control/addSamples",
            [
                "source": ["name": "Watch", "bundleIdentifier": "com.apple.health.watch"],
                "objects": [
                    [
                        "type": .string(Self.heartRate), "startDate": "2025-12-01T08:00:00Z",
                        "endDate": "2025-12-01T08:00:02Z", "metadata": ["a": "b"],
                        "series": ["unit": "count/min", "quantities": .array(beats)],
                    ],
                    [
                        "type": .string(Self.steps), "startDate": "0001-01-03T08:00:00Z",
                        "endDate": "0001-01-03T08:00:02Z",
                        "quantity": ["value": 3, "unit": "count"],
                    ],
                ],
            ]
        )
        return client
    }

    @Test(arguments: [nil, "km", "count", "ft"])
    func `rows are written like samples`(unit: String?) throws {
        let client = try filledHost()
        let store = client.store
        let unit = try unit.map { try Unit(from: $0) }
        for types in [[Self.steps], [Self.distance], [Self.sleep], [Self.heartRate], [Self.steps, Self.sleep, Self.distance]] {
            let descriptors = try types.map { QueryDescriptor(try #require(TypeCatalog.type(identifier: $0))) }
            for limit in [0, 4] {
                for sort in [[], [SampleSortDescriptor(.startDate, ascending: false)]] {
                    let query = SampleQuery(descriptors: descriptors, limit: limit, sortDescriptors: sort)
                    let samples = try store.execute(query)
                    let result = try store.result(of: query)
                    guard case .rows = result else { throw TestProblem() }
                    #expect(!samples.isEmpty)
                    let rows = SampleQueryList(result: result, unit: unit)
                    #expect(rows.jsonText == SampleList(samples: samples, unit: unit).jsonText)
                }
            }
        }
    }

    @Test func `the journal counts the rows`() throws {
        let client = try filledHost()
        try client.result("store/sampleQuery", ["type": .string(Self.sleep), "limit": 4])
        guard case .array(let entries)? = try client.result("control/journal")["entries"] else { throw TestProblem() }
        #expect(entries.last?["method"] == "store/sampleQuery")
        #expect(entries.last?["count"] == 4)
    }
}
