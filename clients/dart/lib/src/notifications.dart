import 'dart:async';

import 'errors.dart';

/// What the bridge sends by itself.
final class BridgeNotification {
  /// The notification of [method] that says [params].
  BridgeNotification(this.method, this.params);

  /// Its method, as `store/observerQuery.update`.
  final String method;

  /// What it says.
  final Map<String, Object?> params;
}

/// One who hears notifications. What comes while nobody listens is kept.
final class Notifications {
  /// Hears those of [method], or all if it is null. [forget] is called when it
  /// wants no more.
  Notifications(this.method, void Function(Notifications) forget) {
    _controller.onCancel = () => forget(this);
  }

  /// Which notifications; all, if it is null.
  final String? method;

  final _controller = StreamController<BridgeNotification>();

  /// The notifications, in order. It is done when the bridge is closed; when
  /// the bridge is lost, the failure comes before.
  Stream<BridgeNotification> get stream => _controller.stream;

  /// Takes a notification that has come.
  void add(BridgeNotification notification) {
    if (method == null || notification.method == method) {
      _controller.add(notification);
    }
  }

  /// Ends, after what was kept; with a failure if there is one.
  void end([ConnectionFailure? failure]) {
    if (failure != null) _controller.addError(failure);
    unawaited(_controller.close());
  }
}
