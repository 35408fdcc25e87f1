/// Why there is no bridge to talk to.
enum ConnectionFailureReason {
  /// There is no such executable.
  missing,

  /// The process has ended.
  ended,

  /// A call was not answered in time.
  timeout,

  /// The process printed what is no message.
  garbage,

  /// The bridge is not of a version that this client speaks.
  version,
}

/// The base of all errors of this client.
sealed class BridgeError implements Exception {
  /// [message] says what happened.
  BridgeError(this.message);

  /// What happened, in a sentence; null for a plugin's error without a text.
  final String? message;

  @override
  String toString() => '$runtimeType: $message';
}

/// There is no bridge to talk to, or none any more.
final class ConnectionFailure extends BridgeError {
  /// [message] says what happened; [stderr] is added to it.
  ConnectionFailure(
    this.reason,
    String message, {
    this.stderr = '',
    this.exitStatus,
  }) : super(stderr.isEmpty
            ? message
            : '$message\nThe last lines of its stderr:\n$stderr');

  /// Why.
  final ConnectionFailureReason reason;

  /// The last lines of the bridge's stderr.
  final String stderr;

  /// The exit status, if the bridge has ended: 128 and the number of the signal
  /// that ended it, if one did.
  final int? exitStatus;
}

/// The bridge answered an error.
final class ResponseError extends BridgeError {
  /// [error] is the whole error object.
  ResponseError(this.error) : super(_textOf(error['message']));

  ResponseError._saying(this.error, super.message);

  /// The whole error object.
  final Map<String, Object?> error;

  Object? _member(String name) {
    final data = error['data'];
    return data is Map<String, Object?> ? data[name] : null;
  }

  String? _text(String name) => _textOf(_member(name));
}

String? _textOf(Object? value) => value is String ? value : null;

/// -32000: a plugin's error. [code], [message] and [details] are those of
/// Flutter's `PlatformException`.
final class PlatformException extends ResponseError {
  PlatformException._(Map<String, Object?> error)
      : super._saying(error, ResponseError(error)._text('message'));

  /// The plugin's code, as `PERMISSION_ERROR`.
  String? get code => _text('code');

  /// What the plugin added.
  Object? get details => _member('details');

  @override
  String toString() => 'PlatformException: $code, $message';
}

/// -32001: an error of HealthKit, an `NSError`.
final class HealthKitError extends ResponseError {
  HealthKitError._(super.error);

  /// The domain, `com.apple.healthkit`.
  String? get domain => _text('domain');

  /// The number of the code.
  int? get code {
    final code = _member('code');
    return code is int ? code : null;
  }

  /// The name of the code, as `errorNoData`.
  String? get name => _text('name');
}

/// -32002: on a device the app would be gone, and no code of its own could
/// catch this.
final class NativeException extends ResponseError {
  NativeException._(super.error);

  /// The name of the exception, as `NSInvalidArgumentException`.
  String? get exception => _text('exception');

  /// What HealthKit says.
  String? get reason => _text('reason');
}

/// -32602: wrong params.
final class InvalidParams extends ResponseError {
  InvalidParams._(super.error);

  /// The place in the params, as `toShare[0]`.
  String? get path => _text('path');

  /// What should stand there.
  String? get expected => _text('expected');
}

/// -32601: there is no such method.
final class MissingPluginException extends ResponseError {
  MissingPluginException._(super.error);
}

/// -32800: the request was cancelled.
final class RequestCancelled extends ResponseError {
  RequestCancelled._(super.error);
}

/// The error of the kind that an error object's code stands for.
ResponseError responseError(Map<String, Object?> error) =>
    switch (error['code']) {
      -32000 => PlatformException._(error),
      -32001 => HealthKitError._(error),
      -32002 => NativeException._(error),
      -32602 => InvalidParams._(error),
      -32601 => MissingPluginException._(error),
      -32800 => RequestCancelled._(error),
      _ => ResponseError(error),
    };
