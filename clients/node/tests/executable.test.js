import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  chmodSync, mkdirSync, mkdtempSync, openSync, readFileSync, readSync, rmSync, statSync, truncateSync, writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { executable, image } from '../src/executable.js';
import { Bridge } from '../src/index.js';
import { debianJest, run } from './fakes/programs.js';

const real = process.env.HEALTHKIT_BRIDGE;
const folder = mkdtempSync(join(tmpdir(), 'healthkit-bridge-test-'));
after(() => rmSync(folder, { recursive: true }));

/** The first bytes of the executable. */
function head(length) {
  const bytes = Buffer.alloc(length);
  readSync(openSync(real, 'r'), bytes);
  return bytes;
}

function program(name, content) {
  const path = join(folder, name);
  writeFileSync(path, content);
  chmodSync(path, 0o755);
  return path;
}

test('the order of places', async (t) => {
  t.after(() => (process.env.HEALTHKIT_BRIDGE = real));
  assert.equal(await executable(), real);
  delete process.env.HEALTHKIT_BRIDGE;
  assert.equal(await executable(), 'healthkit-bridge');
});

test('Jest with ES modules finds the executable of the package, and hides no error of it', async () => {
  const builder = readFileSync(new URL('../../../.ci/distribution/npm.py', import.meta.url), 'utf8');
  const [, main] = /MAIN = """\\\n([^"]*)"""/.exec(builder);
  const jest = (text) => {
    const moduleNameMapper = { '^healthkit-bridge-linux-': program('index.cjs', text) };
    const config = JSON.stringify({ rootDir: 'runners/packaged', moduleNameMapper });
    const environment = { HEALTHKIT_BRIDGE: '', PACKAGED: join(folder, 'bin/healthkit-bridge'), NODE_OPTIONS: `--experimental-vm-modules ${debianJest}` };
    return run([process.env.JEST, '--config', config], environment);
  };
  assert.match(await jest(main), /1 passed/);
  await assert.rejects(jest('throw new Error("damaged");'), /damaged/);
});

test('a machine without an executable', () => {
  const start = 'import { Bridge } from "healthkit-bridge"; await Bridge.start().catch((error) => console.log(error.reason, error.message));';
  const mac = 'data:text/javascript,Object.defineProperty(process, "platform", { value: "darwin" })';
  const environment = { ...process.env, HEALTHKIT_BRIDGE: '', PATH: folder };
  const options = { encoding: 'utf8', cwd: import.meta.dirname ?? new URL('.', import.meta.url).pathname, env: environment };
  const run = (...arguments_) => spawnSync(process.execPath, ['--import', mac, ...arguments_], options);
  const text = `There is no executable of healthkit-bridge for darwin on ${process.arch}: start a container of ${image}, `;
  assert.ok(run('--input-type=module', '--eval', start).stdout.startsWith(`missing ${text}`));
  assert.ok(run('../bin/healthkit-bridge.js', 'mcp').stderr.startsWith(`healthkit-bridge: ${text}`));
});

for (const length of [6, 63, 64, 100_000, 5_000_000]) {
  test(`an incomplete executable of ${length} bytes`, async () => {
    const path = program(`incomplete-${length}`, head(length));
    await assert.rejects(Bridge.start({ command: [path, 'serve'] }), {
      name: 'ConnectionFailure',
      reason: 'missing',
      message: new RegExp(`the file ${path} is incomplete: install it again`),
    });
  });
}

test('an executable for another machine', async () => {
  const content = head(64);
  const [number, theirs] = process.arch === 'x64' ? [183, 'arm64'] : [62, 'x64'];
  content[18] = number;
  const path = program('foreign', content);
  truncateSync(path, statSync(real).size);
  await assert.rejects(Bridge.start({ command: [path, 'serve'] }), {
    message: new RegExp(`is for ${theirs}, and this machine is ${process.arch}`),
  });
});
