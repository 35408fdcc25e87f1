import GRDB
import HealthModel

/// Selects the samples that were measured for a workout, because archives do not list them (EXP-28). They come from the
/// workout's source and lie within its dates. Their types are those that a live builder collects and those of the
/// workout's statistics.
struct MeasurementRule {
    private let types: Set<ObjectType>

    init(_ configuration: WorkoutConfiguration, _ statistics: [ObjectType]) {
        types = LiveWorkoutDataSource(configuration).typesToCollect.union(statistics)
    }

    /// Calls the body with statements that select the positions of the workout and of its measurements. Each statement
    /// starts with `beginning`.
    func forEach(
        _ beginning: String = "",
        ofWorkoutAt position: Int64,
        _ db: Database,
        _ registry: Registry,
        _ body: (borrowing RowStatement) throws -> Void
    ) throws {
        for type in types.sorted(by: { $0.identifier < $1.identifier }) {
            guard let number = try registry.existingID(of: type, db) else { continue }
            let statement = try RowStatement(
                db,
                """
                \(beginning)
                SELECT whole.id, part.id FROM sample AS whole
                JOIN sourceRevision AS wholeRevision ON wholeRevision.id = whole.sourceRevision
                JOIN sample AS part INDEXED BY sampleByDate ON part.type = ?2 AND part.lengthClass = ?3
                    AND part.startDate BETWEEN whole.startDate AND whole.endDate AND part.endDate <= whole.endDate
                JOIN sourceRevision AS partRevision
                    ON partRevision.id = part.sourceRevision AND partRevision.source = wholeRevision.source
                WHERE whole.id = ?1
                """
            )
            for length in 0...Self.longest.rawValue {
                statement.bind(position, at: 1)
                statement.bind(number, at: 2)
                statement.bind(length, at: 3)
                try body(statement)
            }
        }
    }

    /// An hour: longer samples were not measured for a workout.
    private static var longest: LengthClass { LengthClass(start: 0, end: 3_600_000) }
}
