import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { ConnectionFailure, InvalidParams } from 'healthkit-bridge';
import { startNitro } from 'healthkit-bridge/nitro';
import { fake } from './fakes/fakes.js';
import { at, steps, useNitro } from './nitro/health.js';
import { runModule } from './fakes/programs.js';

/** Runs a body with the hybrid object CoreModule of a bridge, which is closed afterwards. */
async function withCore(options, body) {
  const health = await startNitro(options);
  try {
    await body(health.NitroModules.createHybridObject('CoreModule'), health);
  } finally {
    await health.close();
  }
}

const failsWith = (reason) => (error) => error instanceof ConnectionFailure && error.reason === reason;

describe('a bridge that misbehaves', () => {
  for (const [behaviour, reason] of [['exits', 'ended'], ['printsGarbage', 'garbage'], ['respondsPartially', 'ended']]) {
    test(`${behaviour} during a waiting call`, () =>
      withCore({ command: fake(behaviour) }, (core) => {
        // The reason is not the time limit: the call did not wait for it.
        assert.throws(() => core.isHealthDataAvailable(), failsWith(reason));
        assert.throws(() => core.isHealthDataAvailable(), failsWith(reason));
      }));
  }

  test('is killed during a waiting call', async (t) => {
    const folder = await mkdtemp(join(tmpdir(), 'nitro-'));
    t.after(() => rm(folder, { recursive: true }));
    const script = `echo $$ >${folder}/pid; exec "$0" serve "$@"`;
    await withCore({ command: ['sh', '-c', script, process.env.HEALTHKIT_BRIDGE] }, async (core) => {
      const pid = Number(await readFile(join(folder, 'pid'), 'utf8'));
      process.kill(pid, 'SIGSTOP');
      spawn('sh', ['-c', `sleep 0.2; kill -KILL ${pid}`], { stdio: 'ignore' });
      const promise = core.isHealthDataAvailableAsync();
      assert.throws(() => core.isHealthDataAvailable(), { reason: 'ended', exitStatus: 137 });
      await assert.rejects(promise, failsWith('ended'));
    });
  });

  test('its status and stderr are in the error', () =>
    withCore({ command: fake('exits') }, (core) => {
      assert.throws(() => core.isHealthDataAvailable(), { exitStatus: 7, stderr: /behaviour: exits/, message: /^The bridge ended with status 7/ });
    }));

  test('hangs: a waiting call and a promise end with the time limit', () =>
    withCore({ command: fake('hangs'), timeout: 5000 }, async (core) => {
      const promise = core.isHealthDataAvailableAsync();
      assert.throws(() => core.isHealthDataAvailable(), failsWith('timeout'));
      await assert.rejects(promise, failsWith('timeout'));
    }));

  test('cannot be started, or has another version', async () => {
    await assert.rejects(startNitro({ command: ['/nowhere/bridge'] }), failsWith('missing'));
    await assert.rejects(startNitro({ command: fake('hasNoVersion') }), failsWith('version'));
    await assert.rejects(startNitro({ command: 'bridge' }), /command: not an array/);
    await assert.rejects(startNitro({ timeout: 0 }), TypeError);
  });
});

