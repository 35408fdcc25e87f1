extension String {
    /// A path that means the same file to Foundation as to the system: one that begins with `~` is to Foundation somebody's home
    /// folder, and where a program is linked statically it cannot look up whose.
    package var literalPath: String { hasPrefix("~") ? "./" + self : self }
}
