/// Writes JSON text directly into a byte buffer: compact, in UTF-8, without a raw newline.
///
/// ```swift
/// var writer = JSONWriter()
/// writer.object { writer in
///     writer.member("type", "HKQuantityTypeIdentifierHeartRate")
///     writer.key("values")
///     writer.array { writer in
///         for value in values { writer.real(value) }
///     }
/// }
/// ```
///
/// The writer adds commas and colons. It writes one top-level value. Inside an object each value follows its ``key(_:)``.
public struct JSONWriter {
    /// The bytes written so far.
    public var bytes: [UInt8]

    /// Called while a long value is being written, to send ``bytes`` and empty them; nil keeps all bytes to the end.
    public let drain: Drain?

    /// Sends the bytes written so far, and empties them.
    public typealias Drain = (inout [UInt8]) -> Void

    private var needsComma = false

    /// A writer with an empty buffer.
    public init(drain: Drain? = nil) {
        bytes = []
        self.drain = drain
    }

    /// A writer that appends to a buffer.
    public init(appendingTo bytes: consuming [UInt8]) {
        self.bytes = bytes
        drain = nil
    }

    /// Writes `null`.
    public mutating func null() {
        beginValue()
        bytes.append(contentsOf: "null".utf8)
    }

    /// Writes `true` or `false`.
    public mutating func bool(_ value: Bool) {
        beginValue()
        bytes.append(contentsOf: (value ? "true" : "false").utf8)
    }

    /// Writes a number without fraction and exponent.
    public mutating func integer(_ value: Int64) {
        beginValue()
        bytes.appendJSON(value)
    }

    /// Writes a number in the shortest form that reads back equal, always with a fraction or an exponent.
    ///
    /// - Precondition: The number is finite. JSON has no other numbers.
    public mutating func real(_ value: Double) {
        precondition(value.isFinite, "JSON has finite numbers only")
        beginValue()
        bytes.appendJSON(value)
    }

    /// Writes a string, escaping only what JSON requires.
    public mutating func string(_ value: String) {
        beginValue()
        bytes.appendQuoted(value)
    }

    package mutating func string(_ text: JSONText) {
        beginValue()
        bytes.appendQuoted(utf8: text.bytes.span)
    }

    /// Writes an array with the values that `body` writes.
    public mutating func array<Failure: Error>(_ body: (inout JSONWriter) throws(Failure) -> Void) throws(Failure) {
        try enclose(in: "[", "]", body)
    }

    /// Writes an object with the members that `body` writes.
    ///
    /// The caller ensures that names are unique.
    public mutating func object<Failure: Error>(_ body: (inout JSONWriter) throws(Failure) -> Void) throws(Failure) {
        try enclose(in: "{", "}", body)
    }

    /// Writes the name of a member, whose value must be written next.
    public mutating func key(_ name: String) {
        string(name)
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    /// Writes the name of a member, given as JSON text with quotes and colon, for names that are written often. The text may begin
    /// with whole members.
    public mutating func key(text: [UInt8]) {
        beginValue()
        bytes += text
        needsComma = false
    }

    /// Writes a member.
    public mutating func member(_ name: String, _ value: some JSONWritable) {
        key(name)
        write(value)
    }

    /// Writes a member, or nothing if the value is nil.
    public mutating func member(_ name: String, ifPresent value: (some JSONWritable)?) {
        if let value { member(name, value) }
    }

    /// Writes a value.
    public mutating func write(_ value: some JSONWritable) { value.write(to: &self) }

    /// Writes bytes that hold one JSON value without a raw newline.
    public mutating func raw(_ value: some Sequence<UInt8>) {
        beginValue()
        bytes.append(contentsOf: value)
    }

    mutating func beginValue() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
    }

    private mutating func enclose<Failure: Error>(
        in opening: Unicode.Scalar, _ closing: Unicode.Scalar, _ body: (inout JSONWriter) throws(Failure) -> Void
    ) throws(Failure) {
        beginValue()
        bytes.append(UInt8(ascii: opening))
        needsComma = false
        try body(&self)
        bytes.append(UInt8(ascii: closing))
        needsComma = true
    }
}
