import CLibXML2

/// The push parser of libxml2. Its input must be UTF-8, whatever encoding it declares. The parser has only the five predefined
/// entities: it expands no declared entity, and fetches nothing.
@safe package final class PushParser {
    private let parser: xmlParserCtxtPtr
    /// The parser stores each name once, so names are compared by address.
    private let elements: [UnsafePointer<xmlChar>?]
    private let attributes: [UnsafePointer<xmlChar>?]
    /// The name of an end tag that does not match the innermost element.
    private var otherName: UnsafePointer<xmlChar>?
    /// The names of the entities that the document type declares, those of parameter entities with a percent sign.
    private var entities: Set<String> = []
    /// Receives the events.
    package unowned var handler: (any PushParserHandler)?

    /// A parser that knows the names of a vocabulary. Nil if memory is exhausted.
    package init?(_ vocabulary: XMLVocabulary, takesText: Bool) {
        guard let parser = unsafe xmlCreatePushParserCtxt(nil, nil, nil, 0, nil) else { return nil }
        unsafe self.parser = parser
        unsafe elements = vocabulary.elements.map { unsafe xmlDictLookup(parser.pointee.dict, $0, -1) }
        unsafe attributes = vocabulary.attributes.map { unsafe xmlDictLookup(parser.pointee.dict, $0, -1) }
        // Without NOENT the parser passes an ampersand in an attribute as `&#38;`.
        let options = [XML_PARSE_RECOVER, XML_PARSE_NONET, XML_PARSE_NOENT, XML_PARSE_IGNORE_ENC]
        unsafe xmlCtxtUseOptions(parser, Int32(options.reduce(0) { $0 | $1.rawValue }))
        // Otherwise the first bytes determine the encoding.
        unsafe xmlSwitchEncoding(parser, XML_CHAR_ENCODING_UTF8)
        installHandlers(takesText: takesText)
    }

    deinit {
        // The parser keeps the declarations of entities in a document.
        unsafe xmlFreeDoc(parser.pointee.myDoc)
        unsafe xmlFreeParserCtxt(parser)
    }

    /// The current line, counted from 1.
    package var line: Int { unsafe parser.pointee.input.map { unsafe Int($0.pointee.line) } ?? 1 }

    /// The number of consumed bytes. Not valid after the parser has halted.
    package var offset: Int { unsafe xmlByteConsumed(parser) }

    /// Whether the parser has stopped for good. It recovers from most errors.
    package var isHalted: Bool { unsafe parser.pointee.disableSAX != 0 }

    /// The number of different names, which the parser keeps.
    package var nameCount: Int { unsafe Int(xmlDictSize(parser.pointee.dict)) }

    /// Whether the parsed text ends within literal text (`CDATA`).
    package var isInLiteral: Bool { unsafe parser.pointee.instate == XML_PARSER_CDATA_SECTION }

    /// Parses the next bytes. `isLast` marks the end of the document.
    package func parse(_ text: [UInt8], _ range: Range<Int>, isLast: Bool) {
        _ = unsafe text[range].withUnsafeBytes { bytes in
            let start = unsafe bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
            unsafe xmlParseChunk(parser, start, Int32(bytes.count), isLast ? 1 : 0)
        }
    }

    /// Stops for good.
    package func stop() {
        unsafe xmlStopParser(parser)
    }

    // MARK: Handlers

    private func installHandlers(takesText: Bool) {
        unsafe parser.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
        var sax = unsafe xmlSAXHandler()
        unsafe sax.initialized = XML_SAX2_MAGIC
        unsafe sax.startElementNs = { context, name, prefix, _, namespaces, _, count, _, attributes in
            let parser = unsafe PushParser.of(context)
            let found = unsafe XMLAttributes(
                name, prefix, attributes, count: Int(count), namespaceCount: Int(namespaces), parser.attributes
            )
            parser.handler?.start(unsafe parser.number(of: name), found)
        }
        unsafe sax.endElementNs = { context, name, _, _ in
            let parser = unsafe PushParser.of(context)
            let isMatching = unsafe parser.otherName == nil
            let own = unsafe parser.otherName ?? name
            unsafe parser.otherName = nil
            parser.handler?.end(unsafe parser.number(of: own), isMatching: isMatching)
        }
        unsafe sax.cdataBlock = { context, text, count in
            guard let text = unsafe text else { return }
            unsafe PushParser.of(context).handler?.literal(Bytes(text, count: Int(count)))
        }
        if takesText {
            unsafe sax.characters = { context, text, count in
                guard let text = unsafe text else { return }
                unsafe PushParser.of(context).handler?.text(Bytes(text, count: Int(count)))
            }
        }
        unsafe sax.entityDecl = { context, name, type, _, _, _ in
            guard let name = unsafe name else { return }
            let isParameter = [XML_INTERNAL_PARAMETER_ENTITY, XML_EXTERNAL_PARAMETER_ENTITY].contains {
                Int32($0.rawValue) == type
            }
            unsafe PushParser.of(context).entities.insert((isParameter ? "%" : "") + String(cString: name))
        }
        unsafe sax.serror = { context, error in
            guard let error = unsafe error, unsafe error.pointee.level == XML_ERR_FATAL else { return }
            let parser = unsafe PushParser.of(context)
            // The handler decides to which element an end tag belongs.
            if unsafe error.pointee.code == XML_ERR_TAG_NAME_MISMATCH.rawValue {
                unsafe parser.otherName = xmlDictLookup(parser.parser.pointee.dict, error.pointee.str2, -1)
            } else if unsafe !parser.isUnexpanded(error) {
                parser.handler?.fail(line: unsafe Int(error.pointee.line))
            }
        }
        unsafe parser.pointee.sax.pointee = sax
        // Marks the handlers as version 2 of SAX.
        unsafe parser.pointee.sax2 = 1
    }

    private static func of(_ context: UnsafeMutableRawPointer?) -> PushParser {
        unsafe Unmanaged<PushParser>.fromOpaque(context.unsafelyUnwrapped).takeUnretainedValue()
    }

    /// Whether the error is a reference to an entity that is declared, but unknown to the parser. Such a reference is well-formed.
    private func isUnexpanded(_ error: xmlErrorPtr) -> Bool {
        guard unsafe error.pointee.code == XML_ERR_UNDECLARED_ENTITY.rawValue, let str1 = unsafe error.pointee.str1
        else { return false }
        let name = unsafe String(cString: str1)
        return unsafe entities.contains(name) || (parser.pointee.inSubset != 0 && entities.contains("%\(name)"))
    }

    private func number(of name: UnsafePointer<xmlChar>?) -> Int? {
        unsafe elements.firstIndex { unsafe $0 == name }
    }
}
