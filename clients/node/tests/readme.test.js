import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const folder = fileURLToPath(new URL('..', import.meta.url));
const readme = readFileSync(folder + 'README.md', 'utf8');
const programs = [...readme.matchAll(/^```js\n(.*?)^```$/gms)].map(([, program]) => program);

for (const [index, program] of programs.entries()) {
  test(`program ${index + 1} of the README`, async () => {
    const { NODE_TEST_CONTEXT, ...env } = process.env;
    const options = { cwd: folder, env };
    const { stdout, stderr } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], options);
    assert.equal(stderr, '');
    for (const [, expected] of program.matchAll(/console\.log.*\/\/ (.*?)(?:: .*)?$/gm)) {
      assert.ok(stdout.includes(expected), stdout);
    }
  });
}

test('the README has programs', () => assert.equal(programs.length, 5));
