import Foundation
import HealthModel
import Testing

@testable import HealthEngine

/// The store compares names by their bytes: decision record 0038.
struct StoreNamesTests {
    private static let pairs = [("é", "e\u{301}"), ("K", "\u{212A}"), ("a\0x", "a\0y"), ("a", "a\0")]

    private func steps(_ value: Double, _ metadata: Metadata = [:]) throws -> Sample {
        try Sample(
            type: stepCount(), quantity: Quantity(unit: .count, value: value), startDate: day, endDate: day, metadata: metadata
        )
    }

    @Test(arguments: pairs)
    func `sync identifiers that differ in bytes are two (SAVE-37)`(left: String, right: String) throws {
        let phone = try Phone()
        for (version, identifier) in [left, right].enumerated() {
            let metadata: Metadata = [
                "HKMetadataKeySyncIdentifier": .string(identifier), "HKMetadataKeySyncVersion": .integer(Int64(version)),
            ]
            try phone.addSamples([steps(1, metadata)], from: .named("source"))
        }
        #expect(try phone.healthStore.execute(SampleQuery(stepCount())).count == 2)
        #expect(try phone.storeProblem() == nil)
    }

    @Test(arguments: pairs.prefix(2))
    func `sources that differ in bytes are two`(left: String, right: String) throws {
        let phone = try Phone()
        for name in [left, right] { try phone.addSamples([steps(1)], from: .named(name)) }
        #expect(try phone.sampleCounts().map(\.count) == [1, 1])
        let first = SampleQuery(try stepCount(), .sources([Name(left)]))
        #expect(try phone.healthStore.execute(first).count == 1)
    }

    @Test(arguments: pairs)
    func `metadata keys that differ in bytes are kept`(left: String, right: String) throws {
        try withTemporaryPath { path in
            let metadata: Metadata = [left: .integer(1), right: .string("b"), "c": .bool(true)]
            try Phone(path: path).addSamples([steps(1, metadata)], from: .named("source"))
            let found = try Phone(path: path).healthStore.execute(SampleQuery(stepCount()))
            #expect(found.first?.metadata == metadata)
            #expect(found.first?.metadata.entries.count == 3)
        }
    }
}

extension SourceRevision {
    fileprivate static func named(_ name: String) -> SourceRevision {
        SourceRevision(source: Source(name: "n", bundleIdentifier: name))
    }
}
