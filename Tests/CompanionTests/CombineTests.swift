import HealthKitCombine
import Testing

private final class Model: ObservableObject {
    @Published var steps = 0
}

struct CombineTests {
    @Test func `a published property sends before it changes`() {
        let model = Model()
        var events: [String] = []
        let changes = model.objectWillChange.sink { events.append("change from \(model.steps)") }
        let values = model.$steps.sink { events.append("\($0)") }
        model.steps = 1
        model.steps = 2
        changes.cancel()
        values.cancel()
        model.steps = 3
        #expect(events == ["0", "change from 0", "1", "change from 1", "2"])
        #expect(model.steps == 3)
    }

    @Test func `a subject ends`() {
        var events: [Int] = []
        var cancellables = Set<AnyCancellable>()
        let subject = PassthroughSubject<Int, Never>()
        subject.sink(receiveCompletion: { _ in events.append(-1) }, receiveValue: { events.append($0) })
            .store(in: &cancellables)
        subject.send(1)
        subject.send(completion: .finished)
        subject.send(2)
        #expect(events == [1, -1])
    }

    @Test func `a subject with a value sends it to new observers until it ends`() {
        var events: [Int] = []
        let subject = CurrentValueSubject<Int, Never>(1)
        let early = subject.sink { events.append($0) }
        subject.send(2)
        early.cancel()
        subject.value = 3
        let late = subject.sink { events.append($0) }
        subject.send(completion: .finished)
        let later = subject.sink(receiveCompletion: { _ in events.append(-1) }, receiveValue: { events.append($0) })
        #expect(events == [1, 2, 3, -1])
        withExtendedLifetime((late, later)) {}
    }

    @Test func `a publisher of a hidden type sends what the other one sends`() {
        var events: [Int] = []
        let subject = PassthroughSubject<Int, Never>()
        let publishers: [AnyPublisher<Int, Never>] = [subject.eraseToAnyPublisher(), Model().$steps]
        let observations = publishers.map { publisher in
            publisher.sink(receiveCompletion: { _ in events.append(-1) }, receiveValue: { events.append($0) })
        }
        subject.send(1)
        subject.send(completion: .finished)
        #expect(events == [0, 1, -1])
        withExtendedLifetime(observations) {}
    }
}
