import assert from 'node:assert/strict';

const steps = 'HKQuantityTypeIdentifierStepCount';

/** What must be true of `useHealthKit` with any runner. @param test the runner's */
export function defineTests(test, health) {
  let iterator;
  let processes;

  test('has the options', async () => {
    await health.healthkitPermissions.requestQuantityPermissions({ identifiers: [steps], read: true, write: true });
    assert.equal(await health.call('canWriteType', { identifier: steps }), false);
    processes = health.bridge;
  });

  test('is as new', async () => {
    assert.equal(await health.store.authorizationStatus({ type: steps }), 0);
    assert.equal((await health.control.state()).osVersion, '17.0');
    assert.equal(health.bridge, processes, 'one process for all tests');
  });

  test('leaves notifications behind', async () => {
    iterator = health.notifications();
    await health.store.requestAuthorization({ read: [steps] });
    await health.store.observerQuery({ type: steps });
  });

  test('hears nothing of the test before', async () => {
    const own = health.notifications();
    await health.control.setConsent({ policy: 'ask' });
    const request = health.store.requestAuthorization({ read: [steps] });
    assert.equal((await own.next()).value.method, 'control/permissionSheet');
    assert.equal((await iterator.next()).value.method, 'store/observerQuery.update');
    assert.equal((await iterator.next()).done, true);
    await health.control.respondToPermissionSheet({ policy: 'allow' });
    await request;
  });

  test('closes the bridge', async () => {
    await health.bridge.close();
  });

  test('has another bridge then', async () => {
    assert.equal(await health.store.isHealthDataAvailable(), true);
    assert.notEqual(health.bridge, processes);
  });
}
