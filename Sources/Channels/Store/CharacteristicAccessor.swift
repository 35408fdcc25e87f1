import HealthEngine
import HealthModel
import JSON
import JSONRPC

/// An accessor of `HKHealthStore` for one of the user's characteristics.
protocol CharacteristicAccessor: Method where Result == JSONValue {
    static var type: ObjectType { get }
}

extension CharacteristicAccessor {
    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONValue {
        let world = context.store.world
        // Where the system is too old to have it, the app could not have been built to call its accessor.
        guard world.knows(type) else {
            let reason = "\(shortName) exists from iOS \(type.iOS); the emulated system is \(world.osVersion)"
            throw .fault(.methodNotFound(reason))
        }
        context.journal([type])
        return try context.characteristic(type) ?? .null
    }
}
