// The recorder of clients/device/plugins, with the stand-in in the place of the package's native objects.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { startNitro } from 'healthkit-bridge/nitro';
import { allTypes, device } from '../../device/plugins/react-native/device.mjs';
import { nitroPhone } from '../../device/plugins/react-native/nitro.mjs';
import { LeftOut, record } from '../../device/plugins/react-native/record.mjs';
import { executable } from '../src/executable.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const vectors = JSON.parse(execFileSync(join(root, 'clients/device/plugins/bundle'), ['store'], { maxBuffer: 1 << 26 }));
const only = (name) => ({ [name]: vectors[name] });
const defaults = { osVersion: '18.0', clock: '2026-01-01T12:00:00Z', timeZone: 'UTC', seed: 1 };

let health;
let folder;
before(async () => {
  health = await startNitro(defaults);
  folder = mkdtempSync(join(tmpdir(), 'nitro-vectors'));
});
after(async () => {
  await health.close();
  rmSync(folder, { recursive: true });
});

/** The phone as each case needs it. */
const emulated = {
  device: 'healthkit-bridge',
  system: 'as each case says',
  async begin({ given, files }) {
    if (files) throw new LeftOut('the case has files');
    await health.call('control/reset', { ...defaults, ...given }).catch((error) => {
      throw new LeftOut(error.message);
    });
  },
  async arrange(method, params) {
    try {
      return { result: await health.call(method, params) };
    } catch (error) {
      return { error: { message: error.message } };
    }
  },
};

/** Modules with another function in the place of one. */
const planted = (module, name, body) => ({
  createHybridObject(of) {
    const object = health.NitroModules.createHybridObject(of);
    const get = (_, key) => (key === name ? body : object[key].bind(object));
    return of === module ? new Proxy({}, { get }) : object;
  },
});

/** What `--compare` says about a result. */
async function compare(result) {
  const path = join(folder, 'result.json');
  writeFileSync(path, JSON.stringify(result));
  return spawnSync(await executable(), ['conformance', '--compare', path], { encoding: 'utf8', cwd: root });
}

const count = ({ cases }, outcome) => cases.filter((each) => each.outcome === outcome).length;

describe('the recorder for react-native-healthkit', () => {
  test('all cases agree with the stand-in', async () => {
    const result = await record(vectors, nitroPhone(health.NitroModules, emulated));
    assert.deepEqual(result.cases.filter(({ outcome }) => outcome === 'different'), []);
    assert.ok(count(result, 'agreed') >= 450, `${count(result, 'agreed')} cases ran`);
    const { status, stdout, stderr } = await compare(result);
    assert.equal(status, 0, stderr);
    assert.match(stdout, /^healthkit-bridge, as each case says: rules: 0 refuted, \d+ confirmed/m);
  });

  test('as on a device, all cases agree one after the other', async () => {
    await health.call('control/reset', { ...defaults, osVersion: '27.0' });
    const phone = nitroPhone(health.NitroModules, { ...device, device: 'iPhone', system: 'iOS' });
    await health.NitroModules.createHybridObject('CoreModule').requestAuthorization(await allTypes(vectors, phone));
    const result = await record(vectors, phone);
    assert.deepEqual(result.cases.filter(({ outcome }) => outcome === 'different'), []);
    assert.ok(count(result, 'agreed') >= 90, `${count(result, 'agreed')} cases ran`);
  });

  test('a phone that answers otherwise refutes the rule', async () => {
    const modules = planted('CoreModule', 'authorizationStatusFor', () => 2);
    const result = await record(only('store/authorizationStatus.json'), nitroPhone(modules, emulated));
    const { status, stdout, stderr } = await compare(result);
    assert.equal(status, 1, stderr);
    assert.match(stdout, /^AUTH-33 refuted: /m);
    assert.match(stdout, /result: 2 instead of 1/);
  });
});
