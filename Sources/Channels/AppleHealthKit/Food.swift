import BridgeCore
import Foundation
import HealthModel
import JSON

extension AppleHealthKitChannel {
    static let saveFood = Method(
        plugin: "saveFood",
        "Saves a meal with a sample for each nutrient above 0, in grams, the energy in kilocalories.",
        [.foodName, .mealType, .date, .energy, .carbohydrates],
        result: .success,
        audit: .action(.write)
    ) { call, arguments in
        let options = call.options(arguments)
        let date = options.date(.date, default: call.now)
        let values = try nutrients.map { nutrient in try options[member: nutrient.key].doubleValue() }
        guard options[.foodName].isPresent else { throw BridgeError.nilObject(0) }
        guard options[.mealType].isPresent else { throw BridgeError.nilObject(1) }
        let metadata = try Metadata(
            NativeValue(["HKFoodType": options[.foodName].json ?? .null, "HKFoodMeal": options[.mealType].json ?? .null])
        )
        guard let date else { throw BridgeError.nilSampleDate }
        var samples: [Sample] = []
        for (nutrient, value) in zip(nutrients, values) where value > 0 {
            let quantity = Quantity(unit: try .known(nutrient.unit), value: value)
            let type = try call.type(nutrient.identifier)
            samples.append(try call.sample(type, .quantity(quantity), date, date, metadata))
        }
        let failure = "An error occured saving the food sample"
        _ = try call.save(.food, .correlation(samples), date, date, metadata, failure)
        return true
    }
}
