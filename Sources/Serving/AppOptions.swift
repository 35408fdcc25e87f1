import ArgumentParser
import BridgeCore
import HealthModel

/// The options of `serve` for the app and its permissions.
struct AppOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The bundle identifier of the app.", valueName: "id"))
    var bundleId = "com.example.app"

    @Option(help: ArgumentHelp("The name of the app.", valueName: "name"))
    var appName = "App"

    @Option(help: ArgumentHelp("The version of the app.", valueName: "version"))
    var appVersion = "1.0"

    @Option(
        help: ArgumentHelp(
            """
            The answers to permission sheets: \(AppOptions.policies.joined(separator: ", ")), or the path of a script. Default: allow; \
            ask with the command studio.
            """,
            valueName: "policy"
        ),
        completion: .list(AppOptions.policies)
    )
    var consent: String?

    private static let policies = ConsentPolicy.allCases.map(\.rawValue)

    /// Sets the options of the host, except for the answers to permission sheets.
    func apply(to options: inout HostOptions) {
        options.app = AppIdentity(bundleIdentifier: bundleId, name: appName, version: appVersion)
    }
}
