import Foundation
import HealthEngine
import HealthModel
import Testing

/// Compares anchored queries and observer queries on a changing store with the history of a model.
struct ChangePropertyTests {
    /// A query that reads changes at some steps.
    private struct Reader {
        let type: ObjectType
        let predicate: PlainPredicate
        var anchor: QueryAnchor?
        /// The position of the anchor in the model's history.
        var position = 0
        /// The samples that the client has after its reads, by number.
        var state: [Int: Sample] = [:]
        /// The running observer query and anchored query on the same samples, and the last reported position.
        var observer: QueryID?
        var running: QueryID?
        var reportedPosition = 0

        init(_ type: ObjectType, _ predicate: PlainPredicate) {
            self.type = type
            self.predicate = predicate
        }
    }

    private enum Step: Reducible, CustomStringConvertible {
        case change(Operation)
        /// A reader reads a page. A limit of 0 means no limit.
        case read(Int, limit: Int)
        /// Running queries are asked for updates.
        case update

        var simpler: [Step] {
            if case .change(let operation) = self { operation.simpler.map(Step.change) } else { [] }
        }

        var description: String {
            switch self {
            case .change(let operation): "\(operation)"
            case .read(let reader, let limit): "reader \(reader) reads \(limit)"
            case .update: "update"
            }
        }
    }

    @Test(arguments: seeds(40))
    func `pages of changes add up to the content of the store, and running queries report each change`(seed: UInt64) {
        var generator = WorldGenerator(seed: seed)
        // A sample's deletion removes its membership in correlations.
        generator.includesCorrelations = false
        let permission = generator.chance.pick([.granted] + Permission.allCases)
        let types = generator.chance.once(in: 2) ? [.stepCount, .bloodPressure] : ObjectType.all
        let steps = generator.operations(30, types: types).flatMap { operation -> [Step] in
            var steps: [Step] = [.change(operation)]
            for reader in 0..<3 where generator.chance.once(in: 3) {
                steps.append(.read(reader, limit: generator.chance.number(0..<5)))
            }
            if generator.chance.once(in: 3) { steps.append(.update) }
            return steps
        }
        let all = generator.chance.pick(types)
        var readers = [Reader(all, .all), Reader(.bloodPressureSystolic, .all)]
        readers.append(Reader(types[0], generator.predicate(of: types[0])))
        expectProperty(seed: seed, steps) { steps in
            var run = try Run(readers: readers, permission)
            for step in steps {
                if let problem = try run.perform(step) { return "\(permission), \(step): \(problem)" }
            }
            return try run.problemAtEnd().map { "\(permission), at the end: \($0)" }
        }
    }

    private struct Run {
        let store: HealthStore
        var model = PlainStore()
        var readers: [Reader]
        let permission: Permission
        var isFirstUpdate = true

        init(readers: [Reader], _ permission: Permission) throws {
            self.readers = readers
            self.permission = permission
            store = try HealthStore.random(permission)
            for index in readers.indices {
                let descriptor = QueryDescriptor(readers[index].type, readers[index].predicate.predicate)
                self.readers[index].observer = try store.start(ObserverQuery(descriptors: [descriptor]))
                let query = AnchoredObjectQuery(descriptor.type, descriptor.predicate)
                self.readers[index].running = try store.start(query).0
            }
        }

        mutating func perform(_ step: Step) throws -> String? {
            switch step {
            case .change(let operation):
                let (outcome, expected) = (try store.apply(operation), model.apply(operation))
                return outcome == expected ? nil : "\(outcome), expected \(expected)"
            case .read(let index, let limit): return try read(index, limit: limit)
            case .update: return try update()
            }
        }

        /// Reads a page, compares it with the model, and continues from its anchor.
        private mutating func read(_ index: Int, limit: Int) throws -> String? {
            var reader = readers[index]
            let query = AnchoredObjectQuery(reader.type, reader.predicate.predicate, anchor: reader.anchor, limit: limit)
            let result = try store.execute(query)
            let expected = events(of: reader, after: reader.position, limit: limit)
            let isWhole = limit == 0 || expected.count < limit
            reader.position = isWhole ? model.latest : expected.last?.position ?? model.latest
            if let problem = difference(result, expected) {
                return "reader of \(reader.type) where \(reader.predicate): \(problem)"
            }
            for deleted in result.deletedObjects {
                reader.state[number(deleted.uuid)] = nil
            }
            for sample in result.samples {
                reader.state[number(sample.uuid)] = sample
            }
            reader.anchor = result.anchor
            readers[index] = reader
            return nil
        }

