import 'package:flutter_test/flutter_test.dart';

import '../example/step_recorder.dart';
import '../example/step_recorder_test.dart';

void main() {
  test('the example passes for an app that checks the status', () async {
    await testDeniedUser(carefulApp);
  });

  test('the example fails for an app that takes success for a grant', () async {
    await expectLater(testDeniedUser(naiveApp), throwsA(isA<TestFailure>()));
  });
}
