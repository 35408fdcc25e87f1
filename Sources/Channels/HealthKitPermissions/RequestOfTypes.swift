import HealthModel
import JSON

/// A method that asks for types of its own, on the sides that the caller wants.
protocol RequestOfTypes: Method where Result == Bool {
    static var types: [ObjectType] { get }
}

extension RequestOfTypes {
    static var parameters: [ParameterDescription] {
        [PluginParameters.read.description, PluginParameters.write.description]
    }
    static var result: ResultDescription { .dialogDealtWith }
    static var auditAction: AuditAction? { .authorize }
    static var example: Example { Example(["read": true, "write": true], result: true) }

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> Bool {
        let read = try arguments(PluginParameters.read)
        let write = try arguments(PluginParameters.write)
        return try context.requestFromPlugin(types, read: read, write: write)
    }
}

/// A method that asks for the caller's types of one kind, on the sides that the caller wants.
protocol RequestOfKind: Method where Result == Bool {
    static var kind: ObjectType.Kind { get }
}

extension RequestOfKind {
    static var parameters: [ParameterDescription] {
        [
            PluginParameters.identifiers.description, PluginParameters.read.description,
            PluginParameters.write.description,
        ]
    }
    static var result: ResultDescription { .dialogDealtWith }
    static var auditAction: AuditAction? { .authorize }

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> Bool {
        let identifiers = try arguments(PluginParameters.identifiers)
        let read = try arguments(PluginParameters.read)
        let write = try arguments(PluginParameters.write)
        return try context.requestFromPlugin(context.types(identifiers, kind: kind), read: read, write: write)
    }
}

/// A method that asks for the caller's types of one kind that can only be read.
protocol ReadRequestOfKind: Method where Result == Bool {
    static var kind: ObjectType.Kind { get }
}

extension ReadRequestOfKind {
    static var parameters: [ParameterDescription] { [PluginParameters.identifiers.description] }
    static var result: ResultDescription { .dialogDealtWith }
    static var auditAction: AuditAction? { .authorize }

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> Bool {
        let identifiers = try arguments(PluginParameters.identifiers)
        return try context.requestFromPlugin(context.types(identifiers, kind: kind), read: true, write: false)
    }
}
