/// How far an import is: told for each piece of XML that was read.
public struct ImportProgress: Hashable, Sendable {
    /// Bytes of XML that were read.
    public let read: Int
    /// Bytes of XML that there are, as far as is known.
    public let size: Int

    /// The share that was read, from 0 to 1.
    public var fraction: Double { size > 0 ? min(1, Double(read) / Double(size)) : 1 }
}
