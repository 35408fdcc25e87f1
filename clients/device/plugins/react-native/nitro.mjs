// A phone whose calls are those of @kingstinct/react-native-healthkit: its native objects take the requests of the channel `store`.
import { LeftOut } from './record.mjs';

const names = { Core: 'CoreModule', Characteristics: 'CharacteristicTypeModule', Quantities: 'QuantityTypeModule', Categories: 'CategoryTypeModule' };
const isQuantity = (type) => type.startsWith('HKQuantityTypeIdentifier');
const isCategory = (type) => type.startsWith('HKCategoryTypeIdentifier');
const text = (date) => date?.toISOString().replace('.000Z', 'Z');

function date(value) {
  if (/\.\d{4}/.test(value)) throw new LeftOut('the dates of JavaScript have milliseconds');
  return value && new Date(value);
}

/** Leaves a case out if a request has more than the package can ask for. */
function only(object, what, ...known) {
  const unknown = Object.keys(object).find((name) => object[name] !== undefined && !known.includes(name));
  if (unknown) throw new LeftOut(`the package has no ${unknown} of ${what}`);
}

/** The package's filter for a predicate. */
function filter(predicate) {
  if (!predicate) return undefined;
  const { startDate, endDate, options = [], uuids, metadataKey } = predicate;
  only(predicate, 'a filter', 'startDate', 'endDate', 'options', 'uuids', typeof metadataKey === 'string' && 'metadataKey');
  const strict = Object.fromEntries(options.map((option) => [option, true]));
  return {
    ...(startDate || endDate ? { date: { startDate: date(startDate), endDate: date(endDate), ...strict } } : {}),
    ...(uuids && { uuids }),
    ...(metadataKey && { metadata: { withMetadataKey: metadataKey } }),
  };
}

const sourceJSON = ({ name, bundleIdentifier }) => ({ name, bundleIdentifier });

const sampleJSON = ({ uuid, quantityType, categoryType, quantity, unit, value, startDate, endDate, metadata, device, sourceRevision }) => ({
  uuid,
  type: quantityType ?? categoryType,
  ...(quantityType ? { quantity: { value: quantity, unit } } : { value }),
  startDate: text(startDate),
  endDate: text(endDate),
  ...(Object.keys(metadata).length > 0 && { metadata }),
  ...(device && { device }),
  sourceRevision: {
    source: sourceJSON(sourceRevision.source),
    version: sourceRevision.version,
    productType: sourceRevision.productType,
    operatingSystemVersion: sourceRevision.operatingSystemVersion.replace(/\.0$/, ''),
  },
});

/** The unit that a case expects: HealthKit keeps the unit of a save, and the package asks in one. */
const unitIn = (expected) => /"unit":"([^"]*)"/.exec(JSON.stringify(expected ?? null))?.[1];

