import HealthEngine
import HealthModel
import JSON
import JSONRPC

extension Context {
    /// A characteristic for a client of HealthKit itself, noted in the journal. Where the system is too old to have it,
    /// the app could not have been built to call its accessor.
    func readCharacteristic(_ type: ObjectType) throws(BridgeError) -> JSONValue {
        guard store.world.knows(type) else {
            let error = UnknownType(
                reason: "exists from iOS \(type.iOS); the emulated system is \(store.world.osVersion)"
            )
            throw .fault(.methodNotFound("\(type.name): \(error.reason)"))
        }
        journal([type])
        return try characteristic(type) ?? .null
    }
}
