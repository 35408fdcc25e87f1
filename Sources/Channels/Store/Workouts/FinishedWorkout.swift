import HealthModel
import JSON

/// The result of finishing a workout: `{workout}`, null where it cannot be read.
struct FinishedWorkout: JSONWritable {
    let workout: Sample?

    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            if let workout {
                writer.member("workout", SampleValue(workout))
            } else {
                writer.member("workout", JSONNull())
            }
        }
    }
}
