/// The distance covered by each second of a workout, in meters.
struct WorkoutCourse {
    let meters: [Double]

    init(_ workout: PlannedWorkout, day: Int, of person: Person) {
        self.init(workout, Chance(seed: person.seed, .workoutCourse, day))
    }

    init(_ workout: PlannedWorkout, _ chance: Chance) {
        var chance = chance
        let count = Int(workout.end - workout.start)
        var meters = [0.0]
        meters.reserveCapacity(count + 1)
        // The pace changes every minute or two, smoothly.
        var (before, after) = (chance.normal(0, 0.05), chance.normal(0, 0.05))
        let stretch = 90
        for second in 0..<count {
            if second > 0, second.isMultiple(of: stretch) { (before, after) = (after, chance.normal(0, 0.05)) }
            let share = Double(second % stretch) / Double(stretch)
            let pace = 1 + before + (after - before) * share
            let isActive = workout.isActive(at: workout.start + Int64(second))
            meters.append(meters[second] + (isActive ? workout.speed * pace : 0))
        }
        self.meters = meters
    }

    /// When each multiple of a distance is reached, in seconds from the start.
    func passages(every distance: Double) -> [Int] {
        var passages: [Int] = []
        var next = distance
        for (second, meters) in meters.enumerated() where meters >= next {
            passages.append(second)
            next += distance
        }
        return passages
    }
}
