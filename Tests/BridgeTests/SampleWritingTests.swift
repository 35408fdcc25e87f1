import Foundation
import HealthModel
import JSON
import Testing

@testable import BridgeCore
@testable import HealthJSON

/// Writing samples as JSON, without a store.
struct SampleWritingTests {
    private func written(_ samples: [Sample], in unit: HealthModel.Unit? = nil) throws -> JSONValue {
        let bytes = NamedResult("samples", SampleList(samples: samples, unit: unit)).jsonBytes
        guard case .object(let object) = try JSONValue(parsing: bytes) else { return .null }
        return object["samples"] ?? .null
    }

    private func first(_ value: JSONValue) throws -> JSONObject {
        guard case .array(let elements) = value, case .object(let object)? = elements.first else { throw TestProblem() }
        return object
    }

    private func stored(_ sample: Sample, _ content: Sample.Content? = nil, from revision: SourceRevision?) -> Sample {
        Sample(
            stored: sample.uuid,
            type: sample.type,
            startDate: sample.startDate,
            endDate: sample.endDate,
            content: content ?? sample.content,
            metadata: sample.metadata,
            device: sample.device,
            sourceRevision: revision
        )
    }

    private var quantity: Sample { get throws { try #require(try readSamples([heartRate]).first) } }

    @Test func `samples that are written and read again are equal`() throws {
        let changes: JSONObject = [
            "device": ["name": "Watch", "model": "a\"b"], "uuid": "6E0C8A2B-3F41-4C7D-9A55-1B2C3D4E5F60",
            "metadata": [
                "HKWasUserEntered": true, "d": ["date": "2026-03-01T08:00:00.120Z"], "i": 1, "r": 1.0, "s": "\n",
                "q": ["quantity": ["value": 1.5, "unit": "degC"]],
            ],
        ]
        let event: JSONValue = [
            "type": 7, "startDate": "2026-03-01T08:00:00Z", "endDate": "2026-03-01T08:10:00Z", "metadata": ["a": 1],
        ]
        let samples = try readSamples([
            heartRate, sleep, bloodPressure, run, sample(heartRate, changes), sample(bloodPressure, changes),
            sample(run, ["workoutEvents": [event], "totalDistance": ["value": 5, "unit": "km"]]),
            sample(heartRate, ["startDate": "0001-01-01T00:00:00Z", "endDate": "0001-01-01T00:00:00Z"]),
            sample(heartRate, ["startDate": "1969-12-31T23:59:59.999Z", "endDate": "1970-01-01T00:00:00.001Z"]),
        ])
        #expect(try readSamples(try written(samples)) == samples)
    }

    @Test func `a quantity sample has its members`() throws {
        let object = try first(try written([try quantity]))
        #expect(object.members.map(\.name) == ["type", "quantity", "startDate", "endDate", "uuid"])
        #expect(object["quantity"] == ["value": 72.5, "unit": "count/min"])
        #expect(object["startDate"] == "2026-03-01T08:00:00Z")
        #expect(object["endDate"] == "2026-03-01T08:00:00.250Z")
        #expect(object["uuid"] == .string(try quantity.uuid.uuidString))
    }

    @Test func `a source revision has only known members`() throws {
        let source = Source(name: "Ω", bundleIdentifier: "b")
        let bare = SourceRevision(source: source)
        let full = SourceRevision(
            source: source, version: "1", productType: "iPhone16,1", operatingSystemVersion: OSVersion(major: 18)
        )
        let samples = [bare, full, bare].map { stored(heartRateSample, from: $0) }
        guard case .array(let elements) = try written(samples) else { return }
        let revisions = elements.map {
            if case .object(let object) = $0 { object["sourceRevision"] ?? .null } else { JSONValue.null }
        }
        let json: JSONValue = ["source": ["name": "Ω", "bundleIdentifier": "b"]]
        #expect(
            revisions == [
                json,
                sample(json, ["version": "1", "productType": "iPhone16,1", "operatingSystemVersion": "18.0"]), json,
            ]
        )
    }

    private var heartRateSample: Sample {
        Sample(
            stored: UUID(),
            type: .heartRate,
            startDate: Date(),
            endDate: Date(),
            content: .quantity(Quantity(unit: .count, value: 1)),
            metadata: [:],
            device: nil,
            sourceRevision: nil
        )
    }

    @Test func `quantities are in the unit of the query, except members of correlations`() throws {
        let perSecond = try Unit(from: "count/s")
        let converted = try first(try written([try quantity], in: perSecond))
        #expect(converted["quantity"] == ["value": .real(72.5 / 60), "unit": "count/s"])
        let correlation = try readSamples([bloodPressure])
        #expect(try written(correlation, in: try Unit(from: "kPa")) == written(correlation))
    }

    @Test func `a quantity with an incompatible unit keeps its unit`() throws {
        #expect(try written([try quantity], in: .meter) == written([try quantity]))
    }

    @Test func `only samples with several quantities have a count`() throws {
        let value = Quantity(unit: .count, value: 1)
        for (count, expected) in [(1, nil), (3, 3)] as [(Int, JSONValue?)] {
            let series = QuantitySeries(
                (0..<count).map { SeriesQuantity(value: 1, startDate: Date() + Double($0), endDate: Date()) }
            )
            let object = try first(try written([stored(try quantity, .quantity(value, series: series), from: nil)]))
            #expect(object["count"] == expected)
        }
    }

    @Test(
        arguments: [
            (.infinity, .real(.greatestFiniteMagnitude)), (-.infinity, .real(-.greatestFiniteMagnitude)), (.nan, .null),
            (72, 72.0), (-3, -3.0), (0.1, 0.1), (-0.0, .real(-0.0)), (1e300, 1e300),
            (9_007_199_254_740_991, 9007199254740991.0),
            (1e18, 1e18), (-1e18, -1e18), (100, 100.0), (1, 1.0), (0, 0.0),
        ] as [(Double, JSONValue)]
    )
    func `numbers are always finite and read back equal`(value: Double, json: JSONValue) throws {
        var bytes: [UInt8] = []
        bytes.appendJSON(value)
        #expect(try JSONValue(parsing: bytes) == json)
        if value.isFinite { #expect(String(decoding: bytes, as: UTF8.self) == value.description) }
    }

    @Test func `a conversion that overflows is limited`() throws {
        let huge = Quantity(unit: try Unit(from: "Tm"), value: 1e300)
        let object = try first(try written([stored(try quantity, .quantity(huge), from: nil)], in: try Unit(from: "fm")))
        #expect(object["quantity"] == ["value": .real(.greatestFiniteMagnitude), "unit": "fm"])
    }

    @Test func `many samples of different lengths are written`() throws {
        let long = sample(heartRate, ["metadata": ["a": .string(String(repeating: "x", count: 10_000))]])
        let samples = try readSamples(.array(Array(repeating: long, count: 20) + Array(repeating: sleep, count: 100)))
        #expect(try readSamples(try written(samples)) == samples)
        #expect(try written([]) == [])
    }
}

struct StatisticsWritingTests {
    private func json(_ value: some JSONWritable) throws -> JSONValue {
        try JSONValue(parsing: value.jsonBytes)
    }

    @Test func `only existing figures are written, with those of sources by bundle identifier`() throws {
        var figures = Statistics.Figures()
        figures.sum = Quantity(unit: .count, value: 3)
        figures.duration = Quantity(unit: .minute, value: 2)
        figures.mostRecentDateInterval = DateInterval(start: Date(timeIntervalSince1970: 0), duration: 1)
        let date = Date(timeIntervalSince1970: 0)
        let source = Source(name: "A", bundleIdentifier: "a")
        let statistics = Statistics(
            type: .stepCount, startDate: date, endDate: date, figures: figures, bySource: [(source, .init())]
        )
        let expected: JSONValue = [
            "type": "HKQuantityTypeIdentifierStepCount", "startDate": "1970-01-01T00:00:00Z",
            "endDate": "1970-01-01T00:00:00Z", "sumQuantity": ["value": 3.0, "unit": "count"],
            "mostRecentQuantityDateInterval": ["startDate": "1970-01-01T00:00:00Z", "endDate": "1970-01-01T00:00:01Z"],
            "duration": ["value": 120.0, "unit": "s"], "sources": [["name": "A", "bundleIdentifier": "a"]],
            "bySource": ["a": [:]],
        ]
        #expect(try json(StatisticsResult(statistics: statistics)) == expected)
    }

    @Test func `figures are in the unit of the query, except the duration`() throws {
        var figures = Statistics.Figures()
        figures.average = Quantity(unit: .percent, value: 0.5)
        figures.duration = Quantity(unit: .second, value: 1)
        let statistics = Statistics(type: .stepCount, startDate: .init(), endDate: .init(), figures: figures)
        guard case .object(let object) = try json(StatisticsResult(statistics: statistics, unit: .count)) else {
            return
        }
        #expect(object["averageQuantity"] == ["value": 0.5, "unit": "count"])
        #expect(object["duration"] == ["value": 1.0, "unit": "s"])
    }
}
