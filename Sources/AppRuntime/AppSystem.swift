public import Foundation

/// What the code of a hosted app finds out about its system.
public enum AppSystem {
    /// The version of the emulated system: major and minor.
    nonisolated(unsafe) package static var version = (major: 18, minor: 0)
    /// Makes an identifier. A host with a seed sets it.
    nonisolated(unsafe) package static var makeUUID: () -> UUID = { UUID() }
}

/// Whether the emulated system has at least this version: `#available(iOS major.minor, *)`.
public func __iOS(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) -> Bool {
    unsafe AppSystem.version >= (major, minor)
}

/// `localizedDescription`. Where Foundation has no text for an error, the text is that of a device.
public func appDescription(of error: any Error) -> String {
    let text = error.localizedDescription
    let start = "The operation could not be completed."
    return text.hasPrefix(start) ? "The operation couldn’t be completed." + text.dropFirst(start.count) : text
}

/// `NSNumber.stringValue`. Foundation on Linux writes the fraction of a double that has none: `1.0`.
public func appText(of number: NSNumber) -> String {
    unsafe String(cString: number.objCType) == "d" ? String(format: "%.16g", number.doubleValue) : number.stringValue
}

/// A new identifier: `UUID()`, reproducible with a seed.
public func AppUUID() -> UUID { unsafe AppSystem.makeUUID() }

/// `OperationQueue.underlyingQueue`. Operations run on real threads, so setting it has no effect.
public func appUnderlyingQueue(of queue: OperationQueue) -> AppDispatchQueue? { queue === OperationQueue.main ? .main : nil }

public typealias CFAbsoluteTime = Double

/// The seconds since 2001, in the time of the app: `CFAbsoluteTimeGetCurrent()`.
public func appAbsoluteTime() -> CFAbsoluteTime { AppLoop.shared.readTime().timeIntervalSinceReferenceDate }
