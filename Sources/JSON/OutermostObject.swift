/// Reads the outermost object of a message. jansson parses the arrays and objects in it.
///
/// jansson calls a function for each byte, which takes longer than all other work on a short request. This reads the form that nearly all
/// messages have: few members, strings without escapes, and integers. jansson parses every other text as a whole, and finds all errors.
extension Span<UInt8> {
    /// More members are left to jansson.
    private static var mostMembers: Int { 8 }

    /// The object; nil for a text of another form, valid or not.
    func outermostObject(maximumDepth: Int) -> JSONObject? {
        var (index, object) = (0, JSONObject())
        guard take("{", at: &index) else { return nil }
        object.reserveCapacity(4)
        repeat {
            guard object.count < Self.mostMembers, take("\"", at: &index), let name = string(at: &index),
                object.index(of: name) == nil,
                take(":", at: &index), let value = value(at: &index, maximumDepth - 1)
            else { return nil }
            object.append(name, value)
        } while take(",", at: &index)
        guard take("}", at: &index) else { return nil }
        skipBlanks(at: &index)
        return index == count ? object : nil
    }

    private func value(at index: inout Int, _ depth: Int) -> JSONValue? {
        if take("\"", at: &index) { return string(at: &index).map(JSONValue.string) }
        guard index < count else { return nil }
        switch self[index] {
        case UInt8(ascii: "1")...UInt8(ascii: "9"): return integer(at: &index)
        case UInt8(ascii: "{"):
            if index + 1 < count, self[index + 1] == UInt8(ascii: "}") {
                index += 2
                return .object(JSONObject())
            }
        case UInt8(ascii: "["): break
        default: return nil
        }
        guard let document = try? JanssonDocument(parsing: extracting(index...), isWhole: false) else { return nil }
        index += document.length
        return try? unsafe JSONValue(copying: document.root, remainingDepth: depth)
    }

    /// The rest of a string after its first quote.
    private func string(at index: inout Int) -> String? {
        let start = index
        index = firstEscape(from: start)
        guard index < count, self[index] == UInt8(ascii: "\"") else { return nil }
        index += 1
        // The initializers that take any collection look up its type at run time.
        guard let text = try? UTF8Span(validating: extracting(start..<index - 1)) else { return nil }
        return String(copying: text)
    }

    private func integer(at index: inout Int) -> JSONValue? {
        var (number, end) = (Int64(0), Swift.min(index + 18, count))
        while index < end, case let digit = self[index] &- UInt8(ascii: "0"), digit < 10 {
            number = number * 10 + Int64(digit)
            index += 1
        }
        end = index
        // A fraction, an exponent or further digits.
        guard take(",", at: &index) || take("}", at: &index) else { return nil }
        index = end
        return .integer(number)
    }

    private func take(_ character: Unicode.Scalar, at index: inout Int) -> Bool {
        skipBlanks(at: &index)
        guard index < count, self[index] == UInt8(ascii: character) else { return false }
        index += 1
        return true
    }

    @inline(__always) private func skipBlanks(at index: inout Int) {
        while index < count, case let byte = self[index], byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
            index += 1
        }
    }
}
