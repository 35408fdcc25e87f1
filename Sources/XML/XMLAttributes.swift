/// The attributes of an element, valid only during the call that passes them.
@safe package struct XMLAttributes {
    private let element: UnsafePointer<UInt8>?
    private let prefix: UnsafePointer<UInt8>?
    private let fields: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
    /// The number of attributes.
    package let count: Int
    /// The number of namespaces that the tag declares.
    package let namespaceCount: Int
    private let names: [UnsafePointer<UInt8>?]
    /// Whether the tag is not well-formed, so that attributes may be missing or wrong.
    package var isDamaged = false

    init(
        _ element: UnsafePointer<UInt8>?,
        _ prefix: UnsafePointer<UInt8>?,
        _ fields: UnsafeMutablePointer<UnsafePointer<UInt8>?>?,
        count: Int,
        namespaceCount: Int,
        _ names: [UnsafePointer<UInt8>?]
    ) {
        unsafe self.element = element
        unsafe self.prefix = prefix
        unsafe self.fields = fields
        self.count = count
        self.namespaceCount = namespaceCount
        unsafe self.names = names
    }

    /// The name of the element, without a prefix.
    package var elementName: String { unsafe element.map { unsafe String(cString: $0) } ?? "" }

    /// The name in the tag, with its prefix.
    package var tagName: String { unsafe prefix.map { unsafe "\(String(cString: $0)):\(elementName)" } ?? elementName }

    /// The value of an attribute of the vocabulary; nil if it is missing.
    package subscript(number: Int) -> Bytes? {
        guard let fields = unsafe fields else { return nil }
        let name = unsafe names[number]
        // Each attribute has five fields: name, prefix, namespace, start and end of the value.
        for index in 0..<count where unsafe fields[5 * index] == name && fields[5 * index + 1] == nil {
            guard let start = unsafe fields[5 * index + 3], let end = unsafe fields[5 * index + 4] else { return nil }
            return unsafe Bytes(start, to: end)
        }
        return nil
    }
}
