extension Schema {
    /// An index to find source revisions, because an archive may have a hundred thousand of them.
    static let sources = """
        CREATE INDEX sourceRevisionBySource
            ON sourceRevision (source, version, productType, operatingSystemVersion);
        """
}
