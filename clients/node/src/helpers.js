import { methodNames } from './methods.js';

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
  return helpers;
}

const camelCase = (name) =>
  name.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase()).replace(/^[A-Z]/, (letter) => letter.toLowerCase());
