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
        guard let data = Data(base64Encoded: text), let decoded = String(data: data, encoding: .utf8),
            decoded.hasPrefix(Self.prefix)
        else { return nil }
        let parts = decoded.dropFirst(Self.prefix.count).split(separator: ":", omittingEmptySubsequences: false)
        let numbers = parts.map { Int64($0) ?? -1 }
        let place: Place? =
            switch parts.count {
            case 1: .beginning
            case 3: UUID(uuidString: String(parts[1])).map { .change(of: $0, number: numbers[2]) }
            case 4: Self.effortChange(parts[1], parts[2], number: numbers[3])
            default: nil
            }
        guard let place else { return nil }
        self.init(place, restore: numbers[0])
        // Only the text that `text` writes is an anchor.
        guard numbers[0] >= 0, parts.count == 1 || numbers[parts.count - 1] >= 0, self.text == text else { return nil }
    }

    /// The anchor as text.
    public var text: String {
        let place =
            switch place {
            case .beginning: ""
            case .effortChange(let score, let workout, let number):
                ":\(score.uuidString):\(workout.uuidString):\(number)"
            case .change(let uuid, let number): ":\(uuid.uuidString):\(number)"
            }
        return Data("\(Self.prefix)\(restore)\(place)".utf8).base64EncodedString()
    }

    private static func effortChange(_ score: Substring, _ workout: Substring, number: Int64) -> Place? {
        guard let score = UUID(uuidString: String(score)), let workout = UUID(uuidString: String(workout)) else {
            return nil
        }
        return .effortChange(of: score, workout: workout, number: number)
    }

    private static let prefix = "HKQueryAnchor:"
}
