import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { requireNativeModule, startExpo } from 'healthkit-bridge/expo';

// `Tests/Native/expo.test.mjs` runs the stand-in with a module in Swift.
test('a module that was required before the bridge uses the bridge that was started last', async () => {
  const steps = requireNativeModule('Steps');
  assert.throws(() => steps.one, /No bridge: call startExpo/);
  const command = [process.execPath, fileURLToPath(new URL('fakes/fake-expo.js', import.meta.url))];
  for (let start = 0; start < 2; start += 1) {
    const phone = await startExpo({ command });
    assert.deepEqual([steps.one, steps.now(), await steps.later()], [1, 'now', 'later']);
    assert.equal(requireNativeModule('Steps'), steps);
    await phone.close();
  }
  assert.throws(() => steps.now(), { name: 'ConnectionFailure' });
});

test('what the start lacks is named', async () => {
  await assert.rejects(startExpo(), /startExpo needs the folder of the modules' native code: startExpo\(\{ native: 'ios\/' \}\)/);
  await assert.rejects(startExpo({ native: 'ios', consnt: 'deny' }), /The bridge has no option consnt\. Did you mean consent\? It has /);
});
