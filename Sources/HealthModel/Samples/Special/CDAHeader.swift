/// The header of a clinical document. HealthKit reads its fields from the XML when an app creates a document (OTH-08).
struct CDAHeader {
    /// A field with its path in the document. The first occurrence counts.
    private enum Field: CaseIterable {
        case title, patientName, authorName, custodianName

        var path: [String] {
            let path: [String] =
                switch self {
                case .title: ["title"]
                case .patientName: ["recordTarget", "patientRole", "patient", "name"]
                case .authorName: ["author", "assignedAuthor", "assignedPerson", "name"]
                case .custodianName: ["custodian", "assignedCustodian", "representedCustodianOrganization", "name"]
                }
            return [CDAHeader.root] + path
        }
    }

    private static let root = "ClinicalDocument"
    private static let paths = Field.allCases.map { (field: $0, path: $0.path) }

    private var words: [Field: [Substring]] = [:]
    private var finished: Set<Field> = []

    var title: String { text(.title) }
    var patientName: String { text(.patientName) }
    var authorName: String { text(.authorName) }
    var custodianName: String { text(.custodianName) }

    /// Parses a document. Nil if the text is not XML, or has another root element.
    init?(_ text: String) {
        var scanner = XMLScanner(text)
        var path: [String] = []
        var hasRoot = false
        while let token = scanner.next() {
            switch token {
            case .open(let name):
                guard !path.isEmpty || (!hasRoot && name == Self.root) else { return nil }
                hasRoot = true
                path.append(name)
            case .close(let name):
                if let field = Self.paths.first(where: { $0.path == path })?.field, words[field] != nil {
                    finished.insert(field)
                }
                guard path.popLast() == name else { return nil }
            case .text(let text):
                // Whitespace and a byte order mark may surround the root element.
                guard !path.isEmpty || text.allSatisfy({ $0.isWhitespace || $0 == "\u{FEFF}" }) else { return nil }
                add(text, at: path)
            case .malformed:
                return nil
            }
        }
        guard hasRoot, path.isEmpty else { return nil }
    }

    /// A name consists of the texts inside its element, such as given names and family name.
    private mutating func add(_ text: String, at path: [String]) {
        guard let field = Self.paths.first(where: { path.starts(with: $0.path) })?.field, !finished.contains(field)
        else { return }
        let added = text.split(whereSeparator: \.isWhitespace)
        if !added.isEmpty {
            words[field, default: []] += added
        }
    }

    private func text(_ field: Field) -> String { words[field]?.joined(separator: " ") ?? "" }
}
