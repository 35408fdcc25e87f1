// The stand-in for Nitro modules in the Node client: `node nitro.js COMMAND…`. Each line has the medians of two measurements in
// milliseconds, and of their ratios: a synchronous call and an asynchronous one; queryQuantitySamples of 10,000 samples, and
// the client's own sampleQuery of the same samples with its dates converted.
import { Bridge } from '../../clients/node/src/index.js';
import nitro from '../../clients/node/src/nitro/index.cjs';

const type = 'HKQuantityTypeIdentifierStepCount';
const options = { command: process.argv.slice(2), clock: '2026-03-01T12:00:00Z', timeZone: 'UTC' };
const bridge = await Bridge.start(options);
const health = await nitro.startNitro(options);
const core = health.NitroModules.createHybridObject('CoreModule');
const quantities = health.NitroModules.createHybridObject('QuantityTypeModule');

const first = Date.parse('2026-02-01T00:00:00Z');
const objects = Array.from({ length: 10_000 }, (_, index) => ({
  type,
  quantity: { value: (index % 100) + 0.5, unit: 'count' },
  startDate: new Date(first + index * 60_000),
  endDate: new Date(first + index * 60_000 + 30_000),
}));
for (const call of [bridge.call.bind(bridge), health.call]) {
  await call('store/requestAuthorization', { toShare: [type], read: [type] });
  await call('store/save', { objects });
}

const median = (values) => values.sort((a, b) => a - b)[values.length >> 1];

/** The time of a measurement in milliseconds, for each of its repetitions. */
async function time(repetitions, measured) {
  const start = performance.now();
  for (let index = 0; index < repetitions; index++) await measured();
  return (performance.now() - start) / repetitions;
}

/** Prints the medians of two measurements in alternation, and of their ratios. The first turns let the engine compile. */
async function compare(turns, repetitions, ours, theirs) {
  const times = [];
  for (let turn = 0; turn < turns + 5; turn++) times.push([await time(repetitions, ours), await time(repetitions, theirs)]);
  const counted = times.slice(5);
  console.log(...[0, 1].map((side) => median(counted.map((pair) => pair[side]))), median(counted.map(([a, b]) => a / b)));
}

await compare(15, 200, () => core.isHealthDataAvailable(), () => core.isHealthDataAvailableAsync());
await compare(
  15,
  1,
  () => quantities.queryQuantitySamples(type, { limit: 0, unit: 'count' }),
  async () => {
    const sortDescriptors = [{ key: 'startDate', ascending: false }];
    const { samples } = await bridge.store.sampleQuery({ type, unit: 'count', sortDescriptors });
    return samples.map((sample) => ({ ...sample, startDate: new Date(sample.startDate), endDate: new Date(sample.endDate) }));
  },
);
await bridge.close();
await health.close();
