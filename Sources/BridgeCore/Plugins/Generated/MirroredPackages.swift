// Generated from protocol/plugins.json by .ci/generate-plugins. Do not edit.

/// The packages whose native sides the channels mirror.
extension MirroredPackage {
    package static let reactNativeHealth = MirroredPackage("react-native-health", version: "1.19.0")
    package static let cordovaHealth = MirroredPackage("cordova-plugin-health", version: "3.3.0", earlierVersions: ["3.2.4"])
    package static let capgoHealth = MirroredPackage("@capgo/capacitor-health", version: "8.10.4")
    package static let capacitorHealth = MirroredPackage("capacitor-health", version: "8.2.0")
    package static let perfoodHealthkit = MirroredPackage("@perfood/capacitor-healthkit", version: "1.3.2")
    package static let health = MirroredPackage("health", version: "13.3.2", earlierVersions: ["13.3.1"])
    package static let healthKitReporter = MirroredPackage("health_kit_reporter", version: "3.0.0")
}
