import 'package:flutter_test/flutter_test.dart';

import '../example/step_recorder.dart';
import '../example/step_recorder_test.dart';

void main() {
  test('the sample test passes for an app that looks', () async {
    await testRefusal(carefulApp);
  });

  test('the sample test fails for an app that believes in success', () async {
    await expectLater(testRefusal(naiveApp), throwsA(isA<TestFailure>()));
  });
}
