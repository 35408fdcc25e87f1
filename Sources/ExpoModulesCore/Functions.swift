public import AppRuntime
public import Dispatch

public struct Promise: AnyArgument, @unchecked Sendable {
    public var resolver: (Any?) -> Void
    public var rejecter: (Exception) -> Void

    package init(resolver: @escaping (Any?) -> Void, rejecter: @escaping (Exception) -> Void) {
        self.resolver = resolver
        self.rejecter = rejecter
    }

    public func resolve(_ value: Any? = nil) { resolver(value) }
    public func reject(_ error: any Error) { rejecter(error as? Exception ?? UnexpectedException(error)) }
    public func reject(_ code: String, _ description: String) {
        rejecter(Exception(name: code, description: description, code: code))
    }
}

/// A function of a module or a class.
public final class FunctionDefinition: AnyDefinition {
    /// What JavaScript gets: a value, a promise, or a promise of a body with `await`.
    enum Kind {
        case synchronous, asynchronous, concurrent
    }

    /// The body of the function with its arguments.
    enum Body {
        case synchronous(() throws -> Any?)
        case concurrent(() async throws -> Any?)
    }

    let name: String
    let kind: Kind
    /// The types of the arguments.
    let types: [Any.Type]
    /// Whether the first argument is the object on which the function is called.
    var takesOwner = false
    private let bind: (inout ArgumentReader) throws -> Body
    private var enqueue: (@escaping @Sendable () -> Void) -> Void = { defaultQueue.async(execute: $0) }

    private static let defaultQueue = AppDispatchQueue(label: "expo.modules.AsyncFunctionQueue")
    private var takesPromise: Bool { kind == .asynchronous && types.last == Promise.self }

    init(_ name: String, _ kind: Kind, _ types: [Any.Type], _ bind: @escaping (inout ArgumentReader) throws -> Body) {
        self.name = name
        self.kind = kind
        self.types = types
        self.bind = bind
    }

    /// Runs the body on a queue. Without it, all functions share a queue.
    public func runOnQueue(_ queue: AppDispatchQueue?) -> Self {
        if let queue { enqueue = { queue.async(execute: $0) } }
        return self
    }

    @_disfavoredOverload public func runOnQueue(_ queue: DispatchQueue?) -> Self {
        if let queue { enqueue = { queue.async(execute: $0) } }
        return self
    }

    func withOwner() -> Self {
        takesOwner = true
        return self
    }

    func call(_ arguments: [Any], in appContext: AppContext, with promise: Promise) {
        do {
            try checkCount(arguments.count)
            var reader = ArgumentReader(
                arguments: arguments, promise: takesPromise ? promise : nil, owners: takesOwner ? 1 : 0, appContext: appContext
            )
            let call = PendingCall(function: self, body: try bind(&reader), promise: promise)
            switch kind {
            case .synchronous: call.run()
            case .asynchronous: enqueue { call.run() }
            case .concurrent: Task { await call.perform() }
            }
        } catch {
            promise.reject(kind == .synchronous ? failure(error) : error)
        }
    }

    private func checkCount(_ count: Int) throws {
        let expected = takesPromise ? types.dropLast() : types[...]
        let required = expected.lastIndex { !($0 is any OptionalType.Type) }.map { $0 + 1 } ?? 0
        guard !(required...expected.count).contains(count) else { return }
        let owner = takesOwner ? 1 : 0
        let reason = "Received \(count - owner) arguments, but \(expected.count - owner) was expected"
        let addition = required < expected.count ? " and at least \(required - owner) is required" : ""
        throw Exception("InvalidArgsNumber", reason + addition)
    }

    private func failure(_ error: any Error) -> any Error {
        (error as? Exception).map {
            Exception("FunctionCall", "Calling the '\(name)' function has failed", code: $0.code, cause: $0)
        } ?? error
    }

    /// A call with its arguments. All code of an app runs on one thread.
    private struct PendingCall: @unchecked Sendable {
        let function: FunctionDefinition
        let body: Body
        let promise: Promise

        func run() {
            guard case .synchronous(let body) = body else { return }
            do {
                let result = try body()
                if !function.takesPromise { promise.resolve(result) }
            } catch {
                promise.reject(function.failure(error))
            }
        }

        func perform() async {
            guard case .concurrent(let body) = body else { return }
            do {
                promise.resolve(try await body())
            } catch {
                promise.reject(function.failure(error))
            }
        }
    }
}

/// Reads the arguments of a call one by one.
struct ArgumentReader {
    let arguments: [Any]
    let promise: Promise?
    /// The number of objects before the arguments: 0 or 1.
    let owners: Int
    let appContext: AppContext
    var index = 0

    mutating func next<Value>(_ type: Value.Type) throws -> Value {
        defer { index += 1 }
        if type == Promise.self, let promise = promise as? Value { return promise }
        do {
            return try cast(index < arguments.count ? arguments[index] : nil, to: type, in: appContext)
        } catch {
            let number = index - owners + 1
            let ending = [1: "st", 2: "nd", 3: "rd"][number] ?? "th"
            let reason = "The \(number)\(ending) argument cannot be cast to type \(argumentName(of: type))"
            throw Exception("ArgumentCast", reason, cause: error)
        }
    }
}

/// An optional type.
private protocol OptionalType {}

extension Optional: OptionalType {}