        /// Asks running queries for updates. Observers and anchored queries must report exactly the changes (OBS-01).
        private mutating func update() throws -> String? {
            let updates = try store.queryUpdates()
            defer { isFirstUpdate = false }
            for index in readers.indices {
                let reader = readers[index]
                let expected = events(of: reader, after: reader.reportedPosition, limit: 0)
                let observations = updates.filter {
                    if case .observer(reader.observer, _, _) = $0 { true } else { false }
                }
                let isDue = isFirstUpdate || !expected.isEmpty
                guard observations.count == (isDue ? 1 : 0) else {
                    return "observer \(index) fired \(observations.count) times for \(expected.map(\.position))"
                }
                let results = updates.compactMap { update -> AnchoredObjectQuery.Result? in
                    if case .anchored(reader.running, let result) = update { result } else { nil }
                }
                guard results.count == (expected.isEmpty ? 0 : 1) else {
                    return "query \(index): \(results.count) updates"
                }
                if let problem = results.first.flatMap({ difference($0, expected) }) { return problem }
                readers[index].reportedPosition = model.latest
            }
            return nil
        }

        /// The last change of each object after a position, in store order (ANCH-06, ANCH-08).
        private func events(of reader: Reader, after position: Int, limit: Int) -> [PlainEntry] {
            let all = (model.entries + model.deletions).filter { entry in
                entry.position > position && model.sees(entry, reader.type, reader.predicate, permission)
            }
            var events: [PlainEntry] = []
            for event in all.sorted(by: { $0.position < $1.position }) {
                let former = events.firstIndex { $0.sample.number == event.sample.number }
                guard former != nil || limit == 0 || events.count < limit else { break }
                if let former { events.remove(at: former) }
                events.append(event)
            }
            return events
        }

        private func difference(_ result: AnchoredObjectQuery.Result, _ expected: [PlainEntry]) -> String? {
            let there = Set(model.entries.map(\.position))
            let added = expected.filter { there.contains($0.position) }.map(\.sample.number)
            let deleted = expected.filter { !there.contains($0.position) }.map(\.sample.number)
            let (found, gone) = (numbers(result.samples), result.deletedObjects.map { number($0.uuid) })
            guard found == added else { return "added \(found), expected \(added)" }
            return gone == deleted ? nil : "deleted \(gone), expected \(deleted)"
        }

        /// After all pages, the client must have the result of a sample query. Pages must add up to one page without a
        /// limit.
        mutating func problemAtEnd() throws -> String? {
            if let problem = try update() { return problem }
            for index in readers.indices {
                let reader = readers[index]
                if let problem = try read(index, limit: 0) { return problem }
                let predicate = reader.predicate.predicate
                let found = try store.execute(SampleQuery(reader.type, predicate))
                let state = readers[index].state.sorted { $0.key < $1.key }.map(\.key)
                guard state == numbers(found).sorted() else {
                    return "reader \(index) has \(state), the store \(numbers(found))"
                }
                let whole = try store.execute(AnchoredObjectQuery(reader.type, predicate))
                for limit in 1...3 {
                    guard let (samples, deleted) = try pages(reader.type, predicate, limit) else {
                        return "pages of \(limit) never end"
                    }
                    let added = Set(samples.map(\.uuid))
                    let gone = Set(deleted.map(\.uuid)).subtracting(added)
                    guard samples == whole.samples, gone == Set(whole.deletedObjects.map(\.uuid)) else {
                        return "pages of \(limit) where \(predicate) are incomplete"
                    }
                }
            }
            return nil
        }

        private func pages(_ type: ObjectType, _ predicate: SamplePredicate, _ limit: Int) throws -> (
            [Sample], [DeletedObject]
        )? {
            var (samples, deleted): ([Sample], [DeletedObject]) = ([], [])
            var anchor: QueryAnchor?
            for _ in 0..<1000 {
                let page = try store.execute(AnchoredObjectQuery(type, predicate, anchor: anchor, limit: limit))
                guard !page.samples.isEmpty || !page.deletedObjects.isEmpty else { return (samples, deleted) }
                samples += page.samples
                deleted += page.deletedObjects
                // As an app stores it.
                anchor = QueryAnchor(text: page.anchor.text)
            }
            return nil
        }
    }
}
