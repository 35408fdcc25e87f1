/// Reads the members of an object by name, and remembers which were read.
public struct JSONObjectReader: Sendable {
    private let object: JSONObject
    private let location: JSONLocation
    /// The location, which the members share; nil before the first member is read.
    private var place: JSONPlace?
    /// The positions of the members that were read. The first 64 are bits, so that reading usual objects allocates nothing.
    private var firstRead: UInt64 = 0
    private var othersRead: Set<Int> = []
    private var unreadCount: Int
    /// The optional members that the object does not have. An unknown member is probably one of them.
    private var absent: [String] = []

    init(_ object: JSONObject, at location: JSONLocation) {
        self.object = object
        self.location = location
        unreadCount = object.count
    }

    /// A reader of a member, which may be `null`; nil if it is absent.
    public mutating func member(_ name: String) -> JSONReader? {
        guard let index = object.index(of: name) else {
            // Without an unread member, `finish()` needs no names.
            if unreadCount > 0 { absent.append(name) }
            return nil
        }
        noteReading(index)
        return JSONReader(object.members[index].value, at: locationOfMember(name))
    }

    /// A reader of a member that must be present, and may be `null`.
    public mutating func required(_ name: String) throws(JSONReadingError) -> JSONReader {
        guard let reader = member(name) else { throw .missing(name, given: unread).within(location.path) }
        return reader
    }

    /// A reader of an optional member; nil if it is absent or `null`.
    public mutating func optional(_ name: String) -> JSONReader? {
        guard let reader = member(name), !reader.isNull else { return nil }
        return reader
    }

    /// The path of a member.
    public func path(of name: String) -> String { location.isTop ? name : "\(location.path).\(name)" }

    /// Throws for the first member that was not read.
    public func finish() throws(JSONReadingError) {
        guard unreadCount > 0, let name = unread.first else { return }
        throw .unknown(name, among: absent).within(location.path)
    }

    /// The names of the members that were not read.
    private var unread: [String] { object.members.indices.filter { !isRead($0) }.map { object.members[$0].name } }

    private func isRead(_ index: Int) -> Bool {
        index < UInt64.bitWidth ? firstRead & 1 << UInt64(index) != 0 : othersRead.contains(index)
    }

    private mutating func noteReading(_ index: Int) {
        guard !isRead(index) else { return }
        unreadCount -= 1
        if index < UInt64.bitWidth { firstRead |= 1 << UInt64(index) } else { othersRead.insert(index) }
    }

    private mutating func locationOfMember(_ name: String) -> JSONLocation {
        if location.isTop { return JSONLocation(root: name) }
        let place = place ?? JSONPlace(location)
        self.place = place
        return JSONLocation(member: name, of: place)
    }
}
