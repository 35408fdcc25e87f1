// The class for Testcontainers, with a stand-in for the package: its registry and an engine are not needed.

import assert from 'node:assert/strict';
import { register } from 'node:module';
import { test } from 'node:test';

const stand = JSON.stringify(new URL('fakes/testcontainers.js', import.meta.url).href);
register(`data:text/javascript,${encodeURIComponent(`
  export const resolve = (name, context, next) =>
    name === 'testcontainers' ? { url: ${stand}, shortCircuit: true } : next(name, context);
`)}`);
const { HealthKitContainer } = await import('../src/testcontainers.js');

const type = 'HKQuantityTypeIdentifierStepCount';

test('an app and the owner connect when the container has started', async () => {
  const container = await new HealthKitContainer('healthkit-bridge', ['--consent', 'deny']).start();
  try {
    const app = await container.connect({ bundleId: 'com.example.walk' });
    const owner = await container.connect({ role: 'owner' });
    await app.store.requestAuthorization({ toShare: [type] });
    assert.equal(await app.store.authorizationStatus({ type }), 1);
    await owner.call('control/lockDevice');
    assert.equal((await app.control.state()).locked, true);
    await app.close();
    await owner.close();
    assert.match(container.url, /^http:\/\/127\.0\.0\.2:/);
    await assert.rejects(container.connect({ token: 'wrong' }));
  } finally {
    await container.stop();
  }
});

test('a container that ends is a failure', async () => {
  await assert.rejects(new HealthKitContainer('healthkit-bridge', ['--no-such-option']).start(), /ended/);
});
