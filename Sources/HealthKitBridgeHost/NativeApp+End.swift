import BridgeCore
import Foundation
import HealthEngine
import HealthModel
import Serving
import UIKit

/// The end of the app's code: with its process, or with an exception, as on a device.
extension NativeApp {
    /// Ends the code if its process has ended, and launches it anew if there is a new process. Then it does not return.
    func didPerform(_ call: Call) {
        guard let host, host.status == .serving else { return }
        if connection.app.process !== process { launchAnew(host) }
        if !connection.app.process.isRunning { endCode() }
        postStateChange()
    }

    /// Tells the code that the app has entered the background or the foreground, as UIKit does.
    private func postStateChange() {
        let isInForeground = process.state == .foreground
        guard !hasEnded, isInForeground != wasInForeground else { return }
        wasInForeground = isInForeground
        let names =
            isInForeground
            ? [UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification]
            : [UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification]
        performAppCode {
            for name in names { NotificationCenter.default.post(name: name, object: nil) }
        }
        runUntilIdle()
    }

    /// An exception ends the app. The call that is being carried out fails with it, else the oldest call that the code has not
    /// answered. The app is then launched anew, unless the process has to abort: then it returns.
    func end(with exception: NativeException) {
        if !connection.failCurrentCall(with: exception) {
            log(.error, "an exception has ended the app", [("exception", exception.name)])
        }
        host?.flush()
        guard let host, host.status == .serving else { return }
        let process = connection.app.process
        connection.launch(process.app, state: process.isRunning ? process.state : .foreground)
        launchAnew(host)
    }

    /// The code does not run any more, and its calls have no other answer.
    private func endCode() {
        end()
        connection.failUnansweredCalls()
    }

    private func launchAnew(_ host: BridgeCore.Host) -> Never {
        endCode()
        for notification in takeNotifications() { host.send(notification) }
        do {
            Successor.launch(try host.stop())
        } catch {
            log(.error, "the app cannot be launched anew")
            StandardStreams.exit(1)
        }
    }
}
