/// The secret of an encrypted store: any bytes, such as a phrase or the output of a random generator.
///
/// Its description never contains the bytes, so that they do not get into logs.
public struct StoreKey: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
    let bytes: [UInt8]

    /// A key of bytes; nil if there are no bytes.
    public init?(_ bytes: some Sequence<UInt8>) {
        self.bytes = Array(bytes)
        guard !self.bytes.isEmpty else { return nil }
    }

    /// Never the bytes.
    public var description: String { "StoreKey" }
    /// Never the bytes.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
