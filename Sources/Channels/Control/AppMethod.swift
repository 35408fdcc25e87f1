import BridgeCore

extension Call {
    /// The method of a name that an app calls.
    func appMethod(_ name: String) throws(BridgeError) -> ChannelRegistry.Entry {
        if let entry = connection.method(name, withControl: true), entry.role == .app { return entry }
        let nearest = connection.nearestMethod(to: name, withControl: false)
        throw .expected("the name of a method that an app calls", at: "method", didYouMean: nearest)
    }
}
