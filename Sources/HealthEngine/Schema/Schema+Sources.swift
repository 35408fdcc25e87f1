extension Schema {
    /// An index to find a source revision: an archive may have a hundred thousand.
    static let sources = """
        CREATE INDEX sourceRevisionBySource
            ON sourceRevision (source, version, productType, operatingSystemVersion);
        """
}
