import { methodNames } from './methods.js';
import { didYouMean } from './options.js';

/**
 * A function for each method, by channel and group: `store/workoutBuilder.create` is `store.workoutBuilder.create`,
 * `healthkit_permissions/isAvailable` is `healthkitPermissions.isAvailable`.
 *
 * @param call the function that calls a method: `call(method, params, options)`
 */
export function makeHelpers(call) {
  const helpers = {};
  for (const name of methodNames) {
    const [channel, path] = name.split('/');
    const groups = [camelCase(channel), ...path.split('.')];
    const method = groups.pop();
    const group = groups.reduce((parent, member) => (parent[member] ??= {}), helpers);
    group[method] = (params, options) => call(name, params, options);
  }
  return suggesting(helpers);
}

/** A group of functions. A misspelt one fails with the nearest name, but only when it is called: runners look for members of any name. */
function suggesting(group, place = 'the bridge') {
  for (const [name, member] of Object.entries(group)) if (typeof member === 'object') group[name] = suggesting(member, name);
  return new Proxy(group, {
    get(_, name) {
      if (name in group || typeof name === 'symbol' || ['then', 'toJSON'].includes(name)) return group[name];
      const question = didYouMean(name, Object.keys(group));
      return question ? () => { throw new TypeError(`${place} has no function ${name}.${question}`); } : undefined;
    },
  });
}

const camelCase = (name) =>
  name.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase()).replace(/^[A-Z]/, (letter) => letter.toLowerCase());
