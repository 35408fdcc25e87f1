import 'dart:async';

/// Starts a timer that measures real time, even in a zone with a fake clock. A
/// process does not follow a fake clock, such as that of Flutter's
/// `testWidgets`.
Timer startTimer(Duration duration, void Function() action) =>
    Zone.root.createTimer(duration, action);
