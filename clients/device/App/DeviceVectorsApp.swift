import DeviceVectors
import SwiftUI

@main
struct DeviceVectorsApp: App {
    @State private var run = VectorRun()

    var body: some Scene {
        WindowGroup {
            List {
                if let instruction = run.instruction {
                    Text(instruction)
                    Button("Done") { run.answer(true) }
                    Button("I cannot do that") { run.answer(false) }
                } else if let status = run.status {
                    Text(status)
                } else {
                    ForEach(TypeDecision.allCases, id: \.self) { decision in
                        Button("Types are \(decision.rawValue)") { run.start(decision) }
                    }
                }
                #if os(iOS)
                    if let file = run.file { ShareLink(item: file) }
                #endif
            }
            .task {
                // `xcrun simctl launch … -types undecided` starts a run without a person.
                let name = UserDefaults.standard.string(forKey: "types") ?? ""
                if let decision = TypeDecision(rawValue: name) { run.start(decision, unattended: true) }
            }
        }
    }
}

/// A run, which shows its instructions and its progress.
@Observable @MainActor
final class VectorRun: Person {
    private(set) var instruction: String?
    private(set) var status: String?
    private(set) var file: URL?
    private let answers = DispatchSemaphore(value: 0)
    private nonisolated(unsafe) var isDone = false

    func start(_ decision: TypeDecision, unattended: Bool = false) {
        status = "Running"
        Thread.detachNewThread { [self] in
            let text: String
            do {
                let file = try DeviceSession(decision, person: unattended ? nil : self).run(vectors: Bundle.main.bundleURL) {
                    count in
                    Task { @MainActor in self.status = "\(count) cases" }
                }
                text = "The result is in \(file.lastPathComponent)."
                Task { @MainActor in self.file = file }
            } catch {
                text = "\(error)"
            }
            Task { @MainActor in self.status = text }
        }
    }

    nonisolated func follow(_ instruction: String) -> Bool {
        Task { @MainActor in self.instruction = instruction }
        answers.wait()
        return isDone
    }

    func answer(_ isDone: Bool) {
        (self.isDone, instruction) = (isDone, nil)
        answers.signal()
    }
}
