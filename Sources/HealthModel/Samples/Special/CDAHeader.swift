#if Archives
    import XML

    /// The header of a clinical document. HealthKit reads its fields from the XML when an app creates a document (OTH-08).
    final class CDAHeader {
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
                return ["ClinicalDocument"] + path
            }
        }

        private static let elements = Set(Field.allCases.flatMap(\.path)).sorted()
        private static let root = elements.firstIndex(of: "ClinicalDocument")
        private static let paths = Field.allCases.map { field in
            (field: field, path: field.path.map { elements.firstIndex(of: $0) })
        }

        /// The number of bytes to parse at a time.
        private static let longestPiece = 64 << 10
        /// The longest tag, comment or document type. The parser waits for its end.
        private static let longestTag = 384 << 10
        /// The most open elements.
        private static let largestDepth = 100_000
        /// The most different names. The parser searches each name among the others.
        private static let mostNames = 100_000
        /// The most comparisons of names. The parser compares an attribute with the others of its tag and with all known namespaces.
        private static let mostComparisons = 1_000_000_000

        private let parser: PushParser
        private var values: [Field: String] = [:]
        /// The open elements, outermost first: the number of the element, and how many namespaces its tag declares.
        private var open: [(element: Int?, namespaceCount: Int)] = []
        private var namespaceCount = 0
        private var comparisons = 0
        /// The open field, with the number of open elements within which its text is.
        private var field: (name: Field, depth: Int)?
        private var content: [UInt8] = []
        private var isAccepted = true

        var title: String { values[.title] ?? "" }
        var patientName: String { values[.patientName] ?? "" }
        var authorName: String { values[.authorName] ?? "" }
        var custodianName: String { values[.custodianName] ?? "" }

        /// Parses a document. Nil if the text is not well-formed XML, has another root element, or exceeds a limit.
        init?(_ text: String) {
            guard let parser = PushParser(XMLVocabulary(elements: Self.elements), takesText: true) else { return nil }
            self.parser = parser
            parser.handler = self
            let bytes = Array(text.utf8)
            let start = bytes.starts(with: "\u{FEFF}".utf8) ? 3 : 0
            var end = start
            while end < bytes.count {
                // The parser would search a long literal text again with each piece.
                let next = parser.isInLiteral ? Self.endOfLiteral(in: bytes, from: end) : end + Self.longestPiece
                parser.parse(bytes, end..<min(next, bytes.count), isLast: false)
                end = min(next, bytes.count)
                guard isAccepted, parser.nameCount <= Self.mostNames, end - start - parser.offset <= Self.longestTag
                else { return nil }
            }
            parser.parse(bytes, end..<end, isLast: true)
            guard isAccepted else { return nil }
        }

        /// The end of a literal text that is open at a position.
        private static func endOfLiteral(in bytes: [UInt8], from position: Int) -> Int {
            var end = position
            while end < bytes.count {
                end += 1
                if bytes[end - 1] == UInt8(ascii: ">"), bytes[end - 2] == UInt8(ascii: "]"),
                    bytes[end - 3] == UInt8(ascii: "]")
                {
                    break
                }
            }
            return end
        }
    }

    extension CDAHeader: PushParserHandler {
        func start(_ element: Int?, _ attributes: XMLAttributes) {
            namespaceCount += attributes.namespaceCount
            let names = attributes.count + attributes.namespaceCount
            comparisons += names * (names + namespaceCount) + namespaceCount
            if open.isEmpty ? element != Self.root : open.count == Self.largestDepth { return refuse() }
            if comparisons > Self.mostComparisons { return refuse() }
            open.append((element, attributes.namespaceCount))
            separateWords()
            guard field == nil, let found = Self.paths.first(where: { isOpen($0.path) })?.field, values[found] == nil
            else { return }
            field = (found, open.count)
        }

        func end(_ element: Int?, isMatching: Bool) {
            guard isMatching, let closed = open.popLast() else { return refuse() }
            namespaceCount -= closed.namespaceCount
            separateWords()
            guard let field, open.count < field.depth else { return }
            let words = String(decoding: content, as: UTF8.self).split(whereSeparator: \.isWhitespace)
            // An empty field does not count.
            values[field.name] = words.isEmpty ? nil : words.joined(separator: " ")
            content.removeAll(keepingCapacity: true)
            self.field = nil
        }

        func text(_ text: Bytes) {
            if field != nil { text.append(to: &content) }
        }

        func literal(_ text: Bytes) {
            self.text(text)
        }

        func fail(line: Int) {
            refuse()
        }

        private func refuse() {
            isAccepted = false
            parser.stop()
        }

        private func isOpen(_ path: [Int?]) -> Bool {
            path.count == open.count && zip(path, open).allSatisfy { $0 == $1.element }
        }

        /// A name consists of the texts of several elements, such as given names and family name.
        private func separateWords() {
            if field != nil { content.append(UInt8(ascii: " ")) }
        }
    }
#endif
