/// A value with its path, so that errors can name the place.
///
/// ```swift
/// var members = try JSONReader(params).object()
/// let unit = try members.required("unit").string()
/// let limit = try members.optional("limit")?.integer()
/// try members.finish()
/// ```
public struct JSONReader: Sendable {
    /// The value.
    public let value: JSONValue

    private let location: JSONLocation

    /// A reader of a top-level value, or of a value at a known path.
    public init(_ value: JSONValue, path: String = "") { self.init(value, at: JSONLocation(root: path)) }

    init(_ value: JSONValue, at location: JSONLocation) {
        self.value = value
        self.location = location
    }

    /// The path of the value, such as `samples[2].unit`; empty for the top-level value.
    public var path: String { location.path }

    /// Whether the value is `null`.
    public var isNull: Bool {
        if case .null = value { true } else { false }
    }

    /// The value as a Boolean.
    public func bool() throws(JSONReadingError) -> Bool {
        guard case .bool(let value) = value else { throw fail(expected: "true or false") }
        return value
    }

    /// The value as an integer: a number without fraction and exponent.
    public func integer() throws(JSONReadingError) -> Int {
        guard case .integer(let value) = value else { throw fail(expected: "an integer") }
        return Int(value)
    }

    /// The value as a number, integer or real.
    public func real() throws(JSONReadingError) -> Double {
        switch value {
        case .real(let value): value
        case .integer(let value): Double(value)
        default: throw fail(expected: "a number")
        }
    }

    /// The value as a string.
    public func string() throws(JSONReadingError) -> String {
        guard case .string(let value) = value else { throw fail(expected: "a string") }
        return value
    }

    /// Readers of the elements of an array.
    public func array() throws(JSONReadingError) -> [JSONReader] {
        guard case .array(let elements) = value else { throw fail(expected: "an array") }
        let place = JSONPlace(location)
        return elements.enumerated().map { index, element in
            JSONReader(element, at: JSONLocation(element: index, of: place))
        }
    }

    /// A reader of the members of an object.
    public func object() throws(JSONReadingError) -> JSONObjectReader {
        guard case .object(let object) = value else { throw fail(expected: "an object") }
        return JSONObjectReader(object, at: location)
    }

    /// An error with this path and the expected value, a phrase such as "a string".
    public func fail(expected: String) -> JSONReadingError { JSONReadingError(path: path, expected: expected) }

    /// An error for a value that must be one of some names. It suggests the nearest one. `expected` is for a value that may also be
    /// something else.
    public func fail(oneOf names: [String], expected: String? = nil) -> JSONReadingError {
        var didYouMean: String?
        if case .string(let text) = value { didYouMean = text.nearest(among: names) }
        let expected = expected ?? "one of \(names.joined(separator: ", "))"
        return JSONReadingError(path: path, expected: expected, didYouMean: didYouMean)
    }
}
