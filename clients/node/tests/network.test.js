import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { executable } from '../src/executable.js';
import { Bridge, ConnectionFailure, HealthKitError } from '../src/index.js';

const steps = 'HKQuantityTypeIdentifierStepCount';
const walk = { type: steps, quantity: { value: 100, unit: 'count' }, startDate: '2026-03-01T07:00:00Z', endDate: '2026-03-01T07:01:00Z' };

// Node.js 20 has the class WebSocket only with --experimental-websocket. The package ws is not a dependency.
describe('a server', { skip: globalThis.WebSocket ? false : 'there is no WebSocket' }, () => {
  let server, url, rpc;

  before(async () => {
    server = spawn(await executable(), ['serve', '--listen', '127.0.0.1:0', '--consent', 'ask', '--clock', '2026-03-01T08:00:00Z']);
    const [line] = await once(createInterface(server.stdout), 'line');
    ({ url, rpc } = JSON.parse(line));
  });

  after(() => server.kill());

  test('apps and the device owner share a phone', async () => {
    const walker = await Bridge.connect(url, { bundleId: 'com.example.walker' });
    const coach = await Bridge.connect(rpc, { bundleId: 'com.example.coach' });
    const owner = await Bridge.connect(url, { role: 'owner' });
    try {
      const sheets = walker.notifications();
      const request = walker.store.requestAuthorization({ toShare: [steps], read: [steps] });
      assert.ok((await sheets.next()).value);
      await owner.call('control/respondToPermissionSheet', { policy: 'allow', bundleIdentifier: 'com.example.walker' });
      assert.deepEqual(await request, { success: true });
      await walker.store.save({ objects: [walk] });
      assert.equal((await owner.store.sampleQuery({ type: steps })).samples.length, 1);
      await assert.rejects(coach.store.sampleQuery({ type: steps }), HealthKitError);
    } finally {
      await Promise.all([walker, coach, owner].map((bridge) => bridge.close()));
    }
    assert.ok(walker.isClosed);
  });

  test('a phone of its own has its own data', async () => {
    const bridge = await Bridge.connect(url, { phone: 'other', role: 'owner' });
    assert.deepEqual((await bridge.store.sampleQuery({ type: steps })).samples, []);
    await bridge.close();
  });

  test('closing waits for the responses to pending calls', async () => {
    const bridge = await Bridge.connect(url, { phone: 'third' });
    const call = bridge.control.state();
    await bridge.close();
    assert.equal((await call).profile, 'iphone');
    await assert.rejects(bridge.control.state(), { reason: 'ended' });
  });

  test('a server that is missing or refuses the token is a failure without the token in its message', async () => {
    const reasons = [['ws://127.0.0.1:9/rpc?token=secret', /ECONNREFUSED/], [url.replace(/token=.*/, 'token=wrong'), /status 401 Unauthorized/]];
    for (const [address, reason] of reasons) {
      await assert.rejects(Bridge.connect(address), (error) => {
        assert.ok(error instanceof ConnectionFailure);
        assert.equal(error.reason, 'missing');
        assert.match(error.message, reason);
        assert.doesNotMatch(error.message, /secret|wrong/);
        return true;
      });
    }
  });

  test('options and URLs are checked', async () => {
    for (const wrong of ['ftp://127.0.0.1/', '127.0.0.1']) await assert.rejects(Bridge.connect(wrong), /url is not the http or ws URL of a server/);
    await assert.rejects(Bridge.connect(url, { bundleIdentifier: 'x' }), /Bridge\.connect has no option bundleIdentifier\. Did you mean bundleId\?/);
  });

  test('a server that ends is a failure of all calls', async () => {
    const bridge = await Bridge.connect(url, { bundleId: 'com.example.waiting' });
    const notifications = bridge.notifications();
    server.kill();
    await assert.rejects(notifications.next(), { reason: 'ended' });
    await assert.rejects(bridge.control.state(), { reason: 'ended' });
  });
});

describe('a server of the environment', { skip: globalThis.WebSocket ? false : 'there is no WebSocket' }, () => {
  const program = `
    import assert from 'node:assert/strict';
    import { Bridge } from 'healthkit-bridge';
    import { startNitro } from 'healthkit-bridge/nitro';
    const type = 'HKQuantityTypeIdentifierStepCount';
    const [bridge, other] = [await Bridge.start(), await Bridge.start({ osVersion: '16.0', consent: 'ask', sheetTimeout: 200 })];
    await bridge.store.requestAuthorization({ read: [type] });
    await bridge.control.addSteps({ count: 100 });
    assert.equal((await bridge.store.sampleQuery({ type })).samples.length, 1);
    assert.deepEqual([(await bridge.control.state()).osVersion, (await other.control.state()).osVersion], ['17.0', '16.0']);
    await assert.rejects(other.store.requestAuthorization({ read: [type] }), { name: 'UnansweredSheet' });
    await assert.rejects(Bridge.start({ osVersion: 'x' }), /osVersion must be/);
    const health = await startNitro({ osVersion: '16.4' });
    assert.equal(health.NitroModules.createHybridObject('CoreModule').isHealthDataAvailable(), true);
    assert.equal((await health.call('control/state')).osVersion, '16.4');
    await assert.rejects(startNitro({ osVersion: 'x' }), /osVersion must be/);
    await Promise.all([bridge, other, health].map((each) => each.close()));
    console.log('passed');
  `;

  /** Runs a shell command beside a server, with Node.js as $0 and a program as $1. */
  const beside = async (shell, text) => {
    const { HEALTHKIT_BRIDGE, ...env } = process.env;
    const command = ['exec', '--os-version', '17.0', '--', 'sh', '-c', shell, process.execPath, text];
    return promisify(execFile)(await executable(), command, { env, cwd: fileURLToPath(new URL('.', import.meta.url)) });
  };

  test('gives each process phones of its own', async () => {
    const { stdout } = await beside('"$0" --input-type=module -e "$1" & "$0" --input-type=module -e "$1" && wait $!', program);
    assert.equal(stdout, 'passed\npassed\n');
  });

  test('the reset before each test keeps the options of the file', async () => {
    await beside('"$0" --input-type=module -e "$1"', `
      import assert from 'node:assert/strict';
      import { test } from 'node:test';
      import { useHealthKit } from 'healthkit-bridge/node-test';
      import { useHealthKit as useNitro } from 'healthkit-bridge/nitro/node-test';
      for (const health of [useHealthKit({ consent: 'deny' }), useNitro({ consent: 'deny' })]) {
        test('options', async () => {
          const { consent, osVersion } = await health.call('control/state');
          assert.deepEqual([consent, osVersion], ['deny', '17.0']);
        });
      }
    `);
  });
});
