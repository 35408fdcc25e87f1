import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { run } from './fakes/programs.js';

// Debian's Jest comes with React.
const { JEST, NODE_PATH = JEST && join(dirname(JEST), '../..') } = process.env;
const environment = NODE_PATH ? { NODE_PATH } : {};

const programs = [
  ['app.js', 'the tests of an app', 'main'],
  ['exports.js', 'everything that the package exports', 'main'],
  ['records.js', 'everything that its package of clinical records exports', 'records'],
];

for (const [program, what, name] of programs) {
  const absence = await run(['--print', `const each = require("./nitro/package.cjs"); each.absence(each.${name}) ?? ""`], environment);
  test(`${what}, with the unmodified package`, { skip: absence.trim() || false }, async (t) => {
    const output = await run(['--test-reporter=tap', join('nitro', program)], environment);
    for (const line of output.matchAll(/^(\d+ functions and hooks)$/gm)) t.diagnostic(line[1]);
    assert.match(output, /^# fail 0$/m);
  });
}


test('a program of Node.js gets the stand-in by --require, or with the module for node:test', async () => {
  const register = createRequire(import.meta.url).resolve('healthkit-bridge/nitro/register');
  const program = 'const { NitroModules } = require("react-native-nitro-modules"); console.log(require("react-native").Platform.OS, NitroModules.hasHybridObject("CoreModule"))';
  assert.equal(await run(['--require', register, '--eval', program], environment), 'ios true\n');
  const first = 'require("healthkit-bridge/nitro/node-test");';
  assert.match(await run(['--eval', first + program], environment), /^ios true$/m);
});
