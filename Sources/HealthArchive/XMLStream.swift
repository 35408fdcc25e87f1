import CLibXML2

/// What takes the elements of a document as they come.
protocol XMLHandler: AnyObject {
    /// An element begins: its number among the known ones, or nil.
    func start(_ element: Int?, _ attributes: XMLAttributes) throws
    /// An element ends.
    func end(_ element: Int?) throws
    /// Text within an element, maybe a part of it.
    func text(_ text: Bytes)
}

extension XMLHandler {
    func text(_ text: Bytes) {}
}

/// Parses XML as it comes, through libxml2.
///
/// It is to be UTF-8 without a document type; so there are no entities but the five, and nothing is ever fetched. What is not
/// well-formed is counted, and parsing goes on behind it.
@safe final class XMLStream {
    /// Elements and attributes that the handler knows, by number.
    struct Vocabulary {
        let elements: [String]
        let attributes: [String]
    }

    private let parser: xmlParserCtxtPtr
    private let handler: any XMLHandler
    /// The parser keeps each name once, so that names are compared by their places.
    private let elements: [UnsafePointer<xmlChar>?]
    private let attributes: [UnsafePointer<xmlChar>?]
    private let takesText: Bool
    private var failure: (any Error)?
    private var depth = 0
    /// Exports are five deep.
    private static let largestDepth = 100
    /// How often the text was not well-formed, and in which line first.
    private(set) var malformed: (count: Int, firstLine: Int) = (0, 0)
    /// Whether the parser has given up: the nesting is too deep, or a piece too long.
    private(set) var hasStopped = false

    init(_ vocabulary: Vocabulary, _ handler: any XMLHandler, takesText: Bool = false) throws {
        guard let parser = unsafe xmlCreatePushParserCtxt(nil, nil, nil, 0, nil) else { throw ArchiveError.noMemory }
        unsafe self.parser = parser
        self.handler = handler
        self.takesText = takesText
        unsafe elements = vocabulary.elements.map { unsafe xmlDictLookup(parser.pointee.dict, $0, -1) }
        unsafe attributes = vocabulary.attributes.map { unsafe xmlDictLookup(parser.pointee.dict, $0, -1) }
        unsafe xmlCtxtUseOptions(parser, Int32(XML_PARSE_RECOVER.rawValue | XML_PARSE_NONET.rawValue))
        installHandlers()
    }

    deinit {
        unsafe xmlFreeParserCtxt(parser)
    }

    /// Where the parser is, counted from 1.
    var line: Int { unsafe parser.pointee.input.map { unsafe Int($0.pointee.line) } ?? 0 }

    /// Parses the next piece; throws what the handler throws.
    func parse(_ piece: [UInt8], count: Int) throws {
        guard !hasStopped else { return }
        _ = unsafe piece.withUnsafeBytes { bytes in
            unsafe xmlParseChunk(parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(count), 0)
        }
        try check()
    }

    /// Parses what is left. Throws what the handler throws.
    func finish() throws {
        guard !hasStopped else { return }
        unsafe xmlParseChunk(parser, nil, 0, 1)
        try check()
    }

    private func check() throws {
        if let failure { throw failure }
        if unsafe parser.pointee.disableSAX != 0 { hasStopped = true }
    }

    // MARK: Handlers

    private func installHandlers() {
        unsafe parser.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
        var sax = unsafe xmlSAXHandler()
        unsafe sax.initialized = XML_SAX2_MAGIC
        unsafe sax.startElementNs = { context, name, _, _, _, _, count, _, attributes in
            let stream = unsafe XMLStream.of(context)
            unsafe stream.start(name, XMLAttributes(name, attributes, Int(count), stream.attributes))
        }
        unsafe sax.endElementNs = { context, name, _, _ in
            unsafe XMLStream.of(context).end(name)
        }
        if takesText {
            unsafe sax.characters = { context, text, count in
                guard let text = unsafe text else { return }
                unsafe XMLStream.of(context).handler.text(Bytes(text, count: Int(count)))
            }
        }
        unsafe sax.serror = { context, error in
            guard let error = unsafe error, unsafe error.pointee.level == XML_ERR_FATAL else { return }
            unsafe XMLStream.of(context).note(line: Int(error.pointee.line))
        }
        unsafe parser.pointee.sax.pointee = sax
        // Tells the parser which kind of handlers these are.
        unsafe parser.pointee.sax2 = 1
    }

    private static func of(_ context: UnsafeMutableRawPointer?) -> XMLStream {
        unsafe Unmanaged<XMLStream>.fromOpaque(context.unsafelyUnwrapped).takeUnretainedValue()
    }

    private func start(_ name: UnsafePointer<xmlChar>?, _ attributes: XMLAttributes) {
        guard failure == nil, !hasStopped else { return }
        depth += 1
        guard depth <= Self.largestDepth else {
            hasStopped = true
            return unsafe xmlStopParser(parser)
        }
        do {
            try handler.start(unsafe elements.firstIndex { unsafe $0 == name }, attributes)
        } catch {
            stop(error)
        }
    }

    private func end(_ name: UnsafePointer<xmlChar>?) {
        guard failure == nil, !hasStopped else { return }
        depth -= 1
        do {
            try handler.end(unsafe elements.firstIndex { unsafe $0 == name })
        } catch {
            stop(error)
        }
    }

    private func stop(_ error: any Error) {
        failure = error
        unsafe xmlStopParser(parser)
    }

    private func note(line: Int) {
        if malformed.count == 0 { malformed.firstLine = line }
        malformed.count += 1
    }
}

/// The attributes of an element, for as long as the call that hands them out.
@safe struct XMLAttributes {
    private let element: UnsafePointer<xmlChar>?
    private let fields: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
    private let count: Int
    private let names: [UnsafePointer<xmlChar>?]

    fileprivate init(
        _ element: UnsafePointer<xmlChar>?,
        _ fields: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?,
        _ count: Int,
        _ names: [UnsafePointer<xmlChar>?]
    ) {
        unsafe self.element = element
        unsafe self.fields = fields
        self.count = count
        unsafe self.names = names
    }

    /// The name of the element.
    var elementName: String { unsafe element.map { unsafe String(cString: $0) } ?? "" }

    /// The value of an attribute of the vocabulary; nil if it is not there.
    subscript(number: Int) -> Bytes? {
        guard let fields = unsafe fields else { return nil }
        let name = unsafe names[number]
        // Five fields each: name, prefix, namespace, and where the value begins and ends.
        for index in 0..<count where unsafe fields[5 * index] == name {
            guard let start = unsafe fields[5 * index + 3], let end = unsafe fields[5 * index + 4] else { return nil }
            return unsafe Bytes(start, to: end)
        }
        return nil
    }
}
