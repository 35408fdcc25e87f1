public import Foundation

indirect enum PredicateFormat {
    /// The operators of the format language that health data predicates use.
    enum Operator: Equatable {
        case equalTo, notEqualTo, lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo
        case `in`, between
        /// An operator on strings, which health data predicates do not support.
        case string(String)

        var reversed: Operator {
            switch self {
            case .lessThan: .greaterThan
            case .lessThanOrEqualTo: .greaterThanOrEqualTo
            case .greaterThan: .lessThan
            case .greaterThanOrEqualTo: .lessThanOrEqualTo
            default: self
            }
        }
    }

    case comparison(keyPath: String, Operator, value: Any?)
    case constant(Bool)
    case and([PredicateFormat])
    case or([PredicateFormat])
    case not(PredicateFormat)

    /// The predicate with health data predicates as its parts. An unsupported key path is HealthKit's exception (PRED-11).
    var predicate: NSPredicate {
        switch self {
        case .comparison(let keyPath, let comparison, let value):
            HealthPredicate(HealthPredicate.Content(keyPath, comparison, value))
        case .constant(let value): NSPredicate(value: value)
        case .and(let parts): NSCompoundPredicate(andPredicateWithSubpredicates: parts.map(\.predicate))
        case .or(let parts): NSCompoundPredicate(orPredicateWithSubpredicates: parts.map(\.predicate))
        case .not(let part): NSCompoundPredicate(notPredicateWithSubpredicate: part.predicate)
        }
    }
}

/// Predicates with formats, which Foundation on Linux lacks.
extension NSPredicate {
    public convenience init(format predicateFormat: String, _ args: Any?...) {
        let format = PredicateFormatParser.parse(predicateFormat, args)
        self.init(block: PredicateProbe.block(of: format))
    }

    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        let format = PredicateFormatParser.parse(predicateFormat, arguments ?? [])
        self.init(block: PredicateProbe.block(of: format))
    }
}
