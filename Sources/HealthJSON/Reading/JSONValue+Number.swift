import JSON

extension JSONValue {
    /// The value as a number, integer or real. The place is formatted only if the value is not a number, because requests can
    /// have thousands of numbers.
    func number(at place: @autoclosure () -> String) throws -> Double {
        switch self {
        case .real(let number): return number
        case .integer(let number): return Double(number)
        default: throw JSONReadingError.expected("a number", at: place())
        }
    }
}
