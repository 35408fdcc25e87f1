import AppRuntime
import Dispatch
import Foundation
import Testing

/// Queues, groups, semaphores and timers on one thread. They share the loop of the process.
@Suite(.serialized)
struct AppLoopTests {
    private let loop = AppLoop.shared
    private let log = Log()

    private final class Log: @unchecked Sendable {
        var steps: [String] = []
        var now = Date(timeIntervalSince1970: 0)

        func add(_ step: String) { steps.append(step) }
    }

    init() {
        loop.runUntilIdle()
        loop.now = { [log] in log.now }
        loop.readTime = loop.now
        loop.reached = loop.now
    }

    private func advance(_ seconds: Double) {
        log.now += seconds
        loop.takeDueTimers()
        loop.runUntilIdle()
    }

    @Test func `work runs in the order in which it was asked for, whatever the queue`() {
        let (first, second) = (AppDispatchQueue(label: "1"), AppDispatchQueue(label: "2", attributes: .concurrent))
        first.async { [log] in
            log.add("a")
            AppDispatchQueue.main.async { log.add("d") }
        }
        second.async { [log] in log.add("b") }
        AppDispatchQueue.global().async { [log] in log.add("c") }
        #expect(log.steps == [])
        loop.runUntilIdle()
        #expect(log.steps == ["a", "b", "c", "d"])
    }

    @Test func `sync runs what the queue still has`() {
        let (first, second) = (AppDispatchQueue(label: "1"), AppDispatchQueue(label: "2"))
        first.async { [log] in log.add("a") }
        second.async { [log] in log.add("b") }
        #expect(first.sync { log.steps } == ["a"])
        loop.runUntilIdle()
        #expect(log.steps == ["a", "b"])
    }

    @Test func `a group notifies once it is empty`() {
        let group = AppDispatchGroup()
        group.notify(queue: .main) { [log] in log.add("empty") }
        group.enter()
        group.notify(queue: .main) { [log] in log.add("done") }
        AppDispatchQueue.main.async(group: group) { [log] in log.add("work") }
        group.leave()
        loop.runUntilIdle()
        #expect(log.steps == ["empty", "work", "done"])
    }

    @Test func `a semaphore runs other work until it is signalled`() {
        let semaphore = AppDispatchSemaphore(value: 0)
        AppDispatchQueue.main.async { [log] in
            log.add("work")
            semaphore.signal()
        }
        semaphore.wait()
        #expect(log.steps == ["work"])
        #expect(semaphore.wait(timeout: .now() + 60) == .timedOut)
        semaphore.signal()
        #expect(semaphore.wait(timeout: .now()) == .success)
    }

    @Test func `a semaphore serves input when nothing else is left`() {
        let semaphore = AppDispatchSemaphore(value: 0)
        loop.serve = { [log] in
            log.add("input")
            semaphore.signal()
            return true
        }
        defer { loop.serve = { false } }
        semaphore.wait()
        #expect(log.steps == ["input"])
    }

    @Test func `a work item can be cancelled and waited for`() {
        let item = AppDispatchWorkItem { [log] in log.add("item") }
        let cancelled = AppDispatchWorkItem { [log] in log.add("cancelled") }
        AppDispatchQueue.main.async(execute: item)
        AppDispatchQueue.main.async(execute: cancelled)
        item.notify(queue: .main) { [log] in log.add("after") }
        cancelled.cancel()
        item.wait()
        loop.runUntilIdle()
        #expect(log.steps == ["item", "after"] && cancelled.isCancelled)
    }

