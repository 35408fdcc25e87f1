import HealthModel

/// Builds the text of an XML document, with one space of indentation for each level.
struct XMLText {
    /// The longest names and metadata values that an import reads, in bytes.
    static let longestName = 4096
    static let longestValue = 64 << 10

    var bytes: [UInt8] = []
    /// The open elements.
    private var open: [ExportElement] = []
    /// Whether attributes can be added to the current tag.
    private var isInTag = false

    /// Begins an element within the open elements.
    mutating func begin(_ element: ExportElement) {
        endTag()
        indent()
        bytes.append(UInt8(ascii: "<"))
        bytes += element.name.utf8
        open.append(element)
        isInTag = true
    }

    /// Ends the innermost open element.
    mutating func end() {
        guard let element = open.popLast() else { return }
        if isInTag {
            bytes += "/>\n".utf8
            isInTag = false
        } else {
            indent()
            bytes += "</\(element.name)>\n".utf8
        }
    }

    /// Appends an attribute to the current tag.
    mutating func attribute(_ attribute: ExportAttribute, _ value: String) { Self.append(attribute, value, to: &bytes) }

    /// Appends an attribute if the value is not nil.
    mutating func attribute(_ attribute: ExportAttribute, ifPresent value: String?) {
        if let value { self.attribute(attribute, value) }
    }

    /// Appends a value and the attribute with its unit.
    mutating func attribute(_ value: ExportAttribute, _ text: String, in unit: HealthModel.Unit) {
        attribute(value, text)
        if let attribute = value.unit { self.attribute(attribute, unit.unitString) }
    }

    /// Appends XML text unchanged.
    mutating func append(_ text: [UInt8]) { bytes += text }

    /// Returns the text so far and clears it. Open elements stay open.
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

    /// Whether XML can represent a text exactly. It allows only three control characters.
    static func canHold(_ text: String) -> Bool { text.unicodeScalars.allSatisfy(canHold) }

    /// Whether XML can represent a character.
    static func canHold(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D: true
        case 0..<0x20, 0xFFFE, 0xFFFF: false
        default: true
        }
    }

    /// The start of an attribute, up to its value: ` name="`.
    static func start(_ attribute: ExportAttribute) -> [UInt8] { Array(" \(attribute.name)=\"".utf8) }

    /// Appends an attribute.
    static func append(_ attribute: ExportAttribute, _ value: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: " "))
        bytes += attribute.name.utf8
        bytes += "=\"".utf8
        append(value, to: &bytes)
        bytes.append(UInt8(ascii: "\""))
    }

    /// Appends a text, escaped for an attribute. A character that XML cannot represent becomes a space.
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