describe('order', () => {
  const health = useNitro();

  test('promises settle in the order of their calls, whatever they need', async () => {
    await health.grant(steps, 'HKWorkoutTypeIdentifier');
    const settled = [];
    const parts = [{ quantityType: steps, quantity: 1, unit: 'count', startDate: at('08:00'), endDate: at('08:00') }];
    await Promise.all([
      health.WorkoutsModule.saveWorkoutSample(37, parts, at('08:00'), at('09:00')).then(() => settled.push('save')),
      health.CoreModule.querySources('HKCategoryTypeIdentifierSleepAnalysis').catch(() => settled.push('error')),
      health.CoreModule.isHealthDataAvailableAsync().then(() => settled.push('available')),
    ]);
    assert.deepEqual(settled, ['save', 'error', 'available']);
  });

  test('a waiting call comes after the promises before it', async () => {
    const types = { toShare: [steps] };
    const request = health.CoreModule.requestAuthorization(types);
    assert.equal(health.CoreModule.authorizationStatusFor(steps), 2);
    assert.equal(await request, true);
    const locked = health.call('control/lockDevice');
    assert.equal(health.CoreModule.isProtectedDataAvailable(), false);
    await locked;
  });

  test('a sheet stops neither waiting calls nor promises', async () => {
    await health.call('control/setConsent', { policy: 'ask' });
    const request = health.CoreModule.requestAuthorization({ toShare: [steps] });
    assert.equal(health.CoreModule.authorizationStatusFor(steps), 0);
    assert.equal(await health.CoreModule.isHealthDataAvailableAsync(), true);
    await health.call('control/respondToPermissionSheet', { policy: 'allow' });
    assert.equal(await request, true);
  });

  test('call rejects as that of a bridge', async () => {
    await assert.rejects(health.call('store/sampleQuery', { type: 'x' }), InvalidParams);
    await assert.rejects(health.call('store/sampleQuery', { limit: NaN }), TypeError);
  });
});

describe('the end of the app', () => {
  const health = useNitro();

  test('objects of an app process that has ended say so', async () => {
    await health.grant(steps, 'HKWorkoutTypeIdentifier');
    const workout = await health.WorkoutsModule.saveWorkoutSample(37, [], at('08:00'), at('09:00'));
    const source = health.CoreModule.currentAppSource();
    await health.call('control/setAppState', { state: 'relaunched' });
    const message = /the app process that got this WorkoutProxy has ended\. Query it again\./;
    assert.throws(() => workout.getWorkoutRoutes(), message);
    assert.throws(() => workout.uuid, message);
    assert.throws(() => health.CoreModule.querySources(steps, { sources: [source] }), /this SourceProxy has ended/);
    assert.equal((await health.WorkoutsModule.queryWorkoutSamples({ limit: 0 })).length, 1);
  });

  test('a terminated app gets no answers', async () => {
    await health.call('control/setAppState', { state: 'terminated' });
    assert.throws(() => health.CoreModule.isHealthDataAvailable(), /The app has ended/);
    await assert.rejects(health.CoreModule.disableAllBackgroundDelivery(), /The app has ended/);
  });

  test('a user who ends the app ends its objects', async () => {
    const source = health.CoreModule.currentAppSource();
    await health.call('control/setConsent', { policy: 'kill' });
    await assert.rejects(health.CoreModule.requestAuthorization({ toRead: [steps] }), (error) => error.error.code === -32003);
    assert.throws(() => source.toJSON(), /the app process that got this SourceProxy has ended/);
  });

  test('without control methods the options describe the phone', () =>
    withCore({ noControl: true, osVersion: '17.0', appName: 'Mine' }, (core) => {
      assert.equal(core.isObjectTypeAvailable('HKStateOfMindTypeIdentifier'), false);
      assert.equal(core.isProtectedDataAvailable(), true);
      assert.equal(core.currentAppSource().name, 'Mine');
    }));
});

describe('Node.js', () => {
  test('ends although a bridge is open and a subscription runs', async () => {
    const output = await runModule(`
      import { startNitro } from 'healthkit-bridge/nitro';
      const health = await startNitro();
      const core = health.NitroModules.createHybridObject('CoreModule');
      await core.requestAuthorization({ toRead: ['${steps}'] });
      core.subscribeToObserverQuery('${steps}', () => {});
      console.log('ready');
    `);
    assert.equal(output, 'ready\n');
  });

  test('starts a bridge at the first call, if no test has', async () => {
    const output = await runModule(`
      import { NitroModules, Platform } from 'healthkit-bridge/nitro';
      const core = NitroModules.createHybridObject('CoreModule');
      console.log(Platform.Version, core.isHealthDataAvailable(), Platform.Version);
    `);
    assert.equal(output, '27.0 true 27.0\n');
  });
});