/** The requests of the channel, each by a function of the package. */
const requests = {
  isHealthDataAvailable: ({ Core }) => Core.isHealthDataAvailable(),
  authorizationStatus: ({ Core }, { type }) => Core.authorizationStatusFor(type),
  requestAuthorization: async ({ Core }, { toShare, read }) => ({ success: await Core.requestAuthorization({ toShare, toRead: read }) }),
  getRequestStatusForAuthorization: ({ Core }, { toShare, read }) => Core.getRequestStatusForAuthorization({ toShare, toRead: read }),
  biologicalSex: ({ Characteristics }) => Characteristics.getBiologicalSex(),
  bloodType: ({ Characteristics }) => Characteristics.getBloodType(),
  fitzpatrickSkinType: ({ Characteristics }) => Characteristics.getFitzpatrickSkinType(),
  wheelchairUse: ({ Characteristics }) => Characteristics.getWheelchairUse(),
  enableBackgroundDelivery: ({ Core }, { type, frequency }) => Core.enableBackgroundDelivery(type, frequency),
  disableBackgroundDelivery: ({ Core }, { type }) => Core.disableBackgroundDelivery(type),
  disableAllBackgroundDelivery: ({ Core }) => Core.disableAllBackgroundDelivery(),
  async preferredUnits({ Core }, { types }) {
    if (types.length === 0) throw new LeftOut('the package asks for no types');
    return Object.fromEntries((await Core.getPreferredUnits(types, true)).map(({ typeIdentifier, unit }) => [typeIdentifier, unit]));
  },
  async sourceQuery({ Core }, { type, predicate }) {
    return { sources: (await Core.querySources(type, filter(predicate))).map(sourceJSON) };
  },
  deleteObjects: async ({ Core }, { type, predicate }) => ({ count: await Core.deleteObjects(type, filter(predicate) ?? { date: {} }) }),
  async save({ Quantities, Categories }, { objects }, _, named) {
    if (objects.length !== 1) throw new LeftOut('the package saves one sample at a time');
    const [{ type, quantity, value, startDate, endDate, metadata, uuid, ...others }] = objects;
    only(others, 'a saved sample');
    if (uuid && (named.has(uuid.toUpperCase()) || named.others.includes(uuid))) throw new LeftOut('the package chooses the UUID of a sample');
    if (Object.values(metadata ?? {}).some((number) => Math.abs(number) > Number.MAX_SAFE_INTEGER)) throw new LeftOut('JavaScript rounds the number');
    if (!isQuantity(type) && !isCategory(type)) throw new LeftOut(`the recorder saves no ${type}`);
    const dates = [date(startDate), date(endDate), metadata];
    const saved = await (isQuantity(type)
      ? Quantities.saveQuantitySample(type, quantity.unit, quantity.value, ...dates)
      : Categories.saveCategorySample(type, value, ...dates));
    if (uuid) named.set(uuid.toUpperCase(), saved.uuid);
    return { uuids: [saved.uuid] };
  },
  async sampleQuery({ Quantities, Categories }, params, expected) {
    const { type, predicate, limit = 0, sortDescriptors: [sorting = { ascending: true }, more] = [], unit = unitIn(expected) } = params;
    only(params, 'a query', 'type', 'predicate', 'limit', 'sortDescriptors', 'unit');
    if (more || (sorting.key ?? 'startDate') !== 'startDate') throw new LeftOut('the package sorts by the start');
    if (isQuantity(type) && !unit && !expected) throw new LeftOut('the package asks for the preferred unit first');
    if (/"count":/.test(JSON.stringify(expected))) throw new LeftOut('the package has no count of a series');
    const options = { filter: filter(predicate), limit, ascending: sorting.ascending, unit };
    if (!isQuantity(type) && !isCategory(type)) throw new LeftOut(`the recorder queries no ${type}`);
    const samples = await (isQuantity(type) ? Quantities.queryQuantitySamples(type, options) : Categories.queryCategorySamples(type, options));
    if (samples.length > 1 && !params.sortDescriptors) throw new LeftOut('the package sorts by the start');
    return { samples: samples.map(sampleJSON) };
  },
  async statisticsQuery({ Quantities }, params, expected) {
    const { type, predicate, options, unit = unitIn(expected) } = params;
    if (options.includes('separateBySource')) throw new LeftOut('the package always separates by source');
    const { startDate, endDate, sources, mostRecentQuantityDateInterval: recent, ...values } =
      await Quantities.queryStatisticsForQuantity(type, options, { filter: filter(predicate), unit });
    const present = Object.entries(values).filter(([, value]) => value);
    if (present.length === 0) throw new LeftOut('the package hides code 11');
    const quantities = present.map(([name, { unit: of, quantity }]) => [name, { value: quantity, unit: of }]);
    const interval = recent && { mostRecentQuantityDateInterval: { startDate: text(recent.from), endDate: text(recent.to) } };
    return { type, startDate: text(startDate), endDate: text(endDate), ...Object.fromEntries(quantities), ...interval };
  },
};

const mapped = (value, map) => JSON.parse(JSON.stringify(value ?? null), (_, each) => map.get(each) ?? each);

/**
 * A phone for `record`.
 *
 * @param modules the export `NitroModules` of react-native-nitro-modules
 * @param phone `{device, system, begin(case), arrange(method, params), end()}`, where `arrange` carries out what an app cannot do
 */
export function nitroPhone(modules, phone) {
  const objects = Object.fromEntries(Object.entries(names).map(([name, of]) => [name, modules.createHybridObject(of)]));
  /** The UUIDs of the samples, by those of the vectors. */
  const named = new Map();
  let used;
  return {
    ...phone,
    async begin(vector) {
      named.clear();
      used = new Set();
      named.others = JSON.stringify([...vector.prelude, ...vector.exchange].filter(({ method, call }) => (method ?? call)?.startsWith?.('control/')));
      for (const { method, call = method, error } of [...vector.prelude, ...vector.exchange]) {
        const [channel, name] = String(call).split('/');
        if (channel === 'store' && !requests[name]) throw new LeftOut(`the recorder does not call ${name}`);
        if (error?.code === -32002) throw new LeftOut('the call ends the app');
        if (error && (error.code !== -32001 || channel !== 'store')) throw new LeftOut('the case is about the messages of the host');
      }
      await phone.begin(vector);
    },
    async call(method, given, expected = {}) {
      const params = given ?? {};
      const [channel, name] = method.split('/');
      if (channel !== 'store') return phone.arrange(method, mapped(params, named));
      for (const { type } of params.objects ?? []) used.add(type);
      try {
        const result = await requests[name](objects, name === 'save' ? params : mapped(params, named), expected.result, named);
        return { result: mapped(result, new Map([...named].map(([key, uuid]) => [uuid, key]))) };
      } catch (error) {
        const [, domain, code, message] = /Error Domain=(\S+) Code=(-?\d+) "([^"]*)"/.exec(error.message) ?? [];
        if (!domain) throw error instanceof LeftOut ? error : new LeftOut(error.message);
        // The package passes on no name of a code.
        const title = expected.error?.data?.name;
        return { error: { code: -32001, message, data: { domain, code: Number(code), ...(title && { name: title }) } } };
      }
    },
    /** Deletes what the case has saved. */
    async end() {
      for (const type of used ?? []) {
        // What was not saved cannot be deleted.
        await (async () => objects.Core.deleteObjects(type, { date: {} }))().catch(() => {});
      }
      await phone.end?.();
    },
  };
}
