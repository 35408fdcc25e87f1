package import HealthModel
package import JSON

/// What HealthKit refuses with an exception. An app gets the exception. A test gets -32602 with the place in its data.
extension ReadingContext {
    /// The error for a value.
    package func refusal(_ exception: NativeException, at path: @autoclosure () -> String) -> any Error {
        guard caller == .test else { return exception }
        return JSONReadingError.expected("a value that HealthKit accepts. \(exception.reason)", at: path())
    }

    /// The error for a text that is not a unit, or not one of a type. `usual` is a unit that fits, if there is no type with one.
    package func refusal(
        _ exception: NativeException,
        ofUnit text: String,
        of type: ObjectType? = nil,
        usually usual: HealthModel.Unit? = nil,
        at path: @autoclosure () -> String
    ) -> any Error {
        guard caller == .test else { return exception }
        let fitting = usual ?? type.flatMap(MeasurementSystem.metric.exportUnit)
        return wrongUnit(text, of: type?.identifier, usually: fitting, at: path())
    }

    /// Refuses a unit in test data that a quantity with a usual unit cannot have.
    package func check(
        _ unit: HealthModel.Unit, fits usual: HealthModel.Unit, at path: @autoclosure () -> String
    ) throws(JSONReadingError) {
        guard caller == .test, !unit.isCompatible(with: usual) else { return }
        throw wrongUnit("\(unit)", of: nil, usually: usual, at: path())
    }

    private func wrongUnit(
        _ text: String, of type: String?, usually fitting: HealthModel.Unit?, at path: String
    ) -> JSONReadingError {
        let isUnit = (try? HealthModel.Unit(from: text)) != nil
        var expected = isUnit ? "a unit that fits" : "a unit. \"\(text.shortened)\" is not a unit"
        if let fitting { expected += "; \(type ?? "the value") uses \(fitting)" }
        let known = fitting.map(HealthModel.Unit.commonTexts(like:)) ?? HealthModel.Unit.commonTexts
        return JSONReadingError.expected(expected, at: path, didYouMean: isUnit ? nil : text.nearest(among: known))
    }
}

extension JSONReadingError {
    /// The error for an unknown member of an object whose members a schema lists.
    package static func unknown(_ name: String, among schema: JSONValue?) -> JSONReadingError {
        guard case .object(let schema)? = schema, case .object(let properties)? = schema["properties"] else {
            return .unknown(name.shortened)
        }
        return .unknown(name.shortened, among: properties.members.map(\.name))
    }
}
