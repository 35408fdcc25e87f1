import Foundation
import HealthEngine
import HealthModel
import Testing

/// Sample queries with rows as results. Rows must represent the samples completely.
struct SampleRowsTests {
    private func found(_ store: HealthStore, _ query: SampleQuery) throws -> (rows: SampleRows?, samples: [Sample]) {
        let samples = try store.execute(query)
        let result = try store.result(of: query)
        #expect(result.samples == samples)
        #expect(result.count == samples.count)
        guard case .rows(let rows) = result else { return (nil, samples) }
        return (rows, samples)
    }

    private func beats(_ value: Double, at seconds: TimeInterval, metadata: Metadata = [:]) throws -> Sample {
        try Sample(
            type: .heartRate,
            quantity: Quantity(unit: try Unit(from: "count/min"), value: value),
            startDate: day + seconds,
            endDate: day + seconds,
            device: Device([.name: "Watch"]),
            metadata: metadata
        )
    }

    private func sleep(_ value: Int, at seconds: TimeInterval) throws -> Sample {
        try Sample(type: .named("sleepAnalysis"), value: value, startDate: day + seconds, endDate: day + seconds + 600)
    }

    private func filledStore() throws -> HealthStore {
        let store = try HealthStore.granted([.stepCount, .heartRate, .named("sleepAnalysis"), .workout])
        try store.save([steps(5, at: 600), steps(7, at: 0), beats(60, at: 300), sleep(3, at: 30), sleep(4, at: 0)])
        try store.save([steps(9, at: 0), beats(61, at: 0, metadata: sync("a", 1))])
        let watch = SourceRevision(source: Source(name: "Watch", bundleIdentifier: "com.apple.health.watch"))
        let series = try Sample(
            type: .heartRate,
            unit: try Unit(from: "count/min"),
            series: (0..<3).map { SeriesQuantity(value: 60, startDate: day + Double($0), endDate: day + Double($0)) },
            startDate: day,
            endDate: day + 2
        )
        try store.phone.addSamples([series, steps(11, at: 60), beats(62, at: 60)], from: watch)
        return store
    }

    @Test func `rows share common properties`() throws {
        let store = try filledStore()
        let rows = try #require(try found(store, SampleQuery(.heartRate)).rows)
        #expect(rows.kinds.map(\.sourceRevision.source.name).sorted() == ["App", "Watch", "Watch"].sorted())
        #expect(rows.metadata == [sync("a", 1)])
        #expect(rows.rows.map(\.count) == [1, 1, 3, 1])
        #expect(rows.rows.map { $0.metadataIndex } == [nil, 0, nil, nil])
    }

    @Test func `SQ-02, SQ-04, SQ-06: rows of several types are in the order of the query`() throws {
        let store = try filledStore()
        let types = [ObjectType.stepCount, .heartRate, try .named("sleepAnalysis")]
        for key in [SampleSortDescriptor.Key.startDate, .endDate] {
            for limit in [0, 1, 3, 100] {
                let sort = [SampleSortDescriptor(key, ascending: limit != 3), SampleSortDescriptor(.endDate, ascending: true)]
                for count in 0...2 {
                    let query = SampleQuery(
                        descriptors: types.map { QueryDescriptor($0, .samples(start: day, end: nil)) },
                        limit: limit,
                        sortDescriptors: Array(sort.prefix(count))
                    )
                    #expect(try found(store, query).rows != nil)
                }
            }
        }
    }

    @Test func `queries that evaluate samples return samples`() throws {
        let store = try filledStore()
        let first = try #require(try store.execute(SampleQuery(.stepCount)).first)
        let queries = [
            SampleQuery(.workout),
            SampleQuery(.stepCount, .objects([first.uuid])),
            SampleQuery(.stepCount, .not(.objects([first.uuid]))),
            SampleQuery(.stepCount, sortDescriptors: [SampleSortDescriptor(.duration, ascending: true)]),
            SampleQuery(descriptors: [QueryDescriptor(.stepCount), QueryDescriptor(.stepCount, .samples(start: day, end: nil))]),
            SampleQuery(descriptors: [QueryDescriptor(.stepCount), QueryDescriptor(.workout)]),
        ]
        for query in queries {
            #expect(try found(store, query).rows == nil)
        }
    }

    @Test func `AUTH-38: without permission to read, only the app's own rows are returned`() throws {
        let store = try filledStore()
        try store.phone.setAuthorization(
            false, on: AccessPair(.heartRate, .read), bundleIdentifier: store.process.app.bundleIdentifier
        )
        let rows = try #require(try found(store, SampleQuery(.heartRate)).rows)
        #expect(rows.rows.map(\.value) == [60, 61])
    }
}
