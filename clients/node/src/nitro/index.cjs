'use strict';

// A stand-in for `react-native-nitro-modules`, with the hybrid objects of @kingstinct/react-native-healthkit and of
// @react-native-healthkit/health-records, and for the names of `react-native` that the packages use. It is CommonJS, because
// Jest and the packages load it with `require`.
const { App, defaultSystem } = require('./app.cjs');
const { withoutChannels } = require('./connection.cjs');
const { HybridObject } = require('./hybrid.cjs');
const { look } = require('./versions.cjs');

const objects = {
  CoreModule: require('./core.cjs'),
  CharacteristicTypeModule: require('./characteristics.cjs'),
  QuantityTypeModule: require('./quantity-types.cjs'),
  CategoryTypeModule: require('./category-types.cjs'),
  CorrelationTypeModule: require('./correlation-types.cjs'),
  ElectrocardiogramModule: require('./electrocardiograms.cjs'),
  HealthRecordsModule: require('./health-records.cjs'),
  HeartbeatSeriesModule: require('./heartbeat-series.cjs'),
  MedicationModule: require('./medications.cjs'),
  StateOfMindModule: require('./states-of-mind.cjs'),
  WorkoutsModule: require('./workouts.cjs'),
};

/**
 * The export `NitroModules` of `react-native-nitro-modules`.
 *
 * @param appOf the function that returns the app
 */
function nitroModules(appOf) {
  return {
    createHybridObject(name) {
      if (!Object.hasOwn(objects, name)) {
        throw new Error(
          `Cannot create an instance of HybridObject "${name}" - It has not yet been registered in the Nitro Modules ` +
            'HybridObjectRegistry! The stand-in has the hybrid objects of @kingstinct/react-native-healthkit and its packages.',
        );
      }
      look();
      return objects[name]({ name, get app() { return appOf(); } });
    },
    hasHybridObject: (name) => Object.hasOwn(objects, name),
    getAllHybridObjectNames: () => Object.keys(objects),
    isHybridObject: (object) => Object(object) === object && HybridObject.nativeOf(object) !== undefined,
    buildType: 'release',
    version: '0.35.9',
  };
}

let current;

/** The app of the last `startNitro`. If there is none, one with the default options starts at its first call. */
const currentApp = () => (current ??= new App());

exports.startNitro = async function startNitro(options) {
  const app = new App(options);
  await app.call('rpc/version');
  current = app;
  return withoutChannels({
    NitroModules: nitroModules(() => app),
    call: (method, params) => app.request(method, params),
    setupBackgroundObservers: () => app.observers.launch(),
    explain: () => app.explain(),
    unusedFaults: () => app.unusedFaults(),
    close: () => app.close(),
  });
};

exports.NitroModules = nitroModules(currentApp);

exports.Platform = {
  OS: 'ios',
  get Version() {
    return current?.state.osVersion ?? defaultSystem;
  },
  select: (choices) => choices.ios ?? choices.native ?? choices.default,
};
