import JSON

let heartRate = "HKQuantityTypeIdentifierHeartRate"
let sleepAnalysis = "HKCategoryTypeIdentifierSleepAnalysis"
let bloodPressure = "HKCorrelationTypeIdentifierBloodPressure"
let systolic = "HKQuantityTypeIdentifierBloodPressureSystolic"
let diastolic = "HKQuantityTypeIdentifierBloodPressureDiastolic"
let workouts = "HKWorkoutTypeIdentifier"

/// The request for permission for all types of these tests.
func askForSamples(_ id: Int) -> String {
    let types = [stepCount, heartRate, sleepAnalysis, systolic, diastolic, workouts].map { "\"\($0)\"" }.joined(separator: ",")
    return request(id, "store/requestAuthorization", #"{"toShare":[\#(types)],"read":[\#(types)]}"#)
}

/// The request to save objects.
func save(_ id: Int, _ objects: [String]) -> String {
    request(id, "store/save", #"{"objects":[\#(objects.joined(separator: ","))]}"#)
}

/// The request for all samples of a type.
func samples(_ id: Int, of type: String = stepCount) -> String {
    request(id, "store/sampleQuery", #"{"type":"\#(type)"}"#)
}

/// The request for the changes of several types since an anchor. The answer has one anchor for all.
func changes(_ id: Int, of types: [String], since anchor: String?) -> String {
    let anchor = anchor.map { #","anchor":"\#($0)""# } ?? ""
    let descriptors = types.map { #"{"type":"\#($0)"}"# }.joined(separator: ",")
    return request(id, "store/anchoredObjectQuery", #"{"queryDescriptors":[\#(descriptors)]\#(anchor)}"#)
}

/// The request for the changes since an anchor.
func changes(_ id: Int, of type: String = stepCount, since anchor: String? = nil, limit: Int = 0) -> String {
    let anchor = anchor.map { #","anchor":"\#($0)""# } ?? ""
    return request(id, "store/anchoredObjectQuery", #"{"type":"\#(type)","limit":\#(limit)\#(anchor)}"#)
}

/// A quantity sample of one minute, as JSON.
func quantity(
    _ value: Int, _ unit: String = "count", type: String = stepCount, uuid: String? = nil, minute: Int = 0, metadata: String = ""
) -> String {
    let uuid = uuid.map { #""uuid":"\#($0)","# } ?? ""
    let metadata = metadata.isEmpty ? "" : #","metadata":\#(metadata)"#
    let dates = #""startDate":"\#(date(minute: minute))","endDate":"\#(date(minute: minute + 1))""#
    return #"{"type":"\#(type)",\#(uuid)"quantity":{"value":\#(value),"unit":"\#(unit)"},\#(dates)\#(metadata)}"#
}

/// A time in March 2026, in minutes after the start of the month.
func date(minute: Int) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "2026-03-\(two(1 + minute / 1440 % 30))T\(two(minute / 60 % 24)):\(two(minute % 60)):00Z"
}

/// A UUID that is unique for these numbers.
func uuid(_ first: Int, _ second: Int = 0) -> String {
    func hexadecimal(_ number: Int, _ digits: Int) -> String {
        let text = String(number, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
    return "\(hexadecimal(first, 8))-0000-4000-8000-\(hexadecimal(second, 12))"
}

/// The elements of the array at a path of names in a JSON text.
func elements(_ path: String..., of text: String) throws -> [JSONValue] {
    let value = path.reduce(try JSONValue(parsing: text)) { value, name in value[name] ?? .null }
    guard case .array(let elements) = value else { throw Trouble("no array: \(text.prefix(300))") }
    return elements
}

/// The UUIDs of the samples of an answer.
func uuids(_ answer: String) throws -> [String] {
    try elements("result", "samples", of: answer).compactMap { $0["uuid"]?.text }
}

extension JSONValue {
    /// A member of an object.
    subscript(name: String) -> JSONValue? {
        guard case .object(let object) = self else { return nil }
        return object[name]
    }

    /// The text of a string.
    var text: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }
}
