import BridgeCore
import HealthJSON
import JSON

extension Call {
    /// The method of a name that an app calls.
    func appMethod(_ name: String) throws -> ChannelRegistry.Entry {
        let entry = connection.method(name, withControl: true)
        if let entry, entry.caller.isApp { return entry }
        // A method of another caller is no misspelled one.
        let nearest = entry == nil ? connection.nearestMethod(to: name, withControl: false) : nil
        throw JSONReadingError.expected("the name of a method that an app calls", at: "method", didYouMean: nearest)
    }
}
