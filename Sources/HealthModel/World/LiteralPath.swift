extension String {
    /// A path that Foundation and the system resolve to the same file. Foundation expands a leading `~` to a home
    /// folder, and a statically linked program cannot look that folder up.
    package var literalPath: String { hasPrefix("~") ? "./" + self : self }
}
