import HealthEngine
import HealthKit
import HealthModel

/// States of the store that a test can return to.
extension HealthKitEmulator {
    /// Saves the samples, decisions and settings of the phone under a name.
    public static func takeSnapshot(named name: String) throws {
        guard try withPhone({ phone, _ in try phone.takeSnapshot(name) }) else {
            throw SnapshotError.tooMany(most: Phone.largestSnapshotCount)
        }
    }

    /// Returns to a snapshot, for all apps. Running queries get an update.
    public static func restoreSnapshot(named name: String) throws {
        guard try withPhone({ phone, _ in try phone.restoreSnapshot(name) }) else { throw SnapshotError.unknown(name: name) }
    }

    /// A snapshot that cannot be taken or restored.
    public enum SnapshotError: Error, CustomStringConvertible {
        /// There are as many snapshots as a phone can have.
        case tooMany(most: Int)
        /// There is no snapshot with the name.
        case unknown(name: String)

        /// A sentence.
        public var description: String {
            switch self {
            case .tooMany(let most): "A phone can have \(most) snapshots."
            case .unknown(let name): "There is no snapshot \"\(name)\": take it with takeSnapshot(named:)."
            }
        }
    }
}
