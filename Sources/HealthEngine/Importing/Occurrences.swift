/// The samples of the store that an import has already matched. A sample that occurs twice in an archive is kept twice,
/// and a sample of an earlier import is not added again.
struct Occurrences {
    typealias Place = SampleImport.Place

    /// The first position that this import uses. All samples from there on were added by it.
    let firstOwn: Int64
    /// Positions before the import that were matched outside other samples.
    private var matched = PositionSet()
    /// Positions that were matched within another sample.
    private var matchedInAnother: Set<Int64> = []
    /// Positions that were added within another sample and not yet matched outside.
    private var addedInAnother: Set<Int64> = []
    /// The next occurrence to try for content that an archive contains repeatedly, by place.
    private var repeated: [Place: [SampleIdentity: Int]] = [.byItself: [:], .inAnother: [:]]

    init(firstOwn: Int64) {
        self.firstOwn = firstOwn
    }

    /// The first occurrence to try.
    func first(of identity: SampleIdentity, _ place: Place) -> Int {
        repeated[place]?[identity] ?? 1
    }

    /// Records the occurrence to try next for the same content.
    mutating func note(_ occurrence: Int, of identity: SampleIdentity, _ place: Place) {
        if occurrence > 1 { repeated[place]?[identity] = occurrence }
    }

    /// Records an added sample.
    mutating func add(_ position: Int64, _ place: Place) {
        if place == .inAnother {
            matchedInAnother.insert(position)
            addedInAnother.insert(position)
        }
    }

    /// Marks a position as matched in this place. Returns whether it was not matched there before.
    mutating func match(_ position: Int64, _ place: Place) -> Bool {
        guard place == .byItself else { return matchedInAnother.insert(position).inserted }
        guard position < firstOwn else { return addedInAnother.remove(position) != nil }
        return matched.insert(position)
    }

    /// Whether a sample from before the import was so far matched only within other samples.
    func isOnlyInAnother(_ position: Int64) -> Bool {
        position < firstOwn && !matched.contains(position)
    }
}
