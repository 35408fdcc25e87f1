import JSON
import Testing

struct NearestNameTests {
    @Test(
        arguments: [
            // Case, separators and the order of words do not count.
            ("stepcount", "stepCount"), ("StepCount", "stepCount"), ("step_count", "stepCount"), ("step count", "stepCount"),
            ("countStep", "stepCount"),
            // One letter in three may differ, and at most two.
            ("stepsCount", "stepCount"), ("stpCont", "stepCount"), ("querySamples", "sampleQuery"), ("dy", nil), ("dai", "day"),
            ("unt", "unit"), ("un", nil), ("heartRtes", "heartRate"), ("heartFates", "heartRate"), ("heatFates", nil),
            // Two letters in the wrong order are one difference.
            ("uint", "unit"), ("dya", "day"),
            // The only name that begins with the text.
            ("hear", "heartRate"), ("hea", nil), ("step", "stepCount"), ("samp", "sampleQuery"),
            ("", nil), ("/", nil), ("nothing", nil),
        ] as [(String, String?)]
    )
    func `the nearest name is found`(text: String, expected: String?) {
        #expect(text.nearest(among: ["heartRate", "day", "stepCount", "unit", "sampleQuery"]) == expected)
    }

    @Test(arguments: [("denied", "deny"), ("cancelled", "cancel"), ("leaving", "leave"), ("denominator", nil), ("killers", nil)])
    func `another form of the only name`(text: String, expected: String?) {
        #expect(text.nearest(among: ["allow", "deny", "ask", "cancel", "leave"]) == expected)
    }

    @Test func `the nearer name wins, and the first of equally near ones`() {
        #expect("start".nearest(among: ["starts", "start"]) == "start")
        #expect("color".nearest(among: ["colors", "colour"]) == "colors")
        #expect("color".nearest(among: ["colour", "colors"]) == "colour")
    }

    @Test func `a beginning that several names share means none of them`() {
        #expect("distance".nearest(among: ["distanceCycling", "distanceRowing"]) == nil)
        #expect("distance".nearest(among: ["distanceCycling", "duration"]) == "distanceCycling")
    }

    @Test func `the last words of a text may be a name, and the text a word of the only name that has it`() {
        #expect("HKWorkoutActivityTypeRunning".nearest(among: ["walking", "running"]) == "running")
        #expect("typeStrengthTraining".nearest(among: ["training", "strengthTraining"]) == "strengthTraining")
        #expect("store.sampleQuery".nearest(among: ["sampleQuery"]) == "sampleQuery")
        #expect("overrunning".nearest(among: ["running"]) == nil)
        #expect("sum".nearest(among: ["cumulativeSum", "mostRecent"]) == "cumulativeSum")
        #expect("sum".nearest(among: ["cumulativeSum", "sumOfAll"]) == nil)
        #expect("routeQuery".nearest(among: ["workoutRouteQuery", "workoutQuery"]) == "workoutRouteQuery")
        #expect("paired".nearest(among: ["installed", "notPaired"]) == nil)
    }

    @Test func `units are compared with regard to letters only`() {
        #expect("mg/dl".nearest(among: ["mg/dL", "mL/dL"]) == "mg/dL")
        #expect("Kg".nearest(among: ["g", "kg"]) == "kg")
        #expect("%".nearest(among: ["%", "g"]) == nil)
    }

    @Test func `a long text is near no name`() {
        let text = String(repeating: "a", count: 101)
        #expect(text.nearest(among: [text]) == nil)
        #expect(String(text.dropLast()).nearest(among: [String(text.dropLast())]) != nil)
    }

    @Test func `letters outside ASCII count`() {
        #expect("größe".nearest(among: ["größen"]) == "größen")
        #expect("µg".nearest(among: ["mg"]) == nil)
    }

    @Test func `a sentence ends with the suggestion`() {
        #expect("x is unknown".suggesting("y") == "x is unknown. Did you mean y?")
        #expect("x is unknown.".suggesting("y") == "x is unknown. Did you mean y?")
        #expect("x is unknown".suggesting(nil) == "x is unknown")
    }
}