    @Test func `delayed work follows the emulated clock, in the order of its instants`() {
        AppDispatchQueue.main.asyncAfter(deadline: .now() + 2) { [log] in log.add("2") }
        AppDispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1500)) { [log] in log.add("1.5") }
        loop.runUntilIdle()
        #expect(loop.nextDeadline == Date(timeIntervalSince1970: 1.5))
        advance(1.5)
        #expect(log.steps == ["1.5"])
        advance(1)
        #expect(log.steps == ["1.5", "2"])
    }

    @Test func `a time is an instant of the emulated clock`() {
        let deadline = AppDispatchTime.now() + 2
        #expect(deadline > .now() && deadline == .now() + .seconds(2) && deadline - 2 == .now())
        #expect(deadline.uptimeNanoseconds - AppDispatchTime.now().uptimeNanoseconds == 2_000_000_000)
        advance(1)
        AppDispatchQueue.main.asyncAfter(deadline: deadline) { [log] in log.add("due") }
        #expect(loop.nextDeadline == Date(timeIntervalSince1970: 2))
        advance(1)
        #expect(log.steps == ["due"] && deadline <= .now())
    }

    @Test func `a loop that waits for a deadline ends when the clock has passed it`() {
        let deadline = AppDispatchTime.now() + .milliseconds(50)
        var readings = 0
        loop.readTime = { [log] in
            readings += 1
            return log.now + Double(readings) * 0.01
        }
        while AppDispatchTime.now() < deadline {}
        #expect(readings == 5)
    }

    @Test(arguments: [Double.infinity, .nan, -.infinity, 1e300, -1e300, 0])
    func `each number of seconds has a time`(seconds: Double) {
        let time = AppDispatchTime.now() + seconds
        #expect(seconds > 1 ? time == .distantFuture : time <= .now())
        AppDispatchQueue.main.asyncAfter(deadline: time) { [log] in log.add("due") }
        advance(0)
        #expect(log.steps == (seconds > 1 ? [] : ["due"]))
        log.now = .distantFuture
        advance(0)
    }

    @Test func `a late timer leaves out the times that have passed`() {
        let timer = AppTimer(fire: log.now + 1, interval: 1, repeats: true) { [log] _ in
            log.add("tick")
            // The block takes longer than the interval.
            log.now += 2.5
        }
        RunLoop.main.add(timer, forMode: .default)
        advance(1)
        #expect(log.steps == ["tick"])
        #expect(loop.nextDeadline == Date(timeIntervalSince1970: 4))
        timer.invalidate()
        advance(1)
        #expect(loop.nextDeadline == nil)
    }

    @Test func `a timer between two milliseconds is due at the nearer one, which the clock can reach`() {
        log.now = Date(timeIntervalSince1970: 1_772_323_200.001)
        let early = AppTimer.scheduledTimer(withTimeInterval: 0.000_4, repeats: false) { [log] _ in log.add("early") }
        let late = AppTimer.scheduledTimer(withTimeInterval: 0.000_6, repeats: false) { [log] _ in log.add("late") }
        #expect(loop.nextDeadline == log.now)
        advance(0)
        #expect(log.steps == ["early"])
        log.now = Date(timeIntervalSince1970: 1_772_323_200.002)
        advance(0)
        #expect(log.steps == ["early", "late"] && !early.isValid && !late.isValid)
    }

    @Test func `timers that become due while the loop runs wait for the next event`() {
        let timer = AppTimer.scheduledTimer(withTimeInterval: 0, repeats: true) { [log] _ in log.add("tick") }
        defer { timer.invalidate() }
        advance(0)
        log.steps = []
        let end = log.now
        log.now += 0.001
        loop.takeDueTimers(until: end)
        #expect(loop.isIdle)
        loop.takeDueTimers(until: log.now)
        #expect(!loop.isIdle)
        loop.runUntilIdle()
        #expect(log.steps == ["tick"])
    }

    @Test func `a timer repeats until it is invalidated`() {
        let timer = AppTimer.scheduledTimer(withTimeInterval: 1, repeats: true) { [log] _ in log.add("tick") }
        advance(1)
        advance(1)
        timer.invalidate()
        advance(1)
        #expect(log.steps == ["tick", "tick"] && loop.nextDeadline == nil)
        AppTimer.scheduledTimer(withTimeInterval: 1, repeats: false) { [log] _ in log.add("once") }
        advance(5)
        advance(5)
        #expect(log.steps.last == "once" && log.steps.count == 3)
    }

    @Test func `a suspended queue keeps its work`() {
        let queue = AppDispatchQueue(label: "1")
        queue.suspend()
        queue.async { [log] in log.add("held") }
        loop.runUntilIdle()
        #expect(log.steps == [])
        queue.resume()
        loop.runUntilIdle()
        #expect(log.steps == ["held"])
    }

    @Test func `a value of the current queue is found without a name of the queue`() {
        let key = DispatchSpecificKey<String>()
        let queue = AppDispatchQueue(label: "1")
        queue.setSpecific(key: key, value: "one")
        #expect(AppDispatchQueue.getSpecific(key: key) == nil)
        queue.async { [log] in
            log.add(AppDispatchQueue.getSpecific(key: key) ?? "none")
            log.add(AppDispatchQueue.main.sync { AppDispatchQueue.getSpecific(key: key) ?? "none" })
        }
        queue.asyncAfter(deadline: .now()) { [log] in log.add(AppDispatchQueue.getSpecific(key: key) ?? "none") }
        loop.runUntilIdle()
        advance(0)
        #expect(log.steps == ["one", "none", "one"])
        #expect(queue.sync { AppDispatchQueue.getSpecific(key: key) } == "one")
        #expect(AppDispatchQueue.getSpecific(key: key) == nil)
    }

    @Test func `a timer of Dispatch fires by the clock while it runs, until it is cancelled`() {
        let queue = AppDispatchQueue(label: "1")
        let timer = AppDispatchSource.makeTimerSource(queue: queue)
        timer.schedule(deadline: .now() + 1, repeating: .seconds(2))
        timer.setEventHandler { [log] in log.add("\(Int(log.now.timeIntervalSince1970))") }
        timer.setCancelHandler { [log] in log.add("cancelled") }
        advance(1)
        #expect(log.steps == [], "a timer waits for resume()")
        timer.activate()
        timer.activate()
        advance(0)
        advance(2)
        #expect(log.steps == ["1", "3"])
        timer.suspend()
        advance(7)
        timer.resume()
        advance(0)
        #expect(log.steps == ["1", "3", "10"], "the events of a suspension are one event")
        timer.schedule(wallDeadline: .now() + .seconds(5), repeating: 0.5)
        advance(1)
        #expect(log.steps.count == 3, "another schedule replaces the first one")
        advance(4)
        timer.cancel()
        timer.cancel()
        advance(60)
        #expect(timer.isCancelled && log.steps == ["1", "3", "10", "15", "cancelled"])
    }

    @Test func `a timer of Dispatch without an interval fires once, also with a work item`() {
        let timer = AppDispatchSource.makeTimerSource(flags: .strict, queue: .main)
        timer.setEventHandler(handler: AppDispatchWorkItem { [log] in log.add("fired") })
        timer.schedule(deadline: .distantFuture)
        timer.resume()
        advance(1000)
        #expect(log.steps == [])
        timer.schedule(deadline: .now(), repeating: .infinity)
        advance(1)
        advance(1)
        #expect(log.steps == ["fired"])
    }

    @Test func `operations have an underlying queue only in the main queue`() {
        #expect(appUnderlyingQueue(of: .main) === AppDispatchQueue.main && appUnderlyingQueue(of: OperationQueue()) == nil)
    }

    @Test func `the seconds of CoreFoundation are those of the clock`() {
        log.now = Date(timeIntervalSinceReferenceDate: 5)
        #expect(appAbsoluteTime() == 5)
    }

    @Test func `versions are compared by their parts`() {
        #expect(__iOS(16, 4) && __iOS(18) && __iOS(0) && !__iOS(18, 1) && !__iOS(26))
    }
}
