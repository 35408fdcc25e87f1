import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { fake, ends, isRunning } from './fakes/fakes.js';

const index = new URL('../src/index.js', import.meta.url);

/** Runs a script in a separate Node.js process. The script can use `Bridge` and `pids()`, which returns its child processes. */
function run(script) {
  const prelude = `
    import { readFileSync } from 'node:fs';
    import { Bridge } from '${index}';
    const children = '/proc/self/task/' + process.pid + '/children';
    const pids = () => readFileSync(children, 'utf8').split(' ').filter(Boolean).map(Number);
  `;
  const stdio = ['ignore', 'pipe', 'inherit'];
  const child = spawn(process.execPath, ['--input-type=module', '-e', prelude + script], { stdio });
  child.stdout.setEncoding('utf8');
  return child;
}

/** The first line that a script prints, as a number. */
const printed = async (child) => Number((await once(child.stdout, 'data'))[0]);

test('a bridge ends when Node.js is killed', async () => {
  const child = run(`const bridge = await Bridge.start({ consent: 'ask' });
    console.log(pids()[0]);
    await bridge.store.requestAuthorization({ read: ['HKQuantityTypeIdentifierStepCount'] });`);
  const pid = await printed(child);
  assert.ok(isRunning(pid));
  child.kill('SIGKILL');
  assert.ok(await ends(pid));
});

test('an unused bridge does not keep Node.js alive, and ends with it', async () => {
  const child = run(`globalThis.bridge = await Bridge.start(); bridge.notifications(); console.log(pids()[0]);`);
  const pid = await printed(child);
  assert.deepEqual(await once(child, 'exit'), [0, null]);
  assert.ok(await ends(pid));
});

test('a bridge that hangs ends with Node.js', async () => {
  const command = JSON.stringify(fake('ignoresTermination'));
  const child = run(`await Bridge.start({ command: ${command} }); console.log(pids()[0]); process.exit(4);`);
  const pid = await printed(child);
  assert.deepEqual(await once(child, 'exit'), [4, null]);
  assert.ok(await ends(pid));
});

test('a pending call keeps Node.js alive', async () => {
  const child = run(`const bridge = await Bridge.start({ consent: 'ask' });
    const sheet = bridge.notifications().next();
    const request = bridge.store.requestAuthorization({ read: ['HKQuantityTypeIdentifierStepCount'] });
    console.log((await sheet).value.params.sheet);
    await bridge.control.respondToPermissionSheet({ policy: 'allow' });
    await request;
    await bridge.close();
    process.exitCode = pids().length;`);
  assert.equal(await printed(child), 1);
  assert.deepEqual(await once(child, 'exit'), [0, null]);
});

test('closing a failed bridge waits for its process', async () => {
  const child = run(`const bridge = await Bridge.start({ command: ${JSON.stringify(fake('hangs'))} });
    await bridge.call('isAvailable', {}, { timeout: 20 }).catch((error) => console.log(error.reason === 'timeout' ? 1 : 0));
    await bridge.close();
    process.exitCode = pids().length;`);
  assert.equal(await printed(child), 1);
  assert.deepEqual(await once(child, 'exit'), [0, null]);
});

test('pipes that a child process keeps open do not prevent the end', async () => {
  const child = run(`const error = await Bridge.start({ command: ['sh', '-c', 'sleep 5 & exit 9'] }).catch((error) => error);
    console.log(error.exitStatus);`);
  assert.equal(await printed(child), 9);
  assert.deepEqual(await once(child, 'exit'), [0, null]);
});
