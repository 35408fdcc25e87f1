import GRDB
import HealthModel

/// Why a call has found nothing, by the decisions and the samples that the phone has now.
package struct EmptyAnswer {
    let call: FailureExplanation.Call
    let process: AppProcess
    /// The samples of the store.
    let counts: [SampleCount]
    /// The identifiers of the types that the user has denied reading.
    let denied: Set<String>

    private static let mostTypes = 5

    /// A sentence about each type of samples, with counts.
    package var sentences: [String] {
        call.types.compactMap(TypeCatalog.type(identifier:)).filter(\.isSampleType).prefix(Self.mostTypes).map(sentence)
    }

    /// The sentences, each with the number of the call.
    var lines: [String] { sentences.map { "\(call.number) \($0)" } }

    private func sentence(about type: ObjectType) -> String {
        let name = shortName(type.identifier)
        let stored = counts.filter { $0.type == type.identifier }
        let count = stored.reduce(0) { $0 + $1.count }
        guard count > 0 else {
            let deleted = (try? process.phone.deletionCount(of: type)) ?? 0
            return "The store has no \(name)" + (deleted > 0 ? ", because all \(deleted) were deleted." : ".")
        }
        let foreign = stored.filter { Name($0.source.bundleIdentifier) != Name(process.app.bundleIdentifier) }
        let hidden = foreign.reduce(0) { $0 + $1.count }
        let total = "The store has \(count) \(name)"
        if hidden == count, denied.contains(type.identifier) {
            return "The user has denied reading: the app cannot see the \(count) \(name) of other sources (AUTH-38)."
        }
        guard finds(.all, of: type) else { return "\(total), which the app may not read." }
        let predicates = (call.queries ?? []).filter { $0.type == type }.map(\.predicate)
        guard let predicate = predicates.last, !finds(predicate, of: type) else {
            return "\(total) now: they came after the call, or it asks for later ones."
        }
        let subject = excluding(predicate.conditions, of: type)?.subject ?? "all conditions"
        return "\(total), but none matches \(subject) of the predicate."
    }

    /// The condition without which there would be samples. Nil if there is no single one.
    private func excluding(_ conditions: [SamplePredicate], of type: ObjectType) -> SamplePredicate? {
        conditions.indices.first { index in
            var others = conditions
            others.remove(at: index)
            return finds(others.isEmpty ? .all : .and(others), of: type)
        }.map { conditions[$0] }
    }

    /// Whether the app would find a sample now.
    private func finds(_ predicate: SamplePredicate, of type: ObjectType) -> Bool {
        let (store, query) = (process.healthStore, SampleQuery(type, predicate, limit: 1))
        let isEmpty = try? store.read(query.descriptors) { db, registry, parts in
            try store.samples(of: query, parts, db, registry).isEmpty
        }
        return isEmpty == false
    }
}

extension Phone {
    /// The number of deleted samples of a type.
    fileprivate func deletionCount(of type: ObjectType) throws(HealthFailure) -> Int {
        try database.read { db, registry in
            guard let id = try registry.existingID(of: type, db) else { return 0 }
            let rows = try RowStatement(db, "SELECT count(*) FROM deletedObject WHERE type = ?1")
            rows.bind(id, at: 1)
            return try rows.step() ? Int(rows.int64(0)) : 0
        }
    }
}

extension SamplePredicate {
    /// The predicates that all must match.
    fileprivate var conditions: [SamplePredicate] {
        if case .and(let parts) = self { parts.flatMap(\.conditions) } else { [self] }
    }

    /// What the predicate is about, without its values.
    fileprivate var subject: String {
        switch self {
        case .samples: "the dates"
        case .objects: "the UUIDs"
        case .sources, .sourceRevisions: "the sources"
        case .devices, .deviceProperty: "the devices"
        case .metadataKey(let key), .metadataValues(let key, _), .metadata(let key, _, _):
            "the metadata" + (Metadata.key(named: key).map { " (did you mean the key \($0)?)" } ?? "")
        case .quantity(_, let quantity): "the quantity in \(quantity.unit.unitString)"
        case .category, .categoryValues: "the category value"
        case .workout, .workoutEffort, .workoutActivity, .workoutActivityType: "the workout"
        case .not(let part): part.subject
        case .or(let parts) where Set(parts.map(\.subject)).count == 1: parts[0].subject
        default: "a condition"
        }
    }
}
