/// A type that can be read from JSON.
public protocol JSONReadable {
    /// Reads a value, all of it, or says what is wrong and where.
    init(reading reader: JSONReader) throws(JSONReadingError)
}

extension JSONValue: JSONReadable {
    /// Any value, as it is.
    public init(reading reader: JSONReader) throws(JSONReadingError) {
        self = reader.value
    }
}

extension Bool: JSONReadable {
    /// `true` or `false`.
    public init(reading reader: JSONReader) throws(JSONReadingError) {
        self = try reader.bool()
    }
}

extension Int: JSONReadable {
    /// A number without fraction and exponent.
    public init(reading reader: JSONReader) throws(JSONReadingError) {
        self = try reader.integer()
    }
}

extension Double: JSONReadable {
    /// A number of either kind.
    public init(reading reader: JSONReader) throws(JSONReadingError) {
        self = try reader.real()
    }
}

extension String: JSONReadable {
    /// A string.
    public init(reading reader: JSONReader) throws(JSONReadingError) {
        self = try reader.string()
    }
}

extension Array: JSONReadable where Element: JSONReadable {
    /// An array of such elements.
    public init(reading reader: JSONReader) throws(JSONReadingError) {
        self = try reader.array().map { (element) throws(JSONReadingError) in try Element(reading: element) }
    }
}
