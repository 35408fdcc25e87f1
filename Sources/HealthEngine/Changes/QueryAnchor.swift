import Foundation

/// `HKQueryAnchor`: the last change that a query returned (ANCH-07). Apps store it as opaque text.
///
/// An anchor names the change by its sample. A position in the store would also count changes that the app may not see.
public struct QueryAnchor: Hashable, Sendable {
    /// A place in the order of all changes.
    enum Place: Hashable, Sendable {
        /// Before the first change.
        case beginning
        /// A change of the sample with this UUID. The first save has the number 1, its deletion 2, the next save 3.
        case change(of: UUID, number: Int64)
        /// A change of the relationship between an effort score and a workout. Their first change has the number 1.
        case effortChange(of: UUID, workout: UUID, number: Int64)
    }

    let place: Place
    /// The number of the latest restore of the store. 0 for none.
    let restore: Int64

    init(_ place: Place, restore: Int64) {
        self.place = place
        self.restore = place == .beginning ? 0 : restore
    }

    /// The anchor before the first change.
    static let beginning = QueryAnchor(.beginning, restore: 0)

    /// Parses a text from ``text``. Nil for any other text.
    public init?(text: String) {
        guard let data = Data(base64Encoded: text) else { return nil }
        let fields = Array(data).split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        guard fields.count > 1, let restore = Int64(fields[1]), let number = Int64(fields[fields.count - 1]) else { return nil }
        let identifiers = fields[2...].dropLast().map(UUID.init(uuidString:))
        let place: Place
        switch (fields.count, identifiers.first, identifiers.last) {
        case (2, _, _): place = .beginning
        case (4, let uuid??, _): place = .change(of: uuid, number: number)
        case (5, let score??, let workout??): place = .effortChange(of: score, workout: workout, number: number)
        default: return nil
        }
        self.init(place, restore: restore)
        // Only the text that `text` writes is an anchor.
        guard restore >= 0, number >= 0, self.text == text else { return nil }
    }

    /// The anchor as text.
    public var text: String {
        let place =
            switch place {
            case .beginning: [] as [String]
            case .effortChange(let score, let workout, let number): [score.uuidString, workout.uuidString, String(number)]
            case .change(let uuid, let number): [uuid.uuidString, String(number)]
            }
        let fields = ["HKQueryAnchor", String(restore)] + place
        return Data(fields.joined(separator: ":").utf8).base64EncodedString()
    }
}
