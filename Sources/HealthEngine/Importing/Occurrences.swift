/// Which samples of the store an import has already met: a sample that an archive holds twice is kept twice, and a sample
/// of an earlier import is not added again.
struct Occurrences {
    typealias Place = SampleImport.Place

    /// The first position that this import has used: it has added all samples from there on.
    let firstOwn: Int64
    /// Met among the other samples, of what was there before.
    private var met = PositionSet()
    /// Met within another sample.
    private var metInAnother: Set<Int64> = []
    /// Added within another sample, and not met by itself yet.
    private var addedInAnother: Set<Int64> = []
    /// The next occurrence of what an archive holds more than once, by place.
    private var repeated: [Place: [SampleIdentity: Int]] = [.byItself: [:], .inAnother: [:]]

    init(firstOwn: Int64) {
        self.firstOwn = firstOwn
    }

    /// The occurrence to begin with.
    func first(of identity: SampleIdentity, _ place: Place) -> Int {
        repeated[place]?[identity] ?? 1
    }

    /// Notes which occurrence comes next if the archive holds the same again.
    mutating func note(_ occurrence: Int, of identity: SampleIdentity, _ place: Place) {
        if occurrence > 1 { repeated[place]?[identity] = occurrence }
    }

    /// Notes a sample that was added.
    mutating func add(_ position: Int64, _ place: Place) {
        if place == .inAnother {
            metInAnother.insert(position)
            addedInAnother.insert(position)
        }
    }

    /// Marks the sample at a position as met in this place. Returns whether it had not been met there before.
    mutating func meet(_ position: Int64, _ place: Place) -> Bool {
        guard place == .byItself else { return metInAnother.insert(position).inserted }
        guard position < firstOwn else { return addedInAnother.remove(position) != nil }
        return met.insert(position)
    }
}
