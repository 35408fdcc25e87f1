extension HealthStore {
    /// Removes the file of a store that was made when it was opened, if it holds nothing and no other process has it open; for
    /// whoever has failed to put something into it. The store cannot be used afterwards.
    package func removeIfNew() { database.removeIfNew() }
}
