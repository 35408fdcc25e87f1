'use strict';

const { sampleType } = require('./identifiers.cjs');

// An observer of the background serves the subscriptions to its type. Their identifiers are known to `unsubscribeQuery` only.

/** The subscriptions that a hybrid object made in this app process, by their identifier. */
function own(native) {
  const { app } = native;
  if (native.subscribed !== app.process) {
    native.subscribed = app.process;
    native.subscriptions = new Map();
  }
  return native.subscriptions;
}

/**
 * Subscribes to a type. An observer of the background comes first, whether the system has the type or not.
 *
 * @param find the function that returns the identifier of the type, or throws
 * @param predicate the samples to observe, by default all
 */
function subscribe(native, text, callback, find, predicate) {
  const { observers } = native.app;
  const subscriptions = own(native);
  const identifier = observers.newIdentifier();
  const updated = (errorMessage) => callback({ typeIdentifier: text, errorMessage });
  if (observers.route(text, updated)) {
    subscriptions.set(identifier, { text });
  } else {
    const isActive = () => subscriptions.has(identifier);
    const query = observers.start(find(native.app, text), predicate?.(), (errorMessage) => isActive() && updated(errorMessage));
    subscriptions.set(identifier, { query });
  }
  return identifier;
}

function unsubscribeQuery(native, identifier) {
  const subscription = own(native).get(identifier);
  if (!subscription) return false;
  own(native).delete(identifier);
  if (subscription.text === undefined) native.app.observers.stop(subscription.query);
  else native.app.observers.unroute(subscription.text);
  return true;
}

function unsubscribeQueries(native, identifiers) {
  const isOwnQuery = (identifier) => own(native).has(identifier) && own(native).get(identifier).text === undefined;
  return identifiers.filter((identifier) => isOwnQuery(identifier) && unsubscribeQuery(native, identifier)).length;
}

/** The samples that start after now. */
const laterSamples = ({ app }) => ({ startDate: app.state.clock, options: ['strictStartDate'] });

/** The functions for the background. Each package has a scope of its own, and its function that returns the identifier of a type. */
const background = (scope, typeOf) => ({
  enableBackgroundDelivery: async ({ app }, text, frequency) =>
    app.call('store/enableBackgroundDelivery', { type: typeOf(app, text), frequency }),
  disableBackgroundDelivery: async ({ app }, text) => app.call('store/disableBackgroundDelivery', { type: typeOf(app, text) }),

  async configureBackgroundTypes({ app }, texts, frequency) {
    await app.observers.configure(scope, texts, frequency);
    return true;
  },

  async clearBackgroundTypes({ app }) {
    app.observers.clear(scope);
    return true;
  },
});

const subscriptions = {
  subscribeToObserverQuery: (native, text, callback) => subscribe(native, text, callback, sampleType, () => laterSamples(native)),
  unsubscribeQuery,
  unsubscribeQueries,
  unsubscribeQueryAsync: async (native, identifier) => unsubscribeQuery(native, identifier),
  unsubscribeQueriesAsync: async (native, identifiers) => unsubscribeQueries(native, identifiers),
};

module.exports = { background, subscribe, subscriptions, unsubscribeQuery };
