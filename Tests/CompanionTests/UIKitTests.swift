import HealthKitTesting
import Testing
import UIKit
import WatchKit

@MainActor struct UIKitTests {
    @Test func `opened URLs are kept`() async throws {
        let url = try #require(URL(string: UIApplication.openSettingsURLString))
        let isOpen = await withCheckedContinuation { continuation in
            UIApplication.shared.open(url) { continuation.resume(returning: $0) }
        }
        #expect(isOpen)
        #expect(UIApplication.shared.openedURLs.contains(url))
    }

    @Test func `the time of background tasks runs out`() {
        var task = UIBackgroundTaskIdentifier.invalid
        let ended = UIApplication.shared.beginBackgroundTask(withName: "sync")
        UIApplication.shared.endBackgroundTask(ended)
        final class Count { var value = 0 }
        let count = Count()
        task = UIApplication.shared.beginBackgroundTask { count.value += 1 }
        #expect(task != .invalid && task != ended)
        UIApplication.shared.simulateExpirationOfBackgroundTasks()
        UIApplication.shared.simulateExpirationOfBackgroundTasks()
        #expect(count.value == 1)
    }

    @Test func `an alert has buttons`() {
        var isTapped = false
        let alert = UIAlertController(title: "Health", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Settings", style: .default) { _ in isTapped = true })
        let screen = UIViewController()
        screen.present(alert, animated: true)
        (screen.presentedViewController as? UIAlertController)?.actions.first?.simulateTap()
        #expect(isTapped)
        screen.dismiss(animated: true)
        #expect(screen.presentedViewController == nil)
    }

    @Test(.healthKit) func `protected data are those of the emulated phone`() throws {
        #expect(UIApplication.shared.isProtectedDataAvailable)
        try HealthKitTesting.HealthKitEmulator.setLocked(true)
        #expect(!UIApplication.shared.isProtectedDataAvailable)
        #expect(UIDevice.current.systemVersion.hasPrefix("27"))
    }

    @Test(.healthKit) func `the state of the app is that on the emulated phone`() throws {
        #expect(UIApplication.shared.applicationState == .active)
        try HealthKitTesting.HealthKitEmulator.setAppState(.background)
        #expect(UIApplication.shared.applicationState == .background)
    }

    @Test(.healthKit) func `the app has one scene with a window`() throws {
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        #expect(scene.keyWindow?.rootViewController != nil && scene.activationState == .foregroundActive)
        try HealthKitTesting.HealthKitEmulator.setAppState(.background)
        #expect(scene.activationState == .background)
    }

    @Test func `devices have names`() {
        #expect(UIDevice.current.userInterfaceIdiom == .phone && UIDevice.current.identifierForVendor != nil)
        #expect(UIApplication.shared.backgroundRefreshStatus == .available)
        #expect(WKInterfaceDevice.current().systemName == "watchOS")
    }
}
