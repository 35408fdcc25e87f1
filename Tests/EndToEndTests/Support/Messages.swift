import JSON

let stepCount = "HKQuantityTypeIdentifierStepCount"
let bloodType = "HKCharacteristicTypeIdentifierBloodType"
let dateOfBirth = "HKCharacteristicTypeIdentifierDateOfBirth"

/// A request as one line, with params in JSON.
func request(_ id: Int, _ method: String, _ params: String? = nil) -> String {
    let params = params.map { #","params":\#($0)"# } ?? ""
    return #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)"\#(params)}"#
}

/// A success response as one line, with a result in JSON.
func response(_ id: Int, _ result: String) -> String { #"{"jsonrpc":"2.0","id":\#(id),"result":\#(result)}"# }

/// The member of a JSON text at a path of names.
func member(_ path: String..., of text: String) throws -> JSONValue? {
    path.reduce(try JSONValue(parsing: text)) { value, name in
        guard case .object(let object)? = value else { return nil }
        return object[name]
    }
}
