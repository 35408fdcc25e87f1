import Foundation
import HealthEngine
import HealthModel
import Testing

/// Compares stores in files with an in-memory store after the same operations.
struct StoreFilePropertyTests {
    /// The queries that apps run after some operations.
    private struct Questions {
        let samples: [SampleQuery]
        let changes: [AnchoredObjectQuery]
        let sums: [StatisticsQuery]
        let sources: [SourceQuery]

        init(_ types: [ObjectType], _ generator: inout WorldGenerator) {
            samples =
                types.map { SampleQuery($0) }
                + types.map { type in
                    SampleQuery(type, generator.predicate(of: type).predicate, limit: 5)
                }
            changes = types.map { AnchoredObjectQuery($0, generator.predicate(of: $0).predicate) }
            sums = [.all, .sources(["com.example.app"])].map { StatisticsQuery(.stepCount, $0, .cumulativeSum) }
            sources = types.map { SourceQuery($0) }
        }

        /// The difference between the answers of two stores.
        func difference(_ file: HealthStore, _ memory: HealthStore) throws -> String? {
            for query in samples {
                let (found, expected) = (try file.execute(query), try memory.execute(query))
                guard found == expected else { return "\(query): \(numbers(found)), in memory \(numbers(expected))" }
            }
            for query in changes {
                let (found, expected) = (try file.execute(query), try memory.execute(query))
                guard found == expected else { return "\(query): \(found), in memory \(expected)" }
            }
            for query in sums {
                let (found, expected) = (try? file.execute(query), try? memory.execute(query))
                guard found == expected, failure({ try file.execute(query) }) == failure({ try memory.execute(query) })
                else { return "\(query): \(String(describing: found)), in memory \(String(describing: expected))" }
            }
            for query in sources where try file.execute(query) != memory.execute(query) { return "\(query)" }
            return nil
        }
    }

    @Test(arguments: seeds(8))
    func `a reopened store answers like one that stays open`(seed: UInt64) {
        Self.compare(seed: seed) { path, operations, questions in
            var file = try HealthStore.random(path: path)
            let memory = try HealthStore.random()
            for (index, operation) in operations.enumerated() {
                let (outcome, expected) = (try file.apply(operation), try memory.apply(operation))
                guard outcome == expected else { return "\(operation): \(outcome), in memory \(expected)" }
                if index % 3 == 0 { file = try HealthStore.random(path: path) }
                if index % 4 == 0, let difference = try questions.difference(file, memory) { return difference }
            }
            return try questions.difference(file, memory)
        }
    }

    @Test(arguments: seeds(8))
    func `two stores on one file answer like one store`(seed: UInt64) {
        Self.compare(seed: seed) { path, operations, questions in
            let files = [try HealthStore.random(path: path), try HealthStore.random(path: path)]
            let memory = try HealthStore.random()
            let observers = try files.map { store in
                try store.start(ObserverQuery(descriptors: [QueryDescriptor(.stepCount)]))
            }
            for file in files { _ = try file.queryUpdates() }
            for (index, operation) in operations.enumerated() {
                let before = try memory.execute(AnchoredObjectQuery(.stepCount)).anchor
                let (outcome, expected) = (try files[index % 2].apply(operation), try memory.apply(operation))
                guard outcome == expected else { return "\(operation): \(outcome), in memory \(expected)" }
                let changes = try memory.execute(AnchoredObjectQuery(.stepCount, anchor: before))
                let isDue = !changes.samples.isEmpty || !changes.deletedObjects.isEmpty
                for (file, observer) in zip(files, observers) {
                    let updates = try file.queryUpdates()
                    let isNotified = updates.contains { if case .observer(observer, _, _) = $0 { true } else { false } }
                    guard isNotified == isDue, updates.count == (isDue ? 1 : 0) else {
                        return "\(operation): \(updates)"
                    }
                }
                if index % 3 == 0, let difference = try questions.difference(files[(index + 1) % 2], memory) {
                    return difference
                }
            }
            return try questions.difference(files[0], memory) ?? questions.difference(files[1], memory)
        }
    }

    private static func compare(seed: UInt64, _ check: (String, [Operation], Questions) throws -> String?) {
        var generator = WorldGenerator(seed: seed)
        let types = [.stepCount, generator.chance.pick(ObjectType.all), generator.chance.pick(ObjectType.all)]
        let operations = generator.operations(16, types: types)
        let questions = Questions(types, &generator)
        expectProperty(seed: seed, operations) { operations in
            try withTemporaryPath { path in try check(path, operations, questions) }
        }
    }
}
