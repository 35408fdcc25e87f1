import BridgeCore
import HealthJSON
import JSON

extension ControlChannel {
    /// Chooses the version of a plugin for apps that use an earlier one.
    static let setPluginVersion = Method(
        "setPluginVersion",
        "Sets the version of a published package whose native side answers. At the start it is the newest that the host mirrors.",
        .required("package", .string, "The name of the package."),
        .required("version", .string, "The version.")
    ) { call, name, version in
        let packages = call.connection.registry.channels.compactMap { ($0 as? any PluginChannel)?.mirrors }
        guard let package = packages.first(where: { $0.name == name }) else {
            let names = packages.map(\.name)
            throw JSONReadingError.expected(
                "one of \(names.joined(separator: ", "))", at: "package", didYouMean: name.nearest(among: names))
        }
        let versions = [package.version] + package.earlierVersions
        guard versions.contains(version) else {
            throw JSONReadingError.expected("one of \(versions.joined(separator: ", "))", at: "version")
        }
        call.connection.setVersion(version, of: package)
    }
}
