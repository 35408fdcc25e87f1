import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Bridge, ConnectionFailure, MissingPluginException, protocolVersion } from '../src/index.js';
import { fake } from './fakes/fakes.js';

/** The failure of a call to a misbehaving host. */
async function failure(behaviour, options) {
  const bridge = await Bridge.start({ command: fake(behaviour) });
  const error = await bridge.call('isAvailable', {}, options).then(assert.fail, (error) => error);
  assert.ok(error instanceof ConnectionFailure, error);
  assert.equal(bridge.isClosed, true);
  await assert.rejects(bridge.call('isAvailable'), error);
  await bridge.close();
  return error;
}

test('a missing executable', async () => {
  await assert.rejects(Bridge.start({ command: ['/nowhere/healthkit-bridge'] }), {
    name: 'ConnectionFailure',
    reason: 'missing',
    message: /ENOENT.*HEALTHKIT_BRIDGE/,
  });
});

test('an invalid command', async () => {
  await assert.rejects(Bridge.start({ command: ['a\0b'] }), { reason: 'missing' });
  await assert.rejects(Bridge.start({ command: ['/'] }), { reason: 'missing' });
});

test('an executable that exits at once', async () => {
  const command = ['sh', '-c', 'echo out of luck >&2; exit 3'];
  const expected = { reason: 'ended', exitStatus: 3, stderr: 'out of luck', message: /out of luck/ };
  await assert.rejects(Bridge.start({ command }), expected);
});

test('an invalid option is reported with the message of the bridge', async () => {
  const message = /^Bridge\.start: osVersion must be a version of iOS[^\n]*$/;
  await assert.rejects(Bridge.start({ osVersion: 'seventeen' }), { reason: 'ended', exitStatus: 64, message });
});

test('params that are no object are refused with the name of the method', async () => {
  const bridge = await Bridge.start();
  const message = 'store/sampleQuery takes an object of params, such as { name: value }, not "x"';
  await assert.rejects(bridge.store.sampleQuery('x'), { name: 'TypeError', message });
  await bridge.close();
});

test('an exit during a call', async () => {
  const error = await failure('exits');
  assert.equal(error.reason, 'ended');
  assert.equal(error.exitStatus, 7);
  assert.match(error.message, /behaviour: exits/);
});

test('an exit by a signal', async () => {
  await assert.rejects(Bridge.start({ command: ['sh', '-c', 'kill -KILL $$'] }), { reason: 'ended', exitStatus: 137 });
});

test('an exit during a response', async () => {
  assert.equal((await failure('respondsPartially')).reason, 'ended');
});

test('a call without a response', async () => {
  const error = await failure('hangs', { timeout: 300 });
  assert.equal(error.reason, 'timeout');
  assert.match(error.message, /isAvailable got no response within 300 ms/);
  assert.match(error.stderr, /hangs/);
});

test('no response to the version request', async () => {
  await assert.rejects(Bridge.start({ command: ['sleep', '60'], timeout: 300 }), { reason: 'timeout' });
});

test('a late call fails the other pending calls', async () => {
  const bridge = await Bridge.start({ command: fake('hangs') });
  const notification = bridge.notifications().next();
  const patient = bridge.call('isAvailable');
  const late = bridge.call('isAvailable', {}, { timeout: 50 });
  for (const each of [late, patient, notification]) await assert.rejects(each, { reason: 'timeout' });
  await bridge.close();
});

for (const behaviour of ['printsGarbage', 'respondsToUnknownId', 'respondsWithoutResult', 'cannotRead']) {
  test(`garbage: ${behaviour}`, async () => {
    const error = await failure(behaviour);
    assert.equal(error.reason, 'garbage');
    assert.match(error.stderr, new RegExp(behaviour));
    assert.doesNotMatch(error.message, /Segmentation/, 'the output may contain health values');
  });
}

test('invalid output before an exit', async () => {
  const command = ['sh', '-c', 'echo oh dear >&2; echo garbage; exit 5'];
  await assert.rejects(Bridge.start({ command }), { reason: 'garbage', stderr: 'oh dear' });
});

test('the output ends but the process does not', async () => {
  assert.equal((await failure('closesOutput')).reason, 'ended');
});

test('an incompatible version', async (t) => {
  t.after(() => delete process.env.FAKE_VERSION);
  const [major] = protocolVersion.split('.');
  for (const version of ['0.2.0', `${Number(major) + 1}.0.0`, `${major}2.0.0`, 'x']) {
    process.env.FAKE_VERSION = version;
    const message = new RegExp(`has protocol version ${version}; this client requires ${protocolVersion}`);
    await assert.rejects(Bridge.start({ command: fake('echoes') }), { reason: 'version', message });
  }
  process.env.FAKE_VERSION = `${major}.99.0`;
  await (await Bridge.start({ command: fake('echoes') })).close();
});

test('a host without a version method', async () => {
  const error = await Bridge.start({ command: fake('hasNoVersion') }).then(assert.fail, (error) => error);
  assert.equal(error.reason, 'version');
  assert.ok(error.cause instanceof MissingPluginException);
});

test('a flood on stderr does not block the bridge, and only its end is kept', async () => {
  const bridge = await Bridge.start({ command: fake('floods') });
  assert.equal(await bridge.call('isAvailable'), 'dry');
  await bridge.close();
  const error = await failure('floodsAndExits');
  assert.match(error.stderr, /last line$/);
  assert.ok(error.message.length < 10_000);
});

test('very large messages', async () => {
  const bridge = await Bridge.start({ command: fake('echoes') });
  const text = 'é'.repeat(20_000_000);
  assert.equal((await bridge.call('echo', { text })).text === text, true);
  await bridge.close();
});

test('a message above the limit of the bridge', async () => {
  const bridge = await Bridge.start({ maxFrame: 1000 });
  const call = bridge.call('isAvailable', { text: 'x'.repeat(2000) });
  await assert.rejects(call, { reason: 'garbage', message: /could not read a request: .*1000/ });
  await bridge.close();
});

test('a host that ignores SIGTERM is killed', async () => {
  const bridge = await Bridge.start({ command: fake('ignoresTermination') });
  await bridge.close(); // waits for the end of the process
  assert.equal(bridge.isClosed, true);
});
