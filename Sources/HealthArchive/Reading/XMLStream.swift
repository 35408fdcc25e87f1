import XML

/// Receives the elements of a document while it is parsed.
protocol XMLHandler: AnyObject {
    /// Called for a start tag, with the number of a known element, or nil.
    func start(_ element: Int?, _ attributes: XMLAttributes) throws
    /// Called for an end tag. It may belong to an outer element, or to no open element.
    func end(_ element: Int?) throws
    /// Called for text within an element, possibly several times.
    func text(_ text: Bytes)
    /// The names of the open elements, outermost first.
    var openElements: [String] { get }
}

extension XMLHandler {
    func text(_ text: Bytes) {}
    var openElements: [String] { [] }
}

/// Parses XML in pieces, and continues after places that are not well-formed.
///
/// libxml2 recovers from most errors, but not from all: not from a `<` without a name, for example, and it waits for an end that is
/// missing. Then a new parser continues at the next known tag, inside the open elements.
final class XMLStream {
    /// The most bytes to parse at a time. The first slice of a new parser is shorter, because it may halt early.
    private static let longestSlice = 64 << 10
    private static let shortestSlice = 1 << 10
    /// The longest tag, comment or other piece. Tags of exports are usually shorter than a kilobyte. With the longest metadata,
    /// all of it escaped, they have at most this length.
    private static let longestPiece = 384 << 10
    /// The cost of creating a parser, as a number of bytes parsed in the same time.
    private static let costOfParser = 1 << 10
    /// The most names of a parser. The table in which libxml2 keeps them becomes slow with a hundred thousand.
    private static let mostNames = 10_000
    /// The most open elements of a parser.
    private static let largestDepth = 100_000

    private let vocabulary: XMLVocabulary
    private let tags: KnownTags
    private let handler: any XMLHandler
    private let takesText: Bool
    private let mostWork: Int
    private var parser: PushParser

    /// Text that the parser has not consumed. All positions are relative to the beginning of the document.
    private var pending: [UInt8] = []
    private var pendingStart = 0
    /// The start of the text that was not given to the parser.
    private var given = 0
    /// The position that is offset 0 for the parser.
    private var origin = 0
    /// The number of lines before those that the parser counts.
    private var linesBefore = 0
    private var depth = 0
    /// The number of open elements that a new parser must still open again.
    private var reopening = 0
    private var failure: (any Error)?

    /// The positions of the latest element, of the latest error, and of an unfinished section of literal text.
    private var lastElement = 0
    private var lastError = (place: 0, line: 0)
    private var literalText: Int?
    /// The position from which to search for the next tag after the parser has halted.
    private var search: (place: Int, line: Int)?
    private var lastRestart = -1
    /// The number of bytes that were parsed again, including the cost of new parsers.
    private var work = 0
    private var slice = XMLStream.longestSlice
    /// Whether an error occurred after the latest undamaged element, and whether it was counted since the latest element.
    private var isLost = false
    private var isCounted = false
    private var isEnding = false

    /// The number of places that are not well-formed, and the line of the first.
    private(set) var malformed: (count: Int, firstLine: Int) = (0, 0)
    /// Whether parsing stopped because too much text had to be parsed again.
    private(set) var hasGivenUp = false

    /// A stream that gives up if it must parse more than `mostWork` bytes again.
    init(_ vocabulary: XMLVocabulary, _ handler: any XMLHandler, takesText: Bool = false, mostWork: Int = 2 << 30) throws {
        self.mostWork = mostWork
        self.vocabulary = vocabulary
        self.handler = handler
        self.takesText = takesText
        tags = KnownTags(vocabulary.elements)
        parser = try Self.parser(vocabulary, takesText)
        parser.handler = self
    }

    private static func parser(_ vocabulary: XMLVocabulary, _ takesText: Bool) throws -> PushParser {
        guard let parser = PushParser(vocabulary, takesText: takesText) else { throw ArchiveError.noMemory }
        return parser
    }

    /// The current line, counted from 1.
    var line: Int { linesBefore + parser.line }

    /// The number of different names that the parser keeps.
    var nameCount: Int { parser.nameCount }

    /// Counts lines before the parsed text.
    func skipLines(_ count: Int) { linesBefore += count }

    /// Parses the next piece. Throws the errors of the handler.
    func parse(_ piece: [UInt8]) throws {
        guard !hasGivenUp else { return }
        if pending.isEmpty { pending = piece } else { pending += piece }
        try advance()
        forget()
    }

