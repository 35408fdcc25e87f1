import 'package:healthkit_bridge/healthkit_bridge.dart';
import 'package:test/test.dart';

/// Answers the first request, which asks for the version.
const answers = 'read -r _; '
    r'''echo '{"jsonrpc":"2.0","id":1,"result":{"version":"0.1.0"}}'; ''';

/// Starts a bridge that is a script of the shell, and makes a call.
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
  test('a bridge that is missing', () async {
    await expectLater(
      Bridge.start(command: ['/nowhere/healthkit-bridge']),
      fails(ConnectionFailureReason.missing),
    );
  });

  test('one that dies at once says why', () async {
    await expectLater(
      callScript('echo no store >&2; exit 1'),
      fails(ConnectionFailureReason.ended, stderr: 'no store'),
    );
  });

  test('one that dies in the middle of a call', () async {
    await expectLater(
      callScript('$answers read -r _; exit 3'),
      fails(ConnectionFailureReason.ended),
    );
  });

  test('one that hangs is closed', () async {
    await expectLater(
      callScript('$answers exec sleep 60', timeout: const Duration(seconds: 1)),
      fails(ConnectionFailureReason.timeout),
    );
  });

  test('one that prints garbage', () async {
    await expectLater(
      callScript('$answers echo hello; exec sleep 60'),
      fails(ConnectionFailureReason.garbage),
    );
  });

  test('one that speaks another version', () async {
    await expectLater(
      callScript('read -r _; '
          r'''echo '{"jsonrpc":"2.0","id":1,"result":{"version":"9.0.0"}}'; '''
          'exec sleep 60'),
      fails(ConnectionFailureReason.version),
    );
  });

  test('one that floods stderr', () async {
    await expectLater(
      callScript('yes error | head -c 1000000 >&2; exit 1'),
      fails(
        ConnectionFailureReason.ended,
        stderr: predicate((String text) => text.split('\n').length == 20),
      ),
    );
  });
}
