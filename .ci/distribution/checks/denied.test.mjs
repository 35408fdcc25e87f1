import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useHealthKit } from 'healthkit-bridge/node-test';

const steps = 'HKQuantityTypeIdentifierStepCount';
const health = useHealthKit({ consent: 'deny' });

test('the user denies', async () => {
  const app = health.healthkitPermissions;
  assert.equal(await app.requestQuantityPermissions({ identifiers: [steps], read: true, write: true }), true);
  assert.equal(await app.canWriteType({ identifier: steps }), false);
});
