/// Parses the text of a unit in one pass over its bytes.
///
///     unit     = empty | product [ "/" product ]
///     empty    = "" | "(" empty ")"
///     product  = factor { ( "." | "*" | "·" ) factor }
///     factor   = ( "1" | symbol | "(" product ")" ) [ "^" [ "-" ] digits ]
///     symbol   = [ prefix ] letters | [ prefix ] "mol<" number ">"
///
/// A product binds more tightly than the fraction, and a unit has at most one fraction (UNIT-03). A group contains no
/// fraction and is not empty. Only the null unit `()` has no factors (UNIT-04, UNIT-05).
struct UnitParser {
    /// The maximum length of a symbol or a molar mass.
    static let longestWord = 40

    private let bytes: [UInt8]
    private var position = 0

    /// The factors of a text.
    static func product(of text: String) throws(UnitSyntaxError) -> UnitProduct {
        var parser = UnitParser(bytes: Array(text.utf8))
        return try parser.unit()
    }

    private mutating func unit() throws(UnitSyntaxError) -> UnitProduct {
        if isEmpty { return UnitProduct() }
        var unit = try product(depth: 0)
        if take("/") { try unit.multiply(by: product(depth: 0), power: -1) }
        guard position == bytes.count else { throw UnitSyntaxError() }
        return unit
    }

    /// Whether the text consists only of nested pairs of parentheses.
    private var isEmpty: Bool {
        let half = bytes.count / 2
        return bytes.count.isMultiple(of: 2)
            && bytes[..<half].allSatisfy { $0 == UInt8(ascii: "(") }
            && bytes[half...].allSatisfy { $0 == UInt8(ascii: ")") }
    }

    private mutating func product(depth: Int) throws(UnitSyntaxError) -> UnitProduct {
        var product = try factor(depth: depth)
        while take(".") || take("*") || takeMiddleDot() {
            try product.multiply(by: factor(depth: depth))
        }
        return product
    }

    private mutating func factor(depth: Int) throws(UnitSyntaxError) -> UnitProduct {
        let factor = try take("(") ? group(depth: depth + 1) : symbol()
        return try take("^") ? factor.raised(to: exponent()) : factor
    }

    /// Parses the rest of a group after its opening parenthesis.
    private mutating func group(depth: Int) throws(UnitSyntaxError) -> UnitProduct {
        // A limit on the depth is also a limit on the stack.
        guard depth <= ProtocolLimits.unitDepth else { throw UnitSyntaxError() }
        let group = try product(depth: depth)
        guard take(")") else { throw UnitSyntaxError() }
        return group
    }

    private mutating func symbol() throws(UnitSyntaxError) -> UnitProduct {
        let word = try word { !".*/^()<".utf8.contains($0) }
        if word == "1" { return UnitProduct() }
        guard take("<") else { return UnitProduct(try base(word)) }
        var base = try base(word + "<")
        let number = try self.word { $0 != UInt8(ascii: ">") }
        // Check the characters first: Double would also accept `inf`, `nan` and hexadecimal numbers.
        guard take(">"), number.utf8.allSatisfy({ "0123456789.e+-".utf8.contains($0) }),
            let molarMass = Double(number).flatMap(MolarMass.init)
        else { throw UnitSyntaxError() }
        base.molarMass = molarMass
        return UnitProduct(base)
    }

    private func base(_ spelling: String) throws(UnitSyntaxError) -> UnitFactor.Base {
        guard let base = UnitFactor.Base.spellings[spelling] else { throw UnitSyntaxError() }
        return base
    }

    private mutating func exponent() throws(UnitSyntaxError) -> Int {
        let sign = take("-") ? -1 : 1
        let start = position
        var exponent = 0
        while position < bytes.count, let digit = Self.digit(bytes[position]) {
            exponent = exponent * 10 + digit
            guard exponent <= ProtocolLimits.unitExponent else { throw UnitSyntaxError() }
            position += 1
        }
        guard position > start else { throw UnitSyntaxError() }
        return sign * exponent
    }

    private static func digit(_ byte: UInt8) -> Int? {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) ? Int(byte - UInt8(ascii: "0")) : nil
    }

    /// The ASCII text up to the first byte that does not belong to it.
    private mutating func word(of belongs: (UInt8) -> Bool) throws(UnitSyntaxError) -> String {
        let start = position
        // ASCII only: in Swift, the kelvin sign U+212A equals the letter K.
        while position < bytes.count, bytes[position] < 0x80, belongs(bytes[position]) {
            position += 1
            guard position - start <= Self.longestWord else { throw UnitSyntaxError() }
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    /// U+00B7 is two bytes long.
    private mutating func takeMiddleDot() -> Bool {
        guard position + 1 < bytes.count, bytes[position] == 0xC2, bytes[position + 1] == 0xB7 else { return false }
        position += 2
        return true
    }
}

/// A number in the fewest digits that identify it, without a fraction of zero: `418`, not `418.0`.
package struct PlainNumber: CustomStringConvertible {
    private let value: Double

    /// The number as text.
    package init(_ value: Double) {
        self.value = value
    }

    /// The fewest digits.
    package var description: String {
        let text = "\(value)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
