package import HealthEngine
import HealthModel
import JSON

/// The objects of an app process, builders and sessions, to which a client has handles.
package final class Handles {
    /// The handle that was given last.
    package private(set) var latest: Int
    private var objects: [Int: any BuilderOrSession] = [:]
    /// The handles of the objects that had ended when ``forgetEndedObjects()`` last looked.
    private var ended: [Int] = []

    /// No handles. The first one follows the latest of a former process.
    package init(after latest: Int) {
        self.latest = latest
    }

    /// The number of objects with a handle.
    package var count: Int { objects.count }

    /// Keeps an object for the client, and returns its handle.
    package func keep(_ object: any BuilderOrSession) -> Int {
        latest += 1
        objects[latest] = object
        if latest.isMultiple(of: ProtocolLimits.handlesAfterEnd) { forgetEndedObjects() }
        return latest
    }

    /// Removes the objects that had ended at the previous call, so that each stays for a while after its end.
    private func forgetEndedObjects() {
        for handle in ended { objects[handle] = nil }
        ended = objects.filter(\.value.hasEnded).map(\.key)
    }

    /// The handle of an object. Repeated calls for one object return the same handle.
    package func handle(of object: any BuilderOrSession) -> Int {
        objects.first { $0.value === object }?.key ?? keep(object)
    }

    fileprivate func object(_ handle: JSONValue) -> (any BuilderOrSession)? {
        guard case .integer(let number) = handle else { return nil }
        return Int(exactly: number).flatMap { objects[$0] }
    }
}

extension ValueCodec where Value: AnyObject {
    /// A handle to an object of this class that the app process holds.
    package static func handle(from method: String) -> ValueCodec {
        ValueCodec(["type": "integer"]) { reader, context in
            // Two steps, because in optimized code a cast of nil to a generic class traps.
            guard let object = context.handles?.object(reader.value), let object = object as? Value else {
                throw reader.fail(expected: "a handle from \(method), from the current app process")
            }
            return object
        }
    }
}
