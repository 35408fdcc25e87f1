@_exported public import CoreLocation
@_exported public import Foundation
@_exported public import UIKit

open class BaseModule {
    public private(set) weak var appContext: AppContext?

    public required init(appContext: AppContext) { self.appContext = appContext }

    /// Sends an event to JavaScript, if it listens.
    public func sendEvent(_ eventName: String, _ body: [String: Any?] = [:]) {
        appContext?.modules.first { $0.module === self }?.send(eventName, body)
    }
}

public protocol AnyModule: AnyObject {
    init(appContext: AppContext)
    @ModuleDefinitionBuilder func definition() -> ModuleDefinition
}

public typealias Module = AnyModule & BaseModule

/// The app of the process, with its modules and the objects that JavaScript has.
public final class AppContext: @unchecked Sendable {
    static let shared = AppContext()
    var modules: [HostedModule] = []
    fileprivate var objects: [Int: SharedObject] = [:]
    private var objectCount = 0

    public func hasModule(_ moduleName: String) -> Bool { modules.contains { $0.name == moduleName } }
    public func getModuleNames() -> [String] { modules.map(\.name) }
    public func executeOnJavaScriptThread(runBlock: @escaping () -> Void) { runBlock() }

    /// The reference to an object for JavaScript.
    func reference(to object: SharedObject) -> [String: Any] {
        if object.sharedObjectId == 0 {
            objectCount += 1
            object.sharedObjectId = objectCount
            object.appContext = self
            objects[objectCount] = object
        }
        let definition = modules.lazy.flatMap(\.classes.values).first { $0.type == type(of: object) }
        return ["$object": object.sharedObjectId, "class": definition?.name ?? "\(type(of: object))"]
    }

    func release(_ object: SharedObject) {
        objects[object.sharedObjectId] = nil
        object.sharedObjectDidRelease()
    }
}

/// A native object that JavaScript has a reference to.
open class SharedObject: AnyArgument {
    public internal(set) var sharedObjectId = 0
    public internal(set) weak var appContext: AppContext?

    public init() {}

    open func sharedObjectDidRelease() {}

    public class func argument(from value: Any?, appContext: AppContext) throws -> Self {
        let id = (value as? [String: Any])?["$object"] as? Int
        if let object = id.flatMap({ appContext.objects[$0] }) as? Self { return object }
        let reason = "Unable to find the native shared object associated with given JavaScript object"
        throw Exception("NativeSharedObjectNotFound", reason)
    }
}
