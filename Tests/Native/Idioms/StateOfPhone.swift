import Foundation
import UIKit

enum StateOfPhone: Idiom {
    @MainActor static func run() async throws -> Any? {
        let scene = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first
        return [
            UIApplication.shared.backgroundRefreshStatus == .available, ProcessInfo.processInfo.isLowPowerModeEnabled,
            scene?.activationState == .foregroundActive, scene?.windows.first { $0.isKeyWindow }?.rootViewController != nil,
        ]
    }
}