    /// Parses the remaining text. Throws the errors of the handler.
    func finish() throws {
        while !hasGivenUp {
            try advance()
            if search != nil { return }
            // The parser waits for an end that is missing.
            guard let next = tags.next(in: pending, from: index(of: unconsumed) + 1, handler.openElements),
                pendingStart + next < given
            else { break }
            halt(at: unconsumed)
        }
        isEnding = true
        let end = endOfWholeTags()
        while !hasGivenUp, given < end {
            try feed(upTo: end)
            if let search, try !restart(from: search) { return }
        }
    }

    // MARK: Pieces

    private var pendingEnd: Int { pendingStart + pending.count }

    private func index(of place: Int) -> Int { place - pendingStart }

    /// The start of the text that the parser still needs.
    private var unconsumed: Int { literalText ?? min(given, origin + parser.offset) }

    private func advance() throws {
        while !hasGivenUp {
            if let search, try !restart(from: search) { return }
            if let end = endOfSlice() {
                try feed(upTo: end)
                if nameCount > Self.mostNames { try renew() }
            } else if pendingEnd - given > Self.longestPiece {
                // Long text, or a tag that is too long.
                try feed(upTo: pendingEnd)
            } else {
                return
            }
        }
    }

    /// The end of the next slice, which is the start of a tag, so that no tag is split. Nil if no tag begins after the first
    /// byte.
    private func endOfSlice() -> Int? {
        var start = index(of: given) + 1
        while start < pending.count {
            let end = min(pending.count, start + slice)
            if let found = pending[start..<end].lastIndex(of: UInt8(ascii: "<")) { return pendingStart + found }
            start = end
        }
        return nil
    }

    /// The end of the remaining text without an incomplete tag, which the parser might accept as complete.
    private func endOfWholeTags() -> Int {
        guard let start = pending.lastIndex(of: UInt8(ascii: "<")) else { return pendingEnd }
        var quote: UInt8?
        for byte in pending[start...] {
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: ">") {
                return pendingEnd
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            }
        }
        return pendingStart + start
    }

    private func feed(upTo end: Int) throws {
        let range = index(of: given)..<index(of: end)
        given = end
        slice = min(2 * slice, Self.longestSlice)
        parser.parse(pending, range, isLast: isEnding)
        if let failure { throw failure }
        if parser.isHalted {
            if search == nil { search = (max(lastError.place, lastElement, pendingStart), lastError.line) }
        } else if given - unconsumed > Self.longestPiece {
            halt(at: unconsumed)
        }
    }

    /// Removes the consumed text.
    private func forget() {
        let start = search?.place ?? unconsumed
        pending.removeFirst(index(of: start))
        pendingStart = start
    }

    // MARK: Restarts

    /// Stops using the parser, because it cannot process the text at a position.
    private func halt(at place: Int) {
        search = (place + 1, line)
        note(line: line)
    }

    /// Continues with a new parser at the next known tag. False if no known tag was received yet.
    private func restart(from search: (place: Int, line: Int)) throws -> Bool {
        let start = max(search.place, lastRestart + 1)
        let names = openNames
        guard let index = tags.next(in: pending, from: index(of: start), names) else {
            // Keep text that may be the beginning of a tag.
            let rest = max(start, pendingEnd - KnownTags.longest)
            self.search = (rest, search.line + lines(from: search.place, to: rest))
            given = rest
            return false
        }
        let place = pendingStart + index
        let beginning = Array((names.isEmpty ? "<_>" : names.map { "<\($0)>" }.joined()).utf8)
        work += Self.costOfParser + beginning.count + max(0, given - place)
        guard work <= mostWork else {
            hasGivenUp = true
            return false
        }
        self.search = nil
        lastRestart = place
        slice = Self.shortestSlice
        linesBefore = search.line + lines(from: search.place, to: place) - 1
        try replaceParser(at: place, beginning, reopening: max(1, names.count))
        return true
    }

    /// The names of the open elements. The search for tags does not find longer names.
    private var openNames: [String] { handler.openElements.map { $0.utf8.count <= KnownTags.longest ? $0 : "_" } }

    /// Continues with a new parser within the same open elements, because the names of the old one use much memory and time.
    private func renew() throws {
        guard !parser.isHalted, search == nil, literalText == nil, depth > 0 else { return }
        let place = unconsumed
        var names = openNames
        names += Array(repeating: "_", count: max(0, depth - names.count))
        let beginning = Array(names.map { "<\($0)>" }.joined().utf8)
        work += Self.costOfParser + beginning.count + max(0, given - place)
        guard work <= mostWork else { return hasGivenUp = true }
        linesBefore = line - 1
        try replaceParser(at: place, beginning, reopening: names.count)
    }

    /// Creates a parser for the text from a position on, in which elements are open.
    private func replaceParser(at place: Int, _ beginning: [UInt8], reopening: Int) throws {
        literalText = nil
        given = place
        parser = try Self.parser(vocabulary, takesText)
        parser.handler = self
        self.reopening = reopening
        depth = 0
        origin = place - beginning.count
        parser.parse(beginning, 0..<beginning.count, isLast: false)
    }

    private func lines(from start: Int, to end: Int) -> Int {
        start < end ? pending[index(of: start)..<index(of: end)].count { $0 == 0x0A } : 0
    }
}

