/// A set of positions in a store, with one bit per position and 4,096 per page. Ten million positions take little more
/// than a megabyte.
package struct PositionSet {
    private static let pageSize: Int64 = 4096

    private var pages: [Int64: [UInt64]] = [:]

    /// Whether the set is empty.
    package var isEmpty: Bool { pages.isEmpty }

    package init() {}

    /// Adds a position. Returns whether it is new.
    @discardableResult
    package mutating func insert(_ position: Int64) -> Bool {
        let place = Self.place(of: position)
        let isNew = !contains(position)
        if isNew { pages[place.page, default: Self.emptyPage][place.word] |= place.mask }
        return isNew
    }

    package func contains(_ position: Int64) -> Bool {
        let place = Self.place(of: position)
        return pages[place.page].map { $0[place.word] & place.mask != 0 } ?? false
    }

    /// Calls the body with each position in ascending order.
    package func forEach(_ body: (Int64) throws -> Void) rethrows {
        for page in pages.keys.sorted() {
            for position in page * Self.pageSize..<(page + 1) * Self.pageSize where contains(position) {
                try body(position)
            }
        }
    }

    private static func place(of position: Int64) -> (page: Int64, word: Int, mask: UInt64) {
        let (page, bit) = position.quotientAndRemainder(dividingBy: pageSize)
        return (page, Int(bit / 64), 1 << UInt64(bit % 64))
    }

    private static let emptyPage = [UInt64](repeating: 0, count: Int(pageSize) / 64)
}
