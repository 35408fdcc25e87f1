import BridgeCore

extension Call {
    /// The method of a name that an app calls. The error for another name tells the methods of that name in other channels.
    func appMethod(_ name: String) throws(BridgeError) -> ChannelRegistry.Entry {
        if let entry = connection.method(name, withControl: true), entry.role == .app { return entry }
        let last = name.split(separator: "/").last?.lowercased()
        let similar = connection.registry.methods.filter { $0.role == .app && $0.method.name.lowercased() == last }.map(\.name)
        let examples = similar.isEmpty ? "" : ", such as \(similar.joined(separator: ", "))"
        throw .expected("the name of a method that an app calls\(examples)", at: "method")
    }
}
