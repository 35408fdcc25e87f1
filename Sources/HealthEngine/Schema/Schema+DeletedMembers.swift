extension Schema {
    /// What decides who may know of the deletion of a correlation.
    static let deletedMembers = """
        -- The types of the members that a deleted correlation had. An app that may not read one of them could not read the
        -- correlation, and does not learn of its deletion (AUTH-38).
        CREATE TABLE deletedMember (
            deletion INTEGER NOT NULL, -- its position
            type INTEGER NOT NULL,     -- 0 if the correlation was deleted before this table existed
            PRIMARY KEY (deletion, type)
        ) STRICT, WITHOUT ROWID;

        -- Only a food may have members that an app may not read. Former deletions are told to apps that may read all nutrients.
        INSERT INTO deletedMember
            SELECT deletedObject.id, 0 FROM deletedObject JOIN objectType ON objectType.id = type
            WHERE identifier = 'HKCorrelationTypeIdentifierFood';
        """
}
