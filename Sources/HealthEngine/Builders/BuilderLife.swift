import Foundation
import HealthModel

/// A builder or a session, which an app uses until it ends. An object that has ended never continues.
public protocol BuilderOrSession: AnyObject {
    /// Whether the object was finished, discarded, or ended by an error.
    var hasEnded: Bool { get }
}

/// The life cycle of a series builder. It collects until it is finished or discarded, or until an error ends it.
struct BuilderLife {
    private enum State {
        case collecting, finished, discarded, failed
    }

    /// The name of the class in HealthKit's exception.
    let className: String
    /// The name of the builder in HealthKit's error.
    let description: String
    private var state = State.collecting

    init(_ className: String, _ description: String) {
        self.className = className
        self.description = description
    }

    /// Whether the builder still collects.
    var isCollecting: Bool { state == .collecting }

    /// Throws code 3 if the builder was finished or ended by an error, and HealthKit's exception if it was discarded
    /// (SER-03; a project decision for series other than quantity series).
    func check() throws(HealthFailure) {
        switch state {
        case .collecting: return
        case .finished: throw .invalidArgument("\(description) already finished")
        case .failed:
            throw .invalidArgument("\(description) was ended by an earlier error")
        case .discarded:
            throw .exception(NativeException(name: NativeException.generic, reason: "\(className) already discarded."))
        }
    }

    /// Marks the builder as finished.
    mutating func finish() {
        state = .finished
    }

    /// Ends the builder and throws the error that ended it.
    mutating func fail(_ error: HealthError) throws(HealthFailure) -> Never {
        state = .failed
        throw .error(error)
    }

    /// Discards the collected elements. Does nothing after the end. A second call throws HealthKit's exception
    /// (SER-03).
    mutating func discard() throws(HealthFailure) {
        if state == .discarded { try check() }
        if state == .collecting { state = .discarded }
    }
}

extension HealthStore {
    /// The sample that a builder of the app has built. Throws the exception of HealthKit for an invalid one.
    func makeSample(
        _ type: ObjectType, _ content: Sample.Content, _ start: Date, _ end: Date, _ device: Device?, _ metadata: Metadata
    ) throws(HealthFailure) -> Sample {
        let uuid = process.makeUUID(of: type)
        return try HealthFailure.wrapping {
            let sample = try Sample(uuid, type, content, start, end, device, metadata)
            try sample.validate(on: phone.device.osVersion)
            return sample
        }
    }
}

extension HealthFailure {
    /// Runs code of the model, whose exception is the failure of the operation.
    static func wrapping<Value>(_ body: () throws -> Value) throws(HealthFailure) -> Value {
        do {
            return try body()
        } catch {
            throw HealthDatabase.failure(error)
        }
    }
}
