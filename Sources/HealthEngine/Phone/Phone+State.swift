package import Foundation
package import HealthModel

/// The timers of an app's code that runs in the process of the phone.
package protocol AppTimers: AnyObject {
    /// The instant of the next timer; nil if there is none.
    var nextTimer: Date? { get }
    /// The clock has reached an event. The code runs what is due.
    func clockReachedEvent()
}

extension Phone {
    /// The state of a phone, with which another process continues. It does not contain running apps and workout sessions.
    package struct State: Codable {
        let device: EmulatedDevice
        let consent: ConsentScript
        let environment: Environment.State
        let workoutSensors: WorkoutSensors
        let measurementSystem: MeasurementSystem
        let observerBurst: Int
        let companionWatch: CompanionWatch
        let sheetCount: Int
        let eventTime: Int64
        let contents: HealthDatabase.Contents
    }

    /// The state, with which another process continues. A store file keeps its own content.
    package func state() throws(HealthFailure) -> State {
        State(
            device: device,
            consent: consent,
            environment: environment.state,
            workoutSensors: workoutSensors,
            measurementSystem: measurementSystem,
            observerBurst: observerBurst,
            companionWatch: companionWatch,
            sheetCount: sheetCount,
            eventTime: eventTime,
            contents: try database.contents()
        )
    }
}

extension AppProcess {
    /// The latest used numbers. The process of an app in another process of the system continues with them.
    package struct Numbers: Codable {
        var query = 0
        var delivery = 0
    }

    /// The numbers used so far. No number of a query or a delivery is used twice.
    package var numbers: Numbers {
        get { queries.numbers }
        set { queries.numbers = newValue }
    }
}
