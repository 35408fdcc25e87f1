import JSON

extension Pattern.Form {
    /// Whether a value has this form.
    func includes(_ value: JSONValue) -> Bool {
        switch (self, value) {
        case (.anything, _), (.string, .string), (.boolean, .bool), (.array, .array), (.object, .object),
            (.integer, .integer), (.number, .integer), (.number, .real):
            true
        case (.uuid, .string(let text)): text.wholeMatch(of: Self.uuidForm) != nil
        case (.date, .string(let text)): text.wholeMatch(of: Self.dateForm) != nil
        default: false
        }
    }

    private static var uuidForm: Regex<Substring> { /[0-9A-F]{8}-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{12}/ }

    private static var dateForm: Regex<(Substring, Substring?)> {
        /[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\.[0-9]+)?Z/
    }
}
