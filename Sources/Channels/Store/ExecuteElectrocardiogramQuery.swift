import HealthEngine
import HealthModel
import JSON

/// `HKElectrocardiogramQuery` (OTH-07): what HealthKit hands out voltage by voltage comes at once, of the one lead.
enum ExecuteElectrocardiogramQuery: Method {
    static let name = "store/electrocardiogramQuery"
    static let summary = "The voltages of an electrocardiogram."
    static let electrocardiogram = Parameter.required(
        "electrocardiogram",
        .uuid,
        "The identifier of the electrocardiogram."
    )
    static let unit = Parameter.optional("unit", .unit, default: .volt, "The unit of the voltages.")
    static let parameters = [electrocardiogram.description, unit.description]
    static let result = ResultDescription("voltages", Schemas.reference("Voltages"))
    static let example = Example(
        ["electrocardiogram": .string(SampleExamples.uuid)],
        result: [
            "voltages": [["timeSinceSampleStart": 0.002, "quantity": ["value": 0.00025, "unit": "V"]]]
        ],
        given: SeriesExamples.foreign(
            "HKDataTypeIdentifierElectrocardiogram",
            ["voltages": [["timeSinceSampleStart": 0.002, "quantity": ["value": 0.00025, "unit": "V"]]]]
        )
    )

    static func handle(
        _ arguments: Arguments,
        in context: Context
    ) throws(BridgeError) -> ElementList<VoltageMeasurement> {
        let query = ElectrocardiogramQuery(electrocardiogram: try arguments(electrocardiogram))
        let unit = try arguments(unit)
        let conversion: UnitConversion
        do throws(NativeException) {
            conversion = try UnitConversion(from: .volt, to: unit)
        } catch {
            throw .health(.exception(error))
        }
        let voltages = try context.query([.electrocardiogram]) { store throws(HealthFailure) in
            try store.execute(query)
        } count: {
            $0.count
        }
        return ElementList(voltages: voltages, in: unit, conversion)
    }
}
