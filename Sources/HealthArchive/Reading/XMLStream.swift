/// What takes the elements of a document as they come.
protocol XMLHandler: AnyObject {
    /// An element begins: its number among the known ones, or nil.
    func start(_ element: Int?, _ attributes: XMLAttributes) throws
    /// There is an end tag. It need not be that of the innermost element, nor of any.
    func end(_ element: Int?) throws
    /// Text within an element, maybe a part of it.
    func text(_ text: Bytes)
    /// The names of the elements that are open, the outermost first.
    var openElements: [String] { get }
}

extension XMLHandler {
    func text(_ text: Bytes) {}
    var openElements: [String] { [] }
}

/// Parses XML as it comes, and gets past whatever is not well-formed.
///
/// libxml2 recovers from most errors. Where it does not, as from a `<` without a name, or waits for an end that does not come, a
/// new parser goes on at the next tag that is known, within the elements that are open.
final class XMLStream {
    /// Elements and attributes that the handler knows, by number.
    struct Vocabulary {
        let elements: [String]
        let attributes: [String]
    }

    /// So much is parsed at a time; of a new parser's first slice, less: it may not come far.
    private static let longestSlice = 64 << 10
    private static let shortestSlice = 1 << 10
    /// A piece without an end may be so long: tags of exports are shorter than a kilobyte, and with the longest metadata, all of it
    /// escaped, they are not longer.
    private static let longestPiece = 384 << 10
    /// To make a new parser takes as long as to parse so many bytes.
    private static let costOfParser = 1 << 10
    /// The parser remembers so many open elements, and no more.
    private static let largestDepth = 100_000

    private let vocabulary: Vocabulary
    private let tags: KnownTags
    private let handler: any XMLHandler
    private let takesText: Bool
    private let mostWork: Int
    private var parser: PushParser

    /// Text that the parser has not consumed. All places are counted from the beginning of the document.
    private var pending: [UInt8] = []
    private var pendingStart = 0
    /// Where what was not given to the parser begins.
    private var given = 0
    /// What the parser counts from.
    private var origin = 0
    /// How many lines are before those that the parser counts.
    private var linesBefore = 0
    private var depth = 0
    /// How many elements the parser has still to open that are open already.
    private var reopening = 0
    private var failure: (any Error)?

    /// Where the latest element and the latest error are, and a section of literal text that has not ended.
    private var lastElement = 0
    private var lastError = (place: 0, line: 0)
    private var literalText: Int?
    /// Where to look for the next tag, after the parser has halted.
    private var search: (place: Int, line: Int)?
    private var lastRestart = -1
    /// How many bytes were parsed more than once.
    private var work = 0
    private var slice = XMLStream.longestSlice
    /// Whether no sound element has come since the latest error, and whether a place was counted since the latest element.
    private var isLost = false
    private var isCounted = false
    private var isEnding = false

    /// At how many places the text was not well-formed, and the line of the first.
    private(set) var malformed: (count: Int, firstLine: Int) = (0, 0)
    /// Whether it was not well-formed so often that nothing is read any more.
    private(set) var hasGivenUp = false

    /// A stream that gives up when it would have to parse more bytes than so many once more.
    init(
        _ vocabulary: Vocabulary,
        _ handler: any XMLHandler,
        takesText: Bool = false,
        mostWork: Int = 2 << 30
    ) throws {
        self.mostWork = mostWork
        self.vocabulary = vocabulary
        self.handler = handler
        self.takesText = takesText
        tags = KnownTags(vocabulary.elements)
        parser = try PushParser(vocabulary, takesText: takesText)
        parser.stream = self
    }

    /// Where the parser is, counted from 1.
    var line: Int { linesBefore + parser.line }

    /// Counts lines that stand before what is parsed.
    func skipLines(_ count: Int) {
        linesBefore += count
    }

