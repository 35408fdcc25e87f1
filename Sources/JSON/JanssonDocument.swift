import CJansson

private let installBlock: Void = json_block_install()

/// Owns a tree that jansson has parsed, and releases it.
@safe struct JanssonDocument: ~Copyable {
    let root: UnsafeMutablePointer<json_t>
    /// The number of bytes up to the end of the value.
    let length: Int
    private let usesBlock: Bool

    /// Each file that inlines a use of jansson's block would have a block of its own, so all uses stay in this one.
    @inline(never) init(parsing bytes: Span<UInt8>, isWhole: Bool = true) throws(JSONParseError) {
        // jansson refuses a null pointer, which an empty buffer may have, as an invalid argument.
        guard !bytes.isEmpty else { throw JSONParseError(.syntax, at: TextPosition(line: 1, column: 0, offset: 0)) }
        let flags = Int(JSON_DECODE_ANY | JSON_REJECT_DUPLICATES | JSON_ALLOW_NUL | (isWhole ? 0 : JSON_DISABLE_EOF_CHECK))
        var error = json_error_t()
        installBlock
        let usesBlock = json_tree_begin()
        let root = unsafe bytes.withUnsafeBytes { buffer in
            unsafe json_loadb(buffer.baseAddress, buffer.count, flags, &error)
        }
        guard let root = unsafe root else {
            unsafe Self.end(nil, usesBlock)
            throw JSONParseError(error)
        }
        // jansson takes U+0000 after a value for the end of the text, and does not count one that it reads after a number.
        if let nul = bytes.firstIndex(of: 0) {
            unsafe Self.end(root, usesBlock)
            throw JSONParseError(.syntax, at: TextPosition(after: nul, of: bytes))
        }
        unsafe self.root = root
        length = Int(error.position)
        self.usesBlock = usesBlock
    }

    deinit { unsafe Self.end(root, usesBlock) }

    @inline(never) private static func end(_ root: UnsafeMutablePointer<json_t>?, _ usesBlock: Bool) {
        unsafe json_tree_end(root, usesBlock)
    }
}

extension Span<UInt8> {
    /// The index of the first byte of a value; nil if there is none.
    package func firstIndex(of byte: UInt8) -> Int? {
        unsafe withUnsafeBytes { buffer in
            guard let start = buffer.baseAddress, let place = unsafe byte_search_shim(start, byte, buffer.count)
            else { return nil }
            return unsafe place - start
        }
    }
}

extension JSONParseError {
    fileprivate init(_ error: json_error_t) {
        let position = TextPosition(line: Int(error.line), column: Int(error.column), offset: Int(error.position))
        let code = unsafe withUnsafePointer(to: error) { unsafe json_error_code_shim($0) }
        self.init(Code(code), at: position)
    }
}

extension JSONParseError.Code {
    fileprivate init(_ code: json_error_code) {
        self =
            switch code {
            case json_error_invalid_syntax, json_error_premature_end_of_input, json_error_end_of_input_expected:
                .syntax
            case json_error_invalid_utf8: .invalidUTF8
            case json_error_duplicate_key: .duplicateMember
            case json_error_numeric_overflow: .numberOutOfRange
            case json_error_null_byte_in_key: .nulInKey
            case json_error_stack_overflow: .tooDeep
            default: .unknown
            }
    }
}
