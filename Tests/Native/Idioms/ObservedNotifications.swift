import Foundation

enum ObservedNotifications: Idiom {
    static func run() async throws -> Any? {
        let (center, name) = (NotificationCenter.default, Notification.Name("com.example.changed"))
        let sender = NSObject()
        nonisolated(unsafe) var values: [Int] = []
        let token = center.addObserver(forName: name, object: sender, queue: nil) { note in
            values.append(note.userInfo?["value"] as? Int ?? 0)
        }
        center.post(name: name, object: sender, userInfo: ["value": 1])
        center.post(name: name, object: nil, userInfo: ["value": 2])
        center.removeObserver(token)
        center.post(name: name, object: sender, userInfo: ["value": 3])
        return values
    }
}
