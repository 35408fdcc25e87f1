import Foundation

enum AwaitedNotifications: Idiom {
    static func run() async throws -> Any? {
        let (center, name) = (NotificationCenter.default, Notification.Name("com.example.counted"))
        var notifications = center.notifications(named: name, object: nil).makeAsyncIterator()
        for value in 1...2 { center.post(name: name, object: nil, userInfo: ["value": value]) }
        var values: [Int] = []
        while values.count < 2, let next = await notifications.next() { values.append(next.userInfo?["value"] as? Int ?? 0) }
        return values
    }
}
