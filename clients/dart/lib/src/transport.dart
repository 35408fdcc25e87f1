import 'dart:async';
import 'dart:convert';
import 'dart:io';
import 'dart:math';

import 'framing.dart';
import 'real_time.dart';

/// The time between closing the input and SIGTERM, and between SIGTERM and
/// SIGKILL.
const gracePeriod = Duration(seconds: 1);

/// Receives the events of a [Transport].
abstract interface class TransportListener {
  /// Called for each message.
  void received(List<int> bytes);

  /// Called if the output cannot be read any further.
  void lost(String what);

  /// Called once, after the process has ended and all its output was delivered.
  void ended(int exitStatus);

  /// Called once, after a connection to a server has been closed.
  void closed(String what);
}

/// A process or a connection that carries messages.
abstract interface class MessageTransport {
  /// Completes when the process has ended or the connection is closed.
  Future<Object?> get ended;

  /// The last lines of stderr.
  String get stderr;

  /// Sends a message. It is discarded if there is no receiver any more.
  void send(String text);

  /// Ends the process or the connection, and waits until it has ended.
  Future<Object?> close();
}

/// A process with framed messages, and the last lines of its stderr. It does
/// not parse JSON.
final class Transport implements MessageTransport {
  Transport._(this._process, this._framing, this._listener) {
    // Ignore errors of writing. The end of the process is reported instead.
    _process.stdin.done.ignore();
    ended = _run();
  }

  /// Completes with the exit status when the process has ended. If a signal
  /// ended it, the status is 128 plus the number of the signal.
  @override
  late final Future<int> ended;

  final Process _process;
  final LineFraming _framing;
  final TransportListener _listener;
  final _stderr = _Tail();
  var _isLost = false;
  var _isClosing = false;

  /// Starts `command`, the executable and its arguments. Throws a
  /// [ProcessException] if the process cannot be started.
  static Future<Transport> start(
    List<String> command,
    LineFraming framing,
    TransportListener listener,
  ) async {
    final process = await Process.start(command.first, command.sublist(1));
    return Transport._(process, framing, listener);
  }

  /// Sends a message. It is discarded if the process has ended.
  @override
  void send(String text) {
    if (!_isClosing) _process.stdin.add(_framing.encode(text));
  }

  /// The last lines of stderr.
  @override
  String get stderr => _stderr.lines;

  /// Closes the input. If the process does not end, terminates it, then kills
  /// it. Completes with the exit status.
  @override
  Future<int> close() {
    if (_isClosing) return ended;
    _isClosing = true;
    // Do not wait for this future: it does not complete if the process has
    // already ended. Wait for `ended` instead.
    _process.stdin.close().ignore();
    final terminate = startTimer(gracePeriod, _process.kill);
    final kill = startTimer(
      gracePeriod * 2,
      () => _process.kill(ProcessSignal.sigkill),
    );
    return ended.whenComplete(() {
      terminate.cancel();
      kill.cancel();
    });
  }

  Future<int> _run() async {
    final output = _process.stdout.listen(_receive);
    final errors = _process.stderr.listen(_stderr.add);
    final read = Future.wait([
      output.asFuture<void>().then((_) => unawaited(close())),
      errors.asFuture<void>(),
    ]);
    final code = await _process.exitCode;
    // A child process of the bridge may keep the pipes open.
    await read.timeout(gracePeriod, onTimeout: () => const []);
    unawaited(output.cancel());
    unawaited(errors.cancel());
    final status = code < 0 ? 128 - code : code;
    _listener.ended(status);
    return status;
  }

  void _receive(List<int> chunk) {
    if (_isLost) return;
    try {
      _framing.push(chunk).forEach(_listener.received);
    } on FramingError catch (error) {
      _isLost = true;
      _listener.lost(error.message);
    }
  }
}

/// The last lines of a stream, with limited memory.
final class _Tail {
  var _bytes = const <int>[];

  void add(List<int> chunk) {
    final bytes = [..._bytes, ...chunk];
    _bytes = bytes.sublist(max(0, bytes.length - 8192));
  }

  String get lines {
    final text = utf8.decode(_bytes, allowMalformed: true).trimRight();
    final lines = text.split('\n');
    return lines.sublist(max(0, lines.length - 20)).join('\n');
  }
}
