import 'package:healthkit_bridge/healthkit_bridge.dart';
import 'package:test/test.dart';

/// Shell commands that respond to the first request, `rpc/version`.
const respondToVersion = 'read -r _; '
    '''echo '{"jsonrpc":"2.0","id":1,"result":{"version":"$protocolVersion"}}'; ''';

/// Starts a shell script instead of a bridge, and makes a call.
Future<Object?> callScript(
  String script, {
  Duration timeout = const Duration(seconds: 10),
}) async {
  final bridge = await Bridge.start(
    command: ['sh', '-c', script, 'bridge'],
    timeout: timeout,
  );
  addTearDown(bridge.close);
  return bridge.call('isAvailable');
}

Matcher fails(ConnectionFailureReason reason, {Object? stderr = ''}) {
  return throwsA(isA<ConnectionFailure>()
      .having((failure) => failure.reason, 'reason', reason)
      .having((failure) => failure.stderr, 'stderr', stderr));
}

void main() {
  test('a missing executable', () async {
    await expectLater(
      Bridge.start(command: ['/nowhere/healthkit-bridge']),
      fails(ConnectionFailureReason.missing),
    );
  });

  test('a process that exits at once', () async {
    await expectLater(
      callScript('echo no store >&2; exit 1'),
      fails(ConnectionFailureReason.ended, stderr: 'no store'),
    );
  });

  test('an exit during a call', () async {
    await expectLater(
      callScript('$respondToVersion read -r _; exit 3'),
      fails(ConnectionFailureReason.ended),
    );
  });

  test('a call without a response', () async {
    await expectLater(
      callScript(
        '$respondToVersion exec sleep 60',
        timeout: const Duration(seconds: 1),
      ),
      fails(ConnectionFailureReason.timeout),
    );
  });

  test('invalid output', () async {
    await expectLater(
      callScript('$respondToVersion echo hello; exec sleep 60'),
      fails(ConnectionFailureReason.garbage),
    );
  });

  test('an incompatible version', () async {
    await expectLater(
      callScript('read -r _; '
          r'''echo '{"jsonrpc":"2.0","id":1,"result":{"version":"9.0.0"}}'; '''
          'exec sleep 60'),
      fails(ConnectionFailureReason.version),
    );
  });

  test('a flood on stderr', () async {
    await expectLater(
      callScript('yes error | head -c 1000000 >&2; exit 1'),
      fails(
        ConnectionFailureReason.ended,
        stderr: predicate((String text) => text.split('\n').length == 20),
      ),
    );
  });
}
