/// The pages of the guide, for words that are no name.
struct GuideBook {
    private struct Page {
        let name: String
        /// The title of the page and those of its sections.
        let headings: [String]
        let words: [String]
    }

    /// Pages that have much of everything.
    private static let lists: Set<String> = ["README", "SKILL", "differences", "guides", "healthkit-symbols", "limits"]
    /// Words that many questions have.
    private static let common: Set<String> = [
        "a", "an", "and", "are", "can", "do", "does", "for", "how", "i", "in", "is", "it", "my", "of", "on", "or", "the",
        "to", "what", "when", "why", "with",
    ]
    /// The number of words after which those of a query do not count any more.
    private static let mostWords = 12
    /// The largest number of pages that a query finds.
    private static let mostPages = 3
    /// The number of times after which a word of a page does not count any more.
    private static let mostTimes = 20

    private let pages: [Page]

    /// Pages of Markdown, by name.
    init(_ pages: [(name: String, text: String)]) {
        self.pages = pages.filter { !Self.lists.contains($0.name) }.map { name, text in
            let lines = text.split(separator: "\n").filter { $0.hasPrefix("#") }
            let headings = lines.compactMap { $0.wholeMatch(of: /#{1,4} +(.*)/).map { $0.output.1.filter { $0 != "`" } } }
            return Page(name: name, headings: headings, words: Self.words(of: text))
        }
    }

    /// The pages with all words of a query, and the section with the most of them in its title. Those with more of them in titles come
    /// first. A query with a digit is a name or a code.
    func explanations(containing query: String) -> [Explanation] {
        let words = Self.words(of: query).filter { !Self.common.contains($0) }.prefix(Self.mostWords)
        guard !words.isEmpty, !query.contains(where: \.isNumber) else { return [] }
        let found = pages.compactMap { Finding(words, in: $0) }.sorted { $0.rank < $1.rank }
        return found.prefix(Self.mostPages).map { finding in
            let title = finding.page.headings[0]
            let section = finding.heading == title ? [] : ["Section: \(finding.heading)"]
            return Explanation(title: title, lines: section + ["See `healthkit-bridge guide \(finding.page.name)`."])
        }
    }

    private static func words(of text: String) -> [String] {
        text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    /// A page with all words.
    private struct Finding {
        let page: Page
        let heading: String
        /// Lower ones come first: by the number of words in the title, in the title of a section, and in the text.
        let rank: (Int, Int, Int, String)

        init?(_ words: ArraySlice<String>, in page: Page) {
            let times = words.map { word in page.words.count { $0.hasPrefix(word) } }
            guard !page.headings.isEmpty, times.allSatisfy({ $0 > 0 }) else { return nil }
            let inHeadings = page.headings.map { heading in
                let ofHeading = GuideBook.words(of: heading)
                return words.count { word in ofHeading.contains { $0.hasPrefix(word) } }
            }
            let most = inHeadings.max() ?? 0
            self.page = page
            heading = page.headings[inHeadings.firstIndex(of: most) ?? 0]
            rank = (-inHeadings[0], -most, -times.reduce(0) { $0 + min($1, GuideBook.mostTimes) }, page.name)
        }
    }
}
