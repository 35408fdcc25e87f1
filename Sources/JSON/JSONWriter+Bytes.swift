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
        append(ShortDecimal(integer))
    }

    /// Appends a number as JSON, in the shortest form that reads back equal, always with a fraction or an exponent;
    /// the largest number instead of an infinite one, and `null` instead of what is no number.
    public mutating func appendJSON(_ real: Double) {
        if let number = ShortDecimal(real) {
            append(number)
        } else if real.isFinite {
            append(contentsOf: real.description.utf8)
        } else if real.isNaN {
            append(contentsOf: "null".utf8)
        } else {
            append(contentsOf: (real < 0 ? -Double.greatestFiniteMagnitude : .greatestFiniteMagnitude).description.utf8)
        }
    }
}
