import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { Bridge } from '../src/index.js';

const real = process.env.HEALTHKIT_BRIDGE;

/** Replaces the program by one that answers `host`, and logs its arguments. */
function replaceProgram(t, status) {
  const folder = mkdtempSync(join(tmpdir(), 'healthkit-bridge-test-'));
  const [program, log] = [join(folder, 'healthkit-bridge'), join(folder, 'log')];
  writeFileSync(
    program,
    `#!/bin/sh
echo "$@" >> '${log}'
case "$*" in
*--build-only*) exit ${status} ;;
esac
shift 2
exec '${real}' serve "$@"
`,
  );
  chmodSync(program, 0o755);
  process.env.HEALTHKIT_BRIDGE = program;
  t.after(() => {
    process.env.HEALTHKIT_BRIDGE = real;
    rmSync(folder, { recursive: true });
  });
  return log;
}

test('the host of native code is built and then started', async (t) => {
  const log = replaceProgram(t, 0);
  const bridge = await Bridge.start({ native: 'ios', consent: 'deny' });
  assert.equal(await bridge.store.isHealthDataAvailable(), true);
  await bridge.close();
  assert.deepEqual(readFileSync(log, 'utf8').trim().split('\n'), ['host ios --build-only', 'host ios --mode strict --consent deny']);
});

test('native code that does not compile', async (t) => {
  replaceProgram(t, 65);
  await assert.rejects(Bridge.start({ native: ['ios', '--no-overlay'] }), {
    name: 'ConnectionFailure',
    message: 'The native code in ios cannot be built.',
    exitStatus: 65,
  });
});

test('a command and native code exclude each other', async () => {
  await assert.rejects(Bridge.start({ native: 'ios', command: ['healthkit-bridge', 'serve'] }), TypeError);
});
