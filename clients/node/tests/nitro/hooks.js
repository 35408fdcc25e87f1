// Hooks of a package, in a component that React's test renderer mounts.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';

/**
 * Returns a function that calls a hook in a component. It resolves to the last value of the hook, after a change, and unmounts the
 * component.
 *
 * @param folder the folder of a package, beside which React is looked up
 * @param call calls a method of the protocol
 */
export function hooks(folder, call) {
  const resolve = createRequire(`${folder}/package.json`);
  const React = resolve('react');
  const { act, create } = resolve('react-test-renderer');
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;

  /** Lets promises and notifications arrive while the component is mounted. */
  async function settle() {
    for (let turn = 0; turn < 5; turn++) {
      await act(async () => {
        await call('rpc/version');
        await new Promise(setImmediate);
      });
    }
  }

  return async (hook, change = () => {}) => {
    let value;
    let renderer;
    const Component = () => ((value = hook()), null);
    await act(async () => (renderer = create(React.createElement(Component))));
    await settle();
    await change();
    await settle();
    await act(async () => renderer.unmount());
    return value;
  };
}

/** The exports of a package, and a function that checks that all functions of them were called. */
export function followed(exported) {
  const called = new Set();
  const get = (target, name) => (called.add(name), target[name]);
  const checkAll = () => {
    const functions = Object.keys(exported).filter((name) => typeof exported[name] === 'function');
    console.log(`${functions.length} functions and hooks`);
    assert.deepEqual(functions.filter((name) => !called.has(name)), []);
  };
  return [new Proxy(exported, { get }), checkAll];
}
