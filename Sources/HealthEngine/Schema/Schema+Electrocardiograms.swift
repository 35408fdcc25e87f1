extension Schema {
    /// Data that belongs to electrocardiograms.
    static let electrocardiograms = """
        -- The symptoms that the user logged for an electrocardiogram (PRED-14).
        CREATE TABLE electrocardiogramSymptom (
            electrocardiogram INTEGER NOT NULL,
            sample INTEGER NOT NULL,
            PRIMARY KEY (electrocardiogram, sample),
            UNIQUE (sample, electrocardiogram)
        ) STRICT, WITHOUT ROWID;
        """
}
