import Foundation
import UIKit

/// A part of the definition of a module or a class.
public protocol AnyDefinition {}

/// The parts that need no type of their own.
enum Part: AnyDefinition {
    case name(String)
    case constants(() -> [String: Any?])
    case events([String])
    /// What the module does when JavaScript begins or ceases to listen to an event; nil for any.
    case observer(begins: Bool, event: String?, () -> Void)
    /// What it does when it is made.
    case created(() -> Void)
    /// What it does when a notification is posted.
    case listener(Notification.Name, () -> Void)
    case unused
}

@resultBuilder public enum ModuleDefinitionBuilder {
    public static func buildExpression(_ part: any AnyDefinition) -> [any AnyDefinition] { [part] }
    public static func buildBlock(_ parts: [any AnyDefinition]...) -> [any AnyDefinition] { parts.flatMap(\.self) }
    public static func buildOptional(_ parts: [any AnyDefinition]?) -> [any AnyDefinition] { parts ?? [] }
    public static func buildEither(first parts: [any AnyDefinition]) -> [any AnyDefinition] { parts }
    public static func buildEither(second parts: [any AnyDefinition]) -> [any AnyDefinition] { parts }
    public static func buildFinalResult(_ parts: [any AnyDefinition]) -> ModuleDefinition { ModuleDefinition(parts: parts) }
}

/// What a class or a view has. The first argument of its functions may be the object, without a name of its type.
@resultBuilder public enum ClassDefinitionBuilder<Owner> {
    @_disfavoredOverload public static func buildExpression(_ part: any AnyDefinition) -> any AnyDefinition { part }
    public static func buildExpression(_ property: PropertyDefinition<Owner>) -> any AnyDefinition { property }
    public static func buildExpression(_ member: MemberDefinition<Owner>) -> any AnyDefinition { member.function }
    public static func buildBlock(_ parts: any AnyDefinition...) -> [any AnyDefinition] { parts }
}

public struct ModuleDefinition {
    let parts: [any AnyDefinition]
}

public struct ClassDefinition: AnyDefinition {
    let name: String
    let type: AnyClass
    let members: Members
}

protocol AnyPropertyDefinition: AnyDefinition {
    var name: String { get }
    var getter: FunctionDefinition? { get }
    var setter: FunctionDefinition? { get }
}

public struct PropertyDefinition<Owner>: AnyPropertyDefinition {
    let name: String
    var getter: FunctionDefinition?
    var setter: FunctionDefinition?

    public func get<Value>(_ get: @escaping () -> Value) -> Self {
        PropertyDefinition(name: name, getter: Function("get", get), setter: setter)
    }

    public func get<Value>(_ get: @escaping (_ this: Owner) -> Value) -> Self {
        PropertyDefinition(name: name, getter: Function("get", get).withOwner(), setter: setter)
    }

    public func set<Value>(_ set: @escaping (_ newValue: Value) -> Void) -> Self {
        PropertyDefinition(name: name, getter: getter, setter: Function("set", set))
    }

    public func set<Value>(_ set: @escaping (_ this: Owner, _ newValue: Value) -> Void) -> Self {
        PropertyDefinition(name: name, getter: getter, setter: Function("set", set).withOwner())
    }
}

public func Name(_ name: String) -> any AnyDefinition { Part.name(name) }

public func Constants(@_implicitSelfCapture _ body: @escaping () -> [String: Any?]) -> any AnyDefinition { Part.constants(body) }

public func Constants(@_implicitSelfCapture _ body: @autoclosure @escaping () -> [String: Any?]) -> any AnyDefinition {
    Part.constants(body)
}

/// A property that is computed once.
public func Constant<Value>(_ name: String, @_implicitSelfCapture get: @escaping () -> Value) -> PropertyDefinition<Void> {
    var value: Value?
    return Property(name) { () -> Value in
        let constant = value ?? get()
        value = constant
        return constant
    }
}

public func Property(_ name: String) -> PropertyDefinition<Void> { PropertyDefinition(name: name) }

public func Property<Value>(_ name: String, @_implicitSelfCapture get: @escaping () -> Value) -> PropertyDefinition<Void> {
    PropertyDefinition(name: name).get(get)
}

public func Property<Value, Owner>(
    _ name: String, @_implicitSelfCapture get: @escaping (_ this: Owner) -> Value
) -> PropertyDefinition<Owner> { PropertyDefinition(name: name).get(get) }

public func Class<Object: SharedObject>(
    _ name: String, _ type: Object.Type,
    @ClassDefinitionBuilder<Object> @_implicitSelfCapture _ elements: () -> [any AnyDefinition]
) -> ClassDefinition { ClassDefinition(name: name, type: type, members: Members(elements())) }

public func Class<Object: SharedObject>(
    _ type: Object.Type, @ClassDefinitionBuilder<Object> @_implicitSelfCapture _ elements: () -> [any AnyDefinition]
) -> ClassDefinition { ClassDefinition(name: "\(type)", type: type, members: Members(elements())) }

/// A view, which a host does not show.
public func View<Object: UIView>(
    _ type: Object.Type, @ClassDefinitionBuilder<Object> @_implicitSelfCapture _ elements: () -> [any AnyDefinition]
) -> any AnyDefinition { Part.unused }

public func Prop<Object: UIView, Value>(
    _ name: String, @_implicitSelfCapture _ setter: @escaping @MainActor (Object, Value) -> Void
) -> PropertyDefinition<Object> { PropertyDefinition(name: name) }

public func Events(_ names: String...) -> any AnyDefinition { Part.events(names) }

public func Events(_ names: [String]) -> any AnyDefinition { Part.events(names) }

public func OnStartObserving(
    _ event: String? = nil, @_implicitSelfCapture _ closure: @escaping () -> Void
) -> any AnyDefinition { Part.observer(begins: true, event: event, closure) }

public func OnStopObserving(
    _ event: String? = nil, @_implicitSelfCapture _ closure: @escaping () -> Void
) -> any AnyDefinition { Part.observer(begins: false, event: event, closure) }

public func OnCreate(@_implicitSelfCapture _ closure: @escaping () -> Void) -> any AnyDefinition { Part.created(closure) }

/// Code that never runs: a module lives as long as the process of the app.
public func OnDestroy(@_implicitSelfCapture _ closure: @escaping () -> Void) -> any AnyDefinition { Part.unused }

/// Code that never runs: the context of the app lives as long as its process.
public func OnAppContextDestroys(@_implicitSelfCapture _ closure: @escaping () -> Void) -> any AnyDefinition { Part.unused }

public func OnAppEntersForeground(@_implicitSelfCapture _ closure: @escaping () -> Void) -> any AnyDefinition {
    Part.listener(UIApplication.willEnterForegroundNotification, closure)
}

public func OnAppBecomesActive(@_implicitSelfCapture _ closure: @escaping () -> Void) -> any AnyDefinition {
    Part.listener(UIApplication.didBecomeActiveNotification, closure)
}

public func OnAppEntersBackground(@_implicitSelfCapture _ closure: @escaping () -> Void) -> any AnyDefinition {
    Part.listener(UIApplication.didEnterBackgroundNotification, closure)
}
