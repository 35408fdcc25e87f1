import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { toArguments } from '../../src/options.js';
import { Host } from './host.js';
import { Numeral, parse, write } from './json.js';
import { match, substitute } from './matcher.js';

const defaults = { clock: '2026-01-01T12:00:00Z', timeZone: 'UTC', seed: new Numeral('1') };

/** Runs a case of a vector file with a new host. Throws if the case fails. */
export async function runCase(command, file, each) {
  const folder = await mkdtemp(join(tmpdir(), 'healthkit-bridge-vectors-'));
  const given = { ...defaults, ...file.given, ...each.given };
  const host = new Host([...command, ...(await argumentsFor(given, folder))], given.framing === 'headers');
  try {
    const paths = await writeFiles({ ...file.files, ...each.files }, join(folder, 'files'));
    await new Case(host, paths).run(requests([...(file.prelude ?? []), ...(each.prelude ?? [])], file.fixtures), each);
  } catch (error) {
    error.message += host.stderr && `\nThe last lines of its stderr:\n${host.stderr}`;
    throw error;
  } finally {
    await host.close();
    await rm(folder, { recursive: true });
  }
}

/** A prelude in which the names of fixtures are replaced by their requests. */
function requests(prelude, fixtures = {}) {
  return prelude.flatMap((entry) => {
    if (typeof entry !== 'string') return [entry];
    assert.ok(Object.hasOwn(fixtures, entry), `the file has no fixture “${entry}”`);
    return fixtures[entry];
  });
}

/** Writes the files of a case. Returns the paths of the files and their folders. */
async function writeFiles(files, folder) {
  const paths = {};
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
    for (let path = name; path !== '.'; path = dirname(path)) paths[path] = join(folder, path);
  }
  return paths;
}

async function argumentsFor(given, folder) {
  const options = {};
  for (const [name, value] of Object.entries(given)) {
    options[name] = value instanceof Numeral ? value.text : value;
  }
  if (options.auditLog === true) options.auditLog = join(folder, 'audit.log');
  if (typeof options.consent === 'object' && options.consent !== null) {
    const consent = join(folder, 'consent.json');
    await writeFile(consent, write(options.consent));
    options.consent = consent;
  }
  return toArguments(options);
}

class Case {
  #host;
  #saved;
  #calls = 0;

  constructor(host, paths) {
    this.#host = host;
    this.#saved = paths;
  }

  async run(prelude, { exchange, atEnd = [], exit = new Numeral('0') }) {
    for (const [index, { method, params }] of prelude.entries()) {
      const id = `prelude ${index + 1}`;
      this.#request(id, method, params);
      await this.#expect({ jsonrpc: '2.0', id, result: { $any: 'anything' } });
    }
    for (const step of exchange) {
      if ('call' in step) await this.#call(step);
      else await this.#send(step);
    }
    const { status, messages } = await this.#host.end();
    assert.equal(messages.length, atEnd.length, `messages at the end: ${messages}`);
    atEnd.forEach((expected, index) => this.#compare(expected, messages[index]));
    assert.equal(status, Number(exit.text), 'exit status');
  }

  #request(id, method, params) {
    const request = { jsonrpc: '2.0', id, method };
    if (params !== undefined) request.params = substitute(params, this.#saved);
    this.#host.send(write(request));
  }

  async #call({ call, params, then = [], ...step }) {
    const id = 'id' in step ? step.id : new Numeral(String(++this.#calls));
    this.#request(id, substitute(call, this.#saved), params);
    if ('result' in step) await this.#expect({ jsonrpc: '2.0', id, result: step.result });
    if ('error' in step) await this.#expect({ jsonrpc: '2.0', id, error: { $has: step.error } });
    for (const expected of then) await this.#expect(expected);
  }

  async #send(step) {
    if ('send' in step) this.#host.send(write(substitute(step.send, this.#saved)));
    if ('sendText' in step) this.#host.sendBytes(Buffer.from(step.sendText));
    if ('sendBase64' in step) this.#host.sendBytes(Buffer.from(step.sendBase64, 'base64'));
    if ('expect' in step) await this.#expect(step.expect);
    for (const expected of step.expectEach ?? []) await this.#expect(expected);
    if ('expectText' in step) await this.#expectText(Buffer.from(step.expectText));
  }

  async #expect(expected) {
    this.#compare(expected, await this.#host.next());
  }

  async #expectText(expected) {
    const received = await this.#host.nextBytes(expected.length);
    assert.equal(received.toString('latin1'), expected.toString('latin1'));
  }

  #compare(expected, message) {
    assert.ok(message, `the output has ended instead of ${write(expected)}`);
    const saved = match(expected, parse(message), this.#saved);
    assert.ok(saved, `expected ${write(expected)}\nreceived ${message}`);
    this.#saved = saved;
  }
}
