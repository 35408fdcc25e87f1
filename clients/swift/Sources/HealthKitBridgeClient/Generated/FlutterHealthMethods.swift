// Generated from protocol/openrpc.json by clients/generate; not to be edited.

extension Bridge {
    /// The methods of `flutter_health`.
    public var flutterHealth: FlutterHealthMethods { FlutterHealthMethods(bridge: self) }
}

/// The methods of `flutter_health`.
public struct FlutterHealthMethods: Sendable {
    let bridge: Bridge

    /// Returns whether the device has HealthKit.
    ///
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func checkIfHealthDataAvailable() async throws -> Bool {
        try await bridge.request("flutter_health/checkIfHealthDataAvailable")
    }

    /// Deletes the app's own samples of a type, whatever their values are.
    ///
    /// - Parameters:
    ///   - dataTypeKey: The key of the type, such as `HEART_RATE`.
    ///   - startTime: The start, in milliseconds since 1970. Default: 0.
    ///   - endTime: The end, in milliseconds since 1970. Default: 0.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func delete(dataTypeKey: String, startTime: Double? = nil, endTime: Double? = nil) async throws -> Bool {
        try await bridge.request(
            "flutter_health/delete",
            ["dataTypeKey": dataTypeKey, "startTime": startTime, "endTime": endTime]
        )
    }

    /// Deletes the app's own sample with a UUID.
    ///
    /// - Parameters:
    ///   - uuid: The UUID of the sample.
    ///   - dataTypeKey: The key of the type, such as `HEART_RATE`.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func deleteByUUID(uuid: String, dataTypeKey: String) async throws -> Bool {
        try await bridge.request("flutter_health/deleteByUUID", ["uuid": uuid, "dataTypeKey": dataTypeKey])
    }

    /// Discards a route builder. Returns false if there is none.
    ///
    /// - Parameter builderId: The identifier from `startWorkoutRoute`.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func discardWorkoutRoute(builderId: String) async throws -> Bool {
        try await bridge.request("flutter_health/discardWorkoutRoute", ["builderId": builderId])
    }

    /// Saves a route of a saved workout.
    ///
    /// - Parameters:
    ///   - builderId: The identifier from `startWorkoutRoute`.
    ///   - workoutUUID: The UUID of the workout.
    ///   - metadata: Metadata of the route.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func finishWorkoutRoute(
        builderId: String,
        workoutUUID: String,
        metadata: [String: JSONValue]? = nil
    ) async throws -> FinishedRoute {
        try await bridge.request(
            "flutter_health/finishWorkoutRoute",
            ["builderId": builderId, "workoutUUID": workoutUUID, "metadata": metadata]
        )
    }

    /// Returns the samples of a type, or a characteristic.
    ///
    /// - Parameters:
    ///   - dataTypeKey: The key of the type, such as `HEART_RATE`.
    ///   - dataUnitKey: The key of the unit, such as `BEATS_PER_MINUTE`.
    ///   - startTime: The start, in milliseconds since 1970. Default: 0.
    ///   - endTime: The end, in milliseconds since 1970. Default: 0.
    ///   - recordingMethodsToFilter: Leaves out manual entries if it contains 3.
    ///   - limit: The largest number of samples. Default: all.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getData(
        dataTypeKey: String,
        dataUnitKey: String? = nil,
        startTime: Double? = nil,
        endTime: Double? = nil,
        recordingMethodsToFilter: [Int]? = nil,
        limit: Double? = nil
    ) async throws -> [HealthPoint] {
        try await bridge.request(
            "flutter_health/getData",
            [
                "dataTypeKey": dataTypeKey, "dataUnitKey": dataUnitKey, "startTime": startTime, "endTime": endTime,
                "recordingMethodsToFilter": recordingMethodsToFilter, "limit": limit,
            ]
        )
    }

    /// Returns the sample with a UUID, or null.
    ///
    /// - Parameters:
    ///   - uuid: The UUID of the sample.
    ///   - dataTypeKey: The key of the type, such as `HEART_RATE`.
    ///   - dataUnitKey: The key of the unit, such as `BEATS_PER_MINUTE`.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getDataByUUID(
        uuid: String,
        dataTypeKey: String,
        dataUnitKey: String? = nil
    ) async throws -> HealthPoint? {
        try await bridge.request(
            "flutter_health/getDataByUUID",
            ["uuid": uuid, "dataTypeKey": dataTypeKey, "dataUnitKey": dataUnitKey]
        )
    }

    /// Returns the sum or the average of each interval that has samples.
    ///
    /// - Parameters:
    ///   - dataTypeKey: The key of the type, such as `HEART_RATE`.
    ///   - dataUnitKey: The key of the unit, such as `BEATS_PER_MINUTE`.
    ///   - startTime: The start, in milliseconds since 1970. Default: 0.
    ///   - endTime: The end, in milliseconds since 1970. Default: 0.
    ///   - interval: The length of an interval, in seconds. Default: 1.
    ///   - recordingMethodsToFilter: Leaves out manual entries if it contains 3.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getIntervalData(
        dataTypeKey: String,
        dataUnitKey: String? = nil,
        startTime: Double? = nil,
        endTime: Double? = nil,
        interval: Double? = nil,
        recordingMethodsToFilter: [Int]? = nil
    ) async throws -> [HealthPoint] {
        try await bridge.request(
            "flutter_health/getIntervalData",
            [
                "dataTypeKey": dataTypeKey, "dataUnitKey": dataUnitKey, "startTime": startTime, "endTime": endTime,
                "interval": interval, "recordingMethodsToFilter": recordingMethodsToFilter,
            ]
        )
    }

    /// Returns the number of steps, without those that two sources counted at the same time.
    ///
    /// - Parameters:
    ///   - startTime: The start, in milliseconds since 1970. Default: 0.
    ///   - endTime: The end, in milliseconds since 1970. Default: 0.
    ///   - recordingMethodsToFilter: Leaves out manual entries if it contains 3.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getTotalStepsInInterval(
        startTime: Double? = nil,
        endTime: Double? = nil,
        recordingMethodsToFilter: [Int]? = nil
    ) async throws -> Int {
        try await bridge.request(
            "flutter_health/getTotalStepsInInterval",
            ["startTime": startTime, "endTime": endTime, "recordingMethodsToFilter": recordingMethodsToFilter]
        )
    }

    /// Returns whether the app may share the types; null as soon as one of them is requested for reading.
    ///
    /// - Parameters:
    ///   - types: The keys of the types.
    ///   - permissions: For each type 0 for reading, 1 for writing, another number for both.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func hasPermissions(types: [String], permissions: [Int]) async throws -> Bool? {
        try await bridge.request("flutter_health/hasPermissions", ["types": types, "permissions": permissions])
    }

    /// Adds locations to a route.
    ///
    /// - Parameters:
    ///   - builderId: The identifier from `startWorkoutRoute`.
    ///   - locations: The locations: `latitude`, `longitude`, `timestamp` and optional members.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func insertWorkoutRouteData(builderId: String, locations: [[String: JSONValue]]) async throws -> Bool {
        try await bridge.request(
            "flutter_health/insertWorkoutRouteData",
            ["builderId": builderId, "locations": locations]
        )
    }

    /// Requests authorization. `NUTRITION` stands for all nutrients. An error of HealthKit is false.
    ///
    /// - Parameters:
    ///   - types: The keys of the types.
    ///   - permissions: For each type 0 for reading, 1 for writing, another number for both.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func requestAuthorization(types: [String], permissions: [Int]) async throws -> Bool {
        try await bridge.request("flutter_health/requestAuthorization", ["types": types, "permissions": permissions])
    }

    /// Makes a route builder, and returns its identifier.
    ///
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func startWorkoutRoute() async throws -> String {
        try await bridge.request("flutter_health/startWorkoutRoute")
    }

    /// Saves an audiogram with a point for each frequency. Without metadata the plugin ends the app.
    ///
    /// - Parameters:
    ///   - frequencies: The frequencies, in Hz.
    ///   - leftEarSensitivities: The sensitivities of the left ear, in dBHL.
    ///   - rightEarSensitivities: The sensitivities of the right ear, in dBHL.
    ///   - startTime: The start, in milliseconds since 1970.
    ///   - endTime: The end, in milliseconds since 1970.
    ///   - metadata: `HKDeviceName` and `HKExternalUUID`. Without both of them the plugin never answers.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func writeAudiogram(
        frequencies: [Double],
        leftEarSensitivities: [Double],
        rightEarSensitivities: [Double],
        startTime: Double,
        endTime: Double,
        metadata: [String: JSONValue]? = nil
    ) async throws -> Bool {
        try await bridge.request(
            "flutter_health/writeAudiogram",
            [
                "frequencies": frequencies, "leftEarSensitivities": leftEarSensitivities,
                "rightEarSensitivities": rightEarSensitivities, "startTime": startTime, "endTime": endTime,
                "metadata": metadata,
            ]
        )
    }

    /// Saves a blood pressure. An error of HealthKit is false.
    ///
    /// - Parameters:
    ///   - systolic: The systolic pressure, in mmHg.
    ///   - diastolic: The diastolic pressure, in mmHg.
    ///   - startTime: The start, in milliseconds since 1970.
    ///   - endTime: The end, in milliseconds since 1970.
    ///   - recordingMethod: 3 if the user has entered the data.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func writeBloodPressure(
        systolic: Double,
        diastolic: Double,
        startTime: Double,
        endTime: Double,
        recordingMethod: Int
    ) async throws -> Bool {
        try await bridge.request(
            "flutter_health/writeBloodPressure",
            [
                "systolic": systolic, "diastolic": diastolic, "startTime": startTime, "endTime": endTime,
                "recordingMethod": recordingMethod,
            ]
        )
    }

    /// Saves a quantity or a category. An error of HealthKit is false.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - dataTypeKey: The key of the type, such as `HEART_RATE`.
    ///   - dataUnitKey: The key of the unit. It has no effect for a category.
    ///   - startTime: The start, in milliseconds since 1970.
    ///   - endTime: The end, in milliseconds since 1970.
    ///   - recordingMethod: 3 if the user has entered the data.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func writeData(
        value: Double,
        dataTypeKey: String,
        dataUnitKey: String,
        startTime: Double,
        endTime: Double,
        recordingMethod: Int
    ) async throws -> Bool {
        try await bridge.request(
            "flutter_health/writeData",
            [
                "value": value, "dataTypeKey": dataTypeKey, "dataUnitKey": dataUnitKey, "startTime": startTime,
                "endTime": endTime, "recordingMethod": recordingMethod,
            ]
        )
    }

    /// Saves a dose of insulin. An error of HealthKit is false.
    ///
    /// - Parameters:
    ///   - units: The dose, in international units.
    ///   - reason: 1 for basal, 2 for bolus.
    ///   - startTime: The start, in milliseconds since 1970.
    ///   - endTime: The end, in milliseconds since 1970.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func writeInsulinDelivery(
        units: Double,
        reason: Double,
        startTime: Double,
        endTime: Double
    ) async throws -> Bool {
        try await bridge.request(
            "flutter_health/writeInsulinDelivery",
            ["units": units, "reason": reason, "startTime": startTime, "endTime": endTime]
        )
    }

    /// Saves a meal with a sample for each nutrient. An error of HealthKit is false.
    ///
    /// - Parameters:
    ///   - start_time: The start, in milliseconds since 1970.
    ///   - end_time: The end, in milliseconds since 1970.
    ///   - recordingMethod: 3 if the user has entered the data.
    ///   - name: The name of the food.
    ///   - meal_type: The meal. Default: `UNKNOWN`.
    ///   - calories: The energy, in kcal.
    ///   - protein: The protein, in g. Further nutrients are members too.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func writeMeal(
        start_time: Double,
        end_time: Double,
        recordingMethod: Int,
        name: String? = nil,
        meal_type: String? = nil,
        calories: Double? = nil,
        protein: Double? = nil
    ) async throws -> Bool {
        try await bridge.request(
            "flutter_health/writeMeal",
            [
                "start_time": start_time, "end_time": end_time, "recordingMethod": recordingMethod, "name": name,
                "meal_type": meal_type, "calories": calories, "protein": protein,
            ]
        )
    }

    /// Saves a menstrual flow, at the end only. An error of HealthKit is false.
    ///
    /// - Parameters:
    ///   - value: The value of HealthKit, 1 to 5.
    ///   - endTime: The end, in milliseconds since 1970.
    ///   - isStartOfCycle: Whether a cycle starts: a Boolean, or a number.
    ///   - recordingMethod: 3 if the user has entered the data.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func writeMenstruationFlow(
        value: Double,
        endTime: Double,
        isStartOfCycle: Double,
        recordingMethod: Int
    ) async throws -> Bool {
        try await bridge.request(
            "flutter_health/writeMenstruationFlow",
            ["value": value, "endTime": endTime, "isStartOfCycle": isStartOfCycle, "recordingMethod": recordingMethod]
        )
    }

    /// Saves a workout without samples. An error of HealthKit is false.
    ///
    /// - Parameters:
    ///   - activityType: The key of the activity, such as `BIKING`.
    ///   - startTime: The start, in milliseconds since 1970.
    ///   - endTime: The end, in milliseconds since 1970.
    ///   - totalEnergyBurned: The energy.
    ///   - totalEnergyBurnedUnit: The key of its unit. Without one the plugin ends the app.
    ///   - totalDistance: The distance.
    ///   - totalDistanceUnit: The key of its unit. Without one the plugin ends the app.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func writeWorkoutData(
        activityType: String,
        startTime: Double,
        endTime: Double,
        totalEnergyBurned: Double? = nil,
        totalEnergyBurnedUnit: String? = nil,
        totalDistance: Double? = nil,
        totalDistanceUnit: String? = nil
    ) async throws -> Bool {
        try await bridge.request(
            "flutter_health/writeWorkoutData",
            [
                "activityType": activityType, "startTime": startTime, "endTime": endTime,
                "totalEnergyBurned": totalEnergyBurned, "totalEnergyBurnedUnit": totalEnergyBurnedUnit,
                "totalDistance": totalDistance, "totalDistanceUnit": totalDistanceUnit,
            ]
        )
    }
}
