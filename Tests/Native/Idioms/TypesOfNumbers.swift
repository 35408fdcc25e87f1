import Foundation

enum TypesOfNumbers: Idiom {
    private static func isBoolean(_ value: Any) -> Bool {
        guard let number = value as? NSNumber else { return false }
        return CFGetTypeID(number) == CFBooleanGetTypeID()
    }

    static func run() async throws -> Any? {
        let data = Data(#"[true, 1, 0.5, "text", null, [], {}]"#.utf8)
        let values = try JSONSerialization.jsonObject(with: data) as? [Any] ?? []
        let kinds = [
            CFBooleanGetTypeID(), CFNumberGetTypeID(), CFNumberGetTypeID(), CFStringGetTypeID(), CFNullGetTypeID(),
            CFArrayGetTypeID(),
            CFDictionaryGetTypeID(),
        ]
        let agree = zip(values, kinds).map { CFGetTypeID($0 as CFTypeRef) == $1 }
        return [values.map(isBoolean), agree]
    }
}
