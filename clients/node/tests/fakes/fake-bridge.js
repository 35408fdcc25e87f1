// A misbehaving host: `node fake-bridge.js BEHAVIOUR`.
import { createInterface } from 'node:readline';
import { protocolVersion } from '../../src/methods.js';

const [behaviour] = process.argv.slice(2);
const send = (message) => process.stdout.write(JSON.stringify({ jsonrpc: '2.0', ...message }) + '\n');

/** The reactions to a call after the version request. */
const behaviours = {
  exits: () => process.exit(7),
  hangs: () => {},
  printsGarbage: () => process.stdout.write('Segmentation fault\n'),
  respondsToUnknownId: () => send({ id: 'unknown', result: null }),
  respondsWithoutResult: ({ id }) => send({ id }),
  respondsPartially: () => process.stdout.write('{"jsonrpc":"2.0",', () => process.exit(0)),
  cannotRead: () => send({ id: null, error: { code: -32700, message: 'Parse error' } }),
  closesOutput: () => process.stdout.end(),
  floods: ({ id }) => {
    for (let line = 0; line < 50_000; line++) process.stderr.write(`line ${line} of a flood\n`);
    send({ id, result: 'dry' });
  },
  floodsAndExits: () => process.stderr.write('x'.repeat(1_000_000) + '\nlast line\n', () => process.exit(7)),
  echoes: ({ id, params }) => send({ id, result: params }),
  ignoresTermination: () => {},
};

console.error(`behaviour: ${behaviour}`);
if (behaviour === 'ignoresTermination') {
  process.on('SIGTERM', () => {});
  setInterval(() => {}, 1000);
}
createInterface({ input: process.stdin }).on('line', (line) => {
  const request = JSON.parse(line);
  if (request.method !== 'rpc/version') behaviours[behaviour](request);
  else if (behaviour === 'hasNoVersion') send({ id: request.id, error: { code: -32601, message: 'Method not found' } });
  else send({ id: request.id, result: { name: 'fake', version: process.env.FAKE_VERSION ?? protocolVersion } });
});
