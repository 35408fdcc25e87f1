import Foundation

#if canImport(UIKit)
    import UIKit
#endif

enum ConditionsOfSystem: Idiom {
    @available(iOS 17, *)
    private static func newer() -> String { "newer" }

    static func run() async throws -> Any? {
        #if targetEnvironment(simulator) || DEBUG && os(macOS)
            return "simulator"
        #else
            guard #available(iOS 17.0, *) else { return "older" }
            return newer()
        #endif
    }
}
