package import HealthEngine
import JSON

/// An app's process as a client sees it: the process itself, the objects in it that the client knows by number, and what
/// channels keep as long as it lasts.
package final class App {
    /// The process.
    package let process: AppProcess
    /// Builders, sessions and the like. A number is used once, also by the processes that follow.
    private var objects: [Int: AnyObject] = [:]
    private var latestHandle: Int
    private var states: [ObjectIdentifier: AnyObject] = [:]

    init(_ process: AppProcess, after former: App? = nil) {
        self.process = process
        latestHandle = former?.latestHandle ?? 0
    }

    /// The state that a channel keeps for this process, made when it is first asked for.
    package func state<State: ChannelState>(_: State.Type) -> State {
        if let state = states[ObjectIdentifier(State.self)] as? State { return state }
        let state = State()
        states[ObjectIdentifier(State.self)] = state
        return state
    }

    /// Keeps an object for the client; answers its handle.
    package func keep(_ object: AnyObject) -> Int {
        latestHandle += 1
        objects[latestHandle] = object
        return latestHandle
    }

    /// The handle of an object that is kept once, however often the client asks for it.
    package func handle(of object: AnyObject) -> Int {
        objects.first { $0.value === object }?.key ?? keep(object)
    }

    /// The object of a handle; nil if there is none, or if it is of another class.
    func object<Object: AnyObject>(_ handle: JSONValue, as _: Object.Type) -> Object? {
        // In two steps: optimised, a cast of nil to a class that is not known ends the program.
        guard case .integer(let number) = handle, let handle = Int(exactly: number), let object = objects[handle] else {
            return nil
        }
        return object as? Object
    }
}

/// What a channel keeps for one process of an app: it ends with the process.
package protocol ChannelState: AnyObject {
    /// The state of a process that has just begun.
    init()
}

extension ValueCodec where Value: AnyObject {
    /// A handle of an object of this class that the app's process still has.
    package static func handle(from method: String) -> ValueCodec {
        ValueCodec(["type": "integer"]) { (reader, context) throws(BridgeError) in
            guard let object = context.app?.object(reader.value, as: Value.self) else {
                throw .invalidParams(
                    reader.fail(expected: "a handle from \(method), made by the process that runs now")
                )
            }
            return object
        }
    }
}
