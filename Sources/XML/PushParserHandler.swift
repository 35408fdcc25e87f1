/// Receives the events of a parser, while it parses.
package protocol PushParserHandler: AnyObject {
    /// Called for a start tag, with the number of a known element, or nil.
    func start(_ element: Int?, _ attributes: XMLAttributes)
    /// Called for an end tag. If it does not match the innermost element, it may belong to an outer element or to no open element,
    /// and the text is not well-formed.
    func end(_ element: Int?, isMatching: Bool)
    /// Called for text within an element, possibly several times.
    func text(_ text: Bytes)
    /// Called for a piece of literal text (`CDATA`).
    func literal(_ text: Bytes)
    /// Called for an error, after which the text is not well-formed. The parser continues if it can.
    func fail(line: Int)
}

/// The known elements and attributes, by number.
package struct XMLVocabulary {
    package let elements: [String]
    package let attributes: [String]

    package init(elements: [String], attributes: [String] = []) {
        self.elements = elements
        self.attributes = attributes
    }
}
