public import Foundation

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
