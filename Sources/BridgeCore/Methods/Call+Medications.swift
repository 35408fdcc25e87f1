import HealthJSON
import HealthModel
import JSON

extension Call {
    /// Throws if the emulated system does not have medications.
    package func checkMedications() throws {
        do throws(UnknownType) {
            _ = try context.type(ObjectType.userAnnotatedMedication.identifier)
        } catch {
            throw JSONReadingError.expected("a system that has the method. \(error.reason)", at: "")
        }
    }
}
