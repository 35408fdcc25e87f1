import Foundation
import HealthModel

/// A predicate from a factory of `HKQuery`. It holds the engine's predicate.
final class HealthPredicate: NSPredicate {
    /// The engine's predicates, by the objects that they select.
    enum Content: Hashable {
        case samples(SamplePredicate)
        case activities(WorkoutActivityPredicate)
        case summaries(ActivitySummaryPredicate)
        case medications(MedicationPredicate)
    }

    let content: Content

    init(_ content: Content) {
        self.content = content
        super.init(value: true)
    }

    convenience init(_ predicate: SamplePredicate) { self.init(.samples(predicate)) }

    required init?(coder: NSCoder) { nil }

    // The superclass compares only the format, which all of them share.
    override var hash: Int { content.hashValue }
    override func isEqual(_ object: Any?) -> Bool { (object as? HealthPredicate)?.content == content }

    override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
        switch (content, object) {
        case (.samples(let predicate), let object as HKObject): predicate.matches(object.sample)
        case (.activities(let predicate), let activity as HKWorkoutActivity): predicate.matches(activity.activity)
        case (.medications(let predicate), let object as HKUserAnnotatedMedication): predicate.matches(object.value)
        default: false
        }
    }

    override func evaluate(with object: Any?) -> Bool { evaluate(with: object, substitutionVariables: nil) }
}

/// A predicate of the engine that combines others.
protocol CompoundPredicate {
    static var all: Self { get }
    static func and(_ predicates: [Self]) -> Self
    static func or(_ predicates: [Self]) -> Self
    static func not(_ predicate: Self) -> Self
    /// The predicate from a factory of `HKQuery`. Nil if it selects other objects.
    init?(_ content: HealthPredicate.Content)
}

extension SamplePredicate: CompoundPredicate {
    init?(_ content: HealthPredicate.Content) {
        switch content {
        case .samples(let predicate): self = predicate
        case .activities, .summaries, .medications: return nil
        }
    }
}

extension WorkoutActivityPredicate: CompoundPredicate {
    static var all: Self { .and([]) }

    init?(_ content: HealthPredicate.Content) {
        guard case .activities(let predicate) = content else { return nil }
        self = predicate
    }
}

extension ActivitySummaryPredicate: CompoundPredicate {
    init?(_ content: HealthPredicate.Content) {
        switch content {
        case .summaries(let predicate): self = predicate
        // The engine rejects it with HealthKit's exception (PRED-12).
        case .samples(let predicate): self = .samples(predicate)
        case .activities, .medications: return nil
        }
    }
}

extension MedicationPredicate: CompoundPredicate {
    init?(_ content: HealthPredicate.Content) {
        guard case .medications(let predicate) = content else { return nil }
        self = predicate
    }
}

extension CompoundPredicate {
    /// The engine's form of a predicate. Nil selects everything. A predicate that HealthKit does not support is its
    /// exception.
    init(_ predicate: NSPredicate?) {
        switch predicate {
        case nil: self = .all
        case let predicate as HealthPredicate:
            guard let own = Self(predicate.content) else { Self.refuse(predicate) }
            self = own
        case let compound as NSCompoundPredicate:
            let parts = compound.subpredicates.map { Self($0) }
            switch compound.compoundPredicateType {
            case .and: self = .and(parts)
            case .or: self = .or(parts)
            case .not: self = .not(parts.first ?? .all)
            }
        case let predicate?:
            if predicate == NSPredicate(value: true) {
                self = .all
            } else if predicate == NSPredicate(value: false) {
                self = .not(.all)
            } else if let parsed = PredicateProbe.parsed(predicate) {
                self.init(parsed)
            } else {
                Self.refuse(predicate)
            }
        }
    }

    private static func refuse(_ predicate: NSPredicate) -> Never {
        raise("Unsupported predicate for a health data query: \(type(of: predicate))")
    }
}

/// Asks a predicate with a format for its parsed form. Foundation on Linux keeps no format, so the form is in a block.
final class PredicateProbe {
    fileprivate(set) var predicate: NSPredicate?

    /// The parsed form of a predicate with a format. Nil for any other predicate.
    static func parsed(_ predicate: NSPredicate) -> NSPredicate? {
        let probe = PredicateProbe()
        _ = predicate.evaluate(with: probe)
        return probe.predicate
    }

    static func block(of format: PredicateFormat) -> (Any?, [String: Any]?) -> Bool {
        { object, _ in
            let predicate = format.predicate
            guard let probe = object as? PredicateProbe else { return predicate.evaluate(with: object) }
            probe.predicate = predicate
            return true
        }
    }
}
