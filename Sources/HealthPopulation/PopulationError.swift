package import Files

/// The reason why a population cannot be written or read.
package enum PopulationError: Error, Hashable, Sendable {
    /// The folder has files but no plan.
    case foreign
    /// The plan or the manifest cannot be read.
    case damaged(String)
    /// The plan has another version of the format.
    case version(Int)
    /// The plan is that of another population.
    case other
    /// Another process writes the population.
    case busy
    /// A file of a finished part is missing or has another size.
    case incomplete(String)
    /// A profile is invalid.
    case profile(String)
    /// The output cannot be written.
    case output(OutputError)

    /// The reason as a sentence.
    package var message: String {
        switch self {
        case .foreign: "The folder is not empty, and has no population. Choose another folder."
        case .damaged(let file): "The file \(file) is damaged. Delete the folder, and generate the population again."
        case .version(let version):
            "The population has version \(version) of the format. This program writes and reads version \(PopulationPlan.version)."
        case .other: "The folder has another population: its options differ. Choose another folder."
        case .busy: "Another process generates this population."
        case .incomplete(let part):
            "The part \(part) is incomplete. Delete its folder, and run the command again, which generates only this part."
        case .profile(let problem): problem
        case .output(.full): "The disk is full. Run the command again when there is space: it continues."
        case .output(.cancelled): "The generation was stopped. Run the command again: it continues."
        case .output(let error): error.message
        }
    }
}
