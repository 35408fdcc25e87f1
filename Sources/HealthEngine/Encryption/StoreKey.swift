/// The secret of an encrypted store: any bytes, such as a phrase or the output of a random generator.
///
/// It prints as nothing but its name, so that it ends up in no log.
public struct StoreKey: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
    let bytes: [UInt8]

    /// A key of bytes; nil for none, which would protect nothing.
    public init?(_ bytes: some Sequence<UInt8>) {
        self.bytes = Array(bytes)
        guard !self.bytes.isEmpty else { return nil }
    }

    /// Never the bytes.
    public var description: String { "StoreKey" }
    /// Never the bytes.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
