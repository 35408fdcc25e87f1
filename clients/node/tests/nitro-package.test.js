import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** The environment of the programs. Debian's Jest comes with React. */
function environment() {
  const env = { ...process.env };
  delete env.NODE_TEST_CONTEXT;
  if (!env.NODE_PATH && env.JEST) env.NODE_PATH = join(dirname(env.JEST), '../..');
  return env;
}

/** Runs Node.js in a process of its own, and returns its output. */
async function run(args) {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { cwd: folder, env: environment() });
  return stdout + stderr;
}

const absence = await run(['--print', 'require("./nitro/package.cjs").absence() ?? ""']);

for (const [program, what] of [['app.js', 'the tests of an app'], ['exports.js', 'everything that the package exports']]) {
  test(`${what}, with the unmodified package`, { skip: absence.trim() || false }, async (t) => {
    const output = await run(['--test-reporter=tap', join('nitro', program)]);
    for (const line of output.matchAll(/^(\d+ functions and hooks)$/gm)) t.diagnostic(line[1]);
    assert.match(output, /^# fail 0$/m);
  });
}


test('a program of Node.js gets the stand-in by --require', async () => {
  const register = createRequire(import.meta.url).resolve('healthkit-bridge/nitro/register');
  const program = 'const { NitroModules } = require("react-native-nitro-modules"); console.log(require("react-native").Platform.OS, NitroModules.hasHybridObject("CoreModule"))';
  assert.equal(await run(['--require', register, '--eval', program]), 'ios true\n');
});
