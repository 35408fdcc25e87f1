// A misbehaving host: `node fake-bridge.js BEHAVIOUR`.
import { createInterface } from 'node:readline';

const [behaviour] = process.argv.slice(2);
const say = (message) => process.stdout.write(JSON.stringify({ jsonrpc: '2.0', ...message }) + '\n');

/** The reactions to a call after the version request. */
const behaviours = {
  dies: () => process.exit(7),
  hangs: () => {},
  printsGarbage: () => process.stdout.write('Segmentation fault\n'),
  answersToNobody: () => say({ id: 'nobody', result: null }),
  answersNothing: ({ id }) => say({ id }),
  answersHalf: () => process.stdout.write('{"jsonrpc":"2.0",', () => process.exit(0)),
  cannotRead: () => say({ id: null, error: { code: -32700, message: 'Parse error' } }),
  closesOutput: () => process.stdout.end(),
  floods: ({ id }) => {
    for (let line = 0; line < 50_000; line++) process.stderr.write(`line ${line} of a flood\n`);
    say({ id, result: 'dry' });
  },
  floodsAndDies: () => process.stderr.write('x'.repeat(1_000_000) + '\nlast line\n', () => process.exit(7)),
  echoes: ({ id, params }) => say({ id, result: params }),
  ignoresTermination: () => {},
};

console.error(`I am about to go wrong: ${behaviour}`);
if (behaviour === 'ignoresTermination') {
  process.on('SIGTERM', () => {});
  setInterval(() => {}, 1000);
}
createInterface({ input: process.stdin }).on('line', (line) => {
  const request = JSON.parse(line);
  if (request.method !== 'rpc/version') behaviours[behaviour](request);
  else if (behaviour === 'hasNoVersion') say({ id: request.id, error: { code: -32601, message: 'Method not found' } });
  else say({ id: request.id, result: { name: 'fake', version: process.env.FAKE_VERSION ?? '0.1.0' } });
});
