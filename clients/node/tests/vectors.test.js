import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { executable } from '../src/executable.js';
import { parse } from './vectors/json.js';
import { runCase } from './vectors/runner.js';

// By default every tenth case of each file runs, from the first.
const step = process.env.HEALTHKIT_VECTORS === 'all' ? 1 : 10;
const protocol = fileURLToPath(new URL('../../../protocol/', import.meta.url));
const paths = (await readdir(protocol, { recursive: true })).filter((path) => /(^|\/)vectors\/.*\.json$/.test(path)).sort();
// `store/save.json` for `channels/store/vectors/save.json`.
const name = (path) => path.split('/').filter((part) => part !== 'channels' && part !== 'vectors').join('/');

describe('vectors', { concurrency: 2 }, () => {
  for (const path of paths) {
    test(name(path), async () => {
      const file = parse(await readFile(protocol + path, 'utf8'));
      assert.ok(file.cases.length > 0);
      for (const each of file.cases.filter((_, index) => index % step === 0)) {
        await runCase([await executable(), 'serve'], file, each).catch((error) => {
          error.message = `${each.name}: ${error.message}`;
          throw error;
        });
      }
    });
  }
});
