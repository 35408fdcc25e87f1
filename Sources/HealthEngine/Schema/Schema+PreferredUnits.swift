extension Schema {
    /// The units that the user chose in the Health app.
    static let preferredUnits = """
        -- By the type's identifier, as HealthKit prints a unit. No row: the unit of the measurement system (OTH-12).
        CREATE TABLE preferredUnit (type TEXT PRIMARY KEY NOT NULL, unit TEXT NOT NULL) STRICT, WITHOUT ROWID;
        """
}
