import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { defaultCommand } from '../src/options.js';
import { parse } from './vectors/json.js';
import { runCase } from './vectors/runner.js';

const folder = fileURLToPath(new URL('../../../protocol/vectors/', import.meta.url));
const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.json')).sort();

describe('vectors', { concurrency: 2 }, () => {
  for (const name of names) {
    test(name, async () => {
      const file = parse(await readFile(folder + name, 'utf8'));
      assert.ok(file.cases.length > 0);
      for (const each of file.cases) {
        await runCase(defaultCommand(), file, each).catch((error) => {
          error.message = `${each.name}: ${error.message}`;
          throw error;
        });
      }
    });
  }
});
