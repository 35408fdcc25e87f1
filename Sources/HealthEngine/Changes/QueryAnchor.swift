import Foundation

/// `HKQueryAnchor`: a position in the store (ANCH-07). Apps store it as opaque text.
public struct QueryAnchor: Hashable, Sendable {
    let position: Int64

    init(position: Int64) {
        self.position = position
    }

    /// Parses a text from ``text``. Nil for any other text.
    public init?(text: String) {
        guard let data = Data(base64Encoded: text), let decoded = String(data: data, encoding: .utf8),
            decoded.hasPrefix(Self.prefix), let position = Int64(decoded.dropFirst(Self.prefix.count)), position >= 0,
            QueryAnchor(position: position).text == text
        else { return nil }
        self.position = position
    }

    /// The anchor as text.
    public var text: String { Data("\(Self.prefix)\(position)".utf8).base64EncodedString() }

    private static let prefix = "HKQueryAnchor:"
}
