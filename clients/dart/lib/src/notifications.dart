import 'dart:async';

import 'errors.dart';

/// A notification of the bridge.
final class BridgeNotification {
  /// Creates a notification with a [method] and [params].
  BridgeNotification(this.method, this.params);

  /// The method, such as `store/observerQuery.update`.
  final String method;

  /// The params as on the wire: dates are strings.
  final Map<String, Object?> params;
}

/// A stream of notifications. It buffers them until it has a listener.
final class Notifications {
  /// Creates a stream of the notifications of [method], or of all methods.
  /// Calls [forget] when the subscription is cancelled.
  Notifications(this.method, void Function(Notifications) forget) {
    _controller.onCancel = () => forget(this);
  }

  /// The method of the notifications. If null, all methods.
  final String? method;

  final _controller = StreamController<BridgeNotification>();

  /// The notifications, in order. The stream is done when the bridge is closed.
  /// If the connection is lost, the stream emits the failure before it is done.
  Stream<BridgeNotification> get stream => _controller.stream;

  /// Adds a received notification.
  void add(BridgeNotification notification) {
    if (method == null || notification.method == method) {
      _controller.add(notification);
    }
  }

  /// Ends the stream after the buffered notifications, with a failure if there
  /// is one.
  void end([ConnectionFailure? failure]) {
    if (failure != null) _controller.addError(failure);
    unawaited(_controller.close());
  }
}
