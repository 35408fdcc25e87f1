import Bridge
import BridgeCore
import HealthModel
package import JSON

/// What the executable can explain: rules, errors, types, symbols and methods.
package struct Reference {
    private let rules: RuleBook
    private let errors: ErrorBook
    private let symbols: SymbolList
    /// The OpenRPC document, and its methods.
    package let document: JSONValue
    package let methods: MethodList
    private let names: KnownNames

    /// The longest query, in Unicode scalars: one character may have megabytes of them. The rest of a longer query does not count.
    private static let longestQuery = 2000

    /// Reads the files that the executable contains.
    package init() throws {
        let files = try ProtocolFiles.read()
        func content(_ path: String) -> JSONValue { files.first { $0.path == path }?.content ?? .null }
        rules = RuleBook(content("rules.json"))
        symbols = SymbolList(content("healthkit-interface.json"), content("healthkit-differences.json"))
        errors = ErrorBook(files.filter { $0.path.hasSuffix("errors.json") })
        document = OpenRPC.document(of: Channels.registry)
        methods = MethodList(document)
        names = KnownNames(
            rules.names + errors.names + symbols.names + methods.names + TypeCatalog.all.flatMap { [$0.identifier, $0.name] })
    }

    /// The name with an explanation that a text is probably meant to be.
    package func name(near text: String) -> String? { names.nearest(to: text) }

    /// The identifiers of the rules.
    package var ruleNames: [String] { rules.names }

    /// The explanations of what has this name or code. If nothing has, those of the errors or rules with a text that the query
    /// quotes; else those of the errors and rules that contain the query; else the pages of the guide with its words.
    package func explanations(of query: String) -> [Explanation] {
        let text = String(query.unicodeScalars.prefix(Self.longestQuery))
        // `code 5` and `error 5` are 5.
        let query = text.wholeMatch(of: /(?:code|error) (-?\d+)/.ignoresCase()).map { String($0.output.1) } ?? text
        let named =
            rules.explanations(of: query) + errors.explanations(of: query, rules) + types(query)
            + symbols.explanations(of: query, rules, methods.names) + methods.methods(named: query).map(methods.explanation)
        guard named.isEmpty else { return named }
        let lowered = LoweredText(query)
        let quotedErrors = errors.explanations(quotedIn: lowered, rules)
        guard quotedErrors.isEmpty else { return quotedErrors }
        let quotedRules = rules.explanations(quotedIn: lowered)
        guard quotedRules.isEmpty else { return quotedRules }
        let containing =
            errors.explanations(containing: TextPattern(query), rules) + rules.explanations(containing: lowered)
        return containing.isEmpty ? Self.guide.explanations(containing: query) : containing
    }

    /// The pages of the guide. Few queries need them, so they are read when the first one does.
    private static let guide = GuideBook(ProtocolFiles.pages())

    /// The type with a name, such as `stepCount` or `HKQuantityTypeIdentifier.stepCount`.
    private func types(_ query: String) -> [Explanation] {
        let name = query.split(separator: ".").last.map(String.init) ?? query
        if let type = TypeCatalog.type(identifier: query) ?? TypeCatalog.type(name: name) {
            return [Explanation(of: type, rules)]
        }
        return TypeCatalog.hint(forUnknown: query).map { [Explanation(title: query, lines: [$0])] } ?? []
    }
}

extension Explanation {
    init(of type: ObjectType, _ rules: RuleBook) {
        let versions = [("iOS", type.iOS), ("watchOS", type.watchOS), ("macOS", type.macOS)]
            .compactMap { name, version in version.map { "\(name) \($0)" } }
        var lines = [
            "The \(type.kind.rawValue) type \(type.name), from \(versions.joined(separator: ", ")).",
            "An app \(type.isReadable ? "may" : "may not") ask to read it, and \(type.isShareable ? "may" : "may not") ask to share it.",
        ]
        if type.requiresPerObjectAuthorization { lines.append("The user grants access object by object.") }
        if let quantity = type.quantity {
            let aggregation = quantity.isCumulative ? "cumulative: samples add up" : "discrete: samples have an average"
            let usual = type.usualUnit.flatMap { $0 == quantity.canonicalUnit ? nil : ", usually \($0)" } ?? ""
            lines.append("Unit: \(quantity.canonicalUnit)\(usual) (\(quantity.dimension)), \(aggregation).")
        }
        if let values = type.values {
            lines.append("Values: \(values.cases.map { "\($0.rawValue) \($0.name)" }.joined(separator: ", ")) (\(values.name)).")
        }
        if !type.components.isEmpty { lines.append("Members: \(type.components.joined(separator: ", ")).") }
        if !type.requiredMetadata.isEmpty { lines.append("Required metadata: \(type.requiredMetadata.joined(separator: ", ")).") }
        lines += rules.citations(of: [type.identifier, "`\(type.name)`"])
        self.init(title: type.identifier, lines: lines)
    }
}
