import Foundation
import HealthEngine
import HealthModel
import Testing

/// Anchored and observer queries while a store changes, against the history that the model keeps.
struct ChangePropertyTests {
    /// A query that reads changes from time to time.
    private struct Reader {
        let type: ObjectType
        let predicate: PlainPredicate
        var anchor: QueryAnchor?
        /// The anchor in the model's history.
        var position = 0
        /// What a client that keeps what it reads has, by number.
        var state: [Int: Sample] = [:]
        /// The observer and the anchored query that run over the same samples, and where they have got to.
        var observer: QueryID?
        var running: QueryID?
        var told = 0

        init(_ type: ObjectType, _ predicate: PlainPredicate) {
            self.type = type
            self.predicate = predicate
        }
    }

    private enum Step: Reducible, CustomStringConvertible {
        case change(Operation)
        /// A reader reads a page; 0 is no limit.
        case read(Int, limit: Int)
        /// What runs is asked for updates.
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
    func `reading changes in pages gives what the store holds, and running queries tell of each change`(seed: UInt64) {
        var generator = WorldGenerator(seed: seed)
        // Which correlations a sample belonged to is forgotten with it.
        generator.knowsCorrelations = false
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
                if let problem = try run.carryOut(step) { return "\(permission), \(step): \(problem)" }
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

        mutating func carryOut(_ step: Step) throws -> String? {
            switch step {
            case .change(let operation):
                let (outcome, expected) = (try store.apply(operation), model.apply(operation))
                return outcome == expected ? nil : "\(outcome), expected \(expected)"
            case .read(let index, let limit): return try read(index, limit: limit)
            case .update: return try update()
            }
        }

        /// Reads a page, which must be the model's, and follows it.
        private mutating func read(_ index: Int, limit: Int) throws -> String? {
            var reader = readers[index]
            let query = AnchoredObjectQuery(
                reader.type,
                reader.predicate.predicate,
                anchor: reader.anchor,
                limit: limit
            )
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
                let number = number(sample.uuid)
                guard reader.state.updateValue(sample, forKey: number) == nil else { return "\(number) came twice" }
            }
            reader.anchor = result.anchor
            readers[index] = reader
            return nil
        }

        /// Asks what runs for updates: observers and anchored queries tell exactly of what has changed (OBS-01).
        private mutating func update() throws -> String? {
            let updates = try store.queryUpdates()
            defer { isFirstUpdate = false }
            for index in readers.indices {
                let reader = readers[index]
                let expected = events(of: reader, after: reader.told, limit: 0)
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
                readers[index].told = model.latest
            }
            return nil
        }

        /// What was added and deleted since, in the order of the store (ANCH-06, ANCH-08).
        private func events(of reader: Reader, after position: Int, limit: Int) -> [PlainEntry] {
            let all = (model.entries + model.deletions).filter { entry in
                entry.position > position && model.sees(entry, reader.type, reader.predicate, permission)
            }
            let events = all.sorted { $0.position < $1.position }
            return limit == 0 ? events : Array(events.prefix(limit))
        }

        private func difference(_ result: AnchoredObjectQuery.Result, _ expected: [PlainEntry]) -> String? {
            let there = Set(model.entries.map(\.position))
            let added = expected.filter { there.contains($0.position) }.map(\.sample.number)
            let deleted = expected.filter { !there.contains($0.position) }.map(\.sample.number)
            let (found, gone) = (numbers(result.samples), result.deletedObjects.map { number($0.uuid) })
            guard found == added else { return "added \(found), expected \(added)" }
            return gone == deleted ? nil : "deleted \(gone), expected \(deleted)"
        }

        /// Whoever reads on has what a sample query finds, and pages are together what one page without a limit is.
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
                        return "pages of \(limit) do not end"
                    }
                    guard samples == whole.samples, deleted == whole.deletedObjects else {
                        return "pages of \(limit) where \(predicate) are not the whole"
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
                // As an app keeps it.
                anchor = QueryAnchor(text: page.anchor.text)
            }
            return nil
        }
    }
}
