import Foundation

/// Takes the place of a class that the plugin has in Objective-C.
class SampleCounter: NSObject {
    static let shared = SampleCounter()
    private var count = 0

    func next() -> Int {
        count += 1
        return count
    }
}
