extension JSONWriter {
    /// Writes one value, which `write` appends to the bytes as JSON text without a raw newline.
    ///
    /// For values by the thousand: `write` sets its own commas and colons.
    public mutating func value<Failure: Error>(
        _ write: (inout [UInt8]) throws(Failure) -> Void
    ) throws(Failure) {
        beginValue()
        try write(&bytes)
        if bytes.count >= Self.longest, let drain {
            drain(&bytes)
        }
    }

    /// How many bytes are kept at most where they can leave: about what a processor's cache holds.
    private static var longest: Int { 1 << 20 }
}

extension [UInt8] {
    /// Appends a string as JSON.
    public mutating func appendJSON(_ string: String) {
        appendQuoted(string)
    }

    /// Appends an integer as JSON.
    public mutating func appendJSON(_ integer: Int64) {
        appendDigits(of: integer)
    }

    /// Appends a number as JSON, in the shortest form that reads back equal, always with a fraction or an exponent;
    /// the largest number instead of an infinite one, and `null` instead of what is no number.
    public mutating func appendJSON(_ real: Double) {
        // Whole numbers are frequent, and writing them needs no search for the shortest form.
        if let whole = Int64(exactly: real), whole.magnitude < 1 << 53, whole != 0 {
            appendDigits(of: whole)
            append(contentsOf: [UInt8(ascii: "."), UInt8(ascii: "0")])
        } else if real.isFinite {
            append(contentsOf: real.description.utf8)
        } else if real.isNaN {
            append(contentsOf: "null".utf8)
        } else {
            append(contentsOf: (real < 0 ? -Double.greatestFiniteMagnitude : .greatestFiniteMagnitude).description.utf8)
        }
    }

    private mutating func appendDigits(of integer: Int64) {
        if integer < 0 {
            append(UInt8(ascii: "-"))
        }
        var (first, rest) = (count, integer.magnitude)
        repeat {
            append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        } while rest > 0
        var last = count - 1
        while first < last {
            swapAt(first, last)
            (first, last) = (first + 1, last - 1)
        }
    }
}
