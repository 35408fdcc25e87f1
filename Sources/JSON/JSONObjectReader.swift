/// Reads the members of an object by name, and remembers which were read.
public struct JSONObjectReader: Sendable {
    private let object: JSONObject
    private let place: JSONPlace
    private var isRead: [Bool]

    init(_ object: JSONObject, at place: JSONPlace) {
        self.object = object
        self.place = place
        isRead = Array(repeating: false, count: object.count)
    }

    /// A reader of a member that must be present, and may be `null`.
    public mutating func required(_ name: String) throws(JSONReadingError) -> JSONReader {
        guard let reader = member(name) else {
            throw .missing(JSONLocation(member: name, of: place).path)
        }
        return reader
    }

    /// A reader of an optional member; nil if it is absent or `null`.
    public mutating func optional(_ name: String) -> JSONReader? {
        guard let reader = member(name), !reader.isNull else { return nil }
        return reader
    }

    /// Throws for the first member that was not read.
    public func finish() throws(JSONReadingError) {
        guard let index = isRead.firstIndex(of: false) else { return }
        throw .unknown(JSONLocation(member: object.members[index].name, of: place).path)
    }

    private mutating func member(_ name: String) -> JSONReader? {
        guard let index = object.index(of: name) else { return nil }
        isRead[index] = true
        return JSONReader(object.members[index].value, at: JSONLocation(member: name, of: place))
    }
}
