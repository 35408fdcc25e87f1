extension JSONValue {
    /// The value as JSON text on one line, with members sorted by name.
    var utf8: [UInt8] {
        var bytes: [UInt8] = []
        write(to: &bytes)
        return bytes
    }

    private func write(to bytes: inout [UInt8]) {
        switch self {
        case .null: bytes += "null".utf8
        case .bool(let flag): bytes += (flag ? "true" : "false").utf8
        case .integer(let number): bytes += String(number).utf8
        // JSON has no infinity and NaN. The bridge rejects null instead of a number and reports its path.
        case .real(let number): bytes += (number.isFinite ? "\(number)" : "null").utf8
        case .string(let text): Self.write(text, to: &bytes)
        case .array(let elements): Self.write(elements, between: "[", "]", to: &bytes) { $0.write(to: &$1) }
        case .object(let members):
            Self.write(members.sorted { $0.key < $1.key }, between: "{", "}", to: &bytes) {
                Self.write($0.key, to: &$1)
                $1.append(UInt8(ascii: ":"))
                $0.value.write(to: &$1)
            }
        }
    }

    private static func write<Element>(
        _ elements: [Element],
        between opening: Unicode.Scalar,
        _ closing: Unicode.Scalar,
        to bytes: inout [UInt8],
        _ writeElement: (Element, inout [UInt8]) -> Void
    ) {
        bytes.append(UInt8(ascii: opening))
        for (index, element) in elements.enumerated() {
            if index > 0 {
                bytes.append(UInt8(ascii: ","))
            }
            writeElement(element, &bytes)
        }
        bytes.append(UInt8(ascii: closing))
    }

    private static func write(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case 0..<0x20: bytes += "\\u00\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16))".utf8
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
