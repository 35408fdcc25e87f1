// Generated from protocol/openrpc.json by clients/generate; not to be edited.

extension Bridge {
    /// The methods of `AppleHealthKit`.
    public var appleHealthKit: AppleHealthKitMethods { AppleHealthKitMethods(bridge: self) }
}

/// The methods of `AppleHealthKit`.
public struct AppleHealthKitMethods: Sendable {
    let bridge: Bridge

    /// Counts a listener of JavaScript. The first one starts observing.
    ///
    /// - Parameter eventName: The name of the event. It has no effect.
    /// - Throws: A ``BridgeError``.
    public func addListener(eventName: String? = nil) async throws {
        try await bridge.perform("AppleHealthKit/addListener", ["eventName": eventName])
    }

    /// Deletes the app's own sample of HKQuantityTypeIdentifierBloodGlucose with a UUID, and returns the number of
    /// deleted samples.
    ///
    /// - Parameter id: The UUID. In an array of arguments it is the first one.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func deleteBloodGlucoseSample(id: String? = nil) async throws -> Int {
        try await bridge.request("AppleHealthKit/deleteBloodGlucoseSample", ["id": id])
    }

    /// Deletes the app's own sample of HKQuantityTypeIdentifierDietaryCarbohydrates with a UUID, and returns the
    /// number of deleted samples.
    ///
    /// - Parameter id: The UUID. In an array of arguments it is the first one.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func deleteCarbohydratesSample(id: String? = nil) async throws -> Int {
        try await bridge.request("AppleHealthKit/deleteCarbohydratesSample", ["id": id])
    }

    /// Deletes the app's own sample of HKQuantityTypeIdentifierInsulinDelivery with a UUID, and returns the number
    /// of deleted samples.
    ///
    /// - Parameter id: The UUID. In an array of arguments it is the first one.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func deleteInsulinDeliverySample(id: String? = nil) async throws -> Int {
        try await bridge.request("AppleHealthKit/deleteInsulinDeliverySample", ["id": id])
    }

    /// Returns the sums of HKQuantityTypeIdentifierActiveEnergyBurned in intervals, by default in kcal. An error of
    /// HealthKit is an empty list.
    ///
    /// - Parameters:
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - period: The length of an interval, in minutes. Default: 60.
    ///   - limit: The largest number of results. Default: 0, which is no limit.
    ///   - ascending: Whether the oldest result comes first. Default: false.
    ///   - includeManuallyAdded: Whether manual entries count. Default: true.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getActiveEnergyBurned(
        startDate: String? = nil,
        endDate: String? = nil,
        unit: String? = nil,
        period: Double? = nil,
        limit: Double? = nil,
        ascending: Bool? = nil,
        includeManuallyAdded: Bool? = nil
    ) async throws -> [[String: JSONValue]] {
        try await bridge.request(
            "AppleHealthKit/getActiveEnergyBurned",
            [
                "startDate": startDate, "endDate": endDate, "unit": unit, "period": period, "limit": limit,
                "ascending": ascending, "includeManuallyAdded": includeManuallyAdded,
            ]
        )
    }

    /// Returns the activity rings of the local days between two dates, as integers and without their days.
    ///
    /// - Parameters:
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getActivitySummary(
        startDate: String? = nil,
        endDate: String? = nil
    ) async throws -> [[String: JSONValue]] {
        try await bridge.request("AppleHealthKit/getActivitySummary", ["startDate": startDate, "endDate": endDate])
    }

    /// Returns the workouts that were saved since an anchor, without those that have no metadata or no product
    /// type.
    ///
    /// - Parameters:
    ///   - anchor: The anchor of an earlier result. Default: from the beginning.
    ///   - startDate: The start. Without it, all workouts.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - limit: The largest number of results. Default: 0, which is no limit.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getAnchoredWorkouts(
        anchor: String? = nil,
        startDate: String? = nil,
        endDate: String? = nil,
        limit: Double? = nil
    ) async throws -> [String: JSONValue] {
        try await bridge.request(
            "AppleHealthKit/getAnchoredWorkouts",
            ["anchor": anchor, "startDate": startDate, "endDate": endDate, "limit": limit]
        )
    }

    /// Returns the sums of HKQuantityTypeIdentifierAppleExerciseTime in intervals, by default in s. An error of
    /// HealthKit is an empty list.
    ///
    /// - Parameters:
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - period: The length of an interval, in minutes. Default: 60.
    ///   - limit: The largest number of results. Default: 0, which is no limit.
    ///   - ascending: Whether the oldest result comes first. Default: false.
    ///   - includeManuallyAdded: Whether manual entries count. Default: true.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getAppleExerciseTime(
        startDate: String? = nil,
        endDate: String? = nil,
        unit: String? = nil,
        period: Double? = nil,
        limit: Double? = nil,
        ascending: Bool? = nil,
        includeManuallyAdded: Bool? = nil
    ) async throws -> [[String: JSONValue]] {
        try await bridge.request(
            "AppleHealthKit/getAppleExerciseTime",
            [
                "startDate": startDate, "endDate": endDate, "unit": unit, "period": period, "limit": limit,
                "ascending": ascending, "includeManuallyAdded": includeManuallyAdded,
            ]
        )
    }

    /// Returns the sums of HKQuantityTypeIdentifierAppleStandTime in intervals, by default in s. An error of
    /// HealthKit is an empty list.
    ///
    /// - Parameters:
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - period: The length of an interval, in minutes. Default: 60.
    ///   - limit: The largest number of results. Default: 0, which is no limit.
    ///   - ascending: Whether the oldest result comes first. Default: false.
    ///   - includeManuallyAdded: Whether manual entries count. Default: true.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getAppleStandTime(
        startDate: String? = nil,
        endDate: String? = nil,
        unit: String? = nil,
        period: Double? = nil,
        limit: Double? = nil,
        ascending: Bool? = nil,
        includeManuallyAdded: Bool? = nil
    ) async throws -> [[String: JSONValue]] {
        try await bridge.request(
            "AppleHealthKit/getAppleStandTime",
            [
                "startDate": startDate, "endDate": endDate, "unit": unit, "period": period, "limit": limit,
                "ascending": ascending, "includeManuallyAdded": includeManuallyAdded,
            ]
        )
    }

    /// Returns the sharing status of each type, in the order of the keys. It does not reveal read permission.
    ///
    /// - Parameter permissions: The keys of permissions: `{read, write}`.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getAuthStatus(permissions: AppleHealthKitPermissions? = nil) async throws -> [String: JSONValue] {
        try await bridge.request("AppleHealthKit/getAuthStatus", ["permissions": permissions])
    }

    /// Returns the sums of HKQuantityTypeIdentifierBasalEnergyBurned in intervals, by default in kcal. An error of
    /// HealthKit is an empty list.
    ///
    /// - Parameters:
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - period: The length of an interval, in minutes. Default: 60.
    ///   - limit: The largest number of results. Default: 0, which is no limit.
    ///   - ascending: Whether the oldest result comes first. Default: false.
    ///   - includeManuallyAdded: Whether manual entries count. Default: true.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getBasalEnergyBurned(
        startDate: String? = nil,
        endDate: String? = nil,
        unit: String? = nil,
        period: Double? = nil,
        limit: Double? = nil,
        ascending: Bool? = nil,
        includeManuallyAdded: Bool? = nil
    ) async throws -> [[String: JSONValue]] {
        try await bridge.request(
            "AppleHealthKit/getBasalEnergyBurned",
            [
                "startDate": startDate, "endDate": endDate, "unit": unit, "period": period, "limit": limit,
                "ascending": ascending, "includeManuallyAdded": includeManuallyAdded,
            ]
        )
    }

    /// Returns the user's biological sex; `unknown` if it is not set, not readable, or if HealthKit fails.
    ///
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getBiologicalSex() async throws -> [String: JSONValue] {
        try await bridge.request("AppleHealthKit/getBiologicalSex")
    }

    /// Returns the samples of HKQuantityTypeIdentifierBloodAlcoholContent, by default in %.
    ///
    /// - Parameters:
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - limit: The largest number of results. Default: 0, which is no limit.
    ///   - ascending: Whether the oldest result comes first. Default: false.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getBloodAlcoholContentSamples(
        startDate: String? = nil,
        endDate: String? = nil,
        unit: String? = nil,
        limit: Double? = nil,
        ascending: Bool? = nil
    ) async throws -> [[String: JSONValue]] {
        try await bridge.request(
            "AppleHealthKit/getBloodAlcoholContentSamples",
            ["startDate": startDate, "endDate": endDate, "unit": unit, "limit": limit, "ascending": ascending]
        )
    }

    /// Returns the samples of HKQuantityTypeIdentifierBloodGlucose, by default in mmol<180.15588000005408>/L.
    ///
    /// - Parameters:
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - limit: The largest number of results. Default: 0, which is no limit.
    ///   - ascending: Whether the oldest result comes first. Default: false.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getBloodGlucoseSamples(
        startDate: String? = nil,
        endDate: String? = nil,
        unit: String? = nil,
        limit: Double? = nil,
        ascending: Bool? = nil
    ) async throws -> [[String: JSONValue]] {
        try await bridge.request(
            "AppleHealthKit/getBloodGlucoseSamples",
            ["startDate": startDate, "endDate": endDate, "unit": unit, "limit": limit, "ascending": ascending]
        )
    }

    /// Returns the blood pressures, by default in mmHg. A part that the app may not read is 0.
    ///
    /// - Parameters:
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - limit: The largest number of results. Default: 0, which is no limit.
    ///   - ascending: Whether the oldest result comes first. Default: false.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getBloodPressureSamples(
        startDate: String? = nil,
        endDate: String? = nil,
        unit: String? = nil,
        limit: Double? = nil,
        ascending: Bool? = nil
    ) async throws -> [[String: JSONValue]] {
        try await bridge.request(
            "AppleHealthKit/getBloodPressureSamples",
            ["startDate": startDate, "endDate": endDate, "unit": unit, "limit": limit, "ascending": ascending]
        )
    }

    /// Returns the user's blood type; `unknown` if it is not set, not readable, or if HealthKit fails.
    ///
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getBloodType() async throws -> [String: JSONValue] {
        try await bridge.request("AppleHealthKit/getBloodType")
    }

    /// Returns the samples of HKQuantityTypeIdentifierBodyMassIndex, by default in count.
    ///
    /// - Parameters:
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - limit: The largest number of results. Default: 0, which is no limit.
    ///   - ascending: Whether the oldest result comes first. Default: false.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getBmiSamples(
        startDate: String? = nil,
        endDate: String? = nil,
        unit: String? = nil,
        limit: Double? = nil,
        ascending: Bool? = nil
    ) async throws -> [[String: JSONValue]] {
        try await bridge.request(
            "AppleHealthKit/getBmiSamples",
            ["startDate": startDate, "endDate": endDate, "unit": unit, "limit": limit, "ascending": ascending]
        )
    }

    /// Returns the samples of HKQuantityTypeIdentifierBodyFatPercentage, by default in %.
    ///
    /// - Parameters:
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - limit: The largest number of results. Default: 0, which is no limit.
    ///   - ascending: Whether the oldest result comes first. Default: false.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getBodyFatPercentageSamples(
        startDate: String? = nil,
        endDate: String? = nil,
        unit: String? = nil,
        limit: Double? = nil,
        ascending: Bool? = nil
    ) async throws -> [[String: JSONValue]] {
        try await bridge.request(
            "AppleHealthKit/getBodyFatPercentageSamples",
            ["startDate": startDate, "endDate": endDate, "unit": unit, "limit": limit, "ascending": ascending]
        )
    }

    /// Returns the samples of HKQuantityTypeIdentifierBodyTemperature, by default in degC.
    ///
    /// - Parameters:
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - limit: The largest number of results. Default: 0, which is no limit.
    ///   - ascending: Whether the oldest result comes first. Default: false.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getBodyTemperatureSamples(
        startDate: String? = nil,
        endDate: String? = nil,
        unit: String? = nil,
        limit: Double? = nil,
        ascending: Bool? = nil
    ) async throws -> [[String: JSONValue]] {
        try await bridge.request(
            "AppleHealthKit/getBodyTemperatureSamples",
            ["startDate": startDate, "endDate": endDate, "unit": unit, "limit": limit, "ascending": ascending]
        )
    }

    /// Returns the samples of HKQuantityTypeIdentifierDietaryCarbohydrates, by default in g.
    ///
    /// - Parameters:
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - limit: The largest number of results. Default: 0, which is no limit.
    ///   - ascending: Whether the oldest result comes first. Default: false.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getCarbohydratesSamples(
        startDate: String? = nil,
        endDate: String? = nil,
        unit: String? = nil,
        limit: Double? = nil,
        ascending: Bool? = nil
    ) async throws -> [[String: JSONValue]] {
        try await bridge.request(
            "AppleHealthKit/getCarbohydratesSamples",
            ["startDate": startDate, "endDate": endDate, "unit": unit, "limit": limit, "ascending": ascending]
        )
    }

    /// Returns the clinical records of a type, with their FHIR resources.
    ///
    /// - Parameters:
    ///   - type: The name of the type, such as `AllergyRecord`.
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - limit: The largest number of results. Default: 0, which is no limit.
    ///   - ascending: Whether the oldest result comes first. Default: false.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getClinicalRecords(
        type: String? = nil,
        startDate: String? = nil,
        endDate: String? = nil,
        limit: Double? = nil,
        ascending: Bool? = nil
    ) async throws -> [[String: JSONValue]] {
        try await bridge.request(
            "AppleHealthKit/getClinicalRecords",
            ["type": type, "startDate": startDate, "endDate": endDate, "limit": limit, "ascending": ascending]
        )
    }

    /// Returns the sums of HKQuantityTypeIdentifierDistanceCycling in intervals, by default in m. An error of
    /// HealthKit is an empty list.
    ///
    /// - Parameters:
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - period: The length of an interval, in minutes. Default: 60.
    ///   - limit: The largest number of results. Default: 0, which is no limit.
    ///   - ascending: Whether the oldest result comes first. Default: false.
    ///   - includeManuallyAdded: Whether manual entries count. Default: true.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getDailyDistanceCyclingSamples(
        startDate: String? = nil,
        endDate: String? = nil,
        unit: String? = nil,
        period: Double? = nil,
        limit: Double? = nil,
        ascending: Bool? = nil,
        includeManuallyAdded: Bool? = nil
    ) async throws -> [[String: JSONValue]] {
        try await bridge.request(
            "AppleHealthKit/getDailyDistanceCyclingSamples",
            [
                "startDate": startDate, "endDate": endDate, "unit": unit, "period": period, "limit": limit,
                "ascending": ascending, "includeManuallyAdded": includeManuallyAdded,
            ]
        )
    }

    /// Returns the sums of HKQuantityTypeIdentifierDistanceSwimming in intervals, by default in m. An error of
    /// HealthKit is an empty list.
    ///
    /// - Parameters:
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - period: The length of an interval, in minutes. Default: 60.
    ///   - limit: The largest number of results. Default: 0, which is no limit.
    ///   - ascending: Whether the oldest result comes first. Default: false.
    ///   - includeManuallyAdded: Whether manual entries count. Default: true.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getDailyDistanceSwimmingSamples(
        startDate: String? = nil,
        endDate: String? = nil,
        unit: String? = nil,
        period: Double? = nil,
        limit: Double? = nil,
        ascending: Bool? = nil,
        includeManuallyAdded: Bool? = nil
    ) async throws -> [[String: JSONValue]] {
        try await bridge.request(
            "AppleHealthKit/getDailyDistanceSwimmingSamples",
            [
                "startDate": startDate, "endDate": endDate, "unit": unit, "period": period, "limit": limit,
                "ascending": ascending, "includeManuallyAdded": includeManuallyAdded,
            ]
        )
    }

    /// Returns the sums of HKQuantityTypeIdentifierDistanceWalkingRunning in intervals, by default in m. An error
    /// of HealthKit is an empty list.
    ///
    /// - Parameters:
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - period: The length of an interval, in minutes. Default: 60.
    ///   - limit: The largest number of results. Default: 0, which is no limit.
    ///   - ascending: Whether the oldest result comes first. Default: false.
    ///   - includeManuallyAdded: Whether manual entries count. Default: true.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getDailyDistanceWalkingRunningSamples(
        startDate: String? = nil,
        endDate: String? = nil,
        unit: String? = nil,
        period: Double? = nil,
        limit: Double? = nil,
        ascending: Bool? = nil,
        includeManuallyAdded: Bool? = nil
    ) async throws -> [[String: JSONValue]] {
        try await bridge.request(
            "AppleHealthKit/getDailyDistanceWalkingRunningSamples",
            [
                "startDate": startDate, "endDate": endDate, "unit": unit, "period": period, "limit": limit,
                "ascending": ascending, "includeManuallyAdded": includeManuallyAdded,
            ]
        )
    }

    /// Returns the sums of HKQuantityTypeIdentifierFlightsClimbed in intervals, by default in count. An error of
    /// HealthKit is an empty list.
    ///
    /// - Parameters:
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - period: The length of an interval, in minutes. Default: 60.
    ///   - limit: The largest number of results. Default: 0, which is no limit.
    ///   - ascending: Whether the oldest result comes first. Default: false.
    ///   - includeManuallyAdded: Whether manual entries count. Default: true.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getDailyFlightsClimbedSamples(
        startDate: String? = nil,
        endDate: String? = nil,
        unit: String? = nil,
        period: Double? = nil,
        limit: Double? = nil,
        ascending: Bool? = nil,
        includeManuallyAdded: Bool? = nil
    ) async throws -> [[String: JSONValue]] {
        try await bridge.request(
            "AppleHealthKit/getDailyFlightsClimbedSamples",
            [
                "startDate": startDate, "endDate": endDate, "unit": unit, "period": period, "limit": limit,
                "ascending": ascending, "includeManuallyAdded": includeManuallyAdded,
            ]
        )
    }

    /// Returns the sums of HKQuantityTypeIdentifierStepCount in intervals, by default in count. An error of
    /// HealthKit is an empty list.
    ///
    /// - Parameters:
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - period: The length of an interval, in minutes. Default: 60.
    ///   - limit: The largest number of results. Default: 0, which is no limit.
    ///   - ascending: Whether the oldest result comes first. Default: false.
    ///   - includeManuallyAdded: Whether manual entries count. Default: true.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getDailyStepCountSamples(
        startDate: String? = nil,
        endDate: String? = nil,
        unit: String? = nil,
        period: Double? = nil,
        limit: Double? = nil,
        ascending: Bool? = nil,
        includeManuallyAdded: Bool? = nil
    ) async throws -> [[String: JSONValue]] {
        try await bridge.request(
            "AppleHealthKit/getDailyStepCountSamples",
            [
                "startDate": startDate, "endDate": endDate, "unit": unit, "period": period, "limit": limit,
                "ascending": ascending, "includeManuallyAdded": includeManuallyAdded,
            ]
        )
    }

    /// Returns the user's date of birth and age; null if they are not set or not readable.
    ///
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getDateOfBirth() async throws -> [String: JSONValue] {
        try await bridge.request("AppleHealthKit/getDateOfBirth")
    }

    /// Returns the sum of HKQuantityTypeIdentifierDistanceCycling on a day, by default in m.
    ///
    /// - Parameters:
    ///   - date: The day or the time, in the same form as other dates. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - includeManuallyAdded: Whether manual entries count. Default: true.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getDistanceCycling(
        date: String? = nil,
        unit: String? = nil,
        includeManuallyAdded: Bool? = nil
    ) async throws -> [String: JSONValue] {
        try await bridge.request(
            "AppleHealthKit/getDistanceCycling",
            ["date": date, "unit": unit, "includeManuallyAdded": includeManuallyAdded]
        )
    }

    /// Returns the sum of HKQuantityTypeIdentifierDistanceSwimming on a day, by default in m.
    ///
    /// - Parameters:
    ///   - date: The day or the time, in the same form as other dates. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - includeManuallyAdded: Whether manual entries count. Default: true.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getDistanceSwimming(
        date: String? = nil,
        unit: String? = nil,
        includeManuallyAdded: Bool? = nil
    ) async throws -> [String: JSONValue] {
        try await bridge.request(
            "AppleHealthKit/getDistanceSwimming",
            ["date": date, "unit": unit, "includeManuallyAdded": includeManuallyAdded]
        )
    }

    /// Returns the sum of HKQuantityTypeIdentifierDistanceWalkingRunning on a day, by default in m.
    ///
    /// - Parameters:
    ///   - date: The day or the time, in the same form as other dates. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - includeManuallyAdded: Whether manual entries count. Default: true.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getDistanceWalkingRunning(
        date: String? = nil,
        unit: String? = nil,
        includeManuallyAdded: Bool? = nil
    ) async throws -> [String: JSONValue] {
        try await bridge.request(
            "AppleHealthKit/getDistanceWalkingRunning",
            ["date": date, "unit": unit, "includeManuallyAdded": includeManuallyAdded]
        )
    }

    /// Returns electrocardiograms with their voltages: pairs of seconds and volts.
    ///
    /// - Parameters:
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - limit: The largest number of results. Default: 0, which is no limit.
    ///   - ascending: Whether the oldest result comes first. Default: false.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getElectrocardiogramSamples(
        startDate: String? = nil,
        endDate: String? = nil,
        limit: Double? = nil,
        ascending: Bool? = nil
    ) async throws -> [[String: JSONValue]] {
        try await bridge.request(
            "AppleHealthKit/getElectrocardiogramSamples",
            ["startDate": startDate, "endDate": endDate, "limit": limit, "ascending": ascending]
        )
    }

    /// Returns the samples of HKQuantityTypeIdentifierDietaryEnergyConsumed, by default in kcal.
    ///
    /// - Parameters:
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - limit: The largest number of results. Default: 0, which is no limit.
    ///   - ascending: Whether the oldest result comes first. Default: false.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getEnergyConsumedSamples(
        startDate: String? = nil,
        endDate: String? = nil,
        unit: String? = nil,
        limit: Double? = nil,
        ascending: Bool? = nil
    ) async throws -> [[String: JSONValue]] {
        try await bridge.request(
            "AppleHealthKit/getEnergyConsumedSamples",
            ["startDate": startDate, "endDate": endDate, "unit": unit, "limit": limit, "ascending": ascending]
        )
    }

    /// Returns the samples of HKQuantityTypeIdentifierEnvironmentalAudioExposure, by default in dBASPL.
    ///
    /// - Parameters:
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - limit: The largest number of results. Default: 0, which is no limit.
    ///   - ascending: Whether the oldest result comes first. Default: false.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getEnvironmentalAudioExposure(
        startDate: String? = nil,
        endDate: String? = nil,
        unit: String? = nil,
        limit: Double? = nil,
        ascending: Bool? = nil
    ) async throws -> [[String: JSONValue]] {
        try await bridge.request(
            "AppleHealthKit/getEnvironmentalAudioExposure",
            ["startDate": startDate, "endDate": endDate, "unit": unit, "limit": limit, "ascending": ascending]
        )
    }

    /// Returns the samples of HKQuantityTypeIdentifierDietaryFiber, by default in g.
    ///
    /// - Parameters:
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - limit: The largest number of results. Default: 0, which is no limit.
    ///   - ascending: Whether the oldest result comes first. Default: false.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getFiberSamples(
        startDate: String? = nil,
        endDate: String? = nil,
        unit: String? = nil,
        limit: Double? = nil,
        ascending: Bool? = nil
    ) async throws -> [[String: JSONValue]] {
        try await bridge.request(
            "AppleHealthKit/getFiberSamples",
            ["startDate": startDate, "endDate": endDate, "unit": unit, "limit": limit, "ascending": ascending]
        )
    }

    /// Returns the sum of HKQuantityTypeIdentifierFlightsClimbed on a day, by default in count.
    ///
    /// - Parameters:
    ///   - date: The day or the time, in the same form as other dates. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - includeManuallyAdded: Whether manual entries count. Default: true.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getFlightsClimbed(
        date: String? = nil,
        unit: String? = nil,
        includeManuallyAdded: Bool? = nil
    ) async throws -> [String: JSONValue] {
        try await bridge.request(
            "AppleHealthKit/getFlightsClimbed",
            ["date": date, "unit": unit, "includeManuallyAdded": includeManuallyAdded]
        )
    }

    /// Returns the samples of HKQuantityTypeIdentifierHeadphoneAudioExposure, by default in dBASPL.
    ///
    /// - Parameters:
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - limit: The largest number of results. Default: 0, which is no limit.
    ///   - ascending: Whether the oldest result comes first. Default: false.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getHeadphoneAudioExposure(
        startDate: String? = nil,
        endDate: String? = nil,
        unit: String? = nil,
        limit: Double? = nil,
        ascending: Bool? = nil
    ) async throws -> [[String: JSONValue]] {
        try await bridge.request(
            "AppleHealthKit/getHeadphoneAudioExposure",
            ["startDate": startDate, "endDate": endDate, "unit": unit, "limit": limit, "ascending": ascending]
        )
    }

    /// Returns the samples of HKQuantityTypeIdentifierHeartRate, by default in count/min.
    ///
    /// - Parameters:
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - limit: The largest number of results. Default: 0, which is no limit.
    ///   - ascending: Whether the oldest result comes first. Default: false.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getHeartRateSamples(
        startDate: String? = nil,
        endDate: String? = nil,
        unit: String? = nil,
        limit: Double? = nil,
        ascending: Bool? = nil
    ) async throws -> [[String: JSONValue]] {
        try await bridge.request(
            "AppleHealthKit/getHeartRateSamples",
            ["startDate": startDate, "endDate": endDate, "unit": unit, "limit": limit, "ascending": ascending]
        )
    }

    /// Returns the samples of HKQuantityTypeIdentifierHeartRateVariabilitySDNN, by default in s.
    ///
    /// - Parameters:
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - limit: The largest number of results. Default: 0, which is no limit.
    ///   - ascending: Whether the oldest result comes first. Default: false.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getHeartRateVariabilitySamples(
        startDate: String? = nil,
        endDate: String? = nil,
        unit: String? = nil,
        limit: Double? = nil,
        ascending: Bool? = nil
    ) async throws -> [[String: JSONValue]] {
        try await bridge.request(
            "AppleHealthKit/getHeartRateVariabilitySamples",
            ["startDate": startDate, "endDate": endDate, "unit": unit, "limit": limit, "ascending": ascending]
        )
    }

    /// Returns heartbeat series with their beats.
    ///
    /// - Parameters:
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - limit: The largest number of results. Default: 0, which is no limit.
    ///   - ascending: Whether the oldest result comes first. Default: false.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getHeartbeatSeriesSamples(
        startDate: String? = nil,
        endDate: String? = nil,
        limit: Double? = nil,
        ascending: Bool? = nil
    ) async throws -> [[String: JSONValue]] {
        try await bridge.request(
            "AppleHealthKit/getHeartbeatSeriesSamples",
            ["startDate": startDate, "endDate": endDate, "limit": limit, "ascending": ascending]
        )
    }

    /// Returns the samples of HKQuantityTypeIdentifierHeight, by default in in.
    ///
    /// - Parameters:
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - limit: The largest number of results. Default: 0, which is no limit.
    ///   - ascending: Whether the oldest result comes first. Default: false.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getHeightSamples(
        startDate: String? = nil,
        endDate: String? = nil,
        unit: String? = nil,
        limit: Double? = nil,
        ascending: Bool? = nil
    ) async throws -> [[String: JSONValue]] {
        try await bridge.request(
            "AppleHealthKit/getHeightSamples",
            ["startDate": startDate, "endDate": endDate, "unit": unit, "limit": limit, "ascending": ascending]
        )
    }

    /// Returns a description of the native module.
    ///
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getInfo() async throws -> [String: JSONValue] {
        try await bridge.request("AppleHealthKit/getInfo")
    }

    /// Returns the samples of HKQuantityTypeIdentifierInsulinDelivery, by default in IU.
    ///
    /// - Parameters:
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - limit: The largest number of results. Default: 0, which is no limit.
    ///   - ascending: Whether the oldest result comes first. Default: false.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getInsulinDeliverySamples(
        startDate: String? = nil,
        endDate: String? = nil,
        unit: String? = nil,
        limit: Double? = nil,
        ascending: Bool? = nil
    ) async throws -> [[String: JSONValue]] {
        try await bridge.request(
            "AppleHealthKit/getInsulinDeliverySamples",
            ["startDate": startDate, "endDate": endDate, "unit": unit, "limit": limit, "ascending": ascending]
        )
    }

    /// Returns the latest sample of HKQuantityTypeIdentifierBloodAlcoholContent, by default in %.
    ///
    /// - Parameter unit: The key of a unit. Any other text is the default unit of the method.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getLatestBloodAlcoholContent(unit: String? = nil) async throws -> [String: JSONValue] {
        try await bridge.request("AppleHealthKit/getLatestBloodAlcoholContent", ["unit": unit])
    }

    /// Returns the latest sample of HKQuantityTypeIdentifierBodyMassIndex, by default in count.
    ///
    /// - Parameter unit: The key of a unit. Any other text is the default unit of the method.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getLatestBmi(unit: String? = nil) async throws -> [String: JSONValue] {
        try await bridge.request("AppleHealthKit/getLatestBmi", ["unit": unit])
    }

    /// Returns the latest sample of HKQuantityTypeIdentifierBodyFatPercentage, by default in %.
    ///
    /// - Parameter unit: The key of a unit. Any other text is the default unit of the method.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getLatestBodyFatPercentage(unit: String? = nil) async throws -> [String: JSONValue] {
        try await bridge.request("AppleHealthKit/getLatestBodyFatPercentage", ["unit": unit])
    }

    /// Returns the latest sample of HKQuantityTypeIdentifierHeight, by default in in.
    ///
    /// - Parameter unit: The key of a unit. Any other text is the default unit of the method.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getLatestHeight(unit: String? = nil) async throws -> [String: JSONValue] {
        try await bridge.request("AppleHealthKit/getLatestHeight", ["unit": unit])
    }

    /// Returns the latest sample of HKQuantityTypeIdentifierLeanBodyMass, by default in lb.
    ///
    /// - Parameter unit: The key of a unit. Any other text is the default unit of the method.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getLatestLeanBodyMass(unit: String? = nil) async throws -> [String: JSONValue] {
        try await bridge.request("AppleHealthKit/getLatestLeanBodyMass", ["unit": unit])
    }

    /// Returns the latest sample of HKQuantityTypeIdentifierPeakExpiratoryFlowRate, by default in L/min.
    ///
    /// - Parameter unit: The key of a unit. Any other text is the default unit of the method.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getLatestPeakFlow(unit: String? = nil) async throws -> [String: JSONValue] {
        try await bridge.request("AppleHealthKit/getLatestPeakFlow", ["unit": unit])
    }

    /// Returns the latest sample of HKQuantityTypeIdentifierWaistCircumference, by default in in.
    ///
    /// - Parameter unit: The key of a unit. Any other text is the default unit of the method.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getLatestWaistCircumference(unit: String? = nil) async throws -> [String: JSONValue] {
        try await bridge.request("AppleHealthKit/getLatestWaistCircumference", ["unit": unit])
    }

    /// Returns the latest sample of HKQuantityTypeIdentifierBodyMass, by default in lb.
    ///
    /// - Parameter unit: The key of a unit. Any other text is the default unit of the method.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getLatestWeight(unit: String? = nil) async throws -> [String: JSONValue] {
        try await bridge.request("AppleHealthKit/getLatestWeight", ["unit": unit])
    }

    /// Returns the samples of HKQuantityTypeIdentifierLeanBodyMass, by default in lb.
    ///
    /// - Parameters:
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - limit: The largest number of results. Default: 0, which is no limit.
    ///   - ascending: Whether the oldest result comes first. Default: false.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getLeanBodyMassSamples(
        startDate: String? = nil,
        endDate: String? = nil,
        unit: String? = nil,
        limit: Double? = nil,
        ascending: Bool? = nil
    ) async throws -> [[String: JSONValue]] {
        try await bridge.request(
            "AppleHealthKit/getLeanBodyMassSamples",
            ["startDate": startDate, "endDate": endDate, "unit": unit, "limit": limit, "ascending": ascending]
        )
    }

    /// Returns mindful sessions, the newest end first.
    ///
    /// - Parameters:
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - limit: The largest number of results. Default: 0, which is no limit.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getMindfulSession(
        startDate: String? = nil,
        endDate: String? = nil,
        limit: Double? = nil
    ) async throws -> [[String: JSONValue]] {
        try await bridge.request(
            "AppleHealthKit/getMindfulSession",
            ["startDate": startDate, "endDate": endDate, "limit": limit]
        )
    }

    /// Returns the samples of HKQuantityTypeIdentifierOxygenSaturation, by default in %.
    ///
    /// - Parameters:
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - limit: The largest number of results. Default: 0, which is no limit.
    ///   - ascending: Whether the oldest result comes first. Default: false.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getOxygenSaturationSamples(
        startDate: String? = nil,
        endDate: String? = nil,
        unit: String? = nil,
        limit: Double? = nil,
        ascending: Bool? = nil
    ) async throws -> [[String: JSONValue]] {
        try await bridge.request(
            "AppleHealthKit/getOxygenSaturationSamples",
            ["startDate": startDate, "endDate": endDate, "unit": unit, "limit": limit, "ascending": ascending]
        )
    }

    /// Returns the samples of HKQuantityTypeIdentifierPeakExpiratoryFlowRate, by default in L/min.
    ///
    /// - Parameters:
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - limit: The largest number of results. Default: 0, which is no limit.
    ///   - ascending: Whether the oldest result comes first. Default: false.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getPeakFlowSamples(
        startDate: String? = nil,
        endDate: String? = nil,
        unit: String? = nil,
        limit: Double? = nil,
        ascending: Bool? = nil
    ) async throws -> [[String: JSONValue]] {
        try await bridge.request(
            "AppleHealthKit/getPeakFlowSamples",
            ["startDate": startDate, "endDate": endDate, "unit": unit, "limit": limit, "ascending": ascending]
        )
    }

    /// Returns the samples of HKQuantityTypeIdentifierDietaryProtein, by default in g.
    ///
    /// - Parameters:
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - limit: The largest number of results. Default: 0, which is no limit.
    ///   - ascending: Whether the oldest result comes first. Default: false.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getProteinSamples(
        startDate: String? = nil,
        endDate: String? = nil,
        unit: String? = nil,
        limit: Double? = nil,
        ascending: Bool? = nil
    ) async throws -> [[String: JSONValue]] {
        try await bridge.request(
            "AppleHealthKit/getProteinSamples",
            ["startDate": startDate, "endDate": endDate, "unit": unit, "limit": limit, "ascending": ascending]
        )
    }

    /// Returns the samples of HKQuantityTypeIdentifierRespiratoryRate, by default in count/min.
    ///
    /// - Parameters:
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - limit: The largest number of results. Default: 0, which is no limit.
    ///   - ascending: Whether the oldest result comes first. Default: false.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getRespiratoryRateSamples(
        startDate: String? = nil,
        endDate: String? = nil,
        unit: String? = nil,
        limit: Double? = nil,
        ascending: Bool? = nil
    ) async throws -> [[String: JSONValue]] {
        try await bridge.request(
            "AppleHealthKit/getRespiratoryRateSamples",
            ["startDate": startDate, "endDate": endDate, "unit": unit, "limit": limit, "ascending": ascending]
        )
    }

    /// Returns the samples of HKQuantityTypeIdentifierRestingHeartRate, by default in count/min.
    ///
    /// - Parameters:
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - limit: The largest number of results. Default: 0, which is no limit.
    ///   - ascending: Whether the oldest result comes first. Default: false.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getRestingHeartRate(
        startDate: String? = nil,
        endDate: String? = nil,
        unit: String? = nil,
        limit: Double? = nil,
        ascending: Bool? = nil
    ) async throws -> [[String: JSONValue]] {
        try await bridge.request(
            "AppleHealthKit/getRestingHeartRate",
            ["startDate": startDate, "endDate": endDate, "unit": unit, "limit": limit, "ascending": ascending]
        )
    }

    /// Returns the samples of HKQuantityTypeIdentifierRestingHeartRate, by default in count/min.
    ///
    /// - Parameters:
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - limit: The largest number of results. Default: 0, which is no limit.
    ///   - ascending: Whether the oldest result comes first. Default: false.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getRestingHeartRateSamples(
        startDate: String? = nil,
        endDate: String? = nil,
        unit: String? = nil,
        limit: Double? = nil,
        ascending: Bool? = nil
    ) async throws -> [[String: JSONValue]] {
        try await bridge.request(
            "AppleHealthKit/getRestingHeartRateSamples",
            ["startDate": startDate, "endDate": endDate, "unit": unit, "limit": limit, "ascending": ascending]
        )
    }

    /// Returns samples of a few types, without those that have no product type. Any other type means workouts.
    ///
    /// - Parameters:
    ///   - type: The name of the type. Default: `Walking`, which is steps.
    ///   - startDate: The start. Default: now.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - limit: The largest number of results. Default: 0, which is no limit.
    ///   - ascending: Whether the oldest result comes first. Default: false.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getSamples(
        type: String? = nil,
        startDate: String? = nil,
        endDate: String? = nil,
        unit: String? = nil,
        limit: Double? = nil,
        ascending: Bool? = nil
    ) async throws -> [[String: JSONValue]] {
        try await bridge.request(
            "AppleHealthKit/getSamples",
            [
                "type": type, "startDate": startDate, "endDate": endDate, "unit": unit, "limit": limit,
                "ascending": ascending,
            ]
        )
    }

    /// Returns the samples of sleep analysis.
    ///
    /// - Parameters:
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - limit: The largest number of results. Default: 0, which is no limit.
    ///   - ascending: Whether the oldest result comes first. Default: false.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getSleepSamples(
        startDate: String? = nil,
        endDate: String? = nil,
        limit: Double? = nil,
        ascending: Bool? = nil
    ) async throws -> [[String: JSONValue]] {
        try await bridge.request(
            "AppleHealthKit/getSleepSamples",
            ["startDate": startDate, "endDate": endDate, "limit": limit, "ascending": ascending]
        )
    }

    /// Returns the sum of HKQuantityTypeIdentifierStepCount on a day, by default in count.
    ///
    /// - Parameters:
    ///   - date: The day or the time, in the same form as other dates. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - includeManuallyAdded: Whether manual entries count. Default: true.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getStepCount(
        date: String? = nil,
        unit: String? = nil,
        includeManuallyAdded: Bool? = nil
    ) async throws -> [String: JSONValue] {
        try await bridge.request(
            "AppleHealthKit/getStepCount",
            ["date": date, "unit": unit, "includeManuallyAdded": includeManuallyAdded]
        )
    }

    /// Returns the samples of HKQuantityTypeIdentifierDietaryFatTotal, by default in g.
    ///
    /// - Parameters:
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - limit: The largest number of results. Default: 0, which is no limit.
    ///   - ascending: Whether the oldest result comes first. Default: false.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getTotalFatSamples(
        startDate: String? = nil,
        endDate: String? = nil,
        unit: String? = nil,
        limit: Double? = nil,
        ascending: Bool? = nil
    ) async throws -> [[String: JSONValue]] {
        try await bridge.request(
            "AppleHealthKit/getTotalFatSamples",
            ["startDate": startDate, "endDate": endDate, "unit": unit, "limit": limit, "ascending": ascending]
        )
    }

    /// Returns the samples of HKQuantityTypeIdentifierVO2Max, by default in mL/(kg*min).
    ///
    /// - Parameters:
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - limit: The largest number of results. Default: 0, which is no limit.
    ///   - ascending: Whether the oldest result comes first. Default: false.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getVo2MaxSamples(
        startDate: String? = nil,
        endDate: String? = nil,
        unit: String? = nil,
        limit: Double? = nil,
        ascending: Bool? = nil
    ) async throws -> [[String: JSONValue]] {
        try await bridge.request(
            "AppleHealthKit/getVo2MaxSamples",
            ["startDate": startDate, "endDate": endDate, "unit": unit, "limit": limit, "ascending": ascending]
        )
    }

    /// Returns the samples of HKQuantityTypeIdentifierWaistCircumference, by default in in.
    ///
    /// - Parameters:
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - limit: The largest number of results. Default: 0, which is no limit.
    ///   - ascending: Whether the oldest result comes first. Default: false.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getWaistCircumferenceSamples(
        startDate: String? = nil,
        endDate: String? = nil,
        unit: String? = nil,
        limit: Double? = nil,
        ascending: Bool? = nil
    ) async throws -> [[String: JSONValue]] {
        try await bridge.request(
            "AppleHealthKit/getWaistCircumferenceSamples",
            ["startDate": startDate, "endDate": endDate, "unit": unit, "limit": limit, "ascending": ascending]
        )
    }

    /// Returns the samples of HKQuantityTypeIdentifierWalkingHeartRateAverage, by default in count/min.
    ///
    /// - Parameters:
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - limit: The largest number of results. Default: 0, which is no limit.
    ///   - ascending: Whether the oldest result comes first. Default: false.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getWalkingHeartRateAverage(
        startDate: String? = nil,
        endDate: String? = nil,
        unit: String? = nil,
        limit: Double? = nil,
        ascending: Bool? = nil
    ) async throws -> [[String: JSONValue]] {
        try await bridge.request(
            "AppleHealthKit/getWalkingHeartRateAverage",
            ["startDate": startDate, "endDate": endDate, "unit": unit, "limit": limit, "ascending": ascending]
        )
    }

    /// Returns the sum of HKQuantityTypeIdentifierDietaryWater on a day, by default in L.
    ///
    /// - Parameters:
    ///   - date: The day or the time, in the same form as other dates. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - includeManuallyAdded: Whether manual entries count. Default: true.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getWater(
        date: String? = nil,
        unit: String? = nil,
        includeManuallyAdded: Bool? = nil
    ) async throws -> [String: JSONValue] {
        try await bridge.request(
            "AppleHealthKit/getWater",
            ["date": date, "unit": unit, "includeManuallyAdded": includeManuallyAdded]
        )
    }

    /// Returns the samples of HKQuantityTypeIdentifierDietaryWater, by default in L.
    ///
    /// - Parameters:
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - limit: The largest number of results. Default: 0, which is no limit.
    ///   - ascending: Whether the oldest result comes first. Default: false.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getWaterSamples(
        startDate: String? = nil,
        endDate: String? = nil,
        unit: String? = nil,
        limit: Double? = nil,
        ascending: Bool? = nil
    ) async throws -> [[String: JSONValue]] {
        try await bridge.request(
            "AppleHealthKit/getWaterSamples",
            ["startDate": startDate, "endDate": endDate, "unit": unit, "limit": limit, "ascending": ascending]
        )
    }

    /// Returns the samples of HKQuantityTypeIdentifierBodyMass, by default in lb.
    ///
    /// - Parameters:
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - limit: The largest number of results. Default: 0, which is no limit.
    ///   - ascending: Whether the oldest result comes first. Default: false.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getWeightSamples(
        startDate: String? = nil,
        endDate: String? = nil,
        unit: String? = nil,
        limit: Double? = nil,
        ascending: Bool? = nil
    ) async throws -> [[String: JSONValue]] {
        try await bridge.request(
            "AppleHealthKit/getWeightSamples",
            ["startDate": startDate, "endDate": endDate, "unit": unit, "limit": limit, "ascending": ascending]
        )
    }

    /// Returns the route of a workout. For an unknown workout the native module never answers.
    ///
    /// - Parameter id: The UUID of the workout.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getWorkoutRouteSamples(id: String? = nil) async throws -> [String: JSONValue] {
        try await bridge.request("AppleHealthKit/getWorkoutRouteSamples", ["id": id])
    }

    /// Requests authorization. Unknown keys are left out.
    ///
    /// - Parameter permissions: The keys of permissions: `{read, write}`.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func initHealthKit(permissions: AppleHealthKitPermissions? = nil) async throws -> Bool {
        try await bridge.request("AppleHealthKit/initHealthKit", ["permissions": permissions])
    }

    /// Ends the app, because the native module calls a method that it does not have.
    ///
    /// - Throws: A ``BridgeError``.
    public func initStepCountObserver() async throws {
        try await bridge.perform("AppleHealthKit/initStepCountObserver")
    }

    /// The app delegate's call at launch: starts an observer of each type. JavaScript cannot call it.
    ///
    /// - Throws: A ``BridgeError``.
    public func initializeBackgroundObservers() async throws {
        try await bridge.perform("AppleHealthKit/initializeBackgroundObservers")
    }

    /// Returns whether the device has HealthKit. It has no options.
    ///
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func isAvailable() async throws -> Bool {
        try await bridge.request("AppleHealthKit/isAvailable")
    }

    /// Counts fewer listeners of JavaScript. Without any, observing stops.
    ///
    /// - Parameter count: The number of listeners. In an array of arguments it is the first one.
    /// - Throws: A ``BridgeError``.
    public func removeListeners(count: Double? = nil) async throws {
        try await bridge.perform("AppleHealthKit/removeListeners", ["count": count])
    }

    /// Saves a sample of HKQuantityTypeIdentifierBloodAlcoholContent, by default in %.
    ///
    /// - Parameters:
    ///   - value: The value. Default: 0.
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - date: The day or the time, in the same form as other dates. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - metadata: The metadata of the sample.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func saveBloodAlcoholContent(
        value: Double? = nil,
        startDate: String? = nil,
        endDate: String? = nil,
        date: String? = nil,
        unit: String? = nil,
        metadata: [String: JSONValue]? = nil
    ) async throws -> Double {
        try await bridge.request(
            "AppleHealthKit/saveBloodAlcoholContent",
            [
                "value": value, "startDate": startDate, "endDate": endDate, "date": date, "unit": unit,
                "metadata": metadata,
            ]
        )
    }

    /// Saves a sample of HKQuantityTypeIdentifierBloodGlucose, by default in mmol<180.15588000005408>/L.
    ///
    /// - Parameters:
    ///   - value: The value. Default: 0.
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - date: The day or the time, in the same form as other dates. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - metadata: The metadata of the sample.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func saveBloodGlucoseSample(
        value: Double? = nil,
        startDate: String? = nil,
        endDate: String? = nil,
        date: String? = nil,
        unit: String? = nil,
        metadata: [String: JSONValue]? = nil
    ) async throws -> String {
        try await bridge.request(
            "AppleHealthKit/saveBloodGlucoseSample",
            [
                "value": value, "startDate": startDate, "endDate": endDate, "date": date, "unit": unit,
                "metadata": metadata,
            ]
        )
    }

    /// Saves a sample of HKQuantityTypeIdentifierBodyMassIndex, by default in count.
    ///
    /// - Parameters:
    ///   - value: The value. Default: 0.
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - date: The day or the time, in the same form as other dates. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - metadata: The metadata of the sample.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func saveBmi(
        value: Double? = nil,
        startDate: String? = nil,
        endDate: String? = nil,
        date: String? = nil,
        unit: String? = nil,
        metadata: [String: JSONValue]? = nil
    ) async throws -> Double {
        try await bridge.request(
            "AppleHealthKit/saveBmi",
            [
                "value": value, "startDate": startDate, "endDate": endDate, "date": date, "unit": unit,
                "metadata": metadata,
            ]
        )
    }

    /// Saves a sample of HKQuantityTypeIdentifierBodyFatPercentage, by default in %.
    ///
    /// - Parameters:
    ///   - value: The value. Default: 0.
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - date: The day or the time, in the same form as other dates. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - metadata: The metadata of the sample.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func saveBodyFatPercentage(
        value: Double? = nil,
        startDate: String? = nil,
        endDate: String? = nil,
        date: String? = nil,
        unit: String? = nil,
        metadata: [String: JSONValue]? = nil
    ) async throws -> Double {
        try await bridge.request(
            "AppleHealthKit/saveBodyFatPercentage",
            [
                "value": value, "startDate": startDate, "endDate": endDate, "date": date, "unit": unit,
                "metadata": metadata,
            ]
        )
    }

    /// Saves a sample of HKQuantityTypeIdentifierBodyTemperature, by default in degF.
    ///
    /// - Parameters:
    ///   - value: The value. Default: 0.
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - date: The day or the time, in the same form as other dates. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - metadata: The metadata of the sample.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func saveBodyTemperature(
        value: Double? = nil,
        startDate: String? = nil,
        endDate: String? = nil,
        date: String? = nil,
        unit: String? = nil,
        metadata: [String: JSONValue]? = nil
    ) async throws -> Double {
        try await bridge.request(
            "AppleHealthKit/saveBodyTemperature",
            [
                "value": value, "startDate": startDate, "endDate": endDate, "date": date, "unit": unit,
                "metadata": metadata,
            ]
        )
    }

    /// Saves a sample of HKQuantityTypeIdentifierDietaryCarbohydrates, by default in g.
    ///
    /// - Parameters:
    ///   - value: The value. Default: 0.
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - date: The day or the time, in the same form as other dates. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - metadata: The metadata of the sample.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func saveCarbohydratesSample(
        value: Double? = nil,
        startDate: String? = nil,
        endDate: String? = nil,
        date: String? = nil,
        unit: String? = nil,
        metadata: [String: JSONValue]? = nil
    ) async throws -> String {
        try await bridge.request(
            "AppleHealthKit/saveCarbohydratesSample",
            [
                "value": value, "startDate": startDate, "endDate": endDate, "date": date, "unit": unit,
                "metadata": metadata,
            ]
        )
    }

    /// Saves a meal with a sample for each nutrient above 0, in grams, the energy in kilocalories.
    ///
    /// - Parameters:
    ///   - foodName: The name of the food.
    ///   - mealType: The meal.
    ///   - date: The day or the time, in the same form as other dates. Default: now.
    ///   - energy: The energy.
    ///   - carbohydrates: The carbohydrates. Further nutrients have names of their own.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func saveFood(
        foodName: String? = nil,
        mealType: String? = nil,
        date: String? = nil,
        energy: Double? = nil,
        carbohydrates: Double? = nil
    ) async throws -> Bool {
        try await bridge.request(
            "AppleHealthKit/saveFood",
            [
                "foodName": foodName, "mealType": mealType, "date": date, "energy": energy,
                "carbohydrates": carbohydrates,
            ]
        )
    }

    /// Saves a sample of HKQuantityTypeIdentifierHeartRate, by default in count/min.
    ///
    /// - Parameters:
    ///   - value: The value. Default: 0.
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - date: The day or the time, in the same form as other dates. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - metadata: The metadata of the sample.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func saveHeartRateSample(
        value: Double? = nil,
        startDate: String? = nil,
        endDate: String? = nil,
        date: String? = nil,
        unit: String? = nil,
        metadata: [String: JSONValue]? = nil
    ) async throws -> Bool {
        try await bridge.request(
            "AppleHealthKit/saveHeartRateSample",
            [
                "value": value, "startDate": startDate, "endDate": endDate, "date": date, "unit": unit,
                "metadata": metadata,
            ]
        )
    }

    /// Saves a sample of HKQuantityTypeIdentifierHeight, by default in in.
    ///
    /// - Parameters:
    ///   - value: The value. Default: 0.
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - date: The day or the time, in the same form as other dates. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - metadata: The metadata of the sample.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func saveHeight(
        value: Double? = nil,
        startDate: String? = nil,
        endDate: String? = nil,
        date: String? = nil,
        unit: String? = nil,
        metadata: [String: JSONValue]? = nil
    ) async throws -> Double {
        try await bridge.request(
            "AppleHealthKit/saveHeight",
            [
                "value": value, "startDate": startDate, "endDate": endDate, "date": date, "unit": unit,
                "metadata": metadata,
            ]
        )
    }

    /// Saves a sample of HKQuantityTypeIdentifierInsulinDelivery, by default in IU.
    ///
    /// - Parameters:
    ///   - value: The value. Default: 0.
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - date: The day or the time, in the same form as other dates. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - metadata: The metadata of the sample.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func saveInsulinDeliverySample(
        value: Double? = nil,
        startDate: String? = nil,
        endDate: String? = nil,
        date: String? = nil,
        unit: String? = nil,
        metadata: [String: JSONValue]? = nil
    ) async throws -> String {
        try await bridge.request(
            "AppleHealthKit/saveInsulinDeliverySample",
            [
                "value": value, "startDate": startDate, "endDate": endDate, "date": date, "unit": unit,
                "metadata": metadata,
            ]
        )
    }

    /// Saves a sample of HKQuantityTypeIdentifierLeanBodyMass, by default in lb.
    ///
    /// - Parameters:
    ///   - value: The value. Default: 0.
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - date: The day or the time, in the same form as other dates. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - metadata: The metadata of the sample.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func saveLeanBodyMass(
        value: Double? = nil,
        startDate: String? = nil,
        endDate: String? = nil,
        date: String? = nil,
        unit: String? = nil,
        metadata: [String: JSONValue]? = nil
    ) async throws -> Double {
        try await bridge.request(
            "AppleHealthKit/saveLeanBodyMass",
            [
                "value": value, "startDate": startDate, "endDate": endDate, "date": date, "unit": unit,
                "metadata": metadata,
            ]
        )
    }

    /// Saves a sample of HKCategoryTypeIdentifierMindfulSession.
    ///
    /// - Parameters:
    ///   - value: The value. Default: 0.
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - date: The day or the time, in the same form as other dates. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - metadata: The metadata of the sample.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func saveMindfulSession(
        value: Double? = nil,
        startDate: String? = nil,
        endDate: String? = nil,
        date: String? = nil,
        unit: String? = nil,
        metadata: [String: JSONValue]? = nil
    ) async throws -> Double {
        try await bridge.request(
            "AppleHealthKit/saveMindfulSession",
            [
                "value": value, "startDate": startDate, "endDate": endDate, "date": date, "unit": unit,
                "metadata": metadata,
            ]
        )
    }

    /// Saves a sample of HKQuantityTypeIdentifierPeakExpiratoryFlowRate, by default in L/min.
    ///
    /// - Parameters:
    ///   - value: The value. Default: 0.
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - date: The day or the time, in the same form as other dates. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - metadata: The metadata of the sample.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func savePeakFlow(
        value: Double? = nil,
        startDate: String? = nil,
        endDate: String? = nil,
        date: String? = nil,
        unit: String? = nil,
        metadata: [String: JSONValue]? = nil
    ) async throws -> Double {
        try await bridge.request(
            "AppleHealthKit/savePeakFlow",
            [
                "value": value, "startDate": startDate, "endDate": endDate, "date": date, "unit": unit,
                "metadata": metadata,
            ]
        )
    }

    /// Saves a sample of HKQuantityTypeIdentifierStepCount, by default in count.
    ///
    /// - Parameters:
    ///   - value: The value. Default: 0.
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - date: The day or the time, in the same form as other dates. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - metadata: The metadata of the sample.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func saveSteps(
        value: Double? = nil,
        startDate: String? = nil,
        endDate: String? = nil,
        date: String? = nil,
        unit: String? = nil,
        metadata: [String: JSONValue]? = nil
    ) async throws -> Double {
        try await bridge.request(
            "AppleHealthKit/saveSteps",
            [
                "value": value, "startDate": startDate, "endDate": endDate, "date": date, "unit": unit,
                "metadata": metadata,
            ]
        )
    }

    /// Saves a sample of HKQuantityTypeIdentifierWaistCircumference, by default in in.
    ///
    /// - Parameters:
    ///   - value: The value. Default: 0.
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - date: The day or the time, in the same form as other dates. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - metadata: The metadata of the sample.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func saveWaistCircumference(
        value: Double? = nil,
        startDate: String? = nil,
        endDate: String? = nil,
        date: String? = nil,
        unit: String? = nil,
        metadata: [String: JSONValue]? = nil
    ) async throws -> Double {
        try await bridge.request(
            "AppleHealthKit/saveWaistCircumference",
            [
                "value": value, "startDate": startDate, "endDate": endDate, "date": date, "unit": unit,
                "metadata": metadata,
            ]
        )
    }

    /// Saves a sample of HKQuantityTypeIdentifierDistanceWalkingRunning, by default in m.
    ///
    /// - Parameters:
    ///   - value: The value. Default: 0.
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - date: The day or the time, in the same form as other dates. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - metadata: The metadata of the sample.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func saveWalkingRunningDistance(
        value: Double? = nil,
        startDate: String? = nil,
        endDate: String? = nil,
        date: String? = nil,
        unit: String? = nil,
        metadata: [String: JSONValue]? = nil
    ) async throws -> Double {
        try await bridge.request(
            "AppleHealthKit/saveWalkingRunningDistance",
            [
                "value": value, "startDate": startDate, "endDate": endDate, "date": date, "unit": unit,
                "metadata": metadata,
            ]
        )
    }

    /// Saves a sample of HKQuantityTypeIdentifierDietaryWater, by default in L.
    ///
    /// - Parameters:
    ///   - value: The value. Default: 0.
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - date: The day or the time, in the same form as other dates. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - metadata: The metadata of the sample.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func saveWater(
        value: Double? = nil,
        startDate: String? = nil,
        endDate: String? = nil,
        date: String? = nil,
        unit: String? = nil,
        metadata: [String: JSONValue]? = nil
    ) async throws -> Bool {
        try await bridge.request(
            "AppleHealthKit/saveWater",
            [
                "value": value, "startDate": startDate, "endDate": endDate, "date": date, "unit": unit,
                "metadata": metadata,
            ]
        )
    }

    /// Saves a sample of HKQuantityTypeIdentifierBodyMass, by default in lb.
    ///
    /// - Parameters:
    ///   - value: The value. Default: 0.
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end, in the same form. Default: now.
    ///   - date: The day or the time, in the same form as other dates. Default: now.
    ///   - unit: The key of a unit. Any other text is the default unit of the method.
    ///   - metadata: The metadata of the sample.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func saveWeight(
        value: Double? = nil,
        startDate: String? = nil,
        endDate: String? = nil,
        date: String? = nil,
        unit: String? = nil,
        metadata: [String: JSONValue]? = nil
    ) async throws -> Double {
        try await bridge.request(
            "AppleHealthKit/saveWeight",
            [
                "value": value, "startDate": startDate, "endDate": endDate, "date": date, "unit": unit,
                "metadata": metadata,
            ]
        )
    }

    /// Saves a workout without metadata. An unknown type is `AmericanFootball`; an unknown unit drops its total.
    ///
    /// - Parameters:
    ///   - type: The name of the activity.
    ///   - startDate: The start: `2026-01-01T00:00:00.000Z` or with an offset.
    ///   - endDate: The end.
    ///   - energyBurned: The energy.
    ///   - energyBurnedUnit: The key of its unit.
    ///   - distance: The distance.
    ///   - distanceUnit: The key of its unit.
    ///   - duration: Ignored.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func saveWorkout(
        type: String? = nil,
        startDate: String? = nil,
        endDate: String? = nil,
        energyBurned: Double? = nil,
        energyBurnedUnit: String? = nil,
        distance: Double? = nil,
        distanceUnit: String? = nil,
        duration: Double? = nil
    ) async throws -> String {
        try await bridge.request(
            "AppleHealthKit/saveWorkout",
            [
                "type": type, "startDate": startDate, "endDate": endDate, "energyBurned": energyBurned,
                "energyBurnedUnit": energyBurnedUnit, "distance": distance, "distanceUnit": distanceUnit,
                "duration": duration,
            ]
        )
    }

    /// Starts an observer of a type. It has no callback; errors have no effect.
    ///
    /// - Parameter type: The name of the type. Default: `Walking`, which is steps. Any other name means workouts.
    /// - Throws: A ``BridgeError``.
    public func setObserver(type: String? = nil) async throws {
        try await bridge.perform("AppleHealthKit/setObserver", ["type": type])
    }
}
