import 'dart:async';

/// A timer of real time, also where a test has replaced the clock of its zone,
/// as Flutter's `testWidgets` does: a process does not know of such clocks.
Timer startTimer(Duration duration, void Function() action) =>
    Zone.root.createTimer(duration, action);
