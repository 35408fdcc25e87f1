import Foundation
import HealthEngine
import HealthModel
import Testing

/// Compares random sample queries on random stores with a brute-force model.
struct QueryPropertyTests {
    /// A sample query in terms of the model.
    private struct PlainQuery: CustomStringConvertible {
        var parts: [(type: ObjectType, predicate: PlainPredicate)]
        var sort: [SampleSortDescriptor]
        var limit: Int

        var query: SampleQuery {
            SampleQuery(
                descriptors: parts.map { QueryDescriptor($0.type, $0.predicate.predicate) }, limit: limit, sortDescriptors: sort
            )
        }

        var description: String {
            let parts = parts.map { "\($0.type.name) where \($0.predicate)" }
            return "\(parts) sorted \(sort.map { "\($0.key) \($0.ascending)" }) limit \(limit)"
        }

        /// The limit applies after sorting (SQ-04). Equal samples keep the order in which they were saved (SQ-02).
        func answer(of store: PlainStore, _ permission: Permission) -> [PlainEntry] {
            var found = store.entries.filter { entry in
                parts.contains { store.sees(entry, $0.type, $0.predicate, permission) }
            }
            // From the last descriptor to the first, with stable sorting.
            for descriptor in sort.reversed() {
                let keys = Set(found.map { key($0, descriptor) }).sorted()
                let ordered = descriptor.ascending ? keys : keys.reversed()
                found = ordered.flatMap { value in found.filter { key($0, descriptor) == value } }
            }
            return limit == 0 ? found : Array(found.prefix(limit))
        }

        private func key(_ entry: PlainEntry, _ descriptor: SampleSortDescriptor) -> Int64 {
            descriptor.key == .startDate ? entry.sample.start : entry.sample.end
        }

        /// The same query with a simpler predicate.
        var simpler: [PlainQuery] {
            var queries: [PlainQuery] = []
            for (index, part) in parts.enumerated() {
                for smaller in part.predicate.parts {
                    var query = self
                    query.parts[index].predicate = smaller
                    queries.append(query)
                }
                if parts.count > 1 {
                    var query = self
                    query.parts.remove(at: index)
                    queries.append(query)
                }
            }
            return queries
        }
    }

    @Test(arguments: seeds(50))
    func `a sample query returns the samples of the model`(seed: UInt64) {
        var generator = WorldGenerator(seed: seed)
        let permission = generator.chance.pick([.granted, .granted] + Permission.allCases)
        let types = generator.chance.once(in: 3) ? ObjectType.all : [generator.chance.pick(ObjectType.all), .stepCount]
        let operations = generator.operations(25, types: types)
        let queries = (0..<15).map { _ in Self.query(types, &generator) } + Self.ties(of: types[0])
        expectProperty(seed: seed, operations) { operations in
            let store = try HealthStore.random(permission)
            var model = PlainStore()
            for operation in operations {
                let (outcome, expected) = (try store.apply(operation), model.apply(operation))
                guard outcome == expected else { return "\(operation): \(outcome), expected \(expected)" }
            }
            for query in queries {
                if let difference = try Self.difference(query, store, model, permission) {
                    return "\(permission): \(difference)"
                }
            }
            return nil
        }
    }

    /// Queries whose limits often fall between samples with equal dates.
    private static func ties(of type: ObjectType) -> [PlainQuery] {
        [SampleSortDescriptor.Key.startDate, .endDate].flatMap { key in
            [true, false].flatMap { ascending in
                (1...3).map { limit in
                    let sort = [SampleSortDescriptor(key, ascending: ascending)]
                    return PlainQuery(parts: [(type, .all)], sort: sort, limit: limit)
                }
            }
        }
    }

    private static func query(_ types: [ObjectType], _ generator: inout WorldGenerator) -> PlainQuery {
        // One descriptor per type: the result of two descriptors of one type is not documented.
        let types = generator.chance.once(in: 3) ? Array(Set(types).prefix(3)) : [generator.chance.pick(types)]
        let keys: [SampleSortDescriptor.Key] = [.startDate, .endDate]
        return PlainQuery(
            parts: types.map { ($0, generator.predicate(of: $0)) },
            sort: (0..<generator.chance.number(0..<3)).map { _ in
                SampleSortDescriptor(generator.chance.pick(keys), ascending: generator.chance.once(in: 2))
            },
            limit: generator.chance.once(in: 2) ? 0 : generator.chance.number(1..<8)
        )
    }

    private static func difference(
        _ query: PlainQuery, _ store: HealthStore, _ model: PlainStore, _ permission: Permission
    ) throws -> String? {
        let expected = try query.answer(of: model, permission).map(model.stored)
        let found = try store.execute(query.query)
        guard found != expected else {
            let result = try store.result(of: query.query)
            return result.samples == expected ? nil : "\(query)\nother rows than samples"
        }
        for simpler in query.simpler {
            if let difference = try difference(simpler, store, model, permission) { return difference }
        }
        guard numbers(found) == numbers(expected) else {
            return "\(query)\nfound \(numbers(found)), expected \(numbers(expected))"
        }
        let pairs = zip(found, expected).filter { $0 != $1 }
        return "\(query)\nfound \(pairs.map(\.0)), expected \(pairs.map(\.1))"
    }

    @Test(arguments: seeds(20))
    func `OTH-01: the sources are those of matching samples`(seed: UInt64) {
        var generator = WorldGenerator(seed: seed)
        let permission = generator.chance.pick(Permission.allCases)
        let operations = generator.operations(12, types: [.stepCount, .sleepAnalysis])
        let predicates = (0..<8).map { _ in generator.predicate(of: .stepCount) }
        expectProperty(seed: seed, operations) { operations in
            let store = try HealthStore.random(permission)
            var model = PlainStore()
            for operation in operations {
                _ = (try store.apply(operation), model.apply(operation))
            }
            for predicate in predicates {
                let found = try store.execute(SourceQuery(.stepCount, predicate.predicate))
                let expected = Set(model.select(.stepCount, predicate, permission).map(\.source))
                guard Set(found) == Set(expected.map { PlainStore.revisions[$0].source }), found.count == expected.count
                else { return "\(permission): sources where \(predicate): \(found), expected \(expected)" }
            }
            return nil
        }
    }
}
