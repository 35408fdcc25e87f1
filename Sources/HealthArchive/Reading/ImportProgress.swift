/// The progress of an import, reported for each piece of XML that was read.
public struct ImportProgress: Hashable, Sendable {
    /// The number of bytes of XML that were read.
    public let read: Int
    /// The number of bytes of the XML file, as far as known.
    public let size: Int

    /// The share that was read, from 0 to 1.
    public var fraction: Double { size > 0 ? min(1, Double(read) / Double(size)) : 1 }
}
