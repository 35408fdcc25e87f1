import assert from 'node:assert/strict';

const steps = 'HKQuantityTypeIdentifierStepCount';

/** Tests of `useHealthKit` for any runner. @param test the function of the runner */
export function defineTests(test, health) {
  let iterator;
  let processes;

  test('has the options', async () => {
    await health.healthkitPermissions.requestQuantityPermissions({ identifiers: [steps], read: true, write: true });
    assert.equal(await health.call('canWriteType', { identifier: steps }), false);
    processes = health.bridge;
  });

  test('is reset', async () => {
    assert.equal(await health.store.authorizationStatus({ type: steps }), 0);
    assert.equal((await health.control.state()).osVersion, '17.0');
    assert.equal(health.bridge, processes, 'one process for all tests');
  });

  test('leaves unread notifications', async () => {
    iterator = health.notifications();
    await health.store.requestAuthorization({ read: [steps] });
    await health.store.observerQuery({ type: steps });
  });

  test('gets no notifications of the previous test', async () => {
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

  test('has a new bridge afterwards', async () => {
    assert.equal(await health.store.isHealthDataAvailable(), true);
    assert.notEqual(health.bridge, processes);
  });
}
