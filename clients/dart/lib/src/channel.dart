import 'bridge.dart';

/// A channel of a bridge, whose methods are called without the channel's name.
///
/// `bridge.store.call('authorizationStatus', {'type': steps})` calls
/// `store/authorizationStatus`.
final class Channel {
  /// The channel [name] of a bridge.
  Channel(this._bridge, this.name);

  final Bridge _bridge;

  /// The part of a method's name before the slash, as `store`.
  final String name;

  /// Calls `name/method`, as [Bridge.call] does.
  Future<Object?> call(
    String method, [
    Object? params,
    CallOptions options = const CallOptions(),
  ]) {
    return _bridge.call('$name/$method', params, options);
  }
}