// MARK: - Events

/// The events of the parser.
extension XMLStream: PushParserHandler {
    func start(_ element: Int?, _ attributes: XMLAttributes) {
        guard failure == nil, search == nil else { return }
        depth += 1
        guard reopening == 0 else {
            reopening -= 1
            return
        }
        let place = origin + parser.offset
        guard depth <= Self.largestDepth else { return stop(before: place) }
        let previous = lastElement
        lastElement = place
        literalText = nil
        var attributes = attributes
        if isLost {
            attributes.isDamaged = lastError.place > previous && isError(within: attributes.tagName, endingAt: place)
            // The last tag of a truncated document.
            if attributes.isDamaged, isEnding { return }
            if attributes.isDamaged, !isCounted { count(line: lastError.line) }
            isLost = attributes.isDamaged
            isCounted = false
        }
        do {
            try handler.start(element, attributes)
        } catch {
            fail(error)
        }
    }

    func end(_ element: Int?, isMatching: Bool) {
        guard failure == nil, search == nil else { return }
        depth -= 1
        literalText = nil
        do {
            try handler.end(element)
        } catch {
            fail(error)
        }
    }

    func text(_ text: Bytes) {
        if failure == nil, search == nil { handler.text(text) }
    }

    /// The parser does not wait for the end of literal text.
    func literal(_ text: Bytes) {
        if literalText == nil { literalText = origin + parser.offset }
    }

    func fail(line: Int) {
        lastError = (origin + parser.offset, linesBefore + line)
        note(line: lastError.line)
    }

    private func fail(_ error: any Error) {
        failure = error
        parser.stop()
    }

    /// Stops a parser with too many open elements. A new parser continues with the tag that ends at this position.
    private func stop(before end: Int) {
        let index = pending[..<index(of: end)].lastIndex(of: UInt8(ascii: "<")) ?? index(of: end)
        search = (pendingStart + index, line)
        parser.stop()
    }

    private func note(line: Int) {
        // The early end of a document is reported separately.
        if !isLost, !isEnding { count(line: line) }
        isLost = true
    }

    private func count(line: Int) {
        if malformed.count == 0 { malformed.firstLine = line }
        malformed.count += 1
        isCounted = true
    }

    /// Whether the latest error, which is after the previous tag, is within a start tag and not before it.
    private func isError(within name: String, endingAt end: Int) -> Bool {
        let tag = Array("<\(name)".utf8)
        let start = max(lastError.place, pendingStart)
        return start >= end || pending[index(of: start)..<index(of: end)].firstRange(of: tag) == nil
    }
}

/// The tags at which a new parser can continue.
struct KnownTags {
    /// A limit above the length of any known tag, up to the end of its name.
    static let longest = 64

    private let names: Set<[UInt8]>

    init(_ elements: [String]) { names = Set(elements.map { Array($0.utf8) }) }

    /// The index of the next start tag of a known element, or of the next end tag of an open one.
    func next(in text: [UInt8], from start: Int, _ open: [String]) -> Int? {
        guard start < text.count else { return nil }
        var index = start
        while let found = text[index...].firstIndex(of: UInt8(ascii: "<")) {
            let isEnd = found + 1 < text.count && text[found + 1] == UInt8(ascii: "/")
            let name = text[(found + (isEnd ? 2 : 1))...].prefix(Self.longest).prefix { !Self.canEndName($0) }
            guard name.endIndex < text.count else { return nil }
            let isKnown = isEnd ? open.contains { name.elementsEqual($0.utf8) } : names.contains(Array(name))
            if isKnown { return found }
            index = found + 1
        }
        return nil
    }

    private static func canEndName(_ byte: UInt8) -> Bool {
        byte <= 0x20 || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">")
    }
}
