private func types<each Argument>(_ types: repeat (each Argument).Type) -> [Any.Type] {
    var all: [Any.Type] = []
    for type in repeat each types { all.append(type) }
    return all
}

private func function<Result, each Argument>(
    _ name: String, _ kind: FunctionDefinition.Kind, _ body: @escaping (repeat each Argument) throws -> Result
) -> FunctionDefinition {
    FunctionDefinition(name, kind, types(repeat (each Argument).self)) { reader in
        let arguments = (repeat try reader.next((each Argument).self))
        return .synchronous { try body(repeat each arguments) }
    }
}

private func concurrentFunction<Result, each Argument>(
    _ name: String, _ body: @escaping (repeat each Argument) async throws -> Result
) -> FunctionDefinition {
    FunctionDefinition(name, .concurrent, types(repeat (each Argument).self)) { reader in
        let arguments = (repeat try reader.next((each Argument).self))
        return .concurrent { try await body(repeat each arguments) }
    }
}

public func Function<Result, each Argument>(
    _ name: String, @_implicitSelfCapture _ closure: @escaping (repeat each Argument) throws -> Result
) -> FunctionDefinition { function(name, .synchronous, closure) }

public func AsyncFunction<Result, each Argument>(
    _ name: String, @_implicitSelfCapture _ closure: @escaping (repeat each Argument) throws -> Result
) -> FunctionDefinition { function(name, .asynchronous, closure) }

public func AsyncFunction<Result, each Argument>(
    _ name: String, @_implicitSelfCapture _ closure: @escaping (repeat each Argument) async throws -> Result
) -> FunctionDefinition { concurrentFunction(name, closure) }

/// The function that makes an object of a class.
public func Constructor<Result, each Argument>(
    @_implicitSelfCapture _ body: @escaping (repeat each Argument) throws -> Result
) -> FunctionDefinition { function("constructor", .synchronous, body) }

/// A function of a class whose first argument is the object.
public struct MemberDefinition<Owner> {
    let function: FunctionDefinition
}

public func Function<Owner: SharedObject, Result, each Argument>(
    _ name: String, @_implicitSelfCapture _ closure: @escaping (Owner, repeat each Argument) throws -> Result
) -> MemberDefinition<Owner> { MemberDefinition(function: function(name, .synchronous, closure)) }

public func AsyncFunction<Owner: SharedObject, Result, each Argument>(
    _ name: String, @_implicitSelfCapture _ closure: @escaping (Owner, repeat each Argument) throws -> Result
) -> MemberDefinition<Owner> { MemberDefinition(function: function(name, .asynchronous, closure)) }

public func AsyncFunction<Owner: SharedObject, Result, each Argument>(
    _ name: String, @_implicitSelfCapture _ closure: @escaping (Owner, repeat each Argument) async throws -> Result
) -> MemberDefinition<Owner> { MemberDefinition(function: concurrentFunction(name, closure)) }
