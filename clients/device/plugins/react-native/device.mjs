// A device, on which the user allows all types: nobody can do there what `control/…` does, and a decision stays for the next case.
import { LeftOut, wholeCases } from './record.mjs';

const typesIn = (...values) => JSON.stringify(values).match(/HK(Quantity|Category|Characteristic)TypeIdentifier\w+/g) ?? [];
const characteristics = { biologicalSex: 'BiologicalSex', bloodType: 'BloodType', fitzpatrickSkinType: 'FitzpatrickSkinType', wheelchairUse: 'WheelchairUse' };
const writing = ['save', 'deleteObjects', 'authorizationStatus'];

/** Whether a case asks for each type, to share or to read, before it uses the type. */
function hasDecisions({ prelude, exchange }) {
  const asked = { toShare: new Set(), read: new Set() };
  return [...prelude, ...exchange].every(({ method, call = method, params }) => {
    const name = String(call).split('/')[1];
    const { toShare, read, ...others } = params ?? {};
    const types = { toShare: typesIn(toShare), read: typesIn(read) };
    const own = characteristics[name] && `HKCharacteristicTypeIdentifier${characteristics[name]}`;
    types[writing.includes(name) ? 'toShare' : 'read'].push(...typesIn(others, own));
    return Object.keys(asked).every((direction) =>
      types[direction].every((type) => (name === 'requestAuthorization' ? asked[direction].add(type) : asked[direction].has(type))));
  });
}

/** The types for which the cases ask that a phone can run. */
export async function allTypes(files, phone) {
  const types = { toShare: new Set(), toRead: new Set() };
  for (const vector of wholeCases(files)) {
    const isLeftOut = await phone.begin(vector).then(() => false, () => true);
    for (const { method, call = method, params } of isLeftOut ? [] : [...vector.prelude, ...vector.exchange]) {
      if (call !== 'store/requestAuthorization') continue;
      typesIn(params.toShare).forEach((type) => types.toShare.add(type));
      typesIn(params.read).forEach((type) => types.toRead.add(type));
    }
  }
  return { toShare: [...types.toShare], toRead: [...types.toRead] };
}

export const device = {
  begin(vector) {
    if (Object.keys(vector.given).length > 0 || vector.files) throw new LeftOut('the case is about another phone, or another user');
    if (/"(bundleIdentifier|version|productType|operatingSystemVersion)":/.test(JSON.stringify(vector.exchange))) throw new LeftOut('the case is about another app');
    if (!hasDecisions(vector)) throw new LeftOut('the case needs undecided types');
  },
  arrange(method) {
    throw new LeftOut(`nobody can do ${method} on a device`);
  },
};
