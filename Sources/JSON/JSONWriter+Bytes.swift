extension JSONWriter {
    /// Writes one value. `write` appends it as JSON text without a raw newline.
    ///
    /// Use it for thousands of values. `write` adds its own commas and colons.
    public mutating func value<Failure: Error>(_ write: (inout [UInt8]) throws(Failure) -> Void) throws(Failure) {
        beginValue()
        try write(&bytes)
        if bytes.count >= Self.longest, let drain { drain(&bytes) }
    }

    /// The number of bytes after which the writer drains its buffer. It is about the size of a processor's cache.
    private static var longest: Int { 1 << 20 }
}

extension [UInt8] {
    /// Appends a string as JSON.
    public mutating func appendJSON(_ string: String) { appendQuoted(string) }

    /// Appends an integer as JSON.
    public mutating func appendJSON(_ integer: Int64) { append(ShortDecimal(integer)) }

    /// Appends a number as JSON, in the shortest form that reads back equal, always with a fraction or an exponent.
    ///
    /// Infinity is written as the largest finite number, and NaN as `null`.
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
