/// What code with `import HealthKit` cannot do, or does in another way. A test checks that each entry is needed.
enum Exceptions {
    /// Methods with requests that are not re-enacted, with the reason.
    static let methods: Set<String> = [
        // Set<HKSampleType>, as opposed to Objective-C, has no types that cannot be shared.
        "requestAuthorization: the value has another type in Swift",
        "statisticsCollectionQuery: the value has another type in Swift",
        "statisticsQuery: the value has another type in Swift",
        "workoutRouteQuery: HealthKit chooses the size of batches",
    ]

    /// Cases with a request that is not re-enacted, or with another outcome, with the reason.
    static let cases: [String: String] = [
        "names.json: metadata keys that differ in bytes are different keys":
            "A dictionary of Swift has one key for texts that are canonically equal.",
        "observerQuery.json: observers are notified once of a batch, after its response":
            "An app has no batches of calls: the updates of each save follow it.",
        "quantitySeriesSampleBuilder.insert.json: an end before the start raises an exception":
            "Foundation raises the exception, when the app creates the interval.",
        "saving-workouts.json: a lap that ends before it starts raises":
            "Foundation raises the exception, when the app creates the interval.",
        "saving-workouts.json: strokes and flights are totals as well": noInitializer,
        "sorting-workouts.json: every key sorts, by its Swift name and by its identifier": noInitializer,
        "special-assessments.json: an assessment has no duration": instant,
        "special-state-of-mind.json: a state of mind has no duration": instant,
        "special-vision-prescriptions.json: a prescription has no duration": instant,
        "special-audiograms.json: two tests of an ear, or a range without bounds in order, are refused": thrown,
        "special-audiograms.json: a frequency must be one": thrown,
        "special-audiograms.json: a frequency must be positive": thrown,
        "special-audiograms.json: a point without any ear raises": thrown,
        "special-audiograms.json: a sensitivity must be a hearing level": thrown,
        "updated-statistics.json: a sample over midnight changes both days":
            "The handler has only the latest of the updated statistics.",
        "workoutBuilder.seriesBuilder.json: a finished workout builder gives no series builder":
            "The method has no error: it returns nil.",
    ]

    private static let noInitializer =
        "No initializer of HKWorkout takes strokes and flights, or a duration and events."
    private static let instant = "The initializer takes one date."
    private static let thrown = "The initializer of HKAudiogramSensitivityPoint throws the error."
}
