import CLibXML2

/// The push parser of libxml2. Its input must be UTF-8 without a document type, so it has only the five predefined entities, and
/// nothing is fetched.
@safe final class PushParser {
    private let parser: xmlParserCtxtPtr
    /// The parser stores each name once, so names are compared by address.
    private let elements: [UnsafePointer<xmlChar>?]
    private let attributes: [UnsafePointer<xmlChar>?]
    /// The name of an end tag that does not match the innermost element.
    private var otherName: UnsafePointer<xmlChar>?
    /// Receives the events.
    unowned var stream: XMLStream?

    init(_ vocabulary: XMLStream.Vocabulary, takesText: Bool) throws(ArchiveError) {
        guard let parser = unsafe xmlCreatePushParserCtxt(nil, nil, nil, 0, nil) else { throw .noMemory }
        unsafe self.parser = parser
        unsafe elements = vocabulary.elements.map { unsafe xmlDictLookup(parser.pointee.dict, $0, -1) }
        unsafe attributes = vocabulary.attributes.map { unsafe xmlDictLookup(parser.pointee.dict, $0, -1) }
        // Without NOENT the parser passes an ampersand in an attribute as `&#38;`.
        let options = XML_PARSE_RECOVER.rawValue | XML_PARSE_NONET.rawValue | XML_PARSE_NOENT.rawValue
        unsafe xmlCtxtUseOptions(parser, Int32(options))
        installHandlers(takesText: takesText)
    }

    deinit {
        unsafe xmlFreeParserCtxt(parser)
    }

    /// The current line, counted from 1.
    var line: Int { unsafe parser.pointee.input.map { unsafe Int($0.pointee.line) } ?? 1 }

    /// The number of consumed bytes. Not valid after the parser has halted.
    var offset: Int { unsafe xmlByteConsumed(parser) }

    /// Whether the parser has stopped for good. It recovers from most errors.
    var isHalted: Bool { unsafe parser.pointee.disableSAX != 0 }

    /// Parses the next bytes. `isLast` marks the end of the document.
    func parse(_ text: [UInt8], _ range: Range<Int>, isLast: Bool) {
        _ = unsafe text[range].withUnsafeBytes { bytes in
            let start = unsafe bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
            unsafe xmlParseChunk(parser, start, Int32(bytes.count), isLast ? 1 : 0)
        }
    }

    func stop() {
        unsafe xmlStopParser(parser)
    }

    // MARK: Handlers

    private func installHandlers(takesText: Bool) {
        unsafe parser.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
        var sax = unsafe xmlSAXHandler()
        unsafe sax.initialized = XML_SAX2_MAGIC
        unsafe sax.startElementNs = { context, name, prefix, _, _, _, count, _, attributes in
            let parser = unsafe PushParser.of(context)
            let found = unsafe XMLAttributes(name, prefix, attributes, Int(count), parser.attributes)
            parser.stream?.start(unsafe parser.number(of: name), found)
        }
        unsafe sax.endElementNs = { context, name, _, _ in
            let parser = unsafe PushParser.of(context)
            let own = unsafe parser.otherName ?? name
            unsafe parser.otherName = nil
            parser.stream?.end(unsafe parser.number(of: own))
        }
        unsafe sax.cdataBlock = { context, _, _ in
            unsafe PushParser.of(context).stream?.literal()
        }
        if takesText {
            unsafe sax.characters = { context, text, count in
                guard let text = unsafe text else { return }
                unsafe PushParser.of(context).stream?.text(Bytes(text, count: Int(count)))
            }
        }
        unsafe sax.serror = { context, error in
            guard let error = unsafe error, unsafe error.pointee.level == XML_ERR_FATAL else { return }
            let parser = unsafe PushParser.of(context)
            // The handler decides to which element an end tag belongs.
            if unsafe error.pointee.code == XML_ERR_TAG_NAME_MISMATCH.rawValue {
                unsafe parser.otherName = xmlDictLookup(parser.parser.pointee.dict, error.pointee.str2, -1)
            } else {
                parser.stream?.fail(line: unsafe Int(error.pointee.line))
            }
        }
        unsafe parser.pointee.sax.pointee = sax
        // Marks the handlers as version 2 of SAX.
        unsafe parser.pointee.sax2 = 1
    }

    private static func of(_ context: UnsafeMutableRawPointer?) -> PushParser {
        unsafe Unmanaged<PushParser>.fromOpaque(context.unsafelyUnwrapped).takeUnretainedValue()
    }

    private func number(of name: UnsafePointer<xmlChar>?) -> Int? {
        unsafe elements.firstIndex { unsafe $0 == name }
    }
}

/// The attributes of an element, valid only during the call that passes them.
@safe struct XMLAttributes {
    private let element: UnsafePointer<xmlChar>?
    private let prefix: UnsafePointer<xmlChar>?
    private let fields: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
    private let count: Int
    private let names: [UnsafePointer<xmlChar>?]
    /// Whether the tag is not well-formed, so that attributes may be missing or wrong.
    var isDamaged = false

    fileprivate init(
        _ element: UnsafePointer<xmlChar>?,
        _ prefix: UnsafePointer<xmlChar>?,
        _ fields: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?,
        _ count: Int,
        _ names: [UnsafePointer<xmlChar>?]
    ) {
        unsafe self.element = element
        unsafe self.prefix = prefix
        unsafe self.fields = fields
        self.count = count
        unsafe self.names = names
    }

    /// The name of the element, without a prefix.
    var elementName: String { unsafe element.map { unsafe String(cString: $0) } ?? "" }

    /// The name in the tag, with its prefix.
    var tagName: String { unsafe prefix.map { unsafe "\(String(cString: $0)):\(elementName)" } ?? elementName }

    /// The value of an attribute of the vocabulary; nil if it is missing.
    subscript(number: Int) -> Bytes? {
        guard let fields = unsafe fields else { return nil }
        let name = unsafe names[number]
        // Each attribute has five fields: name, prefix, namespace, start and end of the value.
        for index in 0..<count where unsafe fields[5 * index] == name && fields[5 * index + 1] == nil {
            guard let start = unsafe fields[5 * index + 3], let end = unsafe fields[5 * index + 4] else { return nil }
            return unsafe Bytes(start, to: end)
        }
        return nil
    }
}
