/// The modules that native code can import.
enum HostModules {
    /// The modules that the Objective-C header of a pod would import for all files of the module.
    static let implicit = ["Flutter", "HealthKit"]

    /// The modules with other names of Apple's.
    private static let others: Set<String> = [
        "BackgroundTasks", "Capacitor", "Combine", "CoreLocation", "ExpoModulesCore", "HealthKitUI", "OSLog", "UIKit",
        "UniformTypeIdentifiers", "WatchKit", "WebKit", "os",
    ]

    /// The names of modules that have another one here.
    static let aliases = ["Combine": "HealthKitCombine"]

    /// Frameworks of Apple's systems that have no module here.
    private static let missing: Set<String> = [
        "AVFoundation", "AVKit", "AppIntents", "AppKit", "AuthenticationServices", "CareKit", "Charts", "ClockKit",
        "CloudKit", "Cocoa", "Contacts", "Cordova", "CoreBluetooth", "CoreData", "CoreGraphics",
        "CoreImage", "CoreML", "CoreMotion", "CoreText", "CryptoKit", "Darwin", "EventKit", "FlutterMacOS",
        "Intents", "LocalAuthentication", "MapKit", "MessageUI", "Metal", "Network", "ObjectiveC", "Photos", "PhotosUI",
        "QuartzCore", "React", "ResearchKit", "SafariServices", "Security", "SensorKit", "Speech", "StoreKit", "SwiftData",
        "SwiftUI", "UserNotifications", "Vision", "WatchConnectivity", "WidgetKit", "WorkoutKit",
    ]

    /// Whether code can import a module: nil if only the compiler knows. `others` are the modules that the user has named.
    static func canImport(_ name: String, others: Set<String>) -> Bool? {
        if name == "Foundation" || implicit.contains(name) || Self.others.contains(name) || others.contains(name) { return true }
        return missing.contains(name) ? false : nil
    }
}
