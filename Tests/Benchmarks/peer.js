// A typical handwritten fake of HealthKit: samples in an array, without rules.
const { randomUUID } = require("crypto");

const samples = [];

const methods = {
  "store/requestAuthorization": () => ({ success: true }),

  "store/save": ({ objects }) => ({
    uuids: objects.map((sample) => {
      sample.uuid = randomUUID().toUpperCase();
      samples.push({ sample, start: Date.parse(sample.startDate), end: Date.parse(sample.endDate) });
      return sample.uuid;
    }),
  }),

  "store/sampleQuery": ({ type, predicate }) => {
    const start = Date.parse(predicate.startDate);
    const end = Date.parse(predicate.endDate);
    const found = samples.filter((each) => each.sample.type === type && each.start < end && each.end >= start);
    return { samples: found.map((each) => each.sample) };
  },

  "store/statisticsQuery": ({ type }) => {
    const values = samples.filter((each) => each.sample.type === type).map((each) => each.sample.quantity.value);
    return { type, sumQuantity: { value: values.reduce((sum, value) => sum + value, 0), unit: "kcal" } };
  },
};

require("readline")
  .createInterface({ input: process.stdin })
  .on("line", (line) => {
    const { id, method, params } = JSON.parse(line);
    process.stdout.write(JSON.stringify({ jsonrpc: "2.0", id, result: methods[method](params) }) + "\n");
  });
