import assert from 'node:assert/strict';
import { test } from 'node:test';
import { debianJest, run } from './fakes/programs.js';

for (const [name, options, count] of [
  ['Jest', ['--rootDir', 'runners/jest'], 6],
  ['Jest, with the stand-in for react-native', ['--config', 'runners/react-native-health/jest.config.cjs'], 2],
  ['Jest, with the stand-in for Nitro modules', ['--config', 'runners/nitro/jest.config.cjs'], 3],
  ['Jest, with the stand-ins for Cordova and Capacitor', ['--config', 'runners/hybrid/jest.config.cjs'], 2],
]) {
  test(name, async () => {
    const { JEST } = process.env;
    assert.ok(JEST, 'JEST is the path of jest.js; clients/node/test sets it');
    const output = await run([JEST, ...options], { NODE_OPTIONS: `--experimental-vm-modules ${debianJest}` });
    assert.match(output, new RegExp(`Tests: +${count} passed, ${count} total`));
  });
}

const nodeTest = ['--test', '--test-reporter=tap'];

test('Vitest, with the hooks of node:test', async () => {
  const loader = ['--import', './runners/vitest/register.js'];
  const output = await run([...loader, ...nodeTest, 'runners/vitest/healthkit.test.js']);
  assert.match(output, /^# pass 6$/m);
});

test('the example fails against a naive app and passes against a careful one', async () => {
  const example = [...nodeTest, '../examples/step-recorder.test.js'];
  assert.match(await run(example, { APP: './careful-app.js' }), /^# pass 1$/m);
  const { stdout } = await run(example, { APP: './naive-app.js' }).then(assert.fail, (error) => error);
  assert.match(stdout, /^# fail 1$/m);
  assert.match(stdout, /true !== false/);
});
