extension Schema {
    /// What finds a revision among many: an archive may have a hundred thousand.
    static let sources = """
        CREATE INDEX sourceRevisionBySource
            ON sourceRevision (source, version, productType, operatingSystemVersion);
        """
}
