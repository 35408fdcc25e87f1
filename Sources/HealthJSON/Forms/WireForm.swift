package import JSON

/// The form of an object on the wire: it reads, writes and describes the object.
///
/// ```swift
/// static let form = WireForm<ClinicalCoding>(
///     WireMember("system", .string) { .string($0.system) },
///     WireMember(optional: "version", .string) { $0.version.map(JSONValue.string) },
///     WireMember("code", .string) { .string($0.code) }
/// ) { ClinicalCoding(system: $0, version: $1, code: $2) }
/// ```
///
/// Members pass as JSON values. The kinds of samples of which a request has thousands have a faster reader and writer (decision
/// record 0024).
package struct WireForm<Value>: Sendable {
    /// Reads the object. The schema is a reference if the form has a name.
    package let codec: ValueCodec<Value>
    private let writers: [@Sendable (Value, inout JSONObject) -> Void]
    private let makeSchemas: @Sendable () -> MemberSchemas

    /// The schemas of the members. Created on demand, to keep the start fast.
    package var schemas: MemberSchemas { makeSchemas() }

    /// A form with members in the order in which they are read and written. `name` is the name of its schema in the OpenRPC document.
    package init<each Part>(
        named name: String? = nil,
        _ member: repeat WireMember<Value, each Part>,
        make: @escaping @Sendable (repeat each Part) throws -> Value
    ) where repeat each Part: SendableMetatype {
        var writers: [@Sendable (Value, inout JSONObject) -> Void] = []
        var schemas: [@Sendable () -> MemberSchemas] = []
        for member in repeat each member {
            writers.append(member.write)
            schemas.append(member.schemas)
        }
        let makeSchemas: @Sendable () -> MemberSchemas = { [schemas] in schemas.flatMap { $0() } }
        (self.writers, self.makeSchemas) = (writers, makeSchemas)
        codec = .object(name.map(Schemas.reference) ?? makeSchemas().object) { members in
            try make(repeat try (each member).read(&members))
        }
    }

    /// The members of a value, in order.
    package func members(of value: Value) -> JSONObject {
        writers.reduce(into: JSONObject()) { members, write in write(value, &members) }
    }
}

/// The schemas of the members of an object, in order.
package typealias MemberSchemas = [(name: String, schema: JSONValue, isRequired: Bool)]

extension MemberSchemas {
    /// The schemas by name.
    package var byName: JSONObject { reduce(into: [:]) { $0[$1.name] = $1.schema } }
    package var object: JSONValue { Schemas.object(filter(\.isRequired).byName, optional: filter { !$0.isRequired }.byName) }
}

/// A part of an object, usually one member. A closure makes the JSON of the member from the value of the object.
package struct WireMember<Object, Part>: Sendable {
    fileprivate let schemas: @Sendable () -> MemberSchemas
    fileprivate let read: @Sendable (inout Members) throws -> Part
    fileprivate let write: @Sendable (Object, inout JSONObject) -> Void

    /// Members that are read together.
    package init(
        schemas: @escaping @Sendable () -> MemberSchemas,
        read: @escaping @Sendable (inout Members) throws -> Part,
        write: @escaping @Sendable (Object, inout JSONObject) -> Void
    ) {
        (self.schemas, self.read, self.write) = (schemas, read, write)
    }

    private init(
        _ name: String,
        _ schema: @escaping @autoclosure @Sendable () -> JSONValue,
        _ isRequired: Bool,
        _ json: @escaping @Sendable (Object) -> JSONValue?,
        read: @escaping @Sendable (inout Members) throws -> Part
    ) {
        self.init(schemas: { [(name, schema(), isRequired)] }, read: read, write: { $1[name] = json($0) })
    }

    /// A member that an argument must have, and an answer has unless `isInAnswers` is false. `schema` is for a member that can have more
    /// values in an answer than in an argument.
    package init(
        _ name: String,
        _ codec: ValueCodec<Part>,
        schema: JSONValue? = nil,
        isInAnswers: Bool = true,
        _ json: @escaping @Sendable (Object) -> JSONValue?
    ) {
        self.init(name, schema ?? codec.schema, isInAnswers, json) { try $0.required(name, codec) }
    }

    /// A member that may be absent or null.
    package init<Wrapped>(
        optional name: String, _ codec: ValueCodec<Wrapped>, schema: JSONValue? = nil,
        _ json: @escaping @Sendable (Object) -> JSONValue?
    ) where Part == Wrapped? {
        self.init(name, schema ?? codec.schema, false, json) { try $0.optional(name, codec) }
    }

    /// A member that has a value if it is absent or null.
    package init(
        optional name: String,
        _ codec: ValueCodec<Part>,
        schema: JSONValue? = nil,
        default value: Part,
        _ json: @escaping @Sendable (Object) -> JSONValue?
    ) where Part: Sendable {
        self.init(name, schema ?? codec.schema, false, json) { try $0.optional(name, codec) ?? value }
    }

    /// A member that depends on others. It is ignored when it is read, so that samples from a query can be passed unchanged.
    package init(derived name: String, _ schema: JSONValue, _ json: @escaping @Sendable (Object) -> JSONValue?)
    where Part == Void {
        self.init(name, schema, false, json) { _ = try $0.optional(name, .any) }
    }

    /// No member.
    package init<Wrapped>() where Part == Wrapped? {
        self.init(schemas: { [] }, read: { _ in nil }, write: { _, _ in })
    }
}

/// An object whose form depends on nothing else.
package protocol WireObject {
    /// The form of the object.
    static var form: WireForm<Self> { get }
}

extension WireObject {
    package var json: JSONValue { .object(Self.form.members(of: self)) }
}

extension ValueCodec where Value: WireObject {
    /// Reads the object.
    package static var form: ValueCodec { Value.form.codec }
}
