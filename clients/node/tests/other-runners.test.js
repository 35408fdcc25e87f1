import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const folder = fileURLToPath(new URL('..', import.meta.url));

/** Runs another test runner and returns its output. */
async function run(args, environment = {}) {
  const env = { ...process.env, ...environment };
  delete env.NODE_TEST_CONTEXT;
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { cwd: folder, env });
  return stdout + stderr;
}

const nodeTest = ['--test', '--test-reporter=tap'];

test('Jest', async () => {
  const jest = process.env.JEST;
  assert.ok(jest, 'JEST is the path of jest.js; clients/node/test sets it');
  const shim = fileURLToPath(new URL('runners/jest/debian.cjs', import.meta.url));
  const environment = { NODE_OPTIONS: `--experimental-vm-modules --require ${shim}` };
  const output = await run([jest, '--rootDir', 'tests/runners/jest'], environment);
  assert.match(output, /Tests: +6 passed, 6 total/);
});

test('Jest, with the stand-in for react-native', async () => {
  const shim = fileURLToPath(new URL('runners/jest/debian.cjs', import.meta.url));
  const environment = { NODE_OPTIONS: `--experimental-vm-modules --require ${shim}` };
  const config = 'tests/runners/react-native-health/jest.config.cjs';
  const output = await run([process.env.JEST, '--config', config], environment);
  assert.match(output, /Tests: +2 passed, 2 total/);
});

test('Jest, with the stand-in for Nitro modules', async () => {
  const shim = fileURLToPath(new URL('runners/jest/debian.cjs', import.meta.url));
  const environment = { NODE_OPTIONS: `--experimental-vm-modules --require ${shim}` };
  const output = await run([process.env.JEST, '--config', 'tests/runners/nitro/jest.config.cjs'], environment);
  assert.match(output, /Tests: +3 passed, 3 total/);
});

test('Jest, with the stand-ins for Cordova and Capacitor', async () => {
  const shim = fileURLToPath(new URL('runners/jest/debian.cjs', import.meta.url));
  const environment = { NODE_OPTIONS: `--experimental-vm-modules --require ${shim}` };
  const config = 'tests/runners/hybrid/jest.config.cjs';
  const output = await run([process.env.JEST, '--config', config], environment);
  assert.match(output, /Tests: +2 passed, 2 total/);
});

test('Vitest, with the hooks of node:test', async () => {
  const loader = ['--import', './tests/runners/vitest/register.js'];
  const output = await run([...loader, ...nodeTest, 'tests/runners/vitest/healthkit.test.js']);
  assert.match(output, /^# pass 6$/m);
});

test('the example fails against a naive app and passes against a careful one', async () => {
  const example = [...nodeTest, 'examples/step-recorder.test.js'];
  assert.match(await run(example, { APP: './careful-app.js' }), /^# pass 1$/m);
  const { stdout } = await run(example, { APP: './naive-app.js' }).then(assert.fail, (error) => error);
  assert.match(stdout, /^# fail 1$/m);
  assert.match(stdout, /true !== false/);
});
