import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { executable } from '../src/executable.js';
import { parse } from './vectors/json.js';
import { runCase } from './vectors/runner.js';

const protocol = fileURLToPath(new URL('../../../protocol/', import.meta.url));
// The names of the cases that run: the sample of `healthkit-bridge conformance`, or all if HEALTHKIT_VECTORS is `all`.
const sample = process.env.HEALTHKIT_VECTORS === 'all' ? [] : ['--sample'];
const list = execFileSync(await executable(), ['conformance', '--vectors', protocol, '--list', ...sample], { encoding: 'utf8', maxBuffer: 1e8 });
const selected = new Set(list.split('\n').slice(0, -1));
// `store/save.json` for `channels/store/vectors/save.json`.
const name = (path) => path.split('/').filter((part) => part !== 'channels' && part !== 'vectors').join('/');
const selectedFiles = new Set([...selected].map((each) => each.slice(0, each.indexOf(': '))));
const paths = (await readdir(protocol, { recursive: true }))
  .filter((path) => /(^|\/)vectors\/.*\.json$/.test(path) && selectedFiles.has(name(path)))
  .sort();
let count = 0;

describe('vectors', { concurrency: 2 }, () => {
  for (const path of paths) {
    test(name(path), async () => {
      const file = parse(await readFile(protocol + path, 'utf8'));
      const cases = file.cases.filter((each) => selected.has(`${name(path)}: ${each.name}`));
      count += cases.length;
      for (const each of cases) {
        await runCase([await executable(), 'serve'], file, each).catch((error) => {
          error.message = `${each.name}: ${error.message}`;
          throw error;
        });
      }
    });
  }
});

test('each selected case has run', () => {
  assert.ok(count > 300);
  assert.equal(count, selected.size);
});
