import HealthEngine
import HealthModel
import JSON

/// The objects that live in the app's process, such as builders and sessions, by the numbers that clients know them by.
/// A number is never used twice; the objects end with the process of the app.
struct Handles {
    private var objects: [Int: AnyObject] = [:]
    private var process = 0
    private var latest = 0

    /// Keeps an object of a process.
    mutating func add(_ object: AnyObject, process: Int) -> Int {
        if process != self.process {
            self.process = process
            objects = [:]
        }
        latest += 1
        objects[latest] = object
        return latest
    }

    /// The handle of an object in a process; nil if it has none.
    func handle(of object: AnyObject, process: Int) -> Int? {
        process == self.process ? objects.first { $0.value === object }?.key : nil
    }

    /// The object of a handle in a process; nil if there is none, or it is of another class.
    func object<Object: AnyObject>(_ handle: Int, as _: Object.Type, process: Int) -> Object? {
        // In two steps: optimised, a cast of nil to a class that is not known ends the program.
        guard process == self.process, let object = objects[handle] else { return nil }
        return object as? Object
    }
}

extension Context {
    /// The handle of an object that is kept once, however often the client asks for it.
    func handle(of object: AnyObject) -> Int {
        handles.handle(of: object, process: store.world.endedProcesses) ?? keep(object)
    }

    /// Keeps an object for the client; answers its handle.
    func keep(_ object: AnyObject) -> Int {
        handles.add(object, process: store.world.endedProcesses)
    }
}

extension Form where Value: AnyObject {
    /// A handle of an object of this class that the app's process still has.
    static func handle(from method: String) -> Form {
        Form(["type": "integer"]) { (reader, arguments) throws(BridgeError) in
            let context = arguments.context
            let process = context.store.world.endedProcesses
            guard case .integer(let number) = reader.value, let handle = Int(exactly: number),
                let object = context.handles.object(handle, as: Value.self, process: process)
            else {
                throw .invalidParams(
                    reader.fail(expected: "a handle from \(method), made by the process that runs now")
                )
            }
            return object
        }
    }
}
