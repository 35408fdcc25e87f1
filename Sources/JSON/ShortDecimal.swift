/// A number with at most six decimals. Nearly all measured values are such numbers, and can be formatted without the general
/// algorithm for reals.
struct ShortDecimal {
    fileprivate let isNegative: Bool
    /// The digits without the decimal point.
    fileprivate let digits: UInt64
    /// The number of digits after the decimal point; 0 means no point.
    fileprivate let decimals: Int

    /// The largest number of bytes of a number.
    static let maximumLength = 24

    /// Smaller reals need an exponent or more decimals.
    private static let smallest = 0.001
    /// Smaller numbers have at most 15 digits with six decimals. Decimals of 15 digits are distinct as reals, so no other decimal of
    /// that length reads back equal.
    private static let largest = 1e9
    private static let scale = 1e6

    /// An integer, without a point.
    init(_ integer: Int64) {
        isNegative = integer < 0
        digits = integer.magnitude
        decimals = 0
    }

    /// A real in its shortest form, with at least one decimal; nil if that needs more than six decimals or an exponent.
    init?(_ real: Double) {
        let magnitude = real.magnitude
        isNegative = real < 0
        // From 2^53 on, not every integer is a real. Zero is excluded, because it may have a sign.
        if magnitude >= 1, magnitude < 0x1p53, case let whole = UInt64(magnitude), Double(whole) == magnitude {
            (digits, decimals) = (whole * 10, 1)
            return
        }
        guard magnitude >= Self.smallest, magnitude < Self.largest else { return nil }
        let scaled = (magnitude * Self.scale).rounded()
        // Division of two exact integers yields the nearest real.
        guard scaled / Self.scale == magnitude else { return nil }
        var number = (digits: UInt64(scaled), decimals: 6)
        while number.digits.isMultiple(of: 10) {
            number = (number.digits / 10, number.decimals - 1)
        }
        (digits, decimals) = number
    }

    /// Writes the number so that it ends before an index, and returns its start.
    func put(into bytes: inout MutableSpan<UInt8>, before end: Int) -> Int {
        var (index, rest) = (end, digits)
        func putDigit() {
            index -= 1
            bytes[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        }
        if decimals > 0 {
            for _ in 0..<decimals { putDigit() }
            index -= 1
            bytes[index] = UInt8(ascii: ".")
        }
        repeat { putDigit() } while rest > 0
        if isNegative {
            index -= 1
            bytes[index] = UInt8(ascii: "-")
        }
        return index
    }
}

extension MutableSpan<UInt8> {
    /// The number of bytes that ``putJSON(_:before:)`` needs.
    public static var longestNumber: Int { ShortDecimal.maximumLength }

    /// Writes a number as JSON so that it ends before an index, and returns its start. Returns nil and writes nothing if it needs more
    /// than six decimals or an exponent. The bytes equal those of `Array.appendJSON(_:)`.
    ///
    /// - Precondition: `end` is at least ``longestNumber``.
    public mutating func putJSON(_ real: Double, before end: Int) -> Int? {
        precondition(end >= Self.longestNumber, "there must be space for the longest number")
        return ShortDecimal(real)?.put(into: &self, before: end)
    }

    /// Writes an integer as JSON so that it ends before an index, and returns its start.
    ///
    /// - Precondition: `end` is at least ``longestNumber``.
    public mutating func putJSON(_ integer: Int64, before end: Int) -> Int {
        precondition(end >= Self.longestNumber, "there must be space for the longest number")
        return ShortDecimal(integer).put(into: &self, before: end)
    }
}

extension [UInt8] {
    mutating func append(_ number: ShortDecimal) {
        if number.isNegative { append(UInt8(ascii: "-")) }
        var (first, rest) = (count, number.digits)
        for _ in 0..<number.decimals { appendLastDigit(of: &rest) }
        if number.decimals > 0 { append(UInt8(ascii: ".")) }
        repeat {
            appendLastDigit(of: &rest)
        } while rest > 0
        var last = count - 1
        while first < last {
            swapAt(first, last)
            (first, last) = (first + 1, last - 1)
        }
    }

    private mutating func appendLastDigit(of number: inout UInt64) {
        append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
        number /= 10
    }
}
