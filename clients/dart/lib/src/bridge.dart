import 'dart:async';
import 'dart:math';

import 'channel.dart';
import 'connection.dart';
import 'notifications.dart';
import 'options.dart';
import 'socket.dart';

/// The options of a call.
final class CallOptions {
  /// Creates options with a [timeout] and a [cancel] future.
  const CallOptions({this.timeout, this.cancel});

  /// The time limit of the call, above zero. If null, the call has the time
  /// limit of [Bridge.start].
  final Duration? timeout;

  /// Cancels a request that waits for the user or is long-running, when this
  /// future completes. The call then throws [RequestCancelled].
  final Future<void>? cancel;
}

/// A running bridge. [Bridge.start] creates it.
final class Bridge {
  Bridge._(this._connection);

  final Connection _connection;

  /// The channel `store`: HealthKit.
  Channel get store => Channel(this, 'store');

  /// The channel `control`: the environment of the app, such as the user,
  /// Settings, the clock and other sources.
  Channel get control => Channel(this, 'control');

  /// The channel `healthkit_permissions` of the Flutter plugin.
  Channel get healthkitPermissions => Channel(this, 'healthkit_permissions');

  /// The channel `flutter_health` of the Flutter package `health`.
  Channel get flutterHealth => Channel(this, 'flutter_health');

  /// The channel of the Flutter package `health_kit_reporter`.
  Channel get healthKitReporter =>
      Channel(this, 'health_kit_reporter_method_channel');

  /// Starts a bridge and checks its version.
  ///
  /// [command] is the executable and its arguments. By default, it is the
  /// executable in the environment variable `HEALTHKIT_BRIDGE`, or a phone of
  /// its own on the server of `HEALTHKIT_BRIDGE_URL`, or `healthkit-bridge` on
  /// the `PATH`. [timeout] is the default time limit of a call, above zero.
  /// [options] are the options of `serve` in camel case. Without [command],
  /// `mode` is `strict` unless it is given.
  ///
  /// Throws a [ConnectionFailure] if the bridge cannot be used. Throws an
  /// [ArgumentError] if [timeout] is not above zero.
  static Future<Bridge> start({
    List<String>? command,
    Duration timeout = const Duration(seconds: 30),
    Map<String, Object?> options = const {},
  }) async {
    final url = command == null ? servedAt() : null;
    if (url != null) {
      final phone = Uri.parse(url).queryParameters['phone'] ??
          '${Random.secure().nextInt(1 << 32)}';
      final bridge = await connect(url, phone: phone, timeout: timeout);
      try {
        if (options.isNotEmpty) await bridge.call('control/reset', options);
        return bridge;
      } catch (_) {
        await bridge.close();
        rethrow;
      }
    }
    final given = command == null ? {'mode': 'strict', ...options} : options;
    return withConsentFile(given, (serve) async {
      final connection = await Connection.start(
        [...command ?? defaultCommand(), ...toArguments(serve)],
        timeout,
      );
      await connection.checkVersion();
      return Bridge._(connection);
    });
  }

  /// Connects to a server, `healthkit-bridge serve --listen`, as a process of an
  /// app of its own, and checks its version.
  ///
  /// [url] is the URL that the server prints, with its token or with [token].
  /// [bundleId], [name] and [version] are the app; by default that of the
  /// server's options. Another [phone] than `shared` is a phone of its own.
  /// [role] `owner` is the device owner.
  ///
  /// Throws a [ConnectionFailure] if the server cannot be used. Throws an
  /// [ArgumentError] for another URL, or a [timeout] that is not above zero.
  static Future<Bridge> connect(
    String url, {
    String? bundleId,
    String? name,
    String? version,
    String? phone,
    String? role,
    String? token,
    Duration timeout = const Duration(seconds: 30),
  }) async {
    final address = socketAddress(url, {
      'bundleId': bundleId,
      'name': name,
      'version': version,
      'phone': phone,
      'role': role,
      'token': token,
    });
    final connection = await Connection.connect(address, timeout);
    await connection.checkVersion();
    return Bridge._(connection);
  }

  /// Whether the bridge was closed or its connection is lost. Then calls fail.
  bool get isClosed => _connection.isClosed;

  /// Sends a request and returns its result. Calls can be concurrent; the
  /// bridge performs them in order.
  ///
  /// [params] is a map or a list with JSON values. It can also contain values
  /// of [DateTime], which are sent as RFC 3339 strings.
  ///
  /// Throws a [ConnectionFailure], a [ResponseError], or an [ArgumentError] for
  /// params that JSON cannot represent.
  Future<Object?> call(
    String method, [
    Object? params,
    CallOptions options = const CallOptions(),
  ]) {
    return _connection.call(
      method,
      params,
      timeout: options.timeout,
      cancel: options.cancel,
    );
  }

  /// The notifications of the bridge from now on, in order. [method] limits
  /// them to one method.
  ///
  /// The stream buffers notifications until it has a listener. It is done when
  /// the bridge is closed. If the connection is lost, the stream emits the
  /// [ConnectionFailure] as an error before it is done.
  Stream<BridgeNotification> notifications([String? method]) =>
      _connection.notifications(method);

  /// Advances the clock with the app in the loop: [answer] gets each
  /// notification at its own time, before the clock moves on.
  ///
  /// [answer] plays the app. For example, it completes a delivery of an
  /// observer, which would be repeated otherwise.
  Future<void> advance(
    num seconds,
    FutureOr<void> Function(BridgeNotification notification) answer,
  ) async {
    final arrived = <BridgeNotification>[];
    final subscription = notifications().listen(arrived.add);
    try {
      for (num rest = seconds;;) {
        final params = {'seconds': rest, 'until': 'event'};
        final result = await call('control/advanceClock', params);
        rest = (result! as Map<String, Object?>)['remaining']! as num;
        while (await _hasArrived(arrived)) {
          final taken = arrived.toList();
          arrived.clear();
          for (final notification in taken) {
            await answer(notification);
          }
        }
        if (rest == 0) return;
      }
    } finally {
      await subscription.cancel();
    }
  }

  /// Whether there are notifications of the calls so far. They leave before the
  /// response to a later request.
  Future<bool> _hasArrived(List<BridgeNotification> arrived) async {
    await call('rpc/version');
    // The stream delivers in a microtask of its own.
    await Future<void>.delayed(Duration.zero);
    return arrived.isNotEmpty;
  }

  /// Ends all existing streams of notifications.
  void endNotifications() => _connection.endNotifications();

  /// Ends the bridge after the responses to all pending calls, and waits until
  /// its process has ended.
  Future<void> close() => _connection.close();
}
