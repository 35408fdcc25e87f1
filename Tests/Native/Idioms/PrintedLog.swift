import Foundation

enum PrintedLog: Idiom {
    static func run() async throws -> Any? {
        print("read", 3, separator: " ", terminator: ".\n")
        debugPrint(["steps": 3])
        NSLog("%@ %d", "read" as NSString, 3)
        return #function
    }
}
