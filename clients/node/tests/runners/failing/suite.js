import assert from 'node:assert/strict';

const steps = 'HKQuantityTypeIdentifierStepCount';
const heartRate = 'HKQuantityTypeIdentifierHeartRate';

/** Five tests, of which all but the first fail, for any runner. The options of the bridge are `{ consent: 'ask', sheetTimeout: 1 }`. */
export function defineFailingTests(test, health) {
  test('passes', async () => {
    await health.control.setConsent({ policy: 'deny' });
    await health.store.requestAuthorization({ read: [heartRate] });
    await health.control.setAppState({ state: 'extension' });
    await health.store.requestAuthorization({ toShare: [heartRate] });
  });

  test('takes an empty result for no data', async () => {
    await health.control.setConsent({ policy: 'deny' });
    await health.store.requestAuthorization({ read: [steps] });
    assert.equal((await health.store.sampleQuery({ type: steps })).samples.length, 1);
  });

  test('orders a fault that no call uses', async () => {
    await health.control.failNext({ method: 'store/statisticsQuery', healthKitError: 6 });
    await health.control.failNext({ method: 'store/bloodType', healthKitError: 6, probability: 0.5 });
    assert.equal(await health.store.isHealthDataAvailable(), true);
  });

  test('answers no sheet', async () => {
    await health.store.requestAuthorization({ read: [steps] });
  });

  test('forgets an await', () => {
    assert.equal(typeof health.store.isHealthDataAvailable(), 'boolean');
  });
}
