import CJansson

/// jansson accepts a tree that is too deep.
struct TooDeepTree: Error {}

extension JSONValue {
    /// Copies a jansson tree with at most `remainingDepth` levels of arrays and objects.
    @unsafe init(copying node: UnsafeMutablePointer<json_t>, remainingDepth: Int) throws(TooDeepTree) {
        switch unsafe node.pointee.type {
        case JSON_OBJECT:
            guard remainingDepth > 0 else { throw TooDeepTree() }
            self = .object(try unsafe JSONObject(copying: node, remainingDepth: remainingDepth - 1))
        case JSON_ARRAY:
            guard remainingDepth > 0 else { throw TooDeepTree() }
            let count = unsafe json_array_size(node)
            var elements: [JSONValue] = []
            elements.reserveCapacity(count)
            for index in 0..<count {
                guard let element = unsafe json_array_get(node, index) else { continue }
                elements.append(try unsafe JSONValue(copying: element, remainingDepth: remainingDepth - 1))
            }
            self = .array(elements)
        case JSON_STRING:
            let bytes = unsafe UnsafeRawBufferPointer(start: json_string_value(node), count: json_string_length(node))
            self = .string(unsafe String(decoding: bytes, as: UTF8.self))
        case JSON_INTEGER:
            self = .integer(unsafe json_integer_value(node))
        case JSON_REAL:
            self = .real(unsafe json_real_value(node))
        case JSON_TRUE:
            self = .bool(true)
        case JSON_FALSE:
            self = .bool(false)
        default:
            self = .null
        }
    }

    /// Copies the outermost array or object of a tree, with only its scalars.
    @unsafe init(outlining node: UnsafeMutablePointer<json_t>) {
        switch unsafe node.pointee.type {
        case JSON_OBJECT:
            var outline = JSONObject()
            unsafe forEachMember(of: node) { name, member in
                if let scalar = try? unsafe JSONValue(copying: member, remainingDepth: 0) {
                    outline.append(unsafe String(decoding: name, as: UTF8.self), scalar)
                }
            }
            self = .object(outline)
        default:
            let elements = unsafe (0..<json_array_size(node)).compactMap { unsafe json_array_get(node, $0) }
            self = .array(unsafe elements.compactMap { try? unsafe JSONValue(copying: $0, remainingDepth: 0) })
        }
    }
}

extension JSONObject {
    @unsafe fileprivate init(copying node: UnsafeMutablePointer<json_t>, remainingDepth: Int) throws(TooDeepTree) {
        self.init()
        reserveCapacity(unsafe json_object_size(node))
        try unsafe forEachMember(of: node) { (name, member) throws(TooDeepTree) in
            let value = try unsafe JSONValue(copying: member, remainingDepth: remainingDepth)
            append(unsafe String(decoding: name, as: UTF8.self), value)
        }
    }
}

/// Calls `body` with each member of an object, in the order of the text.
@unsafe private func forEachMember<Failure: Error>(
    of object: UnsafeMutablePointer<json_t>,
    _ body: (UnsafeRawBufferPointer, UnsafeMutablePointer<json_t>) throws(Failure) -> Void
) throws(Failure) {
    var iterator = unsafe json_object_iter(object)
    while let current = unsafe iterator {
        let name = unsafe UnsafeRawBufferPointer(start: json_object_iter_key(current), count: json_object_iter_key_len(current))
        if let value = unsafe json_object_iter_value(current) { try unsafe body(name, value) }
        unsafe iterator = json_object_iter_next(object, current)
    }
}
