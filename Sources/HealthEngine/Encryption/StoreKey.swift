/// The secret of an encrypted store: any bytes, such as a passphrase or random bytes.
///
/// Its description never contains the bytes, so that logs do not reveal them.
public struct StoreKey: Hashable, Sendable, Codable, CustomStringConvertible, CustomReflectable {
    let bytes: [UInt8]

    /// A key with these bytes. Nil if there are none.
    public init?(_ bytes: some Sequence<UInt8>) {
        self.bytes = Array(bytes)
        guard !self.bytes.isEmpty else { return nil }
    }

    /// A constant text without the bytes.
    public var description: String { "StoreKey" }
    /// No children, so that the bytes are hidden.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
