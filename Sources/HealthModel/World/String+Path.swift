package import Foundation

extension String {
    /// A path that Foundation and the system resolve to the same file. Foundation expands a leading `~` to a home
    /// folder, and a statically linked program cannot look that folder up.
    package var literalPath: String { hasPrefix("~") ? "./" + self : self }

    /// The bytes of the file at this path; nil if it cannot be read. The system would end a path at U+0000, and read
    /// another file.
    package var contentsOfFile: Data? {
        utf8.contains(0) ? nil : FileManager.default.contents(atPath: literalPath)
    }
}
