/// The text of an XML document, as it grows: elements one below the other, indented by a blank for each level.
struct XMLText {
    /// Longer names, and values of metadata, are passed over by whoever imports: in bytes.
    static let longestName = 4096
    static let longestValue = 64 << 10

    var bytes: [UInt8] = []
    /// The elements that are open.
    private var open: [String] = []
    /// Whether the tag that was begun last may still have attributes.
    private var isInTag = false

    /// Begins an element, within those that are open.
    mutating func begin(_ element: String) {
        endTag()
        indent()
        bytes.append(UInt8(ascii: "<"))
        bytes += element.utf8
        open.append(element)
        isInTag = true
    }

    /// Ends the element that was begun last.
    mutating func end() {
        guard let element = open.popLast() else { return }
        if isInTag {
            bytes += "/>\n".utf8
            isInTag = false
        } else {
            indent()
            bytes += "</\(element)>\n".utf8
        }
    }

    /// An attribute of the element that was begun last.
    mutating func attribute(_ name: String, _ value: String) {
        bytes.append(UInt8(ascii: " "))
        bytes += name.utf8
        bytes += "=\"".utf8
        Self.append(value, to: &bytes)
        bytes.append(UInt8(ascii: "\""))
    }

    /// The same; nothing for nil.
    mutating func attribute(_ name: String, ifPresent value: String?) {
        if let value { attribute(name, value) }
    }

    /// What is text already.
    mutating func append(_ text: [UInt8]) { bytes += text }

    /// Takes out what there is, except for the elements that are open.
    mutating func take() -> [UInt8] {
        defer { bytes.removeAll(keepingCapacity: true) }
        return bytes
    }

    private mutating func endTag() {
        guard isInTag else { return }
        bytes += ">\n".utf8
        isInTag = false
    }

    private mutating func indent() {
        for _ in open { bytes.append(UInt8(ascii: " ")) }
    }

    /// Whether a text is the same when it is read again: XML has no control characters but three.
    static func canHold(_ text: String) -> Bool { text.unicodeScalars.allSatisfy(canHold) }

    /// The same of a single character.
    static func canHold(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D: true
        case 0..<0x20, 0xFFFE, 0xFFFF: false
        default: true
        }
    }

    /// Appends a text as it may stand in an attribute; for what XML cannot hold a space.
    static func append(_ text: String, to bytes: inout [UInt8]) {
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": bytes += "&amp;".utf8
            case "<": bytes += "&lt;".utf8
            case ">": bytes += "&gt;".utf8
            case "\"": bytes += "&quot;".utf8
            case "\n": bytes += "&#10;".utf8
            case "\r": bytes += "&#13;".utf8
            case "\t": bytes += "&#9;".utf8
            case _ where !canHold(scalar): bytes.append(UInt8(ascii: " "))
            case _ where scalar.isASCII: bytes.append(UInt8(scalar.value))
            default: bytes += UTF8.encode(scalar).map { Array($0) } ?? []
            }
        }
    }
}
