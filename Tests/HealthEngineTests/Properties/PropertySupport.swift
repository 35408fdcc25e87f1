import Foundation
import HealthEngine
import HealthModel
import Testing

/// The app's permission to read.
enum Permission: CaseIterable {
    case granted, denied
    /// The app only requested to share (AUTH-41).
    case shareOnly
}

extension HealthStore {
    /// A store whose app may share all types of random stores.
    static func random(path: String? = nil, _ permission: Permission = .granted) throws -> HealthStore {
        let environment = Environment(clock: Clock(fixedAt: day + 24 * 3600), timeZone: TimeZone(identifier: "UTC"), seed: 1)
        let store = try launched(path: path, environment: environment)
        for type in ObjectType.all where type.kind != .correlation {
            try store.setAuthorization(true, on: AccessPair(type, .share))
            if permission != .shareOnly {
                try store.setAuthorization(permission == .granted, on: AccessPair(type, .read))
            }
        }
        return store
    }

    /// Performs an operation and returns its outcome in terms of the model.
    func apply(_ operation: Operation) throws -> PlainStore.Outcome {
        do {
            switch operation {
            case .save(0, let samples):
                return .done(try save(samples.map { try $0.made() }).count)
            case .save(let source, let samples):
                let samples = try samples.map { try $0.made() }
                return .done(try phone.addSamples(samples, from: PlainStore.revisions[source]).count)
            case .delete(let numbers):
                try delete(numbers.map(PlainSample.uuid))
                return .done(Set(numbers).count)
            case .deleteObjects(let type, let predicate):
                return .done(try deleteObjects(of: type, predicate.predicate))
            }
        } catch HealthFailure.error(let error) where error.code == .errorInvalidArgument {
            return .refused
        }
    }
}

extension PlainStore {
    /// The entries that a query selects, in the order in which they were saved.
    func select(_ type: ObjectType, _ predicate: PlainPredicate, _ permission: Permission) -> [PlainEntry] {
        entries.filter { sees($0, type, predicate, permission) }
    }

    /// Whether a query returns an entry, stored or deleted (AUTH-38).
    func sees(_ entry: PlainEntry, _ type: ObjectType, _ predicate: PlainPredicate, _ permission: Permission) -> Bool {
        entry.sample.type == type && (permission == .granted || entry.source == 0) && predicate.holds(entry, self)
    }
}

/// A short form of samples.
func numbers(_ samples: [Sample]) -> [Int] { samples.map { number($0.uuid) } }

func number(_ uuid: UUID) -> Int { Int(uuid.uuid.14) << 8 + Int(uuid.uuid.15) }
