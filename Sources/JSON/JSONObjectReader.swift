/// Reads the members of an object by name, and remembers which were read.
public struct JSONObjectReader: Sendable {
    private let object: JSONObject
    private let place: JSONPlace
    private var isRead: [Bool]
    /// The optional members that the object does not have. An unknown member is probably one of them.
    private var absent: [String] = []

    init(_ object: JSONObject, at place: JSONPlace) {
        self.object = object
        self.place = place
        isRead = Array(repeating: false, count: object.count)
    }

    /// A reader of a member that must be present, and may be `null`.
    public mutating func required(_ name: String) throws(JSONReadingError) -> JSONReader {
        guard let reader = member(name) else {
            throw .missing(name, given: unread.map(\.name)).within(place.location.path)
        }
        return reader
    }

    /// A reader of an optional member; nil if it is absent or `null`.
    public mutating func optional(_ name: String) -> JSONReader? {
        guard let reader = member(name) else {
            absent.append(name)
            return nil
        }
        return reader.isNull ? nil : reader
    }

    /// Throws for the first member that was not read.
    public func finish() throws(JSONReadingError) {
        guard isRead.contains(false), let name = unread.first?.name else { return }
        throw .unknown(name, among: absent).within(place.location.path)
    }

    private var unread: [(name: String, value: JSONValue)] {
        zip(object.members, isRead).filter { !$0.1 }.map(\.0)
    }

    private mutating func member(_ name: String) -> JSONReader? {
        guard let index = object.index(of: name) else { return nil }
        isRead[index] = true
        return JSONReader(object.members[index].value, at: JSONLocation(member: name, of: place))
    }
}