    /// Parses the next piece; throws what the handler throws.
    func parse(_ piece: [UInt8]) throws {
        guard !hasGivenUp else { return }
        if pending.isEmpty { pending = piece } else { pending += piece }
        try advance()
        forget()
    }

    /// Parses what is left. Throws what the handler throws.
    func finish() throws {
        while !hasGivenUp {
            try advance()
            if search != nil { return }
            // What the parser waits for does not come any more.
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

    /// Where what the parser still needs begins.
    private var unconsumed: Int { literalText ?? min(given, origin + parser.offset) }

    private func advance() throws {
        while !hasGivenUp {
            if let search, try !restart(from: search) { return }
            if let end = endOfSlice() {
                try feed(upTo: end)
            } else if pendingEnd - given > Self.longestPiece {
                // Text of any length, or a tag that is too long.
                try feed(upTo: pendingEnd)
            } else {
                return
            }
        }
    }

    /// Where the next slice ends: before a tag, so that none is parsed by halves. Nil if no tag has begun yet behind its first
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

    /// Where what is left ends, but for a tag that is cut off: the parser might take it for a whole one.
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

    /// Forgets what was consumed.
    private func forget() {
        let start = search?.place ?? unconsumed
        pending.removeFirst(index(of: start))
        pendingStart = start
    }

    // MARK: Restarts

    /// Ends the parser, as what is at a place is too much for it.
    private func halt(at place: Int) {
        search = (place + 1, line)
        note(line: line)
    }

    /// Goes on at the next tag that is known; false if there is none yet.
    private func restart(from search: (place: Int, line: Int)) throws -> Bool {
        let start = max(search.place, lastRestart + 1)
        // No tag with a longer name is looked for.
        let names = handler.openElements.map { $0.utf8.count <= KnownTags.longest ? $0 : "_" }
        guard let index = tags.next(in: pending, from: index(of: start), names) else {
            // The beginning of a tag may be there.
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
        literalText = nil
        given = place
        slice = Self.shortestSlice
        linesBefore = search.line + lines(from: search.place, to: place) - 1
        parser = try PushParser(vocabulary, takesText: takesText)
        parser.stream = self
        reopening = max(1, names.count)
        depth = 0
        origin = place - beginning.count
        parser.parse(beginning, 0..<beginning.count, isLast: false)
        return true
    }

    private func lines(from start: Int, to end: Int) -> Int {
        start < end ? pending[index(of: start)..<index(of: end)].count { $0 == 0x0A } : 0
    }
}

// MARK: - Events

/// What the parser tells.
extension XMLStream {
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
            // The last tag of a document that is cut off.
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

    func end(_ element: Int?) {
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

    /// A piece of literal text: the parser does not wait for its end.
    func literal() {
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

    /// Elements that never end nest ever deeper in the parser: another goes on with the tag that ends here.
    private func stop(before end: Int) {
        let index = pending[..<index(of: end)].lastIndex(of: UInt8(ascii: "<")) ?? index(of: end)
        search = (pendingStart + index, line)
        parser.stop()
    }

    private func note(line: Int) {
        // That the document ends early is told by itself.
        if !isLost, !isEnding { count(line: line) }
        isLost = true
    }

    private func count(line: Int) {
        if malformed.count == 0 { malformed.firstLine = line }
        malformed.count += 1
        isCounted = true
    }

    /// Whether the latest error, which came behind the tag before, is within a start tag, and not ahead of it.
    private func isError(within name: String, endingAt end: Int) -> Bool {
        let tag = Array("<\(name)".utf8)
        let start = max(lastError.place, pendingStart)
        return start >= end || pending[index(of: start)..<index(of: end)].firstRange(of: tag) == nil
    }
}

/// The tags at which reading can go on.
struct KnownTags {
    /// No tag of a known element is longer, up to the end of its name.
    static let longest = 64

    private let names: Set<[UInt8]>

    init(_ elements: [String]) {
        names = Set(elements.map { Array($0.utf8) })
    }

    /// Where the next start tag of a known element is, or the next end tag of an open one.
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
