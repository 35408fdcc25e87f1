package import HealthEngine
package import HealthJSON
import HealthModel
package import JSON
package import JSONRPC

/// A channel that mirrors the native side of a published plugin, under the name of the plugin's own channel.
///
/// The plugin reads its arguments itself: see ``NativeValue``. It runs HealthKit operations with ``Call/attempt(_:)``, because it
/// decides what a client receives for an error. An exception ends the app, which is then launched again.
package protocol PluginChannel: Channel {
    /// The package whose native side the channel mirrors.
    var mirrors: MirroredPackage { get }
    /// The methods that earlier versions of the package lack, and the first version with each.
    var since: [String: String] { get }
    /// The arguments that a later version of the package has renamed, the oldest renaming first. Only for params that are an object.
    var renamed: [RenamedArgument] { get }
    /// Whether a name is that of an event channel of the plugin, open or not.
    func isEventChannel(_ name: String) -> Bool
}

/// A published package, for `x-mirrors`.
package struct MirroredPackage: Sendable {
    /// The name in its registry.
    package let name: String
    /// The newest version whose behavior is mirrored.
    package let version: String
    /// The earlier versions that a client can choose.
    package let earlierVersions: [String]

    package init(_ name: String, version: String, earlierVersions: [String] = []) {
        self.name = name
        self.version = version
        self.earlierVersions = earlierVersions
    }
}

/// An argument that has another name from a version of a package on. The channel declares and reads its first name, so that a renaming is
/// one line.
package struct RenamedArgument: Sendable {
    package let since: String
    package let old: ParameterDescription
    package let new: String

    package init(since: String, old: ParameterDescription, new: String) {
        self.since = since
        self.old = old
        self.new = new
    }
}

extension PluginChannel {
    package var since: [String: String] { [:] }
    package var renamed: [RenamedArgument] { [] }
    package var caller: Caller { .plugin }
    package var usualAuditAction: AuditAction? { .read }

    package func isEventChannel(_ name: String) -> Bool { false }

    /// The name of a parameter in the newest version.
    func newestName(of parameter: String) -> String {
        renamed.reduce(parameter) { name, argument in name == argument.old.name ? argument.new : name }
    }

    package func errorNames(of method: Method) -> [String] {
        ["platformError", "nativeException", "noReply", "fault", "requestCancelled", "internalError"]
    }

    package func notifications(of event: AppEvent, in app: App) throws -> [JSONRPC.Notification]? {
        try app.state(EventChannels.self).notifications(of: event, of: self, in: app)
    }

    package func descriptionMembers(of method: Method) -> JSONObject {
        ["x-channel": .string(name), "x-mirrors": ["package": .string(mirrors.name), "version": .string(mirrors.version)]]
    }

    /// The method of an event channel that a name denotes: `listen` or `cancel`.
    func eventChannelMethod(_ name: String) -> Method? {
        guard let slash = name.lastIndex(of: "/"), isEventChannel(String(name[..<slash])) else { return nil }
        return switch name[name.index(after: slash)...] {
        case "listen": EventChannels.listen
        case "cancel": EventChannels.cancel
        default: nil
        }
    }
}
