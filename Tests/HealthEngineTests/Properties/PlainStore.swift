import Foundation
import HealthModel

/// An entry in the model of a store: a sample and its source.
struct PlainEntry: Hashable {
    /// The position in the history.
    var position: Int
    var sample: PlainSample
    /// The position in ``PlainStore/revisions``.
    var source: Int
    /// The numbers of a correlation's members. They change when members are replaced or deleted.
    var members: Set<Int> = []
}

/// An operation on a store.
enum Operation {
    /// For source 0, the app saves. Other sources save through the phone.
    case save(source: Int, [PlainSample])
    case delete([Int])
    case deleteObjects(ObjectType, PlainPredicate)
}

/// A simple model of a store: arrays that are searched completely for each answer.
struct PlainStore {
    /// The app itself, another app, a watch, a phone, and the Health app.
    static let revisions: [SourceRevision] = [
        SourceRevision(
            source: Source(name: "App", bundleIdentifier: "com.example.app"),
            version: "1.0",
            productType: "iPhone17,1",
            operatingSystemVersion: EmulatedDevice.defaultSystem
        ),
        SourceRevision(source: Source(name: "Other", bundleIdentifier: "com.example.other"), version: "7"),
        SourceRevision(
            source: Source(name: "Watch", bundleIdentifier: "com.apple.health.WATCH"),
            productType: "Watch7,10",
            operatingSystemVersion: OSVersion(major: 11, minor: 2)
        ),
        SourceRevision(source: Source(name: "Phone", bundleIdentifier: "com.apple.health.PHONE"), productType: "iPhone16,2"),
        SourceRevision(source: Source(name: "Health", bundleIdentifier: "com.apple.Health")),
    ]

    /// In the order in which they were saved.
    private(set) var entries: [PlainEntry] = []
    /// The deleted entries in the order of deletion. Positions are those of the deletions.
    private(set) var deletions: [PlainEntry] = []
    private(set) var latest = 0
    /// The sources that have saved anything, in the order of their first save.
    private(set) var sources: [Int] = []

    enum Outcome: Hashable {
        case done(Int)
        case refused
    }

    mutating func apply(_ operation: Operation) -> Outcome {
        var copy = self
        guard let count = copy.attempt(operation) else { return .refused }
        self = copy
        return .done(count)
    }

    /// Returns nil if the operation is rejected. The model may be partly changed then.
    private mutating func attempt(_ operation: Operation) -> Int? {
        switch operation {
        case .save(let source, let samples):
            if !sources.contains(source) { sources.append(source) }
            for sample in samples where insert(sample, source) == nil { return nil }
            return samples.count
        case .delete(let numbers):
            let deleted = entries.filter { numbers.contains($0.sample.number) && $0.source == 0 }
            guard !numbers.isEmpty, deleted.count == Set(numbers).count else { return nil }
            delete(deleted)
            return deleted.count
        case .deleteObjects(let type, let predicate):
            let deleted = entries.filter { $0.source == 0 && $0.sample.type == type && predicate.holds($0, self) }
            delete(deleted)
            return deleted.count
        }
    }

    private mutating func take() -> Int {
        latest += 1
        return latest
    }

    /// The number of the stored sample: the new one, or an existing newer version. Nil if it is rejected.
    private mutating func insert(_ sample: PlainSample, _ source: Int) -> Int? {
        let older = entries.first { entry in
            entry.source == source && entry.sample.type == sample.type && sample.sync != nil
                && entry.sample.sync?.identifier == sample.sync?.identifier
        }
        if let older, let new = sample.sync?.version, let old = older.sample.sync?.version, new <= old {
            // The UUID must be new even if the sample would be ignored (SAVE-32).
            let isKnown = entries.contains { $0.sample.number == sample.number }
            return isKnown ? nil : older.sample.number
        }
        var members: Set<Int> = []
        for member in sample.members {
            guard let number = insert(member, source) else { return nil }
            members.insert(number)
        }
        guard !entries.contains(where: { $0.sample.number == sample.number }) else { return nil }
        entries.append(PlainEntry(position: take(), sample: sample, source: source, members: members))
        guard let older else { return sample.number }
        // The new sample replaces the old one (SAVE-35). Members of only the old one are deleted.
        for index in entries.indices where entries[index].members.remove(older.sample.number) != nil {
            entries[index].members.insert(sample.number)
        }
        let orphans = older.members.subtracting(members)
        remove(older.sample.number)
        for entry in entries where orphans.contains(entry.sample.number) { remove(entry.sample.number) }
        return sample.number
    }

    private mutating func delete(_ deleted: [PlainEntry]) {
        let numbers = deleted.reduce(Set(deleted.map(\.sample.number))) { $0.union($1.members) }
        for entry in entries where numbers.contains(entry.sample.number) && entry.source == 0 {
            remove(entry.sample.number)
        }
    }

    private mutating func remove(_ number: Int) {
        guard let index = entries.firstIndex(where: { $0.sample.number == number }) else { return }
        var entry = entries.remove(at: index)
        for index in entries.indices { entries[index].members.remove(number) }
        entry.position = take()
        deletions.append(entry)
    }

    /// The sample as a store returns it: a series without its quantities, a correlation with its current members.
    func stored(_ entry: PlainEntry) throws -> Sample {
        let made = try entry.sample.made()
        var content = made.content
        switch content {
        case .quantity(let quantity, let series?):
            content = .quantity(quantity, series: series.count > 1 ? QuantitySeries(count: series.count) : nil)
        case .correlation:
            let members = entries.filter { entry.members.contains($0.sample.number) }
            content = .correlation(try members.map(stored))
        default: break
        }
        return Sample(
            stored: made.uuid,
            type: made.type,
            startDate: made.startDate,
            endDate: made.endDate,
            content: content,
            metadata: made.metadata,
            device: made.device,
            sourceRevision: Self.revisions[entry.source]
        )
    }
}

extension PlainSample {
    /// The identifier of the synchronized versions.
    fileprivate var sync: (identifier: MetadataValue, version: Int64)? {
        guard let identifier = metadata["HKMetadataKeySyncIdentifier"],
            case .integer(let version)? = metadata["HKMetadataKeySyncVersion"]
        else { return nil }
        return (identifier, version)
    }
}

extension Operation: Reducible {
    var simpler: [Operation] {
        switch self {
        case .save(let source, let samples) where samples.count > 1:
            samples.indices.map { index in .save(source: source, Array(samples[..<index] + samples[(index + 1)...])) }
        case .delete(let numbers) where numbers.count > 1: numbers.map { .delete([$0]) }
        case .deleteObjects(let type, let predicate): predicate.parts.map { .deleteObjects(type, $0) }
        default: []
        }
    }
}

extension Operation: CustomStringConvertible {
    var description: String {
        switch self {
        case .save(let source, let samples): "source \(source) saves \(samples)"
        case .delete(let numbers): "delete \(numbers)"
        case .deleteObjects(let type, let predicate): "delete \(type.name) where \(predicate)"
        }
    }
}
