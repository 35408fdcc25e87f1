import Testing

/// Stores of earlier versions keep only the last change of the effort of a workout.
struct WorkoutEffortMigrationTests {
    private static let formerTables = """
        CREATE TABLE workoutEffortChange (
            workout INTEGER NOT NULL, activity TEXT NOT NULL, position INTEGER NOT NULL, PRIMARY KEY (workout, activity)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX workoutEffortChangeByPosition ON workoutEffortChange (position);
        INSERT INTO workoutEffortChange
            SELECT workout, activity, max(position) FROM workoutEffortEvent GROUP BY workout, activity;
        DROP TABLE workoutEffortEvent;
        DROP TABLE authorizedPeriod;
        DELETE FROM grdb_migrations WHERE identifier IN ('12 workout effort changes', '13 limited history');
        """

    @Test func `OTH-13: the relationships of an earlier version remain`() throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/store.sqlite"
        let (workout, score) = ("00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002")
        let types = #"["HKWorkoutTypeIdentifier","HKQuantityTypeIdentifierWorkoutEffortScore"]"#
        let dates = #""startDate":"2026-01-01T08:00:00Z","endDate":"2026-01-01T09:00:00Z""#
        let query = request(4, "store/workoutEffortRelationshipQuery", "{}")
        let before = try carryOut(
            [
                request(1, "store/requestAuthorization", #"{"toShare":\#(types),"read":\#(types)}"#),
                request(
                    2,
                    "store/save",
                    #"{"objects":[{"type":"HKWorkoutTypeIdentifier","uuid":"\#(workout)","workoutActivityType":37,\#(dates)}]}"#
                ),
                request(
                    3,
                    "store/relateWorkoutEffortSample",
                    """
                    {"workout":"\(workout)","sample":{"type":"HKQuantityTypeIdentifierWorkoutEffortScore","uuid":"\(score)",\
                    "quantity":{"value":7,"unit":"appleEffortScore"},\(dates)}}
                    """
                ),
                query,
            ],
            store: path
        )
        try sql(path, Self.formerTables)
        let after = try carryOut([query], store: path)
        #expect(before.last?.contains(score) == true)
        #expect(after.last == before.last)
    }
}
